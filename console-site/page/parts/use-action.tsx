import { useState } from 'preact/hooks';

/** An action and its outcome. */
export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...given: Arguments) => Promise<void>;
  readonly isBusy: boolean;
  readonly outcome: Outcome | undefined;
}

/** The outcome: what was done, or why it failed. */
export interface Outcome {
  readonly kind: 'good' | 'bad';
  readonly text: string;
}

/**
 * Runs an action that may fail.
 * @param act returns what has been done, or nothing if that is visible
 */
export function useAction<Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => Promise<string | void>,
): Action<Arguments> {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const run = async (...given: Arguments) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const text = await act(...given);
      if (typeof text === 'string') setOutcome({ kind: 'good', text });
    } catch (error) {
      setOutcome({ kind: 'bad', text: (error as Error).message });
    }
    setBusy(false);
  };
  return { run, isBusy, outcome };
}

/** Shows the outcome of an action. */
export function ActionOutcome({ action }: { readonly action: Pick<Action<never>, 'outcome'> }) {
  const { outcome } = action;
  return (
    <div aria-live="polite">
      {outcome !== undefined && <p class={`notice ${outcome.kind}`}>{outcome.text}</p>}
    </div>
  );
}

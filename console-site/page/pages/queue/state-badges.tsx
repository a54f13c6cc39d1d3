import { type MessageState, STATE_WORDS } from './message-states.ts';

const KINDS: Readonly<Record<string, string>> = {
  SUCCESS: 'good',
  FAILED: 'bad',
  FAIL: 'bad',
  RETRY: 'bad',
};

/** The state of a run (`RUN_FAILED`), a step (`STEP_RETRY`) or a failure callback (`CALLBACK_FAIL`). */
export function WorkflowState({ state }: { readonly state: string }) {
  const kind = KINDS[state.slice(state.indexOf('_') + 1)] ?? 'warn';
  return <span class={`badge message-state ${kind}`}>{stateText(state)}</span>;
}

/** `RUN_FAILED` is `Failed`. */
export function stateText(state: string): string {
  const word = state.slice(state.indexOf('_') + 1);
  return word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', ' ');
}

/** The state of a message: a word, and the service's own name for it on pointing. */
export function State({ state }: { readonly state: MessageState }) {
  const { words, kind } = STATE_WORDS[state];
  return (
    <span class={`badge message-state ${kind}`} title={state}>
      {words}
    </span>
  );
}

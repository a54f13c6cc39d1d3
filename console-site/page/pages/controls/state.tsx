import { useRef } from 'preact/hooks';
import type { components } from '../../../../generated/control/types.ts';
import { controlAnswer } from '../../../../src/client/control-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { countText } from '../../parts/format.ts';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import type { ControlsProps } from '../../props.ts';
import { seedIn, type Seed } from './seed-file.ts';

const NAMES: Readonly<Record<keyof components['schemas']['seeded'], string>> = {
  teams: 'team',
  databases: 'database',
  users: 'user',
  keys: 'key',
  topics: 'topic',
  records: 'record',
  schemas: 'schema',
  consumerGroups: 'consumer group',
  credentials: 'credential',
  connectors: 'connector',
  queues: 'queue',
  urlGroups: 'URL group',
  schedules: 'schedule',
  messages: 'message',
  deadLetters: 'dead letter',
};

/** Exports, seeds and resets. */
export function State({ control }: ControlsProps) {
  const form = useRef<HTMLFormElement>(null);
  const keep = useAction(async () => {
    const call = control.GET('/api/control/state', { parseAs: 'blob' });
    const seed: Blob = await controlAnswer(call);
    const url = URL.createObjectURL(seed);
    const link = document.createElement('a');
    link.href = url;
    link.download = 'seed.json';
    link.click();
    URL.revokeObjectURL(url);
    return 'Saved to your downloads.';
  });
  const add = useAction(async (isInPlace: boolean) => {
    const file = new FormData(form.current!).get('file');
    if (!(file instanceof File)) return;
    const body: Seed = await seedIn(file);
    const seeded = await controlAnswer(
      isInPlace
        ? control.PUT('/api/control/state', { body })
        : control.POST('/api/control/state', { body }),
    );
    return `Added ${seededText(seeded)}.`;
  });
  const reset = useAction(async () => {
    const seeded = await controlAnswer(control.POST('/api/control/state/reset'));
    return `Reset to the seed: ${seededText(seeded)}.`;
  });
  const empty = useAction(async () => {
    await controlAnswer(control.DELETE('/api/control/state'));
    return 'All data deleted.';
  });
  return (
    <>
      <section class="card">
        <h2>Export</h2>
        <p>
          Databases, topics, schemas, queues and everything else that a seed can describe, as one
          file.
        </p>
        <ActionOutcome action={keep} />
        <button type="button" disabled={keep.isBusy} onClick={() => void keep.run()}>
          {keep.isBusy ? 'Exporting…' : 'Export'}
        </button>
      </section>
      <section class="card">
        <h2>Seed</h2>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void add.run(false);
          }}
        >
          <label>
            Seed file (JSON)
            <input name="file" type="file" accept=".json,application/json" required />
          </label>
          <ActionOutcome action={add} />
          <div class="filters">
            <button type="submit" disabled={add.isBusy}>
              Add to existing data
            </button>
            <ConfirmButton
              label="Replace all data"
              question="Delete all data of the platform, and load the seed?"
              isDisabled={add.isBusy}
              confirmed={() => {
                if (form.current!.reportValidity()) void add.run(true);
              }}
            />
          </div>
        </form>
      </section>
      <section class="card">
        <h2>Reset</h2>
        <p>
          Closes all connections and removes faults and scenarios too. The console waits until the
          platform is ready again.
        </p>
        <ActionOutcome action={reset} />
        <ActionOutcome action={empty} />
        <p class="row-of">
          <ConfirmButton
            label="Reset to the seed"
            question="Discard all changes since the seed?"
            confirmed={() => void reset.run()}
          />
          <ConfirmButton
            label="Delete all data"
            question="Delete all data of the platform?"
            confirmed={() => void empty.run()}
          />
        </p>
      </section>
    </>
  );
}

function seededText(seeded: components['schemas']['seeded']): string {
  const parts = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((name) => seeded[name] > 0)
    .map((name) => countText(seeded[name], NAMES[name]));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

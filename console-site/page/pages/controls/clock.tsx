import { controlAnswer } from '../../../../src/client/control-client.ts';
import { fieldsOf } from '../../parts/fields.ts';
import { dateText, durationText } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { ControlsProps } from '../../props.ts';

const UNITS = { seconds: 1_000, minutes: 60_000, hours: 3_600_000, days: 86_400_000 };

/** The clock of the platform, and the seed that makes its ids the same again. */
export function Clock({ control }: ControlsProps) {
  const loaded = useLoad(() => controlAnswer(control.GET('/api/control/clock')), [control], 1_000);
  const change = useAction(async (body: { moveBy: number } | { frozen: boolean }) => {
    await controlAnswer(control.PATCH('/api/control/clock', { body }));
    loaded.reload();
  });
  const fix = useAction(async ({ seed = '' }: Readonly<Record<string, string>>) => {
    const body = { seed: Number(seed) };
    await controlAnswer(control.PUT('/api/control/ids', { body }));
    loaded.reload();
    return `New IDs are generated from seed ${seed}.`;
  });
  const move = (event: SubmitEvent) => {
    const { by = '', unit = '' } = fieldsOf(event);
    const milliseconds = Object.entries(UNITS).find(([name]) => name === unit)?.[1] ?? 1_000;
    void change.run({ moveBy: Number(by) * milliseconds });
  };
  return (
    <WhenLoaded loaded={loaded} what="the clock">
      {({ now, frozen, ahead, idSeed }) => (
        <>
          <section class="card">
            <dl>
              <dt>Time</dt>
              <dd class="number">{dateText(Date.parse(now))}</dd>
              <dt>Ahead of real time</dt>
              <dd class="number">{durationText(ahead)}</dd>
              <dt>Clock</dt>
              <dd>
                <span class={frozen ? 'badge warn' : 'badge good'} role="status">
                  {frozen ? 'frozen' : 'running'}
                </span>
              </dd>
              <dt>IDs</dt>
              <dd>{idSeed === null ? 'random' : `reproducible, from seed ${idSeed}`}</dd>
            </dl>
            <button
              type="button"
              disabled={change.isBusy}
              onClick={() => void change.run({ frozen: !frozen })}
            >
              {frozen ? 'Resume the clock' : 'Freeze the clock'}
            </button>
            <ActionOutcome action={change} />
          </section>
          <section class="card">
            <h2>Move the clock forward</h2>
            <p>Everything due by then happens at once. Only a reset moves the clock back.</p>
            <form class="filters" onSubmit={move}>
              <label>
                By
                <input name="by" type="number" min="0" step="any" required defaultValue="1" />
              </label>
              <label>
                Unit
                <select name="unit">
                  {Object.keys(UNITS).map((unit) => (
                    <option key={unit} selected={unit === 'hours'}>
                      {unit}
                    </option>
                  ))}
                </select>
              </label>
              <button type="submit" disabled={change.isBusy}>
                Move
              </button>
            </form>
          </section>
          <section class="card">
            <h2>Reproducible IDs</h2>
            <form class="filters" onSubmit={(event) => void fix.run(fieldsOf(event))}>
              <label>
                Seed
                <input name="seed" type="number" min="0" max="4294967295" required />
              </label>
              <button type="submit" disabled={fix.isBusy}>
                Set seed
              </button>
            </form>
            <ActionOutcome action={fix} />
          </section>
        </>
      )}
    </WhenLoaded>
  );
}

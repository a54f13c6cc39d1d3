import type { components } from '../../../../generated/control/types.ts';
import { controlAnswer } from '../../../../src/client/control-client.ts';
import type { Mutable } from '../../../../src/client/fetch-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { ControlsProps } from '../../props.ts';
import { faultText } from './fault-form.ts';

type Scenario = Mutable<components['schemas']['scenario']>;

/** A scenario to begin with. */
function exampleOf(family = 'queue', operation = 'publish'): string {
  const fault = { family, operation, answer: { status: 429 } };
  return JSON.stringify({ faults: [fault] }, null, 2);
}

/** Scenarios: faults that are set and removed together. */
export function Scenarios({ control, family, operation }: ControlsProps) {
  const loaded = useLoad(
    () => controlAnswer(control.GET('/api/control/scenarios')),
    [control],
    2_000,
  );
  const play = useAction(async ({ name = '', scenario = '' }: Readonly<Record<string, string>>) => {
    const params = { path: { name } };
    // The control API validates it, and names the place of an error.
    const body = JSON.parse(scenario) as Scenario;
    await controlAnswer(control.PUT('/api/control/scenarios/{name}', { params, body }));
    loaded.reload();
    return `Started ${name}.`;
  });
  const stop = useAction(async (name: string) => {
    const params = { path: { name } };
    await controlAnswer(control.DELETE('/api/control/scenarios/{name}', { params }));
    loaded.reload();
  });
  return (
    <>
      <ActionOutcome action={stop} />
      <WhenLoaded loaded={loaded} what="scenarios">
        {({ scenarios }) =>
          scenarios.length === 0 ? (
            <Empty>No scenario is running.</Empty>
          ) : (
            scenarios.map(({ name, faults }) => (
              <section class="card" key={name}>
                <div class="heading">
                  <h2>{name}</h2>
                  <span class="muted">{countText(faults.length, 'fault')}</span>
                  <ConfirmButton label="Stop" about={name} confirmed={() => void stop.run(name)} />
                </div>
                <Table
                  label={`Faults of ${name}`}
                  columns={['Operation', 'Effect', 'Affected']}
                  rows={faults.map((one) => ({
                    id: one.name,
                    cells: [
                      <>
                        {one.fault.family} {one.fault.operation}
                      </>,
                      faultText(one.fault),
                      `${numberText(one.met)} of ${countText(one.seen, 'request')}`,
                    ],
                  }))}
                />
              </section>
            ))
          )
        }
      </WhenLoaded>
      <h2>Run a scenario</h2>
      <form class="card form" onSubmit={(event) => void play.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required placeholder="rate-limited" />
        </label>
        <label>
          Scenario, as JSON
          <textarea
            class="code"
            name="scenario"
            rows={8}
            defaultValue={exampleOf(family, operation)}
          />
        </label>
        <ActionOutcome action={play} />
        <button type="submit" disabled={play.isBusy}>
          Run
        </button>
      </form>
    </>
  );
}

import { controlAnswer } from '../../../../src/client/control-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { countText, numberText } from '../../parts/format.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { ControlsProps } from '../../props.ts';
import { faultedFamilies, faultOf, faultText } from './fault-form.ts';

/** Faults, for testing how clients of the platform handle errors. */
export function Faults({ control, contracts, family, operation }: ControlsProps) {
  const loaded = useLoad(() => controlAnswer(control.GET('/api/control/faults')), [control], 2_000);
  const add = useAction(async (fields: Readonly<Record<string, string>>) => {
    const body = faultOf(fields);
    const { name } = await controlAnswer(control.POST('/api/control/faults', { body }));
    loaded.reload();
    return `Added ${name}.`;
  });
  const remove = useAction(async (name: string) => {
    const params = { path: { name } };
    await controlAnswer(control.DELETE('/api/control/faults/{name}', { params }));
    loaded.reload();
  });
  const removeAll = useAction(async () => {
    await controlAnswer(control.DELETE('/api/control/faults'));
    loaded.reload();
  });
  return (
    <>
      <WhenLoaded loaded={loaded} what="faults">
        {({ faults }) =>
          faults.length === 0 ? (
            <Empty>No faults. Every request is answered as usual.</Empty>
          ) : (
            <>
              <Table
                label="Faults"
                columns={['Name', 'Operation', 'Effect', 'Affected', '']}
                rows={faults.map(({ name, fault, seen, met }) => ({
                  id: name,
                  cells: [
                    <code>{name}</code>,
                    <>
                      {fault.family} {fault.operation}
                    </>,
                    faultText(fault),
                    `${numberText(met)} of ${countText(seen, 'request')}`,
                    <button
                      type="button"
                      class="quiet danger"
                      aria-label={`Remove ${name}`}
                      onClick={() => void remove.run(name)}
                    >
                      Remove
                    </button>,
                  ],
                }))}
              />
              <p>
                <ConfirmButton
                  label="Remove all"
                  question="Remove all faults?"
                  confirmed={() => void removeAll.run()}
                />
              </p>
            </>
          )
        }
      </WhenLoaded>
      <ActionOutcome action={remove} />
      <ActionOutcome action={removeAll} />
      <h2>Add a fault</h2>
      <p class="muted">
        Operations are named as in the live log. For <code>resp</code>, the Redis protocol at the
        ports of databases, name a command. A fault also affects requests of this console.
      </p>
      <form class="card form" onSubmit={(event) => void add.run(fieldsOf(event))}>
        <div class="cards">
          <label>
            Service
            <select name="family">
              {faultedFamilies(contracts).map((each) => (
                <option key={each} selected={each === family}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          <label>
            Operation (optional)
            <input name="operation" placeholder="runCommand" defaultValue={operation ?? ''} />
          </label>
          <label>
            Share of requests, % (optional)
            <input name="percent" type="number" min="0" max="100" step="any" />
          </label>
          <label>
            Requests to skip first (optional)
            <input name="after" type="number" min="0" />
          </label>
          <label>
            Requests to affect at most (optional)
            <input name="times" type="number" min="1" />
          </label>
          <label>
            Answer with status
            <input name="status" type="number" min="200" max="599" />
          </label>
          <label>
            Reply with error (resp only)
            <input name="error" placeholder="LOADING the dataset is loading" />
          </label>
          <label>
            Connection
            <select name="connection">
              <option value="">unchanged</option>
              <option value="reset">reset before the operation</option>
              <option value="cut">cut during the answer</option>
            </select>
          </label>
          <label>
            Delay, ms (optional)
            <input name="from" type="number" min="0" />
          </label>
          <label>
            Longest delay, ms (optional)
            <input name="to" type="number" min="0" />
          </label>
        </div>
        <ActionOutcome action={add} />
        <button type="submit" disabled={add.isBusy}>
          Add fault
        </button>
      </form>
    </>
  );
}

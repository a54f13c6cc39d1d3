import { controlAnswer } from '../../../../src/client/control/control-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { ControlsProps } from '../../props.ts';
import { FAMILIES, faultOf, faultText } from './fault-form.ts';

/** Faults, for testing how clients of the platform handle errors. */
export function Faults({ control }: ControlsProps) {
  const loaded = useLoad(() => controlAnswer(control.GET('/api/control/faults')), [control], 2_000);
  const add = useAction(async (fields: Readonly<Record<string, string>>) => {
    const body = faultOf(fields);
    const { name } = await controlAnswer(control.POST('/api/control/faults', { body }));
    loaded.reload();
    return `${name} is in force.`;
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
            <Empty>Nothing goes wrong on purpose.</Empty>
          ) : (
            <>
              <Table
                label="Faults"
                columns={['Name', 'For', 'What it does', 'Met', '']}
                rows={faults.map(({ name, fault, seen, met }) => ({
                  id: name,
                  cells: [
                    <code>{name}</code>,
                    <>
                      {fault.family} {fault.operation}
                    </>,
                    faultText(fault),
                    `${met} of ${seen}`,
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
        The console asks the families too, so a fault may meet its own requests. An operation is
        named as the live log names it; of <code>resp</code>, which is what the ports of databases
        are asked, it is a command.
      </p>
      <form class="card form" onSubmit={(event) => void add.run(fieldsOf(event))}>
        <div class="cards">
          <label>
            Family
            <select name="family">
              {FAMILIES.map((family) => (
                <option key={family}>{family}</option>
              ))}
            </select>
          </label>
          <label>
            Operation (empty: all)
            <input name="operation" placeholder="runCommand" />
          </label>
          <label>
            Percent of the requests (empty: all)
            <input name="percent" type="number" min="0" max="100" step="any" />
          </label>
          <label>
            How many are left out at first
            <input name="after" type="number" min="0" />
          </label>
          <label>
            How many at most
            <input name="times" type="number" min="1" />
          </label>
          <label>
            Answer with the status
            <input name="status" type="number" min="200" max="599" />
          </label>
          <label>
            Reply with the error (of resp)
            <input name="error" placeholder="LOADING the dataset is loading" />
          </label>
          <label>
            Connection
            <select name="connection">
              <option value="">as ever</option>
              <option value="reset">reset before the operation</option>
              <option value="cut">cut in the answer</option>
            </select>
          </label>
          <label>
            Wait, in milliseconds
            <input name="from" type="number" min="0" />
          </label>
          <label>
            Wait at most (empty: always as long)
            <input name="to" type="number" min="0" />
          </label>
        </div>
        <ActionOutcome action={add} />
        <button type="submit" disabled={add.isBusy}>
          Add the fault
        </button>
      </form>
    </>
  );
}

import { answerOf } from '../../../../src/client/management/management-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { dateText } from '../../parts/format.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

/** Keys to the management API. */
export function ApiKeys({ session: { management } }: AccountProps) {
  const loaded = useLoad(() => answerOf(management.GET('/v2/apikeys')), [management]);
  const make = useAction(async ({ name = '' }: Readonly<Record<string, string>>) => {
    const { key } = await answerOf(management.POST('/v2/apikey', { body: { name } }));
    loaded.reload();
    return `The key is ${key}. It is shown this once.`;
  });
  const remove = useAction(async (id: string) => {
    await answerOf(management.DELETE('/v2/apikey/{id}', { params: { path: { id } } }));
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required />
        </label>
        <button type="submit" disabled={make.isBusy}>
          Make a key
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="API keys">
        {(keys) => (
          <Table
            label="API keys"
            columns={['Name', 'Made', 'Reads only', '']}
            rows={keys.map((key) => ({
              id: key.key_id,
              cells: [
                key.name,
                dateText(key.creation_time * 1000),
                key.read_only ? 'yes' : 'no',
                <ConfirmButton
                  label="Delete"
                  about={key.name}
                  confirmed={() => void remove.run(key.key_id)}
                />,
              ],
            }))}
          />
        )}
      </WhenLoaded>
    </>
  );
}

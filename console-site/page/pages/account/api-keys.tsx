import { answerOf } from '../../../../src/client/management-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

/** Keys to the management API. */
export function ApiKeys({ session: { management } }: AccountProps) {
  const loaded = useLoad(() => answerOf(management.GET('/v2/apikeys')), [management]);
  const make = useAction(async ({ name = '' }: Readonly<Record<string, string>>) => {
    const { key } = await answerOf(management.POST('/v2/apikey', { body: { name } }));
    loaded.reload();
    return `${key} – copy it now: it is not shown again.`;
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
          Create key
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="API keys">
        {(keys) => (
          <Table
            label="API keys"
            columns={['Name', 'Created', 'Access', '']}
            rows={keys.map((key) => ({
              id: key.key_id,
              cells: [
                key.name,
                <Time at={key.creation_time * 1000} />,
                key.read_only ? 'read-only' : 'full',
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

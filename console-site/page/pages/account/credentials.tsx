import { answerOf } from '../../../../src/client/management-client.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { fieldsOf } from '../../parts/fields.ts';
import { Empty, WhenLoaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { useLoad } from '../../parts/use-load.ts';
import type { AccountProps } from '../../props.ts';

const PERMISSIONS = ['ALL', 'PRODUCE', 'CONSUME'] as const;

/** Credentials for topics of clusters. */
export function Credentials({ session: { management } }: AccountProps) {
  const clusters = useLoad(() => answerOf(management.GET('/v2/kafka/clusters')), [management]);
  const loaded = useLoad(() => answerOf(management.GET('/v2/kafka/credentials')), [management]);
  const make = useAction(async (fields: Readonly<Record<string, string>>) => {
    const { name = '', cluster = '', topic = '', permissions = '' } = fields;
    const known = PERMISSIONS.find((each) => each === permissions) ?? 'ALL';
    const body = { credential_name: name, cluster_id: cluster, topic, permissions: known };
    await answerOf(management.POST('/v2/kafka/credential', { body }));
    loaded.reload();
  });
  const remove = useAction(async (id: string) => {
    await answerOf(management.DELETE('/v2/kafka/credential/{id}', { params: { path: { id } } }));
    loaded.reload();
  });
  return (
    <>
      <form class="filters" onSubmit={(event) => void make.run(fieldsOf(event))}>
        <label>
          Name
          <input name="name" required />
        </label>
        <label>
          Cluster
          <select name="cluster">
            {(clusters.data ?? []).map(({ cluster_id: id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Topic, a prefix such as orders.*, or *
          <input name="topic" required defaultValue="*" />
        </label>
        <label>
          Permissions
          <select name="permissions">
            {PERMISSIONS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="submit" disabled={make.isBusy}>
          Create
        </button>
      </form>
      <ActionOutcome action={make} />
      <ActionOutcome action={remove} />
      <WhenLoaded loaded={loaded} what="credentials">
        {(credentials) =>
          credentials.length === 0 ? (
            <Empty>No credentials besides those of the clusters themselves.</Empty>
          ) : (
            <Table
              label="Credentials"
              columns={['Name', 'Topic', 'Permissions', 'Secrets', '']}
              rows={credentials.map((one) => ({
                id: one.credential_id,
                cells: [
                  one.credential_name,
                  <code>{one.topic}</code>,
                  one.permissions,
                  <>
                    <Copy text={one.username} label="Copy user" />{' '}
                    <Copy text={one.password ?? ''} label="Copy password" />
                  </>,
                  <ConfirmButton
                    label="Delete"
                    about={one.credential_name}
                    confirmed={() => void remove.run(one.credential_id)}
                  />,
                ],
              }))}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}

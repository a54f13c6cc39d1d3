import type { components } from '../../../../generated/management/types.ts';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { Session } from '../../api/session.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { NewNamed } from '../../parts/new-named.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';

type Database = Pick<
  components['schemas']['database'],
  'database_id' | 'database_name' | 'endpoint' | 'port'
>;

const REGIONS = ['eu-west-1', 'us-east-1', 'us-west-1', 'ap-northeast-1', 'us-central1'] as const;
type Region = (typeof REGIONS)[number];

/** The selected database with a delete button, and a form to create another one. */
export function Databases(props: {
  readonly session: Session;
  readonly database: Database | undefined;
  readonly made: (id: string) => void;
  readonly deleted: () => void;
}) {
  const { session, database, made, deleted } = props;
  const remove = useAction(async (id: string) => {
    const params = { path: { id } };
    await answerOf(session.management.DELETE('/v2/redis/database/{id}', { params }));
    deleted();
  });
  const create = async (order: { readonly name: string; readonly region: Region }) => {
    const body = { ...order, tls: false };
    const { database_id: id } = await answerOf(
      session.management.POST('/v2/redis/database', { body }),
    );
    made(id);
  };
  return (
    <>
      {database !== undefined && (
        <section class="card">
          <div class="heading">
            <h2>{database.database_name}</h2>
            <ConfirmButton
              label="Delete"
              question="Delete the database with all its keys?"
              about={database.database_name}
              confirmed={() => void remove.run(database.database_id)}
            />
          </div>
          <dl>
            <dt>ID</dt>
            <dd>
              <code>{database.database_id}</code>
            </dd>
            <dt>Endpoint</dt>
            <dd>
              <code>{database.endpoint}</code>
            </dd>
            <dt>Port</dt>
            <dd>{database.port}</dd>
          </dl>
        </section>
      )}
      <ActionOutcome action={remove} />
      <NewNamed what="database" regions={REGIONS} make={create} />
    </>
  );
}

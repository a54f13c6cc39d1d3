import { answerOf } from '../../../../src/client/management-client.ts';
import type { Cluster } from '../../api/kafka.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { NewNamed } from '../../parts/new-named.tsx';
import { ActionOutcome, useAction } from '../../parts/use-action.tsx';
import { hashOf } from '../../route.ts';
import type { Session } from '../../api/session.ts';

const REGIONS = ['eu-west-1', 'us-east-1'] as const;
type Region = (typeof REGIONS)[number];

/**
 * The selected cluster with its connection details and a delete button, and a form to create
 * another one.
 */
export function Clusters(props: {
  readonly session: Session;
  readonly cluster: Cluster | undefined;
  /** Called after the clusters have changed. */
  readonly changed: () => void;
}) {
  const { session, cluster, changed } = props;
  const { management } = session;
  const make = async (body: { readonly name: string; readonly region: Region }) => {
    const { cluster_id: id } = await answerOf(management.POST('/v2/kafka/cluster', { body }));
    changed();
    location.hash = hashOf('connect', 'kafka', id);
  };
  const remove = useAction(async (id: string) => {
    await answerOf(management.DELETE('/v2/kafka/cluster/{id}', { params: { path: { id } } }));
    changed();
    location.hash = hashOf('kafka', '-', 'clusters');
  });
  return (
    <>
      {cluster !== undefined && (
        <section class="card">
          <div class="heading">
            <h2>{cluster.name}</h2>
            <ConfirmButton
              label="Delete"
              question="Delete the cluster with all its topics?"
              about={cluster.name}
              action="Delete cluster"
              confirmed={() => void remove.run(cluster.cluster_id)}
            />
          </div>
          <dl>
            <dt>ID</dt>
            <dd>
              <code>{cluster.cluster_id}</code>
            </dd>
            <dt>Region</dt>
            <dd>{cluster.region}</dd>
            <dt>User</dt>
            <dd>
              <code class="value">{cluster.username}</code>
            </dd>
            <dt>REST</dt>
            <dd>
              <code>{cluster.rest_endpoint}</code>
            </dd>
          </dl>
        </section>
      )}
      <ActionOutcome action={remove} />
      <NewNamed what="cluster" regions={REGIONS} make={make} />
    </>
  );
}

import type { LogUser } from '../../../engines/log/engine.ts';
import type { Store } from '../../../store/store.ts';
import type { CredentialRow } from '../clusters/row.ts';
import { isGeneratedUsername } from '../clusters/secrets.ts';

/** The active credentials of a cluster. */
export function activeCredentials(store: Store, clusterId: string): Promise<CredentialRow[]> {
  return store
    .selectFrom('kafka_credential')
    .selectAll()
    .where('cluster_id', '=', clusterId)
    .where('state', '=', 'active')
    .execute();
}

/**
 * The credentials of a cluster that are also users of the server behind the log. User names from a seed are
 * excluded: there they could belong to somebody else.
 */
export async function logUsersOf(store: Store, clusterId: string): Promise<LogUser[]> {
  const rows = await store
    .selectFrom('kafka_credential')
    .innerJoin('kafka_cluster', 'kafka_cluster.cluster_id', 'kafka_credential.cluster_id')
    .selectAll('kafka_credential')
    .select('kafka_cluster.slug')
    .where('kafka_credential.cluster_id', '=', clusterId)
    .where('kafka_credential.state', '=', 'active')
    .where('kafka_cluster.suspended', '=', 0)
    .execute();
  return rows
    .filter(({ slug, username }) => isGeneratedUsername(slug, username))
    .map(({ credential_id: id, username, password, topic, permissions }) => {
      return { id, username, password, topic, permissions };
    });
}

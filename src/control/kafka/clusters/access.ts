import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { Actor } from '../../actor.ts';
import { ControlError } from '../../errors.ts';
import { isAccessible } from '../../accessible.ts';
import type { ClusterRow } from './row.ts';

/** The active clusters that an account has access to: its own, and those of its teams. */
export function accessibleClusters(executor: Kysely<Schema>, actor: Actor) {
  return executor
    .selectFrom('kafka_cluster')
    .selectAll()
    .where('state', '=', 'active')
    .where(isAccessible(actor));
}

/** The cluster, if there is one that the account has access to. */
export function find(
  executor: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<ClusterRow | undefined> {
  return accessibleClusters(executor, actor).where('cluster_id', '=', id).executeTakeFirst();
}

/** @throws ControlError if there is no such cluster, or the account has no access */
export async function requireCluster(
  executor: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<ClusterRow> {
  const row = await find(executor, actor, id);
  if (row === undefined) throw new ControlError('clusterNotFound', { id });
  return row;
}

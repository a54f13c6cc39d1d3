import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { Actor } from '../../actor.ts';
import { ControlError } from '../../errors.ts';
import { isAccessible, requireAccess } from '../../accessible.ts';
import type { ClusterRow } from './row.ts';

/** The active clusters that an account has access to: its own, and those of teams in which its role allows it. */
export function accessibleClusters(executor: Kysely<Schema>, actor: Actor) {
  return activeClusters(executor).where(isAccessible(actor));
}

function activeClusters(executor: Kysely<Schema>) {
  return executor.selectFrom('kafka_cluster').selectAll().where('state', '=', 'active');
}

/**
 * The cluster, if there is one that the account has access to.
 * @throws ControlError if its role in the team does not allow the operation
 */
export async function find(
  executor: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<ClusterRow | undefined> {
  const row = await activeClusters(executor).where('cluster_id', '=', id).executeTakeFirst();
  return row && (await requireAccess(executor, actor, row)) ? row : undefined;
}

/** @throws ControlError if there is no such cluster, or the account has no access, or not with its role */
export async function requireCluster(
  executor: Kysely<Schema>,
  actor: Actor,
  id: string,
): Promise<ClusterRow> {
  const row = await find(executor, actor, id);
  if (row === undefined) throw new ControlError('clusterNotFound', { id });
  return row;
}

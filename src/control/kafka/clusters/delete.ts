import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import { RowConflict } from '../../conflicts.ts';
import type { ClusterRow } from './row.ts';
import { NO_USER } from './secrets.ts';

/**
 * Marks a cluster deleted with its credentials and its connectors, and erases their secrets.
 * @param now Unix seconds
 * @returns the row of the cluster afterwards
 */
export async function deleteWithAll(
  transaction: Kysely<Schema>,
  row: ClusterRow,
  now: number,
): Promise<ClusterRow> {
  const { cluster_id: id, revision } = row;
  const changes = { state: 'deleted', ...NO_USER, revision: revision + 1 } as const;
  const { numUpdatedRows } = await transaction
    .updateTable('kafka_cluster')
    .set(changes)
    .where('cluster_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RowConflict();
  await transaction
    .updateTable('kafka_credential')
    .set({ state: 'deleted', ...NO_USER })
    .where('cluster_id', '=', id)
    .where('state', '=', 'active')
    .execute();
  await transaction
    .updateTable('kafka_connector')
    .set((eb) => ({
      deletion_time: now,
      properties: '{}',
      revision: eb('revision', '+', 1),
    }))
    .where('cluster_id', '=', id)
    .where('deletion_time', '=', 0)
    .execute();
  return { ...row, ...changes };
}

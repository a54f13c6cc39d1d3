import { DataError } from '../../../base/data-error.ts';
import type { Store } from '../../../store/store.ts';
import type { RunningClusters } from './running-clusters.ts';

/**
 * Reconciles what runs with the rows at a start: each active cluster serves, with its credentials; leftovers of
 * deleted ones are removed. Clusters of the log that the store does not know are left alone: somebody may have put
 * them there on purpose.
 * @throws DataError if the data of one can't be read
 */
export async function reconcile(
  store: Store,
  running: Pick<RunningClusters, 'remains' | 'fit' | 'fitCredential' | 'fitUsers'>,
): Promise<void> {
  const rows = await store.selectFrom('kafka_cluster').selectAll().execute();
  const credentials = await store
    .selectFrom('kafka_credential')
    .selectAll()
    .where('state', '=', 'active')
    .execute();
  const remains = new Set(await running.remains());
  for (const row of rows) {
    if (row.state === 'deleted' && !remains.has(row.cluster_id)) continue;
    try {
      await running.fit(row);
    } catch (error) {
      throw new DataError((error as Error).message, { cause: error });
    }
  }
  for (const credential of credentials) running.fitCredential(credential);
  // Not awaited: a start does not wait for brokers.
  for (const { cluster_id: id, state } of rows) if (state === 'active') void running.fitUsers(id);
}

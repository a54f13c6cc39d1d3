import type { Store } from '../../../store/store.ts';
import type { RunningConnectors } from './running-connectors.ts';

/**
 * Reconciles what runs with the rows at a start: leftovers of deleted connectors are removed before another of the
 * same name can start; the others are started, without waiting for them.
 */
export async function reconcileConnectors(store: Store, running: RunningConnectors): Promise<void> {
  const rows = await store
    .selectFrom('kafka_connector')
    .select(['connector_id', 'deletion_time'])
    .execute();
  const deleted = rows.filter((row) => row.deletion_time > 0);
  await Promise.all(deleted.map(({ connector_id: id }) => running.fit(id)));
  for (const { connector_id: id, deletion_time: at } of rows) {
    if (at === 0) void running.fit(id);
  }
}

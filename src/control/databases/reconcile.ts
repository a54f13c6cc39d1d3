import type { Store } from '../../store/store.ts';
import type { DatabaseRow } from './row.ts';
import type { RunningDatabases } from './running-databases.ts';

/**
 * Reconciles what runs with the rows at a start: each active database serves, on its old port if possible; what is
 * left of deleted ones is removed. Directories of databases that the store does not know are left alone: somebody may
 * have put them there on purpose.
 * @param keepsPorts whether a port that had to change is written to its row
 */
export async function reconcile(
  store: Store,
  running: RunningDatabases,
  keepsPorts: boolean,
): Promise<void> {
  const rows = await store
    .selectFrom('redis_database')
    .selectAll()
    .where('state', '=', 'active')
    .execute();
  await running.openEngine(rows);
  const moved: { row: DatabaseRow; port: number }[] = [];
  // If one fails, the others are still awaited: a port opened later would never be closed.
  const results = await Promise.allSettled(
    rows.map(async (row) => {
      const port = await running.fit(row);
      if (!keepsPorts || port === row.port) return;
      moved.push({ row, port });
      if (row.port !== 0) running.tellMoved(row, port);
    }),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  await store.transaction().execute(async (transaction) => {
    for (const { row, port } of moved) {
      await transaction
        .updateTable('redis_database')
        .set({ port })
        .where('database_id', '=', row.database_id)
        .execute();
    }
  });
  const remains = await running.remains();
  if (remains.length === 0) return;
  const deleted = await store
    .selectFrom('redis_database')
    .selectAll()
    .where('state', '=', 'deleted')
    .where('database_id', 'in', remains)
    .execute();
  for (const row of deleted) await running.fit(row);
}

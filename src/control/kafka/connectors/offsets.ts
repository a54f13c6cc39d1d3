import type { Kysely } from 'kysely';
import type { OffsetStore, SourceOffset } from '../../../engines/connect/engine.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';

/** Stores the offsets of sources beside the rows of the connectors. */
export function connectorOffsets(store: Store): OffsetStore {
  return {
    load: (connectorId) => loadOffsets(store, connectorId),
    save: (connectorId, offsets) =>
      store.transaction().execute((transaction) => saveOffsets(transaction, connectorId, offsets)),
    async clear(connectorId) {
      await store
        .deleteFrom('kafka_connector_offset')
        .where('connector_id', '=', connectorId)
        .execute();
    },
  };
}

/** The offsets of a connector. */
export async function loadOffsets(store: Store, connectorId: string): Promise<SourceOffset[]> {
  const rows = await store
    .selectFrom('kafka_connector_offset')
    .selectAll()
    .where('connector_id', '=', connectorId)
    .orderBy('source_partition')
    .execute();
  return rows.map(({ source_partition: partition, source_offset: offset }) => ({
    partition,
    offset,
  }));
}

/** Sets some offsets of a connector. */
export async function saveOffsets(
  transaction: Kysely<Schema>,
  connectorId: string,
  offsets: readonly SourceOffset[],
): Promise<void> {
  for (const { partition, offset } of offsets) {
    if (offset === null) {
      await transaction
        .deleteFrom('kafka_connector_offset')
        .where('connector_id', '=', connectorId)
        .where('source_partition', '=', partition)
        .execute();
      continue;
    }
    await transaction
      .insertInto('kafka_connector_offset')
      .values({ connector_id: connectorId, source_partition: partition, source_offset: offset })
      .onConflict((conflict) =>
        conflict
          .columns(['connector_id', 'source_partition'])
          .doUpdateSet({ source_offset: offset }),
      )
      .execute();
  }
}

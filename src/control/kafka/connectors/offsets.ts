import type { OffsetStore, SourceOffset } from '../../../engines/connect/engine.ts';
import type { Store } from '../../../store/store.ts';

/** Keeps how far sources have come, beside the rows of the connectors. */
export function connectorOffsets(store: Store): OffsetStore {
  return {
    async load(connectorId) {
      const rows = await store
        .selectFrom('kafka_connector_offset')
        .selectAll()
        .where('connector_id', '=', connectorId)
        .execute();
      return rows.map(({ source_partition: partition, source_offset: offset }): SourceOffset => ({
        partition,
        offset,
      }));
    },

    async save(connectorId, offsets) {
      await store.transaction().execute(async (transaction) => {
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
            .values({
              connector_id: connectorId,
              source_partition: partition,
              source_offset: offset,
            })
            .onConflict((conflict) =>
              conflict
                .columns(['connector_id', 'source_partition'])
                .doUpdateSet({ source_offset: offset }),
            )
            .execute();
        }
      });
    },

    async clear(connectorId) {
      await store
        .deleteFrom('kafka_connector_offset')
        .where('connector_id', '=', connectorId)
        .execute();
    },
  };
}

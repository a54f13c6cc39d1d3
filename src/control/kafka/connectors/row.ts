import type { Selectable } from 'kysely';
import type { ConnectorConfig } from '../../../directory/kafka/clusters.ts';
import type { ConnectorDefinition } from '../../../engines/connect/engine.ts';
import type { KafkaConnectorTable } from '../../../store/kafka-schema.ts';
import type { Store } from '../../../store/store.ts';

/** A connector as stored: the source of truth for it, except for its current state. */
export type ConnectorRow = Readonly<Selectable<KafkaConnectorTable>>;

/** The connectors of a cluster, oldest first. */
export function connectorsOf(store: Store, clusterId: string): Promise<ConnectorRow[]> {
  return store
    .selectFrom('kafka_connector')
    .selectAll()
    .where('cluster_id', '=', clusterId)
    .where('deletion_time', '=', 0)
    .orderBy('creation_time')
    .orderBy('name')
    .execute();
}

/** The configuration of a connector. */
export function propertiesOf(row: ConnectorRow): Record<string, string> {
  return JSON.parse(row.properties) as Record<string, string>;
}

/** The definition with which a connector is to run. */
export function definitionOf(row: ConnectorRow): ConnectorDefinition {
  const { connector_id: id, cluster_id: clusterId, name } = row;
  return { id, clusterId, name, properties: propertiesOf(row) };
}

/** The configurations of a cluster's connectors, oldest first. */
export async function connectorConfigs(
  store: Store,
  clusterId: string,
): Promise<ConnectorConfig[]> {
  const rows = await connectorsOf(store, clusterId);
  return rows.map((row) => ({ name: row.name, config: propertiesOf(row) }));
}

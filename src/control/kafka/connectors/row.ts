import type { Selectable } from 'kysely';
import type { ConnectorDefinition } from '../../../engines/connect/runtime.ts';
import type { KafkaConnectorTable } from '../../../store/kafka-schema.ts';

/** A connector as the store has it: the truth about it, but for how it is at the moment. */
export type ConnectorRow = Readonly<Selectable<KafkaConnectorTable>>;

/** What a connector is configured with. */
export function propertiesOf(row: ConnectorRow): Record<string, string> {
  return JSON.parse(row.properties) as Record<string, string>;
}

/** The connector as it is to run. */
export function definitionOf(row: ConnectorRow): ConnectorDefinition {
  const { connector_id: id, cluster_id: clusterId, name } = row;
  return { id, clusterId, name, properties: propertiesOf(row) };
}

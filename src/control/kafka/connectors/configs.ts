import type { ConnectorConfig } from '../../../families/kafka/clusters.ts';
import type { Store } from '../../../store/store.ts';
import { propertiesOf } from './row.ts';

/** How the connectors of a cluster are configured, oldest first. */
export async function connectorConfigs(
  store: Store,
  clusterId: string,
): Promise<ConnectorConfig[]> {
  const rows = await store
    .selectFrom('kafka_connector')
    .selectAll()
    .where('cluster_id', '=', clusterId)
    .where('deletion_time', '=', 0)
    .orderBy('creation_time')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ name: row.name, config: propertiesOf(row) }));
}

import type { ConnectorConfig } from '../../../directory/kafka/clusters.ts';
import type { Store } from '../../../store/store.ts';
import { connectorsOf, propertiesOf } from './row.ts';

/** How the connectors of a cluster are configured, oldest first. */
export async function connectorConfigs(
  store: Store,
  clusterId: string,
): Promise<ConnectorConfig[]> {
  const rows = await connectorsOf(store, clusterId);
  return rows.map((row) => ({ name: row.name, config: propertiesOf(row) }));
}

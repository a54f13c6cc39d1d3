import type { ConnectRuntime, OffsetStore } from '../engines/connect/engine.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import { connectorFilesOf } from '../settings/connector-files.ts';
import { ConnectOnDemand } from './connect-on-demand.ts';
import { outboundRulesOf } from './outbound-rules.ts';
import type { Given } from './parts.ts';
import type { Schemas } from './schema-registries.ts';

/** Opens what runs the connectors of the clusters, over their log. */
export type OpenConnect = (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;

/** Prepares what runs the connectors of the clusters in a directory. @throws SettingError */
export function connectOf(
  { settings, secrets, log }: Given,
  clusters: KafkaClusters,
  registries: Pick<Schemas, 'load'>,
): OpenConnect {
  const rules = outboundRulesOf(settings, secrets);
  const files = { directory: connectorFilesOf(settings, secrets) };
  return (engine, offsets) =>
    new ConnectOnDemand(async () => {
      const [{ openWorker }, schemas] = await Promise.all([
        import('./connect-worker.ts'),
        registries.load(),
      ]);
      return openWorker({ files, log, rules, engine, clusters, offsets, schemas });
    });
}

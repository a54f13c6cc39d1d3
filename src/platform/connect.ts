import type { ConnectRuntime, OffsetStore } from '../engines/connect/runtime.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { KafkaClusters } from '../families/kafka/clusters.ts';
import { ConnectOnDemand } from './connect-on-demand.ts';
import { outboundRulesOf } from './outbound-rules.ts';
import type { Given } from './parts.ts';

/** Opens what runs the connectors of the clusters, over their log. */
export type OpenConnect = (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;

/** Prepares what runs the connectors of the clusters in a directory. @throws SettingError */
export function connectOf({ settings, log }: Given, clusters: KafkaClusters): OpenConnect {
  const rules = outboundRulesOf(settings);
  return (engine, offsets) =>
    new ConnectOnDemand(async () => {
      const { openWorker } = await import('./connect-worker.ts');
      return openWorker({ settings, log, rules, engine, clusters, offsets });
    });
}

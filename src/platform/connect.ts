import { systemAlarms } from '../alarms.ts';
import { systemClock } from '../clock.ts';
import { meteredLog } from '../control/kafka/statistics/metered-log.ts';
import { dataPath } from '../data-files.ts';
import type { ConnectRuntime, OffsetStore } from '../engines/connect/runtime.ts';
import { Worker } from '../engines/connect/worker/worker.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { KafkaClusters } from '../families/kafka/clusters.ts';
import { addressRules } from '../http/outbound/address-rules.ts';
import { hostLookup } from '../http/outbound/host-lookup.ts';
import { outboundAgent } from '../http/outbound/outbound-agent.ts';
import type { Logger } from '../log.ts';
import { isLoopback } from '../settings/loopback.ts';
import { networksOf } from '../settings/networks.ts';
import { variableOf, type Settings } from '../settings/table.ts';

/** What runs the connectors of the clusters, once their log is there. */
export interface Connect {
  readonly open: (engine: LogEngine, offsets: OffsetStore) => ConnectRuntime;
  /** Lets go of the connections to destinations; the runtime has been closed before. */
  close(): Promise<void>;
}

/** Prepares what runs the connectors of the clusters in a directory. @throws SettingError */
export function connectOf(settings: Settings, clusters: KafkaClusters, logger: Logger): Connect {
  // Whoever can reach only this machine may have connectors reach it, and use its files.
  const isLocal = isLoopback(settings.host);
  const { allowNetworks: allowed } = settings;
  const networks = allowed === undefined ? [] : networksOf(allowed, variableOf('allowNetworks'));
  const rules = addressRules({ loopback: isLocal, networks });
  const resolve = hostLookup();
  const addressOf = async (host: string): Promise<string> => {
    const addresses = await resolve(host);
    const reachable = addresses.find((address) => rules(address) === undefined);
    if (reachable !== undefined) return reachable;
    const [address = ''] = addresses;
    throw new Error(
      `${host} has the ${rules(address)} address ${address}, which must not be called`,
    );
  };
  const dispatcher = outboundAgent({ rules, resolve });
  const open = (engine: LogEngine, offsets: OffsetStore) =>
    new Worker({
      ...{ clock: systemClock, alarms: systemAlarms, logger, offsets },
      cluster: (id) => meteredLog(engine.cluster(id), clusters.get(id)?.usage),
      autoCreation: (id) => clusters.get(id)?.autoCreate,
      files: { directory: dataPath(settings, 'connect'), anywhere: isLocal },
      destinations: { dispatcher, addressOf },
    });
  return { open, close: () => dispatcher.close() };
}

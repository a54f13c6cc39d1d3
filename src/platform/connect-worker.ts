import { systemAlarms } from '../base/alarms.ts';
import { systemClock } from '../base/clock.ts';
import { meteredLog } from '../control/kafka/statistics/metered-log.ts';
import type { FileRules } from '../engines/connect/embedded/connectors/plugin.ts';
import type { OffsetStore } from '../engines/connect/engine.ts';
import { Worker } from '../engines/connect/embedded/worker/worker.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import type { SchemaRegistries } from '../engines/schema-registry/engine.ts';
import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import type { AddressRules } from '../http/outbound/address-rules.ts';
import type { MemoryBudget } from '../base/memory-budget.ts';
import { hostLookup } from '../http/outbound/host-lookup.ts';
import { outboundAgent } from '../http/outbound/outbound-agent.ts';
import type { Logger } from '../base/logger.ts';
import type { LoadedConnect } from './connect-on-demand.ts';

export interface WorkerParts {
  readonly files: FileRules;
  readonly log: Logger;
  readonly memory: MemoryBudget;
  readonly rules: AddressRules;
  readonly engine: LogEngine;
  readonly clusters: KafkaClusters;
  readonly offsets: OffsetStore;
  readonly schemas: Pick<SchemaRegistries, 'registry'>;
}

/** Opens the connect runtime in this process. */
export function openWorker(parts: WorkerParts): LoadedConnect {
  const { files, log: logger, memory, rules, engine, clusters, offsets, schemas } = parts;
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
  const runtime = new Worker({
    clock: systemClock,
    alarms: systemAlarms,
    logger,
    offsets,
    cluster: (id) => meteredLog(engine.cluster(id), clusters.get(id)?.usage),
    autoCreation: (id) => clusters.get(id)?.autoCreate,
    files,
    destinations: { dispatcher, addressOf },
    schemas,
    memory,
  });
  return { runtime, disconnect: () => dispatcher.close() };
}

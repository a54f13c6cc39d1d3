import type { KafkaClusters } from '../directory/kafka/clusters.ts';
import { KafkaConnect } from '../engines/connect/kafka-connect/runtime.ts';
import { clusterPrefix } from '../engines/log/kafka/cluster-prefix.ts';
import type { LogEngine } from '../engines/log/engine.ts';
import { LogError } from '../engines/log/errors.ts';
import type { ServerUrls } from '../settings/server-urls.ts';
import type { PlatformContext } from './parts.ts';

/** Milliseconds that the members of a group may take to leave it. */
const PATIENCE = 20_000;
const RETRY_INTERVAL = 250;

/** Opens the Kafka Connect of the settings. @throws DataError if it can never work */
export function openKafkaConnect(
  { settings, closing, log: logger }: PlatformContext,
  servers: ServerUrls,
  clusters: KafkaClusters,
  engine: LogEngine,
): Promise<KafkaConnect> {
  return KafkaConnect.open({
    ...servers,
    stopping: closing,
    logger,
    prefixOf: (cluster) => clusterPrefix(settings.kafkaPrefix, cluster),
    autoCreation: (cluster) => clusters.get(cluster)?.autoCreate,
    kafkaId: async () => engine.kafkaId?.(),
    async deleteGroup(cluster, group) {
      if (!engine.has(cluster)) return;
      const deadline = performance.now() + PATIENCE;
      for (;;) {
        try {
          await engine.cluster(cluster).deleteGroup(group);
          return;
        } catch (err) {
          if (err instanceof LogError && err.code === 'GROUP_ID_NOT_FOUND') return;
          const isLeft = err instanceof LogError && err.code === 'NON_EMPTY_GROUP';
          if (!isLeft || performance.now() > deadline) {
            logger.warn({ err, group }, 'the consumer group of a deleted connector stays');
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL));
        }
      }
    },
  });
}

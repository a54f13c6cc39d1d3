import { type ClusterUsage, countConsumed, countProduced } from '../../../directory/kafka/usage.ts';
import type { ConnectCluster } from '../../../engines/connect/engine.ts';

/** A log that counts the records of connectors as those of callers. No limits apply to them. */
export function meteredLog(log: ConnectCluster, usage: ClusterUsage | undefined): ConnectCluster {
  const metered = { cluster: { usage } };
  return {
    topics: () => log.topics(),
    topic: (name) => log.topic(name),
    createTopic: (name, partitions, config) => log.createTopic(name, partitions, config),
    async produce(records, autoCreation) {
      const appended = await log.produce(records, autoCreation);
      countProduced(metered, records);
      return appended;
    },
    async consume(group, instance, options) {
      const records = await log.consume(group, instance, options);
      countConsumed(metered, records);
      return records;
    },
    commit: (group, instance, offsets) => log.commit(group, instance, offsets),
    deleteInstance: (group, instance) => log.deleteInstance(group, instance),
    deleteGroup: (group) => log.deleteGroup(group),
    retainOffsets: (group) => log.retainOffsets(group),
  };
}

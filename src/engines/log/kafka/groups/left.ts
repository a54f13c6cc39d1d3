import type { LeftInstance } from '../../local-instances.ts';
import type { Instance } from './instance.ts';
import { keyOf } from './positions.ts';

/** The state of an instance, for another process to continue with. */
export function leftOf(instance: Instance): LeftInstance {
  const { group, name, config, topics } = instance;
  const partitions = [...instance.owned.values()];
  return { group, instance: name, config, topics: [...topics], partitions };
}

/**
 * Continues an instance that another process has left. It joins, and reports the partitions with outstanding records.
 */
export function goOn(instance: Instance, { topics, partitions }: LeftInstance): void {
  for (const { topic, topicId, partition, position, acknowledged, committed } of partitions) {
    const owned = { topic, topicId, partition, position, acknowledged, committed };
    instance.owned.set(keyOf(topic, partition), { ...owned, isRevoked: false });
  }
  instance.subscribe(topics);
  instance.wantRebalance();
  instance.seen();
}

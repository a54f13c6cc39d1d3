import type { InstanceState } from '../../local-instances.ts';
import type { Instance } from './instance.ts';
import { keyOf } from './owned-partition.ts';

/** The state of an instance, for another process to continue with. */
export function instanceState(instance: Instance): InstanceState {
  const { group, name, config, topics } = instance;
  const partitions = [...instance.owned.values()];
  return { group, instance: name, config, topics: [...topics], partitions };
}

/**
 * Continues an instance that another process has left. It joins, and reports the partitions with outstanding records.
 */
export function resumeInstance(instance: Instance, { topics, partitions }: InstanceState): void {
  for (const { topic, topicId, partition, position, acknowledged, committed } of partitions) {
    const owned = { topic, topicId, partition, position, acknowledged, committed };
    instance.owned.set(keyOf(topic, partition), { ...owned, isRevoked: false });
  }
  instance.subscribe(topics);
  instance.rebalance();
  instance.restartSessionTimeout();
}

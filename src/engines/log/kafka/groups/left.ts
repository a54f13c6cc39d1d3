import type { LeftInstance } from '../../local-instances.ts';
import type { Instance } from './instance.ts';
import { keyOf } from './positions.ts';

/** An instance as it is, for another process to go on with. */
export function leftOf(instance: Instance): LeftInstance {
  const { group, name, config, topics } = instance;
  const partitions = [...instance.owned.values()];
  return { group, instance: name, config, topics: [...topics], partitions };
}

/** Has an instance go on where another process has left it. It joins, and says of which partitions records are given out. */
export function goOn(instance: Instance, { topics, partitions }: LeftInstance): void {
  for (const { topic, topicId, partition, position, acknowledged, committed } of partitions) {
    const owned = { topic, topicId, partition, position, acknowledged, committed };
    instance.owned.set(keyOf(topic, partition), { ...owned, isRevoked: false });
  }
  instance.subscribe(topics);
  instance.wantRebalance();
  instance.seen();
}

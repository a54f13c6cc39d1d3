import { LogError } from '../../errors.ts';
import type { TopicPartition } from '../../record.ts';
import type { Group } from './group.ts';
import type { GroupPartition, Instance } from './instance.ts';

/**
 * Finds a partition of an instance.
 * @param index index of the partition in the request
 * @throws LogError if another instance owns it, or none does
 */
export function ownedPartition(
  group: Group,
  instance: Instance,
  { topic, partition, index }: TopicPartition & { readonly index: number },
): GroupPartition {
  const found = group.partition(topic, partition);
  if (found?.owner === instance) return found;
  const it = `Partition ${topic}-${partition} is not assigned to instance ${instance.name} of group ${group.name}`;
  if (found?.successor === instance) {
    const holder = found.owner?.name;
    throw new LogError(
      'REBALANCE_IN_PROGRESS',
      `${it} yet: ${holder} has not committed what was delivered to it`,
      { index },
    );
  }
  const now = found?.owner === undefined ? '' : `, but to ${found.owner.name}`;
  throw new LogError('ILLEGAL_GENERATION', `${it} in generation ${group.generation}${now}`, {
    index,
  });
}

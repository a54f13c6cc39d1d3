import { LogError } from '../../errors.ts';
import type { TopicPartition } from '../../record.ts';
import type { Instance } from './instance.ts';
import { keyOf } from './owned-partition.ts';

/** Checks that the names in a request are not empty. @throws LogError INVALID_GROUP_ID */
export function checkNames(group: string, instance: string): void {
  if (group === '') throw new LogError('INVALID_GROUP_ID', 'The consumer group has no name');
  if (instance === '') {
    throw new LogError('INVALID_GROUP_ID', 'The instance of the consumer group has no name');
  }
}

/** The error for an instance that does not exist. */
export function unknownInstance(group: string, instance: string): LogError {
  return new LogError(
    'UNKNOWN_MEMBER_ID',
    `Consumer group ${group} has no instance ${instance}: an instance is created by its first consume, and closed after a time without requests`,
  );
}

/**
 * Checks that a partition is assigned to an instance.
 * @param others the instances of its group in this process
 * @throws LogError REBALANCE_IN_PROGRESS or ILLEGAL_GENERATION, with the index
 */
export function checkOwned(
  instance: Instance,
  others: ReadonlyMap<string, Instance>,
  { topic, partition }: TopicPartition,
  index: number,
): void {
  const key = keyOf(topic, partition);
  if (instance.owned.has(key)) return;
  const it = `Partition ${topic}-${partition} is not assigned to instance ${instance.name} of group ${instance.group}`;
  const owner = [...others.values()].find(({ owned }) => owned.has(key));
  if (instance.awaits(topic, partition)) {
    const holder = owner?.name ?? 'who has it now';
    const message = `${it} yet: ${holder} has not committed what was delivered to it`;
    throw new LogError('REBALANCE_IN_PROGRESS', message, { index });
  }
  const now = owner === undefined ? '' : `, but to ${owner.name}`;
  const message = `${it} in generation ${instance.member.generation}${now}`;
  throw new LogError('ILLEGAL_GENERATION', message, { index });
}

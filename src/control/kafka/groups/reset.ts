import type { LogCluster } from '../../../engines/log/engine.ts';
import type { TopicPartition, TopicPartitionOffset } from '../../../engines/log/record.ts';
import { ControlError } from '../../errors.ts';
import { TIMEOUT, refusedAsControl } from './describe.ts';

/** What to set the committed offsets of a topic to. */
export interface GroupReset {
  readonly topic: string;
  /** Without them, all of the topic. */
  readonly partitions?: readonly number[] | undefined;
  /** `nothing` deletes them; a timestamp is in Unix milliseconds. */
  readonly to:
    | 'earliest'
    | 'latest'
    | 'nothing'
    | { readonly offset: number }
    | { readonly timestamp: number };
}

/** Sets the committed offsets of a group for a topic, of all given partitions or none. @throws ControlError */
export async function resetGroup(log: LogCluster, id: string, reset: GroupReset): Promise<void> {
  const { topic, to } = reset;
  const found = await log.topic(topic);
  if (found === undefined) throw new ControlError('topicNotFound', { id: topic });
  const numbers = reset.partitions ?? Array.from({ length: found.partitions }, (_, i) => i);
  const beyond = numbers.find((partition) => partition >= found.partitions);
  if (beyond !== undefined) {
    throw new ControlError('partitionNotFound', { count: found.partitions, beyond });
  }
  const partitions = [...new Set(numbers)].map((partition) => ({ topic, partition }));
  await refusedAsControl(log, { id, topic }, async () =>
    log.resetGroup(id, await offsetsFor(log, partitions, to)),
  );
}

async function offsetsFor(
  log: LogCluster,
  partitions: readonly TopicPartition[],
  to: GroupReset['to'],
): Promise<readonly TopicPartitionOffset[]> {
  const find = (timestamp: number | 'earliest' | 'latest') =>
    log.offsets(partitions, timestamp, { timeout: TIMEOUT });
  if (to === 'nothing') return partitions.map((one) => ({ ...one, offset: -1 }));
  if (typeof to === 'string') return find(to);
  if ('timestamp' in to) return find(to.timestamp);
  const { offset } = to;
  const [first, end] = await Promise.all([find('earliest'), find('latest')]);
  for (const [i, { partition }] of partitions.entries()) {
    const range = { first: first[i]!.offset, end: end[i]!.offset };
    if (offset < range.first || offset > range.end) {
      throw new ControlError('offsetOutOfRange', { ...range, partition });
    }
  }
  return partitions.map((one) => ({ ...one, offset }));
}

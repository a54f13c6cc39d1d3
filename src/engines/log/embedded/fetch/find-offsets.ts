import type { WaitOptions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { TopicPartition, TopicPartitionOffset } from '../../record.ts';
import type { EngineParts } from '../parts.ts';
import type { Partition } from '../storage/storage.ts';
import { damagedPartition } from './read-fairly.ts';
import type { Topics } from '../topics/topics.ts';

interface Asked {
  readonly partitions: readonly TopicPartition[];
  /** Unix milliseconds, or one end of the partition. */
  readonly timestamp: number | 'earliest' | 'latest';
}

/**
 * Finds an end of each partition, or the first offset whose timestamp is not before a given one: the end offset if
 * there is none.
 * @throws LogError UNKNOWN_TOPIC_OR_PARTITION with the index, CORRUPT_MESSAGE, REQUEST_TIMED_OUT
 */
export async function findOffsets(
  topics: Topics,
  { clock, alarms }: Pick<EngineParts, 'clock' | 'alarms'>,
  { partitions, timestamp }: Asked,
  { timeout }: WaitOptions,
): Promise<readonly TopicPartitionOffset[]> {
  const found = partitions.map(({ topic, partition }, index) => {
    return { topic, partition, of: topics.require(topic, index).partition(partition, index) };
  });
  const search = Promise.all(
    found.map(async ({ topic, partition, of }) => {
      try {
        return { topic, partition, offset: await findOffset(of, timestamp) };
      } catch (error) {
        if (!(error instanceof LogError) || error.damage === undefined) throw error;
        throw damagedPartition({ topic, number: partition }, error.damage, error);
      }
    }),
  );
  if (typeof timestamp === 'string') return search;
  return new Promise((resolve, reject) => {
    const alarm = alarms.at(clock.now() + timeout, () => {
      reject(new LogError('REQUEST_TIMED_OUT', `No offsets were found within ${timeout} ms`));
    });
    search.then(resolve, reject).finally(() => alarm.cancel());
  });
}

async function findOffset(
  partition: Partition,
  timestamp: number | 'earliest' | 'latest',
): Promise<number> {
  if (timestamp === 'earliest') return partition.startOffset;
  if (timestamp === 'latest') return partition.endOffset;
  return (await partition.findTimestamp(timestamp))?.offset ?? partition.endOffset;
}

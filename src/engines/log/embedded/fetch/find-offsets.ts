import { concurrently } from '../../../../base/concurrently.ts';
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

/** How many partitions are searched at once. */
const AT_ONCE = 16;
/** After how many searches one waits for the next turn of the event loop: records in memory need no input or output. */
const PER_TURN = 8;

interface Found extends TopicPartition {
  readonly of: Partition;
}

/**
 * Finds an end of each partition, or the first offset whose timestamp is not before a given one: the end offset if
 * there is none. A partition that is asked for several times is searched once.
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
  const offsetsBy = (offsetOf: (partition: Partition) => number) =>
    found.map(({ topic, partition, of }) => ({ topic, partition, offset: offsetOf(of) }));
  if (timestamp === 'earliest') return offsetsBy(({ startOffset }) => startOffset);
  if (timestamp === 'latest') return offsetsBy(({ endOffset }) => endOffset);
  const over = new AbortController();
  const search = searchEach(found, timestamp, over.signal);
  const offsets = await new Promise<ReadonlyMap<Partition, number>>((resolve, reject) => {
    const alarm = alarms.at(clock.now() + timeout, () => {
      over.abort();
      reject(new LogError('REQUEST_TIMED_OUT', `No offsets were found within ${timeout} ms`));
    });
    search.then(resolve, reject).finally(() => alarm.cancel());
  });
  return offsetsBy((partition) => offsets.get(partition)!);
}

/** The offset for a time in each partition; not in all of them if the signal aborts. @throws LogError */
async function searchEach(
  found: readonly Found[],
  timestamp: number,
  over: AbortSignal,
): Promise<ReadonlyMap<Partition, number>> {
  const distinct = new Map(found.map((one) => [one.of, one]));
  const offsets = new Map<Partition, number>();
  let begun = 0;
  await concurrently(AT_ONCE, distinct.values(), async ({ topic, partition, of }) => {
    if (++begun % PER_TURN === 0) await new Promise(setImmediate);
    if (over.aborted) return;
    try {
      offsets.set(of, (await of.findTimestamp(timestamp))?.offset ?? of.endOffset);
    } catch (error) {
      if (!(error instanceof LogError) || error.damage === undefined) throw error;
      throw damagedPartition({ topic, number: partition }, error.damage, error);
    }
  });
  return offsets;
}

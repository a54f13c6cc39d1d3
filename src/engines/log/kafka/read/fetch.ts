import type { FetchOptions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LogRecord, TopicPartitionOffset } from '../../record.ts';
import { checkOffset, unknownPartition } from '../../refusals.ts';
import { BrokerError } from '../client/broker-error.ts';
import { withRetries } from '../client/retries.ts';
import type { KafkaParts } from '../parts.ts';
import type { Topics } from '../topics.ts';
import { findOffsets } from './find-offsets.ts';
import { readPartitions, type PartitionRead, type Position } from './read-partitions.ts';
import { shareFairly } from './share-fairly.ts';
import { TIMED_OUT, withDeadline } from './with-deadline.ts';

/** Kafka `max.partition.fetch.bytes`. */
export const DEFAULT_MAX_BYTES = 1_048_576;
/** How long a broker is asked to wait at a time, in milliseconds. */
export const LONG_POLL = 500;

interface Asked {
  readonly positions: readonly TopicPartitionOffset[];
  /** Index of the position that is read first. */
  readonly first: number;
}

interface AskedPosition extends Position {
  readonly index: number;
}

/**
 * Resolves to records from given offsets on, as soon as there are any; to none at the timeout.
 * @throws LogError with the index of the position
 */
export async function fetchRecords(
  topics: Topics,
  { brokers, clock, alarms }: KafkaParts,
  { positions: asked, first }: Asked,
  { timeout, signal, maxBytes = DEFAULT_MAX_BYTES }: FetchOptions,
): Promise<readonly LogRecord[]> {
  if (asked.length === 0) return [];
  const deadline = clock.now() + timeout;
  const positions: AskedPosition[] = [];
  for (const [index, { topic, partition, offset }] of asked.entries()) {
    const found = await topics.require(topic, index);
    if (!(partition >= 0 && partition < found.partitions)) {
      throw unknownPartition(found, partition, index);
    }
    if (offset < 0) throw await outOfRange(topics, brokers, asked[index]!, index);
    checkOffset(offset, index);
    positions.push({ topic, partition, offset, index });
  }
  let at: readonly AskedPosition[] = positions;
  for (let maxWait = 0; ; maxWait = LONG_POLL) {
    const reading = withRetries(() => readOnce(topics, brokers, at, maxWait));
    const reads =
      maxWait === 0 ? await reading : await withDeadline(reading, alarms, deadline, signal);
    if (reads === TIMED_OUT || signal?.aborted === true) return [];
    const shares = shareFairly(reads, first, maxBytes);
    if (shares.length > 0) return shares.flatMap(({ records }) => records);
    if (clock.now() >= deadline) return [];
    at = at.map((position) => {
      const read = reads.find(({ of }) => of.index === position.index);
      return read === undefined ? position : { ...position, offset: read.next };
    });
  }
}

async function readOnce(
  topics: Topics,
  brokers: KafkaParts['brokers'],
  positions: readonly AskedPosition[],
  maxWait: number,
): Promise<readonly PartitionRead<AskedPosition>[]> {
  const reads = await readPartitions(brokers, topics, positions, maxWait).catch(async (error) => {
    for (const { topic } of positions) topics.forget(topic);
    for (const { topic, index } of positions) await topics.require(topic, index);
    throw error;
  });
  for (const { code, of } of reads) {
    if (code === 'NONE') continue;
    topics.forget(of.topic);
    await topics.require(of.topic, of.index);
    if (code === 'OFFSET_OUT_OF_RANGE') throw await outOfRange(topics, brokers, of, of.index);
    throw new BrokerError(code);
  }
  return reads;
}

async function outOfRange(
  topics: Topics,
  brokers: KafkaParts['brokers'],
  { topic, partition, offset }: TopicPartitionOffset,
  index: number,
): Promise<LogError> {
  const [start] = await findOffsets(topics, brokers, [{ topic, partition }], 'earliest');
  const [end] = await findOffsets(topics, brokers, [{ topic, partition }], 'latest');
  return new LogError(
    'OFFSET_OUT_OF_RANGE',
    `Offset ${offset} of ${topic}-${partition} is out of range: its first offset is ${start!.offset}, and the next to be written is ${end!.offset}`,
    { index },
  );
}

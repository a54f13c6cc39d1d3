import { KafkaError } from '../../client/errors.ts';
import { answerOf, type KafkaClient } from '../../client/kafka-client.ts';
import { SettingError } from '../../settings/load.ts';
import type { Position } from '../kafka/position.ts';
import type { Caller } from '../reconnect.ts';
import type { Message, Output } from './output.ts';

/** Options for reading partitions without a group. */
export interface PartitionsOptions {
  readonly topic: string;
  /** The partition to read; all of them if undefined. */
  readonly partition: number | undefined;
  readonly from: Position;
  /** How many messages, at most. */
  readonly count: number;
  /** Whether to wait for more at the end. */
  readonly follow: boolean;
  /** Makes a call, and may retry it if there is no answer: reads are idempotent. */
  readonly call: Caller;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
  /** Prints a warning for people, apart from the messages. */
  readonly warn: (sentence: string) => void;
}

/** How long the platform waits for a message before it answers without one, in milliseconds. */
const WAIT = 3_000;
/** The same with `--no-follow`. */
const NO_FOLLOW_WAIT = 1000;

/**
 * Prints the messages of a topic from a position on, without a group. @throws KafkaError,
 * UnreachableError
 */
export async function readPartitions(
  client: KafkaClient,
  output: Output,
  options: PartitionsOptions,
): Promise<void> {
  const { follow, signal } = options;
  const positions = await begin(client, options);
  const ends = follow
    ? undefined
    : await offsetsAt(client, options, [...positions.keys()], 'latest');
  let left = options.count;
  while (left > 0 && !signal.aborted) {
    const wanted = [...positions].filter(([partition, offset]) => {
      return ends === undefined || offset < ends.get(partition)!;
    });
    if (wanted.length === 0) return;
    const wait = follow ? WAIT : NO_FOLLOW_WAIT;
    const fetched = await fetchFrom(client, options, wanted, wait);
    if (fetched === 'moved') {
      await moveToStart(client, options, positions);
      continue;
    }
    if (fetched.length === 0) {
      // The messages up to the end have been compacted away.
      if (!follow) return;
      await addNew(client, options, positions);
    }
    const known = fetched.filter(({ partition, offset }) => {
      return ends === undefined || offset < ends.get(partition)!;
    });
    const printed = known.slice(0, left);
    if (!(await output.print(printed))) return;
    left -= printed.length;
    for (const { partition, offset } of fetched) positions.set(partition, offset + 1);
  }
}

/** The start offset of each partition. */
async function begin(client: KafkaClient, options: PartitionsOptions) {
  const { topic, partition, from } = options;
  const count = await partitionsOf(client, options);
  if (partition !== undefined && partition >= count) {
    throw new SettingError(
      `topic ${topic} has no partition ${partition}: it has ${count}, counted from 0`,
    );
  }
  const numbers = partition === undefined ? range(0, count) : [partition];
  if (typeof from === 'string') return offsetsAt(client, options, numbers, from);
  if ('timestamp' in from) return offsetsAt(client, options, numbers, from.timestamp);
  const firsts = await offsetsAt(client, options, numbers, 'earliest');
  const ends = await offsetsAt(client, options, numbers, 'latest');
  for (const [number, first] of firsts) {
    const end = ends.get(number)!;
    if (from.offset >= first && from.offset <= end) continue;
    throw new SettingError(
      `--from must be from ${first} to ${end}, which is what partition ${number} has, not ${from.offset}`,
    );
  }
  return new Map(numbers.map((number) => [number, from.offset]));
}

/** Fetches from these positions; the result is `moved` if one of them is no longer in its partition. */
async function fetchFrom(
  client: KafkaClient,
  { topic, call, signal }: PartitionsOptions,
  positions: readonly (readonly [number, number])[],
  timeout: number,
): Promise<readonly Message[] | 'moved'> {
  const topicPartitionOffsets = positions.map(([partition, offset]) => ({
    topic,
    partition,
    offset,
  }));
  try {
    const body = { topicPartitionOffsets, timeout };
    return await call(() => answerOf(client.POST('/fetch', { body, signal })));
  } catch (error) {
    if (!(error instanceof KafkaError) || error.status !== 400) throw error;
    return 'moved';
  }
}

/** Skips to the first retained message in partitions whose next one was deleted by retention. */
async function moveToStart(
  client: KafkaClient,
  options: PartitionsOptions,
  positions: Map<number, number>,
): Promise<void> {
  const { topic, warn } = options;
  const firsts = await offsetsAt(client, options, [...positions.keys()], 'earliest');
  let gone = 0;
  for (const [partition, first] of firsts) {
    gone += Math.max(0, first - positions.get(partition)!);
    if (first > positions.get(partition)!) positions.set(partition, first);
  }
  if (gone === 0) throw new KafkaError(`topic ${topic} has been made anew`, 409);
  warn(`${gone} messages were gone before they could be read`);
}

/** Partitions that are added while a topic is followed are read from their beginning. */
async function addNew(
  client: KafkaClient,
  options: PartitionsOptions,
  positions: Map<number, number>,
): Promise<void> {
  const { partition, signal } = options;
  if (partition !== undefined || signal.aborted) return;
  const count = await partitionsOf(client, options);
  for (const number of range(positions.size, count)) positions.set(number, 0);
}

async function partitionsOf(client: KafkaClient, options: PartitionsOptions): Promise<number> {
  const { topic, call, signal } = options;
  const topics: Readonly<Record<string, number>> = await call(() =>
    answerOf(client.GET('/topics', { signal })),
  );
  const count = Object.hasOwn(topics, topic) ? topics[topic] : undefined;
  if (count === undefined) throw new KafkaError(`topic ${topic} is not found`, 404);
  return count;
}

async function offsetsAt(
  client: KafkaClient,
  { topic, call, signal }: PartitionsOptions,
  numbers: readonly number[],
  timestamp: number | 'earliest' | 'latest',
): Promise<Map<number, number>> {
  const body = numbers.map((partition) => ({ topic, partition }));
  const params = { path: { timestamp } };
  const found = await call(() =>
    answerOf(client.POST('/offsets/{timestamp}', { params, body, signal })),
  );
  return new Map(found.map(({ partition, offset }) => [partition, offset]));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

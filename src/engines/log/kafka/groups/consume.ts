import type { ConsumeOptions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LogRecord } from '../../record.ts';
import { BrokerError } from '../client/broker-error.ts';
import { logErrorOf, withRetries } from '../client/retries.ts';
import type { KafkaParts } from '../parts.ts';
import { DEFAULT_MAX_BYTES, LONG_POLL } from '../read/fetch.ts';
import { findOffsets } from '../read/find-offsets.ts';
import { readPartitions, type PartitionRead } from '../read/read-partitions.ts';
import { shareFairly } from '../read/share-fairly.ts';
import { TIMED_OUT, withDeadline } from '../read/with-deadline.ts';
import type { Topics } from '../topics.ts';
import type { Instance } from './instance.ts';
import type { OwnedPartition } from './owned-partition.ts';

/** An instance, and what it needs to read records. */
interface Consumer {
  readonly instance: Instance;
  readonly topics: Topics;
  readonly parts: KafkaParts;
}

interface Source {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly of: OwnedPartition;
}

/** Errors of joining when the instance has been deleted meanwhile, or the engine closes, which ends its connections. */
const WHILE_JOINING: readonly string[] = ['UNKNOWN_MEMBER_ID', 'BROKER_NOT_AVAILABLE'];

/**
 * Returns records for an instance of a group, from its partitions of the requested topics. Consumes of one instance run
 * one after another. Positions advance in the same step that returns the records, and move back if the signal aborts
 * before the next request of the instance.
 * @throws LogError UNKNOWN_TOPIC_OR_PARTITION if a topic is deleted meanwhile, and others
 */
export async function consumeRecords(
  instance: Instance,
  topics: Topics,
  parts: KafkaParts,
  options: ConsumeOptions,
): Promise<readonly LogRecord[]> {
  const { clock, alarms } = parts;
  const { signal } = options;
  const deadline = clock.now() + options.timeout;
  instance.confirmAnswers();
  if (!(await instance.mutex.acquire({ alarms, deadline, signal }))) return [];
  try {
    instance.isPolling = true;
    instance.taken = undefined;
    instance.subscribe(options.topics);
    await instance.prepareConsume();
    await joined(instance, parts, options.timeout);
    return await poll({ instance, topics, parts }, deadline, options);
  } catch (error) {
    if (instance.isClosed && error instanceof LogError && WHILE_JOINING.includes(error.code))
      return [];
    throw error;
  } finally {
    instance.isPolling = false;
    instance.mutex.release();
  }
}

/** Waits until the instance has joined, for the grace or the timeout. @throws LogError if it can't join */
async function joined(
  instance: Instance,
  { alarms, clock, joinGrace }: KafkaParts,
  timeout: number,
): Promise<void> {
  const { joining } = instance;
  if (joining === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, joinGrace);
  });
  try {
    await Promise.race([joining, grace]);
    if (timeout > joinGrace) await withDeadline(joining, alarms, clock.now() + timeout - joinGrace);
  } finally {
    clearTimeout(timer);
  }
}

async function poll(
  consumer: Consumer,
  deadline: number,
  { topics: asked, signal, maxBytes = DEFAULT_MAX_BYTES }: ConsumeOptions,
): Promise<readonly LogRecord[]> {
  const { instance, topics, parts } = consumer;
  const { clock, alarms } = parts;
  instance.rotation++;
  let maxWait = 0;
  let known = instance.changes;
  for (;;) {
    if (instance.isClosed || isAborted(signal)) return [];
    const { changes } = instance;
    if (changes !== known) {
      // One of the topics may have been deleted.
      for (const [index, topic] of asked.entries()) await topics.require(topic, index);
      known = changes;
    }
    const changing = new Promise<'changed'>((resolve) => {
      instance.onChange(() => resolve('changed'));
    });
    const sources = sourcesOf(instance, asked);
    if (sources.length > 0) {
      const reading = withRetries(() => read(consumer, sources, maxWait));
      reading.catch(() => {});
      const first = maxWait === 0 ? reading : Promise.race([reading, changing]);
      const reads =
        maxWait === 0 ? await first : await withDeadline(first, alarms, deadline, signal);
      if (reads === TIMED_OUT || isAborted(signal)) return [];
      if (reads !== 'changed') {
        const records = deliver(instance, reads, maxBytes, signal);
        if (records.length > 0) return records;
        if (reads.some(({ code }) => code === 'OFFSET_OUT_OF_RANGE')) continue;
      }
    }
    if (clock.now() >= deadline) return [];
    if (instance.changes !== changes) {
      maxWait = 0;
    } else if (sources.length === 0) {
      if ((await withDeadline(changing, alarms, deadline, signal)) === TIMED_OUT) return [];
    } else {
      maxWait = LONG_POLL;
    }
  }
}

/** @throws LogError NO_OFFSET_FOR_PARTITION */
function sourcesOf(instance: Instance, asked: readonly string[]): Source[] {
  if (instance.joining !== undefined) return [];
  const sources: Source[] = [];
  for (const of of instance.owned.values()) {
    const { topic, partition, position, isRevoked } = of;
    if (isRevoked || !asked.includes(topic)) continue;
    if (position === undefined) {
      throw new LogError(
        'NO_OFFSET_FOR_PARTITION',
        `Group ${instance.group} has committed no offset for ${topic}-${partition}, and the Kafka-Auto-Offset-Reset of instance ${instance.name} is none`,
      );
    }
    sources.push({ topic, partition, offset: position, of });
  }
  return sources;
}

async function read(
  consumer: Consumer,
  sources: readonly Source[],
  maxWait: number,
): Promise<readonly PartitionRead<Source>[]> {
  const { instance, topics, parts } = consumer;
  let reads: readonly PartitionRead<Source>[];
  try {
    for (const { topic, of } of sources) {
      if ((await parts.brokers.topic(topics.nameOf(topic))).id === of.topicId) continue;
      // The topic was deleted and recreated with the same name.
      topics.forget(topic);
      await instance.refreshTopics();
      return [];
    }
    reads = await readPartitions(parts.brokers, topics, sources, maxWait);
  } catch (error) {
    for (const { topic } of sources) topics.forget(topic);
    const known = logErrorOf(error);
    if (!(known instanceof LogError) || known.code !== 'UNKNOWN_TOPIC_OR_PARTITION') throw error;
    await instance.refreshTopics();
    return [];
  }
  for (const { code, of } of reads) {
    if (code === 'NONE') continue;
    if (code === 'OFFSET_OUT_OF_RANGE') {
      await resetOutOfRange(consumer, of);
      continue;
    }
    topics.forget(of.topic);
    if (code === 'UNKNOWN_TOPIC_ID' || code === 'UNKNOWN_TOPIC_OR_PARTITION') {
      await instance.refreshTopics();
      continue;
    }
    throw new BrokerError(code);
  }
  return reads;
}

async function resetOutOfRange(
  { instance, topics, parts }: Consumer,
  { of, topic, partition, offset }: Source,
): Promise<void> {
  const { brokers } = parts;
  if (instance.config.autoOffsetReset === 'none') {
    const [start] = await findOffsets(topics, brokers, [{ topic, partition }], 'earliest');
    const [end] = await findOffsets(topics, brokers, [{ topic, partition }], 'latest');
    throw new LogError(
      'OFFSET_OUT_OF_RANGE',
      `Group ${instance.group} is at offset ${offset} of ${topic}-${partition}, which has ${start!.offset} to ${end!.offset}, and the Kafka-Auto-Offset-Reset of instance ${instance.name} is none`,
    );
  }
  await instance.reset(of);
  instance.changed();
}

/** Advances the positions past the returned records, in partitions that the instance still owns. */
function deliver(
  instance: Instance,
  reads: readonly PartitionRead<Source>[],
  maxBytes: number,
  signal: AbortSignal | undefined,
): LogRecord[] {
  const current = reads.filter(({ of, code }) => {
    const { topic, partition } = of;
    const owned = instance.owned.get(`${topic}:${partition}`);
    const isStill = owned === of.of && !of.of.isRevoked && owned.position === of.offset;
    return code === 'NONE' && isStill && instance.joining === undefined;
  });
  const shares = shareFairly(current, instance.rotation, maxBytes);
  // Skips reads that only had control records of transactions, or offsets that compaction has removed.
  for (const { of, records, next } of current) {
    if (records.length > 0 || next === of.offset) continue;
    if (of.of.acknowledged === of.offset) of.of.acknowledged = next;
    of.of.position = next;
  }
  if (shares.length === 0) return [];
  const taken = shares.map(({ of, records }) => {
    of.of.of.position = records.at(-1)!.offset + 1;
    return of.of;
  });
  instance.isPolling = false;
  instance.answered(signal, () => {
    for (const { of, offset } of taken) instance.rewind(of, offset);
  });
  instance.commitSoon();
  return shares.flatMap(({ records }) => records);
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

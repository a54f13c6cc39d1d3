import type { ConsumeOptions } from '../../engine.ts';
import { LogError } from '../../errors.ts';
import type { LogRecord } from '../../record.ts';
import { DEFAULT_MAX_BYTES, untilAppended } from '../fetch/fetch.ts';
import {
  addRecords,
  hasRecords,
  readFairly,
  type Chunk,
  type ReadFrom,
} from '../fetch/read-fairly.ts';
import type { EngineParts } from '../parts.ts';
import type { Group } from './group.ts';
import type { GroupPartition, Instance } from './instance.ts';

interface Source extends ReadFrom {
  readonly of: GroupPartition;
  /** The position of `of` when the read began. */
  readonly position: number;
}

/**
 * Returns records for an instance of a group, from its partitions of the requested topics.
 *
 * Consumes of one instance run one after another. Each adds its topics to the subscription, and returns only records of
 * its own topics: an instance that alternates between topics continues in each where it stopped. Positions advance in
 * the same step that returns the records. They move back if the signal aborts before the next request of the instance,
 * even after the response, because then its client did not receive it.
 * @throws LogError UNKNOWN_TOPIC_OR_PARTITION if a topic is deleted meanwhile; CORRUPT_MESSAGE if all further records are
 * behind damage; NO_OFFSET_FOR_PARTITION, OFFSET_OUT_OF_RANGE if there is no valid position and `autoOffsetReset` is
 * `none`
 */
export async function consumeRecords(
  group: Group,
  instance: Instance,
  parts: Pick<EngineParts, 'clock' | 'alarms'>,
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
    group.subscribe(instance, options.topics);
    group.releaseRevoked(instance);
    return await poll({ group, instance }, deadline, parts, options);
  } finally {
    instance.isPolling = false;
    instance.mutex.release();
  }
}

/** An instance, and its group. */
interface Member {
  readonly group: Group;
  readonly instance: Instance;
}

async function poll(
  member: Member,
  deadline: number,
  { clock, alarms }: Pick<EngineParts, 'clock' | 'alarms'>,
  { topics, signal, maxBytes = DEFAULT_MAX_BYTES }: ConsumeOptions,
): Promise<readonly LogRecord[]> {
  const { group, instance } = member;
  const asked = new Set(topics);
  instance.rotation++;
  for (;;) {
    if (instance.isClosed || isAborted(signal)) return [];
    group.requireTopics(topics);
    const { changes } = instance;
    const sources = sourcesOf(group, instance, asked);
    if (sources.some(hasRecords)) {
      const chunks = await read(sources, instance.rotation, maxBytes);
      if (isAborted(signal)) return [];
      const records = deliver(member, chunks, clock.now(), signal);
      if (records.length > 0) return records;
      for (const source of sources) skipHole(instance, source);
    }
    if (clock.now() >= deadline) return [];
    if (instance.changes !== changes || sources.some(isBehind)) continue;
    const partitions = sources.map(({ partition }) => partition);
    const onWait = (wake: () => void) => instance.onChange(wake);
    await untilAppended(partitions, { alarms, deadline, signal, onWait });
  }
}

/** The positions that the instance reads from. */
function sourcesOf(group: Group, instance: Instance, asked: ReadonlySet<string>): Source[] {
  const sources: Source[] = [];
  for (const of of instance.assigned) {
    if (!asked.has(of.topic.name)) continue;
    const { partition, position } = of;
    if (position === undefined) {
      throw new LogError(
        'NO_OFFSET_FOR_PARTITION',
        `Group ${group.name} has committed no offset for ${nameOf(of)}, and the Kafka-Auto-Offset-Reset of instance ${instance.name} is none`,
      );
    }
    if (position < partition.startOffset || position > partition.endOffset) {
      resetOutOfRange(group, instance, of, position);
    }
    const { number, topic, position: offset = 0 } = of;
    sources.push({ of, partition, topic: topic.name, number, position: offset, offset });
  }
  return sources;
}

function resetOutOfRange(
  group: Group,
  instance: Instance,
  of: GroupPartition,
  position: number,
): void {
  const { autoOffsetReset } = instance.config;
  if (autoOffsetReset === 'none') {
    const { startOffset, endOffset } = of.partition;
    throw new LogError(
      'OFFSET_OUT_OF_RANGE',
      `Group ${group.name} is at offset ${position} of ${nameOf(of)}, which has ${startOffset} to ${endOffset}, and the Kafka-Auto-Offset-Reset of instance ${instance.name} is none`,
    );
  }
  group.reset(of, autoOffsetReset);
}

/** Reads records; none if retention has passed a position meanwhile, after which the caller retries. */
async function read(
  sources: readonly Source[],
  first: number,
  maxBytes: number,
): Promise<Chunk<Source>[]> {
  try {
    return await readFairly(sources, first, maxBytes);
  } catch (error) {
    const isPassed = sources.some(({ offset, partition }) => offset < partition.startOffset);
    if (isPassed && error instanceof LogError && error.code === 'OFFSET_OUT_OF_RANGE') return [];
    throw error;
  } finally {
    for (const { of, damage } of sources) of.damage = damage ?? of.damage;
  }
}

/** Advances the positions past the records that were read, in partitions that the instance still owns. */
function deliver(
  { group, instance }: Member,
  chunks: readonly Chunk<Source>[],
  now: number,
  signal: AbortSignal | undefined,
): LogRecord[] {
  const answer: LogRecord[] = [];
  const taken: { readonly of: GroupPartition; readonly position: number }[] = [];
  for (const { from, records } of chunks) {
    const { of, position } = from;
    if (of.owner !== instance || of.position !== position) continue;
    taken.push({ of, position });
    of.position = records.at(-1)!.offset + 1;
    addRecords(answer, of.topic.name, of.number, records);
  }
  if (answer.length === 0) return answer;
  // From here on the returned records are outstanding, and a rebalance waits for their commit.
  instance.isPolling = false;
  instance.answered(signal, () => {
    for (const { of, position } of taken) {
      // A new owner has already started at the committed offset.
      if (of.owner === instance) group.rewind(of, position);
    }
  });
  group.commitSoon(instance, now);
  return answer;
}

/** Moves a position past offsets that compaction has removed, to the end offset at the time of the read. */
function skipHole(instance: Instance, { of, position, offset }: Source): void {
  if (of.owner !== instance || of.position !== position) return;
  if (of.acknowledged === position) of.acknowledged = offset;
  of.position = offset;
}

/** Whether there are records to read, or retention has passed the position. */
function isBehind({ partition, offset }: Source): boolean {
  return offset < partition.endOffset || offset < partition.startOffset;
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

function nameOf({ topic, number }: GroupPartition): string {
  return `${topic.name}-${number}`;
}

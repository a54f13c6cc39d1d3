import { createHash } from 'node:crypto';
import type { LogCluster } from '../../../engines/log/engine.ts';
import { LogError, type OffsetRange } from '../../../engines/log/errors.ts';
import type { LogRecord, TopicPartition } from '../../../engines/log/record.ts';
import { recordSize } from '../../../engines/log/record-size.ts';
import { MigrationError } from '../report.ts';

/** The progress of a partition. In the target, records have the offsets 0, 1, 2 and so on. */
export interface PartitionNote {
  /** The next offset to read from the source. */
  readonly next: number;
  /** Records before it. */
  readonly count: number;
  /** A chained digest over all of them, in order. */
  readonly sha256: string;
  /** Committed offsets of groups, and their counterparts in the target. */
  readonly offsets: readonly (readonly [number, number])[];
  /** Unreadable records that are left out. */
  readonly damaged: number;
}

export interface PartitionCopyOptions extends TopicPartition {
  readonly from: LogCluster;
  readonly to: LogCluster;
  /** Committed offsets of groups. */
  readonly committed: readonly number[];
  readonly leaveOut: boolean;
}

/**
 * Bytes of records that are produced at once, as one batch, so that nothing but records takes an offset.
 */
const BATCH = 1024 * 1024;
const READ_AT_ONCE = 4 * 1024 * 1024;
/**
 * Milliseconds to wait for expected records. If a transaction ends a partition of a Kafka, its marker has the last
 * offset and no record ever comes; then the second wait passes too.
 */
const PATIENCE = [2_000, 10_000];
const NOTHING: PartitionNote = { next: -1, count: 0, sha256: '', offsets: [], damaged: 0 };

/**
 * Copies the rest of a partition's records, one batch after another.
 * @param note the progress when it was last saved; records may have been copied after that
 * @param save resolves when a note is durable
 */
export async function copyPartition(
  options: PartitionCopyOptions,
  note: PartitionNote | undefined,
  save: (note: PartitionNote) => Promise<void>,
): Promise<PartitionNote> {
  const { from, to, topic, partition, committed } = options;
  const place = { topic, partition };
  const at = async (log: LogCluster, end: 'earliest' | 'latest') =>
    (await log.offsets([place], end, { timeout: 60_000 }))[0]!.offset;
  const end = await at(from, 'latest');
  let done = note ?? { ...NOTHING, next: await at(from, 'earliest') };
  const translated = new Map(done.offsets);
  const late = committed.find((offset) => offset < done.next && !translated.has(offset));
  if (note !== undefined && late !== undefined) {
    throw new MigrationError(
      `topic ${topic}, partition ${partition}: a consumer group has committed offset ${late} since a part of it was carried: empty the target, and begin anew`,
    );
  }
  /** Records that were copied after the last note. */
  let ahead = (await at(to, 'latest')) - done.count;
  if (ahead < 0) {
    throw new MigrationError(
      `topic ${topic}, partition ${partition}: ${done.count} messages had been carried, and ${-ahead} of them are gone`,
    );
  }
  while (done.next < end) {
    const { records, damaged } = await nextRecords(options, done.next);
    if (damaged !== undefined) {
      const { from: first, to: last } = damaged;
      done = { ...done, next: last + 1, damaged: done.damaged + last - first + 1 };
      continue;
    }
    if (records.length === 0) break;
    for (const batch of batchesOf(records)) {
      const fresh = batch.slice(Math.min(ahead, batch.length));
      ahead -= batch.length - fresh.length;
      await produce(options, fresh, done.count + batch.length - fresh.length);
      done = withBatch(done, batch, committed);
      await save(done);
    }
  }
  // Committed offsets at the end may have been mapped before.
  const known = new Map(done.offsets);
  const rest = committed.filter((offset) => !known.has(offset));
  done = {
    ...done,
    next: Math.max(done.next, end),
    offsets: [...done.offsets, ...rest.map((offset) => [offset, done.count] as const)],
  };
  await save(done);
  return done;
}

/** @returns records, or the range of unreadable ones that are left out */
async function nextRecords(
  { from, topic, partition, leaveOut }: PartitionCopyOptions,
  offset: number,
): Promise<{ readonly records: readonly LogRecord[]; readonly damaged?: OffsetRange }> {
  try {
    for (const timeout of PATIENCE) {
      const options = { timeout, maxBytes: READ_AT_ONCE };
      const records = await from.fetch([{ topic, partition, offset }], options);
      if (records.length > 0) return { records };
    }
    return { records: [] };
  } catch (error) {
    if (!(error instanceof LogError) || error.damage === undefined) throw error;
    const { from: first, to: last } = error.damage;
    if (!leaveOut) {
      throw new MigrationError(
        `topic ${topic}, partition ${partition}: the messages ${first} to ${last} can't be read any more; with --leave-out they stay behind`,
      );
    }
    return { records: [], damaged: error.damage };
  }
}

function* batchesOf(records: readonly LogRecord[]): Generator<readonly LogRecord[]> {
  let batch: LogRecord[] = [];
  let size = 0;
  for (const record of records) {
    const bytes = recordSize(record);
    if (batch.length > 0 && size + bytes > BATCH) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(record);
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}

async function produce(
  { to, topic, partition }: PartitionCopyOptions,
  batch: readonly LogRecord[],
  first: number,
): Promise<void> {
  if (batch.length === 0) return;
  const records = batch.map(({ timestamp, key, value, headers }) => {
    return { topic, partition, timestamp, key, value, headers };
  });
  const metadata = await to.produce(records);
  const wrong = metadata.find(({ offset }, i) => offset !== first + i);
  if (wrong === undefined) return;
  throw new MigrationError(
    `topic ${topic}, partition ${partition}: somebody else produces to it, a message has the offset ${wrong.offset}`,
  );
}

function withBatch(
  done: PartitionNote,
  batch: readonly LogRecord[],
  committed: readonly number[],
): PartitionNote {
  const known = new Map(done.offsets);
  const waiting = committed.filter((offset) => !known.has(offset)).toSorted((a, b) => a - b);
  let { count, sha256 } = done;
  for (const record of batch) {
    while (waiting.length > 0 && waiting[0]! <= record.offset) known.set(waiting.shift()!, count);
    sha256 = extendDigest(sha256, record);
    count += 1;
  }
  return { ...done, next: batch.at(-1)!.offset + 1, count, sha256, offsets: [...known] };
}

/** Extends a digest by one more record. */
export function extendDigest(
  sum: string,
  { timestamp, key, value, headers }: Omit<LogRecord, keyof TopicPartition | 'offset'>,
): string {
  const hash = createHash('sha256').update(`${sum}\n${timestamp}\n`);
  const bytes = (part: Buffer | null) => {
    hash.update(`${part === null ? -1 : part.length}\n`);
    if (part !== null) hash.update(part);
  };
  bytes(key);
  bytes(value);
  for (const header of headers) {
    bytes(Buffer.from(header.key));
    bytes(header.value);
  }
  return hash.digest('hex');
}

/** Reads a copied partition. @returns the number of records, and their digest */
export async function digestOfPartition(
  { to, topic, partition }: Pick<PartitionCopyOptions, 'to' | 'topic' | 'partition'>,
  count: number,
): Promise<{ readonly count: number; readonly sha256: string }> {
  let [offset, sha256] = [0, ''];
  while (offset < count) {
    const options = { timeout: 60_000, maxBytes: READ_AT_ONCE };
    const records = await to.fetch([{ topic, partition, offset }], options);
    if (records.length === 0) break;
    for (const record of records.slice(0, count - offset)) sha256 = extendDigest(sha256, record);
    offset += records.length;
  }
  return { count: offset, sha256 };
}

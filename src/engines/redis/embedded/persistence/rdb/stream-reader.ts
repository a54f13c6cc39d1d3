import { NameMap } from '../../../../../base/name-map.ts';
import { exact } from '../../../numbers.ts';
import type { ByteString } from '../../../bytes.ts';
import { ConsumerGroup, deliveriesOf } from '../../values/stream/consumer-group.ts';
import { distanceFromStart } from '../../values/stream/progress.ts';
import { compareIds, idOfKey, type StreamId } from '../../values/stream/stream-id.ts';
import { StreamValue } from '../../values/stream/stream.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { BadFormat } from './format.ts';
import { readListpack } from './listpack.ts';
import type { RdbReader } from './reader.ts';
import { UNKNOWN_COUNT } from './stream-writer.ts';

/** The fields that a version of the stream format has: of Redis 5, 7.0 or 7.2. */
interface StreamForm {
  /** The first and the highest deleted ID, and the numbers of entries added and read. */
  readonly counts: boolean;
  /** When a consumer was last given an entry. */
  readonly activeTimes: boolean;
  /** The pending entries that were given back to a group (Redis 8.8); then also the IDs that producers have given entries. */
  readonly givenBack?: boolean;
}

/** The bits of an entry's flags. */
const DELETED = 1;
const SAME_FIELDS = 2;

/** Reads a stream (Redis 7.2 `rdb.c` `rdbLoadObject`), repacking its entries. @throws BadFormat */
export function* readStream(reader: RdbReader, form: StreamForm): Steps<StreamValue> {
  const stream = new StreamValue();
  const nodes = reader.length();
  for (let i = 0; i < nodes; i++) {
    const master = reader.string();
    if (master.length !== 16) throw new BadFormat();
    readNode(stream, idOfKey(master), readListpack(reader.bytes()));
    yield;
  }
  if (reader.length() !== stream.size) throw new BadFormat();
  const last = readId(reader);
  if (compareIds(last, stream.lastId) < 0) throw new BadFormat();
  stream.lastId = last;
  if (form.counts) {
    readId(reader);
    stream.maxDeletedId = readId(reader);
    stream.entriesAdded = exact(reader.length());
  }
  const groups = reader.length();
  for (let i = 0; i < groups; i++) yield* readGroup(reader, stream, form);
  if (form.givenBack === true) skipProducers(reader);
  return stream;
}

/** The settings and figures of the IDs that producers have given to entries, which are not supported. @throws BadFormat */
function skipProducers(reader: RdbReader): void {
  // For how long and how many are kept.
  reader.length();
  reader.length();
  if (reader.length() > 0) throw new BadFormat();
  // How many entries had an ID, and how many were sent again.
  reader.length64();
  reader.length64();
}

/** Adds the entries of a listpack, whose format is described at `t_stream.c` `streamAppendItem`. */
function readNode(stream: StreamValue, master: StreamId, words: readonly ByteString[]): void {
  let at = 0;
  const word = (): ByteString => {
    const next = words[at++];
    if (next === undefined) throw new BadFormat();
    return next;
  };
  const integer = (): bigint => {
    const text = word();
    if (!/^-?\d{1,19}$/.test(text)) throw new BadFormat();
    return BigInt(text);
  };
  const many = (count: bigint): ByteString[] => {
    if (count < 0n || count > words.length) throw new BadFormat();
    return Array.from({ length: Number(count) }, word);
  };
  const entries = integer() + integer();
  const fields = many(integer());
  if (integer() !== 0n) throw new BadFormat();
  for (let i = 0n; i < entries; i++) {
    const flags = Number(integer());
    const id = {
      ms: BigInt.asUintN(64, master.ms + integer()),
      seq: BigInt.asUintN(64, master.seq + integer()),
    };
    const same = (flags & SAME_FIELDS) !== 0;
    const values = many(same ? BigInt(fields.length) : 2n * integer());
    integer();
    if ((flags & DELETED) !== 0) continue;
    if (compareIds(id, stream.lastId) <= 0) throw new BadFormat();
    stream.append(id, same ? values.flatMap((value, j) => [fields[j]!, value]) : values);
  }
  if (at !== words.length) throw new BadFormat();
}

function* readGroup(reader: RdbReader, stream: StreamValue, form: StreamForm): Steps<void> {
  const name = reader.string();
  const lastId = readId(reader);
  const read = form.counts ? countOf(reader.length64()) : distanceFromStart(stream, lastId);
  const group = new ConsumerGroup(name, lastId, read);
  if (stream.groups.has(name)) throw new BadFormat();
  stream.groups.set(name, group);
  const deliveries = new NameMap<ByteString, { deliveredAt: number; deliveries: number }>();
  const pending = reader.length();
  for (let i = 0; i < pending; i++) {
    if (i % AT_ONCE === AT_ONCE - 1) yield;
    const key = reader.raw(16).toString('latin1');
    const deliveredAt = reader.time();
    deliveries.set(key, { deliveredAt, deliveries: deliveriesOf(reader.length64()) });
  }
  const consumers = reader.length();
  for (let i = 0; i < consumers; i++) {
    const consumerName = reader.string();
    if (group.consumer(consumerName) !== undefined) throw new BadFormat();
    const seenAt = reader.time();
    const activeAt = form.activeTimes ? reader.time() : seenAt;
    const consumer = group.addConsumer(consumerName, seenAt, activeAt < 0 ? undefined : activeAt);
    const own = reader.length();
    for (let j = 0; j < own; j++) {
      if (j % AT_ONCE === AT_ONCE - 1) yield;
      const key = reader.raw(16).toString('latin1');
      const delivered = deliveries.get(key);
      if (delivered === undefined || group.pending(key) !== undefined) throw new BadFormat();
      group.add(key, { ...delivered, consumer });
    }
  }
  const givenBack = form.givenBack === true ? reader.length() : 0;
  for (let i = 0; i < givenBack; i++) {
    const key = reader.raw(16).toString('latin1');
    const delivered = deliveries.get(key);
    if (delivered === undefined || group.pending(key) !== undefined) throw new BadFormat();
    group.add(key, { ...delivered, consumer: undefined });
  }
  // Each pending entry must belong to a consumer, or have been given back.
  if (group.pendingCount !== deliveries.size) throw new BadFormat();
}

function countOf(count: bigint): number | undefined {
  return count === UNKNOWN_COUNT ? undefined : exact(Number(count));
}

function readId(reader: RdbReader): StreamId {
  const ms = reader.length64();
  return { ms, seq: reader.length64() };
}

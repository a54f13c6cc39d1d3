import type { ByteString } from '../../../bytes.ts';
import { readDouble } from '../../../numbers.ts';
import { HashValue } from '../../values/hash.ts';
import { ListValue } from '../../values/list.ts';
import { SetValue } from '../../values/set.ts';
import { SortedSetValue } from '../../values/sorted-set.ts';
import type { Value } from '../../values/value.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { readArray } from './array-format.ts';
import { BadFormat, valueType } from './format.ts';
import { JSON_MODULE, readJsonModule } from './json-module.ts';
import { readListpack } from './listpack.ts';
import { readModuleHead } from './module-format.ts';
import type { RdbReader } from './reader.ts';
import { readSearchModule, SEARCH_MODULE } from './search-module.ts';
import { readStream } from './stream-reader.ts';
import { readVectorModule, VECTOR_MODULE } from './vector-module.ts';
import { readZiplist } from './ziplist.ts';

interface ReadOptions {
  /** The type of the value, if it has already been read. */
  readonly type?: number | undefined;
  /** The maximum memory of a value of a module, in bytes. */
  readonly most?: number | undefined;
}

/**
 * Reads a value, with its type unless that is given (`rdb.c` `rdbLoadObject`).
 * @throws BadFormat also for an empty value
 */
export function* readValue(
  reader: RdbReader,
  { type = reader.byte(), most = Infinity }: ReadOptions = {},
): Steps<Value> {
  switch (type) {
    case valueType.string:
      return reader.string();
    case valueType.list:
      return yield* listOf(strings(reader, reader.length()));
    case valueType.listZiplist:
      return yield* listOf(readZiplist(reader.bytes()));
    case valueType.listOfZiplists:
      return yield* listOf(nodes(reader, () => readZiplist(reader.bytes())));
    case valueType.listOfListpacks:
      return yield* listOf(nodes(reader, () => quicklistNode(reader)));
    case valueType.set:
      return yield* setOf(strings(reader, reader.length()));
    case valueType.setIntset:
      return yield* setOf(readIntset(reader.bytes()));
    case valueType.setListpack:
      return yield* setOf(readListpack(reader.bytes()));
    case valueType.hash:
      return yield* hashOf(triplets(strings(reader, 2 * reader.length())));
    case valueType.hashZiplist:
      return yield* hashOf(triplets(readZiplist(reader.bytes())));
    case valueType.hashListpack:
      return yield* hashOf(triplets(readListpack(reader.bytes())));
    case valueType.hashWithExpiries:
      return yield* hashOf(fieldsWithExpiries(reader));
    case valueType.hashListpackWithExpiries:
      // The earliest expiry comes first, so that it is known without reading the rest.
      reader.time();
      return yield* hashOf(packedTriplets(readListpack(reader.bytes())));
    case valueType.sortedSet:
      return yield* sortedSetOf(scored(reader, () => reader.double()));
    case valueType.sortedSetWithTexts:
      return yield* sortedSetOf(scored(reader, () => textScore(reader)));
    case valueType.sortedSetZiplist:
      return yield* sortedSetOf(packedScores(readZiplist(reader.bytes())));
    case valueType.sortedSetListpack:
      return yield* sortedSetOf(packedScores(readListpack(reader.bytes())));
    case valueType.module:
      return yield* readModule(reader, most);
    case valueType.stream:
      return yield* readStream(reader, { counts: false, activeTimes: false });
    case valueType.streamWithCounts:
      return yield* readStream(reader, { counts: true, activeTimes: false });
    case valueType.streamWithActiveTimes:
      return yield* readStream(reader, { counts: true, activeTimes: true });
    case valueType.streamWithGivenBack:
      return yield* readStream(reader, { counts: true, activeTimes: true, givenBack: true });
    case valueType.array:
      return yield* readArray(reader, most);
    default:
      throw new BadFormat();
  }
}

/** A field, its value, and its expiry time (0: none). */
type Triplet = readonly [field: ByteString, value: ByteString, expireAt: number];

/** What an iterable has, in steps. */
function* itemsOf<T>(iterable: Iterable<T>): Steps<T[]> {
  const items: T[] = [];
  for (const item of iterable) if (items.push(item) % AT_ONCE === 0) yield;
  return items;
}

function* listOf(elements: Iterable<ByteString>): Steps<ListValue> {
  const list = new ListValue();
  const all = yield* itemsOf(elements);
  for (let at = 0; at < all.length; at += AT_ONCE) {
    list.push('right', all.slice(at, at + AT_ONCE));
    yield;
  }
  if (list.size === 0) throw new BadFormat();
  return list;
}

function* setOf(given: Iterable<ByteString>): Steps<SetValue> {
  const members = yield* itemsOf(given);
  const set = yield* SetValue.inSteps(members);
  if (set.size === 0 || set.size !== members.length) throw new BadFormat();
  return set;
}

function* hashOf(fields: Iterable<Triplet>): Steps<HashValue> {
  const hash = new HashValue();
  for (const [field, value, expireAt] of fields) {
    if (!hash.set(field, value)) throw new BadFormat();
    if (expireAt !== 0) hash.setExpiry(field, expireAt);
    if (hash.size % AT_ONCE === 0) yield;
  }
  if (hash.size === 0) throw new BadFormat();
  return hash;
}

function* sortedSetOf(scores: Iterable<readonly [ByteString, number]>): Steps<SortedSetValue> {
  const entries = yield* itemsOf(scores);
  const set = new SortedSetValue();
  set.expect(
    entries.length,
    entries.reduce((longest, [member]) => Math.max(longest, member.length), 0),
  );
  for (const [member, score] of entries) {
    if (Number.isNaN(score) || set.has(member)) throw new BadFormat();
    set.set(member, score);
    if (set.size % AT_ONCE === 0) yield;
  }
  if (set.size === 0) throw new BadFormat();
  return set;
}

function* strings(reader: RdbReader, count: number): Generator<ByteString, void> {
  for (let i = 0; i < count; i++) yield reader.string();
}

function* nodes(reader: RdbReader, read: () => readonly ByteString[]): Generator<ByteString, void> {
  const count = reader.length();
  for (let i = 0; i < count; i++) yield* read();
}

/** A node is one large element, or a listpack of several (`quicklist.h`). */
function quicklistNode(reader: RdbReader): readonly ByteString[] {
  const container = reader.length();
  if (container === 1) return [reader.string()];
  if (container === 2) return readListpack(reader.bytes());
  throw new BadFormat();
}

function* triplets(words: Iterable<ByteString>): Generator<Triplet, void> {
  let field: ByteString | undefined;
  for (const word of words) {
    if (field === undefined) {
      field = word;
    } else {
      yield [field, word, 0];
      field = undefined;
    }
  }
  if (field !== undefined) throw new BadFormat();
}

function* packedTriplets(words: readonly ByteString[]): Generator<Triplet, void> {
  if (words.length % 3 !== 0) throw new BadFormat();
  for (let i = 0; i < words.length; i += 3) {
    yield [words[i]!, words[i + 1]!, expiry(Number(words[i + 2]))];
  }
}

function* fieldsWithExpiries(reader: RdbReader): Generator<Triplet, void> {
  const first = reader.time();
  const count = reader.length();
  for (let i = 0; i < count; i++) {
    const relative = reader.length();
    yield [reader.string(), reader.string(), relative === 0 ? 0 : expiry(first + relative - 1)];
  }
}

function expiry(moment: number): number {
  if (!Number.isSafeInteger(moment) || moment < 0) throw new BadFormat();
  return moment;
}

function* scored(
  reader: RdbReader,
  score: () => number,
): Generator<readonly [ByteString, number], void> {
  const count = reader.length();
  for (let i = 0; i < count; i++) yield [reader.string(), score()];
}

/** `rdbLoadDoubleValue`: a length and as many characters, or one of three special lengths. */
function textScore(reader: RdbReader): number {
  const length = reader.byte();
  if (length === 255) return -Infinity;
  if (length === 254) return Infinity;
  const score = length === 253 ? NaN : readDouble(reader.raw(length).toString('latin1'));
  if (score === undefined) throw new BadFormat();
  return score;
}

function* packedScores(
  words: readonly ByteString[],
): Generator<readonly [ByteString, number], void> {
  if (words.length % 2 !== 0) throw new BadFormat();
  for (let i = 0; i < words.length; i += 2) {
    const score = readDouble(words[i + 1]!);
    if (score === undefined) throw new BadFormat();
    yield [words[i]!, score];
  }
}

/** The length of the header: the width and the number of members. */
const HEADER = 8;

/** The members of an intset (Redis 7.2 `intset.c`), as text. @throws BadFormat */
function readIntset(bytes: Buffer): ByteString[] {
  if (bytes.length < HEADER) throw new BadFormat();
  const width = bytes.readUInt32LE(0);
  const count = bytes.readUInt32LE(4);
  if (![2, 4, 8].includes(width) || HEADER + width * count !== bytes.length) throw new BadFormat();
  return Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * width;
    return String(width === 8 ? bytes.readBigInt64LE(at) : bytes.readIntLE(at, width));
  });
}

/**
 * Reads a value whose type is not Redis's own.
 * @param most its maximum memory in bytes
 * @throws BadFormat also for a type that is not known here
 */
function* readModule(reader: RdbReader, most: number): Steps<Value> {
  const { type, version } = readModuleHead(reader);
  if (type === JSON_MODULE) return yield* readJsonModule(reader, version, most);
  if (type === VECTOR_MODULE) return yield* readVectorModule(reader, version, most);
  if (type === SEARCH_MODULE) return readSearchModule(reader, version);
  throw new BadFormat();
}

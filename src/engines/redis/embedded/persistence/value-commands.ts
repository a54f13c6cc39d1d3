import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { formatDouble } from '../../numbers.ts';
import { NEVER, type Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import { definitionOf } from '../search/definition.ts';
import { allOf } from '../steps.ts';
import { HashValue } from '../values/hash.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import type { Value } from '../values/value.ts';
import { jsonCommands } from './json-commands.ts';
import { streamCommands } from './stream-commands.ts';
import type { ArrayValue } from '../values/array/array.ts';
import { moved } from '../values/array/array-index.ts';
import { floatBytes } from '../values/vector/float-bytes.ts';
import type { VectorIndex } from '../values/vector/vector-index.ts';

type Argv = readonly ByteString[];

/** The number of elements added by one command, as in Redis 7.2 `aof.c` (`AOF_REWRITE_ITEMS_PER_CMD`). */
const ITEMS = 64;
/** A command with more bytes of elements has no others, because a command is read at once. */
const BYTES = 256 * 1024;

/** A longer name is not repeated in each command. */
const LONGEST_NAME = 1024;

/** Longer strings are built from parts: the command for one of 512 MB exceeds a JavaScript string. */
const PART = 256 * 1024 * 1024;

/** The name under which a key is recreated before it gets its own. */
export type NameOf = (entry: Entry) => ByteString;

/**
 * Names that no other key has, for keys whose own are long: the commands for a value may be many, and each would repeat the name.
 * Values that one command makes have their own from the beginning.
 */
export function shortNames(random: () => number): NameOf {
  const start = `\0${random().toString(36)}${random().toString(36)}`;
  return ({ key, value, seq }) =>
    key.length <= LONGEST_NAME || isText(value) || value.type === 'search' ? key : `${start}${seq}`;
}

const ownName: NameOf = ({ key }) => key;

/**
 * The commands that recreate a key that does not exist. They are generated lazily, and the key may not change
 * meanwhile.
 */
export function* commandsOf(entry: Entry, nameOf = ownName): Generator<Argv, void> {
  const { key, value, expireAt } = entry;
  const name = nameOf(entry);
  yield* contentOf(name, value);
  if (value instanceof HashValue) yield* fieldExpiriesOf(name, value.expiries());
  yield* finish(name, key, expireAt);
}

function* finish(name: ByteString, key: ByteString, expireAt: number): Generator<Argv, void> {
  if (name !== key) yield ['RENAME', name, key];
  if (expireAt !== NEVER) yield ['PEXPIREAT', key, String(expireAt)];
}

/**
 * The commands that recreate a key as of now; it may change while they are generated. For that, the elements of a
 * collection or the nodes of a stream are listed, which is short beside generating their commands.
 * @returns undefined if the key must be taken as a whole before it changes
 */
export function snapshotCommandsOf(entry: Entry, nameOf: NameOf): Iterator<Argv> | undefined {
  const { key, value, expireAt } = entry;
  const name = nameOf(entry);
  const content = lastingContentOf(name, value);
  if (content === undefined) return undefined;
  const rest = value instanceof HashValue ? [...value.expiries()] : [];
  return (function* () {
    yield* content;
    yield* fieldExpiriesOf(name, rest);
    yield* finish(name, key, expireAt);
  })();
}

/** The commands that give keys their present values, whatever the keys hold before. */
export function restate(
  { keys: present }: Keyspace,
  keys: readonly ByteString[],
  nameOf: NameOf,
): Argv[] {
  return [...new NameSet(keys)].flatMap((key) => {
    const entry = present.get(key);
    return entry === undefined ? [['DEL', key]] : [['DEL', key], ...commandsOf(entry, nameOf)];
  });
}

const isText = (value: Value): value is ByteString | StringBuffer =>
  typeof value === 'string' || value instanceof StringBuffer;

function contentOf(key: ByteString, value: Value): Iterable<Argv> {
  if (typeof value === 'string') return [['SET', key, value]];
  if (value instanceof StringBuffer) return inParts(key, value);
  if (value.type === 'list') return inChunks(['RPUSH', key], value.values(), alone);
  if (value.type === 'set') return inChunks(['SADD', key], value.values(), alone);
  if (value.type === 'stream') return streamCommands(key, value);
  if (value.type === 'array') return arrayCommands(key, value);
  if (value.type === 'ReJSON-RL') return jsonCommands(key, value);
  if (value.type === 'vector') return vectorCommands(key, value);
  if (value.type === 'search') {
    return [['SEARCH.CREATE', key, ...definitionOf(value.configuration)]];
  }
  if (value.type === 'hash') return inChunks(['HSET', key], value.entries(), (pair) => pair);
  return inChunks(['ZADD', key], value.entries(), ([member, score]) => [
    formatDouble(score),
    member,
  ]);
}

function lastingContentOf(key: ByteString, value: Value): Iterable<Argv> | undefined {
  if (isText(value)) return undefined;
  if (value.type === 'list') return inChunks(['RPUSH', key], value.clone().values(), alone);
  if (value.type === 'set') return inChunks(['SADD', key], [...value.values()], alone);
  if (value.type === 'stream') return streamCommands(key, value.clone());
  if (value.type === 'array') return arrayCommands(key, allOf(value.cloneInSteps()));
  if (value.type === 'ReJSON-RL' || value.type === 'search') return undefined;
  if (value.type === 'vector') return vectorCommands(key, value);
  if (value.type === 'hash') {
    const [fields, values] = [[...value.fields()], [...value.values()]];
    return inChunks(['HSET', key], fields.keys(), (i) => [fields[i]!, values[i]!]);
  }
  const { members, scores } = value.listing();
  return inChunks(['ZADD', key], members.keys(), (i) => [formatDouble(scores[i]!), members[i]!]);
}

const alone = (element: ByteString): Argv => [element];

function* inParts(key: ByteString, value: StringBuffer): Generator<Argv, void> {
  if (value.length <= PART) {
    yield ['SET', key, value.toString()];
    return;
  }
  yield ['SET', key, value.slice(0, PART)];
  for (let at = PART; at < value.length; at += PART) {
    yield ['APPEND', key, value.slice(at, at + PART)];
  }
}

function* fieldExpiriesOf(
  key: ByteString,
  expiries: Iterable<readonly [ByteString, number]>,
): Generator<Argv, void> {
  for (const [field, time] of expiries) {
    yield ['HPEXPIREAT', key, String(time), 'FIELDS', '1', field];
  }
}

function* inChunks<Item>(
  head: Argv,
  items: Iterable<Item>,
  words: (item: Item) => Argv,
): Generator<Argv, void> {
  let argv = [...head];
  let count = 0;
  let bytes = 0;
  for (const item of items) {
    for (const word of words(item)) {
      argv.push(word);
      bytes += word.length;
    }
    if (++count < ITEMS && bytes < BYTES) continue;
    yield argv;
    argv = [...head];
    count = 0;
    bytes = 0;
  }
  if (count > 0) yield argv;
}

/** The commands that recreate an array, with the index at which is written next. */
function* arrayCommands(key: ByteString, array: ArrayValue): Generator<Argv, void> {
  yield* inChunks(['ARMSET', key], array.entries(), ([index, value]) => [String(index), value]);
  if (array.lastAdded !== undefined) yield ['ARSEEK', key, String(moved(array.lastAdded, 1))];
}

/** The commands that create an index as of now; it may change while they are generated. */
function vectorCommands(key: ByteString, index: VectorIndex): Iterable<Argv> {
  const { dimension, metric } = index;
  const { size, at } = index.listing();
  return (function* () {
    yield ['VECTOR.CREATE', key, 'DIM', String(dimension), 'METRIC', metric];
    for (let slot = 0; slot < size; slot++) {
      const [id, vector] = at(slot);
      yield ['VECTOR.ADD', key, id, 'FP32', floatBytes(vector)];
    }
  })();
}

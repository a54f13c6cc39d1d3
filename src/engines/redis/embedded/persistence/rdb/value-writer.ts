import type { ByteString } from '../../../bytes.ts';
import type { HashValue } from '../../values/hash.ts';
import { StringBuffer } from '../../values/string-buffer.ts';
import type { Value } from '../../values/value.ts';
import { AT_ONCE, type Steps } from '../../steps.ts';
import { writeArray } from './array-format.ts';
import { writeJsonModule } from './json-module.ts';
import { writeSearchModule } from './search-module.ts';
import { hasGivenBack, writeStream } from './stream-writer.ts';
import { valueType } from './format.ts';
import { writeVectorModule } from './vector-module.ts';
import type { RdbWriter } from './writer.ts';

/**
 * Writes a value with its type, in the plain format of that type, which every Redis since 4.0 reads. Only a hash with
 * expiring fields needs Redis 7.4, a stream with entries given back to a group and an array Redis 8.8, a document RedisJSON,
 * and an index of vectors or of search this engine.
 */
export function* writeValue(writer: RdbWriter, value: Value): Steps<void> {
  if (typeof value === 'string' || value instanceof StringBuffer) {
    writer.byte(valueType.string);
    writer.string(typeof value === 'string' ? value : value.toString());
    return;
  }
  switch (value.type) {
    case 'list':
      writer.byte(valueType.list);
      writer.length(value.size);
      return yield* writeStrings(writer, value.values());
    case 'set':
      writer.byte(valueType.set);
      writer.length(value.size);
      return yield* writeStrings(writer, value.values());
    case 'zset':
      writer.byte(valueType.sortedSet);
      writer.length(value.size);
      return yield* writeScores(writer, value.entries());
    case 'hash':
      return yield* writeHash(writer, value);
    case 'stream':
      writer.byte(hasGivenBack(value) ? valueType.streamWithGivenBack : valueType.streamWithCounts);
      return yield* writeStream(writer, value);
    case 'array':
      writer.byte(valueType.array);
      return yield* writeArray(writer, value);
    case 'ReJSON-RL':
      writer.byte(valueType.module);
      return yield* writeJsonModule(writer, value);
    case 'vector':
      writer.byte(valueType.module);
      return yield* writeVectorModule(writer, value);
    case 'search':
      writer.byte(valueType.module);
      return writeSearchModule(writer, value);
    default:
      value satisfies never;
  }
}

function* writeStrings(writer: RdbWriter, texts: Iterable<ByteString>): Steps<void> {
  let written = 0;
  for (const text of texts) {
    writer.string(text);
    if (++written % AT_ONCE === 0) yield;
  }
}

function* writeScores(
  writer: RdbWriter,
  entries: Iterable<readonly [member: ByteString, score: number]>,
): Steps<void> {
  let written = 0;
  for (const [member, score] of entries) {
    writer.string(member);
    writer.double(score);
    if (++written % AT_ONCE === 0) yield;
  }
}

/**
 * Writes the expiry of a field relative to the earliest one, plus one, since 0 means none (Redis 7.4 `rdb.c`
 * `rdbSaveObject`).
 */
function* writeHash(writer: RdbWriter, hash: HashValue): Steps<void> {
  const first = hash.earliestExpiry();
  const expiring = first !== Infinity;
  writer.byte(expiring ? valueType.hashWithExpiries : valueType.hash);
  if (expiring) writer.time(first);
  writer.length(hash.size);
  let written = 0;
  for (const [field, value] of hash.entries()) {
    if (expiring) {
      const expireAt = hash.expiryOf(field);
      writer.length(expireAt === undefined ? 0 : expireAt - first + 1);
    }
    writer.string(field);
    writer.string(value);
    if (++written % AT_ONCE === 0) yield;
  }
}

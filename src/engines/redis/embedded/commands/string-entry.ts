import type { ByteString } from '../../bytes.ts';
import { errors } from '../../errors.ts';
import type { Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import { StringBuffer } from '../values/string-buffer.ts';
import type { Value } from '../values/value.ts';

/** A string as it is held; commands that can work on both forms never turn one into the other. */
export type StringValue = ByteString | StringBuffer;

/** The entry of a key that holds a string. */
export type StringEntry = Entry & { value: StringValue };

/** No string may be longer (Redis's default `proto-max-bulk-len`). */
const LONGEST_STRING = 512 * 1024 * 1024;

export function isString(value: Value): value is StringValue {
  return typeof value === 'string' || value instanceof StringBuffer;
}

/** The string under a key, to look at without copying it. @throws RedisError WRONGTYPE */
export function readStringValue(keyspace: Keyspace, key: ByteString): StringValue | undefined {
  const value = keyspace.read(key)?.value;
  if (value === undefined || isString(value)) return value;
  throw errors.wrongType();
}

/** The entry of a string that is about to be changed. @throws RedisError WRONGTYPE */
export function writeString(keyspace: Keyspace, key: ByteString): StringEntry | undefined {
  const entry = keyspace.write(key);
  if (entry === undefined || holdsString(entry)) return entry;
  throw errors.wrongType();
}

/**
 * The string of an entry in the form that is written in place.
 * @param length how long it will be at least: room for that is made at once
 */
export function inPlace(entry: StringEntry, length: number): StringBuffer {
  const { value } = entry;
  if (typeof value !== 'string') {
    value.grow(length);
    return value;
  }
  const buffer = new StringBuffer(value, length);
  entry.value = buffer;
  return buffer;
}

/** One byte of a string; 0 behind the end. */
export function byteAt(value: StringValue, index: number): number {
  if (typeof value !== 'string') return value.byteAt(index);
  return index < value.length ? value.charCodeAt(index) : 0;
}

/** @throws RedisError where a string would become longer than a string may be */
export function checkLength(length: number): void {
  if (length > LONGEST_STRING) throw errors.stringTooLong();
}

function holdsString(entry: Entry): entry is StringEntry {
  return isString(entry.value);
}

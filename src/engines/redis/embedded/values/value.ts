import type { ByteString } from '../../bytes.ts';
import type { HashValue } from './hash.ts';
import type { JsonDocument } from './json/document.ts';
import type { ListValue } from './list.ts';
import type { SetValue } from './set.ts';
import type { StreamValue } from './stream/stream.ts';
import type { SortedSetValue } from './sorted-set.ts';
import type { StringBuffer } from './string-buffer.ts';

/** The names that TYPE answers; that of a JSON document is the one of Redis's module. */
export type ValueType = 'string' | 'hash' | 'list' | 'set' | 'zset' | 'stream' | 'ReJSON-RL';

/** What every value that is not a plain byte string has in common. */
export interface ValueObject {
  readonly type: ValueType;
  /** About how much memory it holds, in bytes, kept up to date in O(1) at each change. */
  readonly bytes: number;
}

/**
 * A value under a key. A string is a bare byte string until a command writes into its middle or its
 * end (APPEND, SETRANGE, SETBIT); then it is a {@link StringBuffer} that grows in place.
 */
export type Value =
  | ByteString
  | StringBuffer
  | HashValue
  | ListValue
  | SetValue
  | SortedSetValue
  | StreamValue
  | JsonDocument;

export function typeOf(value: Value): ValueType {
  return typeof value === 'string' ? 'string' : value.type;
}

/** A V8 string's header and its length field, rounded to the word. */
const STRING_HEADER = 16;

/** About how much memory a byte string takes, in bytes. */
export function stringBytes(text: ByteString): number {
  return STRING_HEADER + ((text.length + 7) & ~7);
}

/** About how much memory a value takes, in bytes, without its key. */
export function bytesOf(value: Value): number {
  return typeof value === 'string' ? stringBytes(value) : value.bytes;
}

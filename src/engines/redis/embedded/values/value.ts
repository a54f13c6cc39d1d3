import type { ByteString } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import type { HashValue } from './hash.ts';
import type { JsonDocument } from './json/document.ts';
import type { ListValue } from './list.ts';
import type { SetValue } from './set.ts';
import type { StreamValue } from './stream/stream.ts';
import type { SortedSetValue } from './sorted-set.ts';
import type { StringBuffer } from './string-buffer.ts';

/** The results of TYPE; that of a JSON document is the type of RedisJSON. */
export type ValueType = 'string' | 'hash' | 'list' | 'set' | 'zset' | 'stream' | 'ReJSON-RL';

/** The interface of all values but plain byte strings. */
export interface ValueObject {
  readonly type: ValueType;
  /** The approximate memory in bytes, updated in O(1) at each change. */
  readonly bytes: number;
}

/**
 * A value of a key. A string is a plain byte string until a command modifies it in place (APPEND, SETRANGE, SETBIT);
 * then it is a {@link StringBuffer}.
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

/** The memory of a V8 string's header and length field, rounded up to a word. */
const STRING_HEADER = 16;

/** The approximate memory of a byte string, in bytes. */
export function stringBytes(text: ByteString): number {
  return STRING_HEADER + ((text.length + 7) & ~7);
}

/** Copying this many bytes of a value takes as long as looking at one of its elements. */
export const BYTES_A_VALUE = 64;

/** The approximate memory of a value without its key, in bytes. */
export function bytesOf(value: Value): number {
  return typeof value === 'string' ? stringBytes(value) : value.bytes;
}

/** An independent copy of a value, made in steps where it takes long. */
export function* copyInSteps(value: Value): Steps<Value> {
  if (typeof value === 'string') return value;
  return 'cloneInSteps' in value ? yield* value.cloneInSteps() : value.clone();
}

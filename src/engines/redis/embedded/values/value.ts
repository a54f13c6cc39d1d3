import type { ByteString } from '../../bytes.ts';
import type { SearchIndex } from '../search/indexing/search-index.ts';
import type { Steps } from '../steps.ts';
import type { ArrayValue } from './array/array.ts';
import type { HashValue } from './hash.ts';
import type { JsonDocument } from './json/document.ts';
import type { ListValue } from './list.ts';
import type { SetValue } from './set.ts';
import type { StreamValue } from './stream/stream.ts';
import type { SortedSetValue } from './sorted-set.ts';
import type { StringBuffer } from './string-buffer.ts';
import type { VectorIndex } from './vector/vector-index.ts';
import { stringBytes, type ValueType } from './value-object.ts';

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
  | ArrayValue
  | JsonDocument
  | VectorIndex
  | SearchIndex;

export function typeOf(value: Value): ValueType {
  return typeof value === 'string' ? 'string' : value.type;
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

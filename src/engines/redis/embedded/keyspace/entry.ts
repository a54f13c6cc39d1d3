import type { ByteString } from '../../bytes.ts';
import { bytesOf, stringBytes, type Value } from '../values/value.ts';

/** No expiry. */
export const NEVER = -1;
/** The memory of an entry with its place in the map and in the order array, in bytes (measured with a million keys). */
const ENTRY_BYTES = 120;
/** What an expiry adds: the boxed time and the place among the volatile keys, in bytes. */
export const EXPIRY_BYTES = 28;

/** One key of a keyspace. A class, so that all entries have one hidden shape. */
export class Entry {
  readonly key: ByteString;
  value: Value;
  /** When it expires, in Unix milliseconds, or {@link NEVER}. */
  expireAt = NEVER;
  /** Its place among the volatile keys, where it is one. */
  volatileIndex = 0;
  /** Its place in the dict; 0 once it has left. */
  seq = 0;
  /** When or how often it was used, as the eviction policy counts it (`eviction.ts`). */
  use = 0;
  /** The memory it was last counted with, in bytes. */
  counted = 0;

  /**
   * The entry that gives all others their shape, which lasts as long as it does.
   *
   * In V8 a field that has only held numbers gets a box of 16 bytes on every entry once one of them
   * holds a number as large as a time. This one holds something else, and so on the others a small
   * integer such as {@link NEVER} is kept in place.
   */
  static readonly shape: object = Object.assign(new Entry('', ''), { expireAt: undefined });

  constructor(key: ByteString, value: Value) {
    this.key = key;
    this.value = value;
  }
}

/** The memory that a key with this value and no expiry is counted with, in bytes. */
export function countedBytes(key: ByteString, value: Value): number {
  return ENTRY_BYTES + stringBytes(key) + bytesOf(value);
}

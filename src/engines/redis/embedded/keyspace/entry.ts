import type { ByteString } from '../../bytes.ts';
import { bytesOf, type Value } from '../values/value.ts';
import { stringBytes } from '../values/value-object.ts';

/** No expiry. */
export const NEVER = -1;
/** The memory of an entry with its place in the map and in the order array, in bytes. */
const ENTRY_BYTES = 120;
/** What an expiry adds: the boxed time and the place among the volatile keys, in bytes. */
export const EXPIRY_BYTES = 28;

/** One key of a keyspace. A class, so that all entries have one hidden shape. */
export class Entry {
  readonly key: ByteString;
  value: Value;
  /** The expiry time in Unix milliseconds, or {@link NEVER}. */
  expireAt = NEVER;
  /** The index among the volatile keys, if it is one. */
  volatileIndex = 0;
  /** The sequence number in the dict; 0 once it has been removed. */
  seq = 0;
  /** The access time or frequency, as the eviction policy counts it (`usage.ts`). */
  use = 0;
  /** The memory that was last counted for it, in bytes. */
  counted = 0;

  /**
   * The entry that determines the hidden shape of all others, for the lifetime of the process.
   *
   * In V8 a field that has only held numbers gets a box of 16 bytes on every entry once one of them holds a number as
   * large as a time. This entry holds something else, so on the others a small integer such as {@link NEVER} is stored
   * in place.
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

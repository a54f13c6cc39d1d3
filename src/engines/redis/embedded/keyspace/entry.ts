import type { ByteString } from '../../bytes.ts';
import type { Value } from '../values/value.ts';

/** No expiry. A small integer, so that V8 stores it without a box. */
export const NEVER = -1;

/** One key of a keyspace. A class, so that all entries have one hidden shape. */
export class Entry {
  readonly key: ByteString;
  value: Value;
  /** When it expires, in Unix milliseconds, or {@link NEVER}. */
  expireAt = NEVER;
  /** Its place in the dict; 0 once it has left. */
  seq = 0;
  /** When or how often it was used, as the eviction policy counts it (`eviction.ts`). */
  use = 0;
  /** The memory it was last counted with, in bytes. */
  counted = 0;

  constructor(key: ByteString, value: Value) {
    this.key = key;
    this.value = value;
  }
}

import type { ByteString } from '../../bytes.ts';
import { bytesOf, stringBytes, type Value } from '../values/value.ts';

/** An `Entry`, its place in the map and in the order array, in bytes (measured on a million keys). */
const ENTRY_BYTES = 120;
/** What an expiry adds to that: the boxed time and its place among the volatile keys. */
export const EXPIRY_BYTES = 28;

/** The memory that a key with this value is counted with, in bytes. */
export function countedBytes(key: ByteString, value: Value): number {
  return ENTRY_BYTES + stringBytes(key) + bytesOf(value);
}

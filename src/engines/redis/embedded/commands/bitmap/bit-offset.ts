import type { ByteString } from '../../../bytes.ts';
import { parseInteger } from '../../../numbers.ts';
import { RedisError } from '../../../reply.ts';

/** The number of bits of a string of 512 MB (Redis's default `proto-max-bulk-len`). */
const MOST_BITS = 2 ** 32;

/**
 * Parses a bit offset; bit 0 is the highest bit of the first byte (Redis 7.2 `bitops.c` `getBitOffsetFromArgument`).
 * @param fieldBits accepts `#n` too, the offset of the n-th field of this many bits
 */
export function parseBitOffset(text: ByteString, fieldBits = 0): number {
  const counted = fieldBits > 0 && text.startsWith('#');
  const offset = integer(counted ? text.slice(1) : text) * (counted ? fieldBits : 1);
  if (!(offset >= 0 && offset < MOST_BITS)) throw invalidOffset();
  return offset;
}

function integer(text: ByteString): number {
  try {
    return parseInteger(text);
  } catch {
    throw invalidOffset();
  }
}

function invalidOffset(): RedisError {
  return new RedisError('ERR bit offset is not an integer or out of range');
}

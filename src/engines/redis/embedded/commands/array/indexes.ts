import type { ByteString } from '../../../bytes.ts';
import { INT64_MAX, plainInteger, readUint64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { arrayIndex, LAST_INDEX, type ArrayIndex } from '../../values/array/array-index.ts';

/** More digits than any index has, with leading zeros. */
const LONGEST = 64;

/** The most indexes of which a reply tells whether they have values (Redis 8.8 `t_array.c` `AR_MAX_REPLY_ITEMS`). */
export const MOST_INDEXES = 1_000_000;

/**
 * Parses an index.
 * @param highest the highest that is allowed
 * @throws RedisError `ERR invalid array index`
 */
export function parseIndex(text: ByteString, highest = LAST_INDEX): ArrayIndex {
  const plain = plainInteger(text);
  if (plain !== undefined) return plain;
  const index = text.length > LONGEST ? undefined : readUint64(text);
  if (index === undefined || index > highest) throw new RedisError('ERR invalid array index');
  return arrayIndex(index);
}

/** An index or length in a reply of RESP2, where an integer that does not fit in 64 bits is a string. */
export function indexReply(index: ArrayIndex): Reply {
  return index > INT64_MAX ? String(index) : index;
}

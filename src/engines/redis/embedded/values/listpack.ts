import type { ByteString } from '../../bytes.ts';
import { isInt64 } from '../../numbers.ts';

/** The length of the header and the end marker of a listpack (Redis 7.2 `listpack.c` `LP_HDR_SIZE`). */
export const LISTPACK_FRAME = 7;

/**
 * The length of an element in a listpack, in bytes: Redis chooses the encoding of a list by the length that its
 * listpack would have (`listpack.c` `lpEncodeGetType` and `lpEncodeBacklen`).
 */
export function listpackEntrySize(element: ByteString): number {
  const content = isInt64(element) ? integerSize(element) : textSize(element.length);
  return content + backwardLengthSize(content);
}

function integerSize(element: ByteString): number {
  if (element.length > 11) return 9;
  const value = Number(element);
  if (value >= 0 && value <= 127) return 1;
  if (value >= -4096 && value <= 4095) return 2;
  if (value >= -(2 ** 15) && value < 2 ** 15) return 3;
  if (value >= -(2 ** 23) && value < 2 ** 23) return 4;
  return value >= -(2 ** 31) && value < 2 ** 31 ? 5 : 9;
}

function textSize(length: number): number {
  if (length < 64) return 1 + length;
  return length < 4096 ? 2 + length : 5 + length;
}

/** The size of the backward length of an element: seven bits a byte. */
export function backwardLengthSize(content: number): number {
  if (content < 2 ** 7) return 1;
  if (content < 2 ** 14 - 1) return 2;
  if (content < 2 ** 21 - 1) return 3;
  return content < 2 ** 28 - 1 ? 4 : 5;
}

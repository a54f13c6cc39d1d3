import type { ByteString } from '../../../bytes.ts';
import { BadFormat } from './bad-format.ts';

/** The length of the header: the width and the number of members. */
const HEADER = 8;

/** The members of an intset (Redis 7.2 `intset.c`), as text. @throws BadFormat */
export function readIntset(bytes: Buffer): ByteString[] {
  if (bytes.length < HEADER) throw new BadFormat();
  const width = bytes.readUInt32LE(0);
  const count = bytes.readUInt32LE(4);
  if (![2, 4, 8].includes(width) || HEADER + width * count !== bytes.length) throw new BadFormat();
  return Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * width;
    return String(width === 8 ? bytes.readBigInt64LE(at) : bytes.readIntLE(at, width));
  });
}

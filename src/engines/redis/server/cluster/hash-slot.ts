import type { ByteString } from '../../bytes.ts';

/** The number of slots among which a cluster distributes keys. */
export const SLOTS = 16_384;

/** The table of CRC-16/XMODEM, with the polynomial 0x1021 (`crc16.c`). */
const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit++)
    crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
  return crc;
});

/**
 * The slot of a key: that of the text between its first `{` and the next `}`, unless that is empty (`cluster.h`
 * `keyHashSlot`).
 */
export function hashSlot(key: ByteString): number {
  const open = key.indexOf('{');
  const close = open < 0 ? -1 : key.indexOf('}', open + 1);
  const hashed = close > open + 1 ? key.slice(open + 1, close) : key;
  let crc = 0;
  for (let i = 0; i < hashed.length; i++) {
    crc = ((crc << 8) ^ TABLE[((crc >> 8) ^ hashed.charCodeAt(i)) & 0xff]!) & 0xff_ff;
  }
  return crc % SLOTS;
}

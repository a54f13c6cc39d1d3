/**
 * The CRC-64 of RDB files and DUMP payloads: polynomial 0xad93d23594c935a9 (Jones), bits reflected,
 * no initial or final inversion (Redis 7.2 `crc64.c`).
 *
 * It is computed in two 32-bit halves, since arithmetic with `BigInt` would make an object for each byte.
 */
const REFLECTED_HIGH = 0x95ac9329;
const REFLECTED_LOW = 0xac4bc9b5;

const tableHigh = new Int32Array(256);
const tableLow = new Int32Array(256);
for (let byte = 0; byte < 256; byte++) {
  let high = 0;
  let low = byte;
  for (let bit = 0; bit < 8; bit++) {
    const out = low & 1;
    low = (low >>> 1) | (high << 31);
    high >>>= 1;
    if (out === 1) {
      low ^= REFLECTED_LOW;
      high ^= REFLECTED_HIGH;
    }
  }
  tableHigh[byte] = high;
  tableLow[byte] = low;
}

/** The checksum as an unsigned 64-bit integer. @param before the checksum of the preceding bytes */
export function crc64(bytes: Uint8Array, before = 0n): bigint {
  let high = Number(before >> 32n) | 0;
  let low = Number(before & 0xffff_ffffn) | 0;
  for (let i = 0; i < bytes.length; i++) {
    const index = (low ^ bytes[i]!) & 0xff;
    low = ((low >>> 8) | (high << 24)) ^ tableLow[index]!;
    high = (high >>> 8) ^ tableHigh[index]!;
  }
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** The Castagnoli polynomial, bits reversed (RFC 3720 appendix B.4). */
const POLYNOMIAL = 0x82f63b78;

/**
 * Tables for slicing by 16: table `n` holds the contribution of a byte that `n` more bytes follow, so the look-ups of
 * 16 bytes are independent of each other.
 */
const TABLES = Array.from({ length: 16 }, () => new Int32Array(256));
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  TABLES[0]![byte] = crc;
}
for (let byte = 0; byte < 256; byte++) {
  for (let n = 1; n < 16; n++) {
    const before = TABLES[n - 1]![byte]!;
    TABLES[n]![byte] = (before >>> 8) ^ TABLES[0]![before & 255]!;
  }
}

const [T0, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15] =
  TABLES as unknown as readonly [...Sixteen];

type Four = [Int32Array, Int32Array, Int32Array, Int32Array];
type Sixteen = [...Four, ...Four, ...Four, ...Four];

/** Reading four bytes as one number depends on the byte order of the machine. */
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** The CRC-32C of a part of some bytes, as an unsigned number of 32 bits. */
export function crc32c(bytes: Uint8Array, start: number, end: number): number {
  let crc = -1;
  let at = start;
  if (isLittleEndian && end - start >= 32) {
    while ((bytes.byteOffset + at) & 3) crc = T0[(crc ^ bytes[at++]!) & 255]! ^ (crc >>> 8);
    const words = ((end - at) >> 4) << 2;
    crc = sliced(crc, new Int32Array(bytes.buffer, bytes.byteOffset + at, words), words);
    at += words << 2;
  }
  while (at < end) crc = T0[(crc ^ bytes[at++]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

function sliced(start: number, words: Int32Array, length: number): number {
  let crc = start;
  for (let i = 0; i < length; i += 4) {
    const a = crc ^ words[i]!;
    const b = words[i + 1]!;
    const c = words[i + 2]!;
    const d = words[i + 3]!;
    crc =
      T15[a & 255]! ^
      T14[(a >>> 8) & 255]! ^
      T13[(a >>> 16) & 255]! ^
      T12[a >>> 24]! ^
      T11[b & 255]! ^
      T10[(b >>> 8) & 255]! ^
      T9[(b >>> 16) & 255]! ^
      T8[b >>> 24]! ^
      T7[c & 255]! ^
      T6[(c >>> 8) & 255]! ^
      T5[(c >>> 16) & 255]! ^
      T4[c >>> 24]! ^
      T3[d & 255]! ^
      T2[(d >>> 8) & 255]! ^
      T1[(d >>> 16) & 255]! ^
      T0[d >>> 24]!;
  }
  return crc;
}

/** The checksum of a text, as text. */
export function checksumOf(text: string): string {
  const bytes = Buffer.from(text);
  return crc32c(bytes, 0, bytes.length).toString(16).padStart(8, '0');
}

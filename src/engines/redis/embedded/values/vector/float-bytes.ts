import { fromBuffer, type ByteString } from '../../../bytes.ts';

/** The bytes of floats, the lowest first, which is the order on every processor that Node runs on. */
export function floatBytes({ buffer, byteOffset, byteLength }: Float32Array): ByteString {
  return fromBuffer(new Uint8Array(buffer, byteOffset, byteLength));
}

/** @param bytes four for each float @returns undefined if one is infinite or NaN */
export function floatsOf(bytes: Buffer): Float32Array | undefined {
  const floats = new Float32Array(bytes.length / 4);
  new Uint8Array(floats.buffer).set(bytes);
  return floats.every(Number.isFinite) ? floats : undefined;
}

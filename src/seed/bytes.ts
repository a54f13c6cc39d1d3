import { isUtf8 } from 'node:buffer';
import type { components } from '../../generated/control/types.ts';

/** Text, or `{base64}` for what is not UTF-8. */
export type SeedBytes = components['schemas']['bytes'];

export function bufferOf(bytes: SeedBytes): Buffer {
  return typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes.base64, 'base64');
}

export function seedBytes(buffer: Buffer): SeedBytes {
  return isUtf8(buffer) ? buffer.toString('utf8') : { base64: buffer.toString('base64') };
}

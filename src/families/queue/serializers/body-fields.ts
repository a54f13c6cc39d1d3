import { isUtf8 } from 'node:buffer';

/** A body as text where it is that, else in base64; none where it is empty. */
export function bodyFields(body: Buffer): { body?: string; bodyBase64?: string } {
  if (body.length === 0) return {};
  return isUtf8(body) ? { body: body.toString('utf8') } : { bodyBase64: body.toString('base64') };
}

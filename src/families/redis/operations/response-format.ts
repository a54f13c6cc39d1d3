import { toBuffer } from '../../../engines/redis/bytes.ts';
import { encodeResp2 } from '../../../engines/redis/resp2.ts';
import type { Reply } from '../../../engines/redis/reply.ts';
import { refusal } from '../errors.ts';
import type { StringEncoding } from '../json-result.ts';

/** The two headers that say how a result is to be written. */
interface FormatHeaders {
  readonly 'upstash-encoding'?: string;
  readonly 'upstash-response-format'?: 'json' | 'resp2';
}

/**
 * How the caller wants results: RESP2 bytes, or JSON with strings in one of two encodings.
 * @throws HttpError where both headers are given
 */
export function formatOf(header: FormatHeaders): StringEncoding | 'resp2' {
  const base64 = header['upstash-encoding']?.toLowerCase() === 'base64';
  if (header['upstash-response-format'] !== 'resp2') return base64 ? 'base64' : 'text';
  if (base64) throw refusal('base64OfResp2');
  return 'resp2';
}

/** Replies one after the other in RESP2. */
export function resp2Body(replies: readonly Reply[]): Buffer {
  return toBuffer(replies.map(encodeResp2).join(''));
}

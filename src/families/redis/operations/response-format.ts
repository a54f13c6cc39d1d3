import { toBuffer } from '../../../engines/redis/bytes.ts';
import type { Reply } from '../../../engines/redis/reply.ts';
import { refusal } from '../errors.ts';
import type { StringEncoding } from '../json-result.ts';
import { encodeReply } from '../resp/encode.ts';

interface EncodingHeader {
  readonly 'upstash-encoding'?: string;
}

/** The two headers that choose the format of results. */
interface FormatHeaders extends EncodingHeader {
  readonly 'upstash-response-format'?: 'json' | 'resp2';
}

/**
 * The requested format of results: RESP2 bytes, or JSON with strings in one of two encodings.
 * @throws HttpError if both headers are given
 */
export function formatOf(header: FormatHeaders): StringEncoding | 'resp2' {
  const encoding = encodingOf(header);
  if (header['upstash-response-format'] !== 'resp2') return encoding;
  if (encoding === 'base64') throw refusal('base64OfResp2');
  return 'resp2';
}

/** The requested encoding of strings in JSON. */
export function encodingOf(header: EncodingHeader): StringEncoding {
  return header['upstash-encoding']?.toLowerCase() === 'base64' ? 'base64' : 'text';
}

/** Encodes replies one after the other in RESP2. */
export function resp2Body(replies: readonly Reply[]): Buffer {
  return toBuffer(replies.map((reply) => encodeReply(reply, 2)).join(''));
}

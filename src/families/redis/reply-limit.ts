import { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import type { StringEncoding } from './json-result.ts';

const MB = 1024 * 1024;

/**
 * The maximum size of a response in bytes, whatever the setting is. It is at least what the largest request by default
 * can set, in base64, and below what V8 can write: JSON may make a text six times as long, which must stay below
 * 512 MB, and V8 ends the process when it writes a string of 2^28 bytes, or of 2^27 characters beyond Latin-1.
 */
const LIMITS: Readonly<Record<StringEncoding | 'resp2', number>> = {
  text: 80 * MB,
  base64: 101 * MB,
  resp2: 101 * MB,
};

interface ResponseOptions {
  /** The largest response, in bytes. */
  readonly maxResponseSize?: number;
  /** Whether the memory for responses of all clients has room for this many bytes. */
  readonly hasRoom?: ((bytes: number) => boolean) | undefined;
}

/** Limits the replies of one response over HTTP. */
export function replyLimitOf(
  format: StringEncoding | 'resp2',
  { maxResponseSize = Infinity, hasRoom }: ResponseOptions = {},
): ReplyLimit {
  return new ReplyLimit(Math.min(LIMITS[format], maxResponseSize), hasRoom);
}

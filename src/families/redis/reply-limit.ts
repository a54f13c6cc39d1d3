import { RedisError, type Reply } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';
import type { StringEncoding } from './json-result.ts';

const MB = 1024 * 1024;

/**
 * The maximum size of a response in bytes. It is at least what the largest request by default can set, in base64, and
 * below what V8 can write: JSON may make a text six times as long, which must stay below 512 MB, and V8 ends the
 * process when it writes a string of 2^28 bytes, or of 2^27 characters beyond Latin-1.
 */
const LIMITS: Readonly<Record<StringEncoding | 'resp2', number>> = {
  text: 80 * MB,
  base64: 101 * MB,
  resp2: 101 * MB,
};

/** The approximate maximum size of a value in a response, besides the bytes of a string. */
const PER_VALUE = 8;

/** Limits the replies of one response to what can be sent. */
export class ReplyLimit {
  readonly #limit: number;
  #remaining: number;

  constructor(format: StringEncoding | 'resp2') {
    this.#limit = LIMITS[format];
    this.#remaining = this.#limit;
  }

  /** @returns the reply, or an error in place of one that exceeds the limit together with those before it */
  hold(reply: Reply): Reply {
    const size = sizeOf(reply);
    if (size > this.#remaining)
      return new RedisError(messageOf('replyTooLarge', { limit: this.#limit }));
    this.#remaining -= size;
    return reply;
  }
}

function sizeOf(reply: Reply): number {
  if (typeof reply === 'string') return reply.length + PER_VALUE;
  let size = PER_VALUE;
  if (Array.isArray(reply)) for (const item of reply as readonly Reply[]) size += sizeOf(item);
  return size;
}

import { RedisError, type Reply } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';
import type { StringEncoding } from './json-result.ts';

const MB = 1024 * 1024;

/**
 * How much may stand in one response, in bytes. What the largest request by default can set, the
 * clients, which ask for base64, can get; and all of it is below what V8 can write: a text may become six
 * times as long in JSON, which must stay below 512 MB, and V8 ends the process where one string of 2^28
 * bytes, or of 2^27 characters beyond Latin-1, is to be written.
 */
const LIMITS: Readonly<Record<StringEncoding | 'resp2', number>> = {
  text: 80 * MB,
  base64: 101 * MB,
  resp2: 101 * MB,
};

/** What a value takes in a response besides the bytes of a string, at most about. */
const PER_VALUE = 8;

/** Holds the replies of one response to what can be sent. */
export class ReplyLimit {
  readonly #limit: number;
  #left: number;

  constructor(format: StringEncoding | 'resp2') {
    this.#limit = LIMITS[format];
    this.#left = this.#limit;
  }

  /** @returns the reply, or an error in its place where it is too much after those before it */
  hold(reply: Reply): Reply {
    const size = sizeOf(reply);
    if (size > this.#left)
      return new RedisError(messageOf('replyTooLarge', { limit: this.#limit }));
    this.#left -= size;
    return reply;
  }
}

function sizeOf(reply: Reply): number {
  if (typeof reply === 'string') return reply.length + PER_VALUE;
  let size = PER_VALUE;
  if (Array.isArray(reply)) for (const item of reply as readonly Reply[]) size += sizeOf(item);
  return size;
}

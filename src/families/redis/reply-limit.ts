import { RedisError, type Reply } from '../../engines/redis/reply.ts';
import { messageOf } from './errors.ts';

/**
 * How many bytes the strings of one response may have together. It is no less than the largest request
 * by default, so what one request can set, another can get; and it is below what V8 can write as
 * JSON: where a string has 2^28 bytes, or 2^27 characters beyond Latin-1, it ends the process.
 */
const LIMIT = 100 * 1024 * 1024;

/** Holds the replies of one response to what can be sent. */
export class ReplyLimit {
  #left = LIMIT;

  /** @returns the reply, or an error in its place where it is too much after those before it */
  hold(reply: Reply): Reply {
    const size = sizeOf(reply);
    if (size > this.#left) return new RedisError(messageOf('replyTooLarge', { limit: LIMIT }));
    this.#left -= size;
    return reply;
  }
}

function sizeOf(reply: Reply): number {
  if (typeof reply === 'string') return reply.length;
  if (!Array.isArray(reply)) return 0;
  let size = 0;
  for (const item of reply as readonly Reply[]) size += sizeOf(item);
  return size;
}

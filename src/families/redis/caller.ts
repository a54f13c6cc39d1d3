import type { RedisSession } from '../../engines/redis/engine.ts';
import type { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import type { StringEncoding } from './json-result.ts';
import type { AuthenticatedUser, LiveMessages } from './live-messages.ts';

/** The authenticated sender of a request. */
export interface RedisCaller {
  readonly session: RedisSession;
  /** Limits the replies to one request in a format. */
  readonly replyLimit: (format: StringEncoding | 'resp2') => ReplyLimit;
  /** The maximum size of a request body, in bytes. */
  readonly maxRequestSize: number;
  readonly admitted: AuthenticatedUser;
  /** The open streams of messages. */
  readonly live: LiveMessages;
}

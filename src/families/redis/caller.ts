import type { Socket } from 'node:net';
import type { RedisSession } from '../../engines/redis/engine.ts';
import type { ReplyLimit } from '../../engines/redis/reply-limit.ts';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';
import type { StringEncoding } from './json-result.ts';
import type { LiveMessages } from './live-messages.ts';

/** The credentials and the connection of an authenticated caller. */
export interface AuthenticatedUser {
  readonly token: string;
  /** The id of the database. */
  readonly id: string;
  readonly user: string;
  readonly socket: Socket;
  readonly usage: DatabaseUsage | undefined;
}

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

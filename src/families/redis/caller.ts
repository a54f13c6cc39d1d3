import type { Socket } from 'node:net';
import type { RedisSession } from '../../engines/redis/engine.ts';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';
import type { LiveMessages } from './live-messages.ts';

/** With what somebody was let in. */
export interface Admitted {
  readonly token: string;
  /** The id of the database. */
  readonly id: string;
  readonly user: string;
  readonly socket: Socket;
  readonly usage: DatabaseUsage | undefined;
}

/** Who sent a request of the family, after authentication. */
export interface RedisCaller {
  readonly session: RedisSession;
  /** The largest body that the database takes, in bytes. */
  readonly maxRequestSize: number;
  readonly admitted: Admitted;
  /** All who listen. */
  readonly live: LiveMessages;
}

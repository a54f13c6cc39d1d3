import type { RedisSession } from '../../engines/redis/engine.ts';

/** Who sent a request of the family, after authentication. */
export interface RedisCaller {
  readonly session: RedisSession;
  /** The largest body that the database takes, in bytes. */
  readonly maxRequestSize: number;
}

import type { Redis } from '@upstash/redis';

/** A word of a command in an example. */
export type Word = string | number;

/** A call of a method of the official client. */
export interface ClientMethod {
  /** As it is written: `redis.search.index({ name: 'products' }).drop()` */
  readonly call: string;
  /** Does it. */
  readonly run: (redis: Redis) => unknown;
}

import { inject } from 'vitest';
import type { BackingRedis } from './backing-redis.ts';

/** What the tests run against: a platform in a process of its own. */
export interface Target {
  readonly name: 'mock' | 'implementation';
  /** The Vitest project, under whose name what is exercised is recorded. */
  readonly project: string;
  readonly redisUrl: string;
  /** Where the database of the first start speaks RESP, with its password; the mock does not. */
  readonly respUrl: string;
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** The largest request body of the Redis family, in bytes. */
  readonly maxRequestSize: number;
  readonly kafkaUrl: string;
  /** The user of the Kafka cluster of the first start. */
  readonly kafkaUsername: string;
  readonly kafkaPassword: string;
  readonly queueUrl: string;
  readonly queueToken: string;
  readonly managementUrl: string;
  readonly consoleUrl: string;
  /** The credentials of the first account. */
  readonly email: string;
  readonly apiKey: string;
  /** Where the implementation keeps its data; the mock keeps none. */
  readonly dataDir: string;
  /** The server that keeps the databases; undefined where the platform does that itself. */
  readonly backingRedis: BackingRedis | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    target: Target;
  }
}

/** The target of this run. */
export function target(): Target {
  return inject('target');
}

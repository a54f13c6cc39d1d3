import { inject } from 'vitest';

/** What the tests run against: a platform in a process of its own. */
export interface Target {
  readonly name: 'mock' | 'implementation';
  readonly redisUrl: string;
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** The largest request body, in bytes. */
  readonly maxRequestSize: number;
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

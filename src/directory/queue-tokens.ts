import type { QueueUser } from '../engines/queue/user.ts';

/** The access that a token of the queue service gives. */
export interface QueueAccess {
  readonly user: QueueUser;
  /** The most requests in one second, except those that publish. */
  readonly requestsPerSecond: number;
  /** Whether the token is the read-only one. */
  readonly readOnly: boolean;
}

/** Which token belongs to which user of the queue service. */
export interface QueueTokens {
  /** Changes whenever a token may have lost its access; caches of tokens must then be dropped. */
  readonly revision: number;
  /** The access that a token gives; undefined for an invalid one. @throws TokensUnavailable */
  access(token: string): Promise<QueueAccess | undefined>;
  /** A user by its id, for addresses that need no token; undefined if it may not use the queue. @throws TokensUnavailable */
  user(id: string): Promise<Omit<QueueAccess, 'readOnly'> | undefined>;
}

/** Tokens can't be looked up at the moment. The message is one sentence for clients. */
export class TokensUnavailable extends Error {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

import type { ByteString } from '../../bytes.ts';

/** What CLIENT TRACKING ON was given. */
export interface TrackingOptions {
  /** The connection that is told in place of this one; 0 is none. */
  readonly redirect: number;
  /** Told of every key that begins with one of its prefixes, whether it has read it or not. */
  readonly broadcast: boolean;
  /** Only what a command reads behind CLIENT CACHING YES; or not what one reads behind CLIENT CACHING NO. */
  readonly opt: 'in' | 'out' | undefined;
  /** Not told of what it changes itself. */
  readonly noLoop: boolean;
  /** Of a broadcast; one that is empty is all keys. */
  readonly prefixes: readonly ByteString[];
}

/** A connection whose client keeps copies of what it reads, and is told when they are out of date. */
export interface TrackingClient {
  /** Undefined while it has none. */
  readonly tracking: ClientTracking | undefined;
  /** Whether it may know of a key. */
  mayKnow(key: ByteString): boolean;
  /** Sends an invalidation of keys; null is all of them. */
  invalidate(keys: readonly ByteString[] | null): void;
}

/** What is tracked for one connection (Redis 7.2 `tracking.c`). */
export class ClientTracking {
  options: TrackingOptions;
  /** The connection that is told has gone. */
  isBroken = false;
  /** CLIENT CACHING was given for the next command, or transaction. */
  isCachingGiven = false;

  constructor(options: TrackingOptions) {
    this.options = options;
  }

  /** Whether what the command that runs now reads is kept (`trackingRememberKeys`). */
  get isKept(): boolean {
    const { broadcast, opt } = this.options;
    if (broadcast) return false;
    return opt === 'in' ? this.isCachingGiven : !(opt === 'out' && this.isCachingGiven);
  }
}

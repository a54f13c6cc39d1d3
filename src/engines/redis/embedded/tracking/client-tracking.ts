import type { ByteString } from '../../bytes.ts';
import type { CommandSpec } from '../../command-spec.ts';
import type { Steps } from '../steps.ts';

/** Called after each reading command while the client tracks keys. @returns the steps that are left if there are many keys */
export type OnRead = (spec: CommandSpec, argv: readonly ByteString[]) => Steps<void> | undefined;

/** The options of CLIENT TRACKING ON. */
export interface TrackingOptions {
  /** The connection that gets the invalidations; 0 is the client's own. */
  readonly redirect: number;
  /** Whether all keys with one of the prefixes are tracked, read or not. */
  readonly broadcast: boolean;
  /** OPTIN tracks only reads after CLIENT CACHING YES; OPTOUT does not track those after CLIENT CACHING NO. */
  readonly opt: 'in' | 'out' | undefined;
  /** Whether the client's own changes are left out. */
  readonly noLoop: boolean;
  /** The prefixes for broadcasting; an empty one matches all keys. */
  readonly prefixes: readonly ByteString[];
}

/** A connection whose client caches what it reads, and gets invalidations. */
export interface TrackingClient {
  /** Undefined if tracking is off. */
  readonly tracking: ClientTracking | undefined;
  /** Whether the client may be told of a key. */
  mayKnow(key: ByteString): boolean;
  /** Sends an invalidation of keys; null is all of them. */
  invalidate(keys: readonly ByteString[] | null): void;
}

/** The tracking state of one connection (Redis 7.2 `tracking.c`). */
export class ClientTracking {
  options: TrackingOptions;
  /** Whether the connection that gets the invalidations has closed. */
  isBroken = false;
  /** Whether CLIENT CACHING was given for the next command or transaction. */
  isCachingGiven = false;

  constructor(options: TrackingOptions) {
    this.options = options;
  }

  /** Whether the keys that the running command reads are tracked (`trackingRememberKeys`). */
  get isKept(): boolean {
    const { broadcast, opt } = this.options;
    if (broadcast) return false;
    return opt === 'in' ? this.isCachingGiven : !(opt === 'out' && this.isCachingGiven);
  }
}

import { createHash, timingSafeEqual } from 'node:crypto';
import { hostNameOf, isBelowOwnDomain } from '../host-name.ts';
import type { DatabaseUsage } from './usage.ts';

/** What the family needs to know of a database. */
export interface RedisDatabase {
  readonly id: string;
  readonly name: string;
  /** Its host name, in lower case: `orders.localhost`. */
  readonly endpoint: string;
  /** The regions of a global database, each with a host name of its own: `us-east-1.orders.localhost`. */
  readonly regions: readonly string[];
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** The largest request body, in bytes. */
  readonly maxRequestSize: number;
  /** Whether clients may connect from an address; if omitted, all may. */
  readonly isOpenTo?: ((address: string) => boolean) | undefined;
  /** Counts its usage and enforces its limits; if omitted, there are no limits. */
  readonly usage?: DatabaseUsage | undefined;
}

/** The built-in users that the two tokens of a database belong to. */
export type BuiltInUser = 'default' | 'default_ro';

interface TokenOwner {
  readonly digest: Buffer;
  readonly database: RedisDatabase;
  readonly user: BuiltInUser;
}

/** The object of a host name. */
export interface NamedByHost {
  readonly database: RedisDatabase;
  /** Defined if the host name is that of a region. */
  readonly region?: string;
}

/**
 * The databases of the platform, by token and by host name.
 *
 * Tokens are looked up by their SHA-256, and the digests are compared in constant time. So the response time does not
 * reveal how much of a guess was correct.
 */
export class RedisDatabases {
  /** Increases with each change, which invalidates cached authentications. */
  revision = 0;
  readonly #listeners = new Set<(id: string) => void>();
  readonly #byId = new Map<string, RedisDatabase>();
  readonly #byDigest = new Map<string, TokenOwner>();
  readonly #byHost = new Map<string, NamedByHost>();

  constructor(databases: readonly RedisDatabase[] = []) {
    for (const database of databases) this.put(database);
  }

  /** Adds a database, or replaces the one with that id. */
  put(database: RedisDatabase): void {
    this.#forget(database.id);
    this.#byId.set(database.id, database);
    this.#byHost.set(database.endpoint, { database });
    for (const region of database.regions) {
      this.#byHost.set(hostOfRegion(database, region), { database, region });
    }
    this.#addToken(database.standardToken, database, 'default');
    this.#addToken(database.readOnlyToken, database, 'default_ro');
    this.#tell(database.id);
  }

  remove(id: string): void {
    this.#forget(id);
    this.#tell(id);
  }

  /** Calls back after each change of a database. @returns a function that unsubscribes */
  onChange(tell: (id: string) => void): () => void {
    this.#listeners.add(tell);
    return () => void this.#listeners.delete(tell);
  }

  #tell(id: string): void {
    for (const tell of this.#listeners) tell(id);
  }

  #forget(id: string): void {
    this.revision++;
    const database = this.#byId.get(id);
    if (database === undefined) return;
    this.#byId.delete(id);
    this.#byHost.delete(database.endpoint);
    for (const region of database.regions) this.#byHost.delete(hostOfRegion(database, region));
    for (const token of [database.standardToken, database.readOnlyToken]) {
      this.#byDigest.delete(digestOf(token).toString('latin1'));
    }
  }

  get(id: string): RedisDatabase | undefined {
    return this.#byId.get(id);
  }

  values(): IterableIterator<RedisDatabase> {
    return this.#byId.values();
  }

  byToken(token: string): { database: RedisDatabase; user: BuiltInUser } | undefined {
    const digest = digestOf(token);
    const owner = this.#byDigest.get(digest.toString('latin1'));
    return owner !== undefined && timingSafeEqual(owner.digest, digest) ? owner : undefined;
  }

  /** What a `Host` header (`orders.localhost:8079`) refers to; undefined if it is not a database. */
  byHost(host: string | undefined): NamedByHost | undefined {
    return host === undefined ? undefined : this.#byHost.get(hostNameOf(host));
  }

  /** Whether a `Host` header has a name that only a database could have, and none has. */
  namesNothing(host: string | undefined): boolean {
    return host !== undefined && isBelowOwnDomain(host) && !this.#byHost.has(hostNameOf(host));
  }

  #addToken(token: string, database: RedisDatabase, user: BuiltInUser): void {
    const digest = digestOf(token);
    this.#byDigest.set(digest.toString('latin1'), { digest, database, user });
  }
}

/** The host is below the database's own name, so no other database can have it: names contain no dots. */
function hostOfRegion({ endpoint }: RedisDatabase, region: string): string {
  return `${region}.${endpoint}`;
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

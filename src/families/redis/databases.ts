import { createHash, timingSafeEqual } from 'node:crypto';

/** What the family must know of a database to let callers in. */
export interface RedisDatabase {
  readonly id: string;
  /** Also its host name: `<name>.localhost`. */
  readonly name: string;
  readonly standardToken: string;
  readonly readOnlyToken: string;
  /** The largest request body, in bytes. */
  readonly maxRequestSize: number;
}

/** The built-in users that the two tokens of a database stand for. */
export type BuiltInUser = 'default' | 'default_ro';

interface TokenOwner {
  readonly digest: Buffer;
  readonly database: RedisDatabase;
  readonly user: BuiltInUser;
}

/**
 * The databases of the platform by token and by host name.
 *
 * Tokens are looked up by their SHA-256 and the digests compared in constant time, so how long an
 * answer takes says nothing about how much of a guess was right.
 */
export class RedisDatabases {
  /** Grows with each change, so that whoever keeps an authentication knows when to drop it. */
  revision = 0;
  readonly #byDigest = new Map<string, TokenOwner>();
  readonly #byName = new Map<string, RedisDatabase>();

  constructor(databases: readonly RedisDatabase[] = []) {
    for (const database of databases) this.put(database);
  }

  /** Adds a database, or replaces the one of that name. */
  put(database: RedisDatabase): void {
    this.remove(database.name);
    this.#byName.set(database.name.toLowerCase(), database);
    this.#addToken(database.standardToken, database, 'default');
    this.#addToken(database.readOnlyToken, database, 'default_ro');
  }

  remove(name: string): void {
    this.revision++;
    const database = this.#byName.get(name.toLowerCase());
    if (database === undefined) return;
    this.#byName.delete(name.toLowerCase());
    for (const token of [database.standardToken, database.readOnlyToken]) {
      this.#byDigest.delete(digestOf(token).toString('latin1'));
    }
  }

  values(): IterableIterator<RedisDatabase> {
    return this.#byName.values();
  }

  byToken(token: string): { database: RedisDatabase; user: BuiltInUser } | undefined {
    const digest = digestOf(token);
    const owner = this.#byDigest.get(digest.toString('latin1'));
    return owner !== undefined && timingSafeEqual(owner.digest, digest) ? owner : undefined;
  }

  /** The database that a `Host` header names (`<name>.localhost:8079`), if it names one. */
  byHost(host: string | undefined): RedisDatabase | undefined {
    const dot = host?.indexOf('.') ?? -1;
    return dot < 0 ? undefined : this.#byName.get(host!.slice(0, dot).toLowerCase());
  }

  #addToken(token: string, database: RedisDatabase, user: BuiltInUser): void {
    const digest = digestOf(token);
    this.#byDigest.set(digest.toString('latin1'), { digest, database, user });
  }
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

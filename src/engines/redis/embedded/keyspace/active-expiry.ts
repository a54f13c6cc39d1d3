import type { Clock } from '../../../../base/clock.ts';
import type { DatabaseConfig } from '../config.ts';
import type { Entry } from './entry.ts';
import type { Keyspace } from './keyspace.ts';

/** What the active expiry works on; a `Database` is one. */
export interface Expirable {
  readonly keyspace: Keyspace;
  readonly clock: Clock;
  readonly config: DatabaseConfig;
  /** Tells those who wait in a group of a stream that it has gone. */
  serveBlocked(): void;
}

/**
 * Removes keys and hash fields whose time is up although nobody asks for them, as Redis 7.2
 * `expire.c` `activeExpireCycle`: look at a few of those that expire; where many were due, look at more,
 * until few are or the time is spent. So about a tenth of them may be past their time, but not more.
 */
export class ActiveExpiry {
  readonly #database: Expirable;
  /** Where the next round goes on among the volatile keys, and among the hashes with such fields. */
  #keyCursor = 0;
  #hashCursor = 0;

  constructor(database: Expirable) {
    this.#database = database;
  }

  /**
   * Removes what it finds due, within the time that `active-expire-effort` allows.
   * @returns whether there was anything that expires
   */
  cycle(): boolean {
    const { keyspace, clock, config } = this.#database;
    if (
      keyspace.replaying ||
      (keyspace.volatile.size === 0 && keyspace.expiringHashes.size === 0)
    ) {
      return false;
    }
    keyspace.tick();
    const effort = config.activeExpireEffort - 1;
    const perRound = 20 + 5 * effort;
    const acceptedPercent = 10 - effort;
    const deadline = clock.now() + 5 + 4 * effort;
    const more = (looked: number, due: number) =>
      due * 100 > looked * acceptedPercent && clock.now() < deadline;

    let found: Found;
    do {
      found = look(
        (visit) => keyspace.volatile.scan(this.#keyCursor, perRound, visit),
        (entry) => keyspace.isDue(entry),
      );
      this.#keyCursor = found.cursor;
      for (const entry of found.due) keyspace.lose(entry, 'expired');
    } while (more(found.looked, found.due.length));
    do {
      found = look(
        (visit) =>
          keyspace.expiringHashes.scan(this.#hashCursor, perRound, ({ entry }) => visit(entry)),
        (entry) => keyspace.hasDueFields(entry),
      );
      this.#hashCursor = found.cursor;
      for (const entry of found.due) keyspace.expireFields(entry);
    } while (more(found.looked, found.due.length));
    this.#database.serveBlocked();
    return true;
  }
}

interface Found {
  readonly cursor: number;
  readonly looked: number;
  readonly due: Entry[];
}

/** Looks at the next few keys. They are removed only after: a scan bears no change. */
function look(
  scan: (visit: (entry: Entry) => void) => number,
  isDue: (entry: Entry) => boolean,
): Found {
  const due: Entry[] = [];
  let looked = 0;
  const cursor = scan((entry) => {
    looked++;
    if (isDue(entry)) due.push(entry);
  });
  return { cursor, looked, due };
}

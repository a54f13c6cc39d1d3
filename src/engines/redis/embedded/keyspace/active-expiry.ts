import type { Clock } from '../../../../base/clock.ts';
import type { DatabaseConfig } from '../config.ts';
import type { Entry } from './entry.ts';
import type { Keyspace } from './keyspace.ts';

/** The part of a `Database` that active expiry uses. */
export interface Expirable {
  readonly keyspace: Keyspace;
  readonly clock: Clock;
  readonly config: DatabaseConfig;
  /** Closed while a script is suspended, during which no key may expire. */
  readonly gate: { readonly suspended?: unknown };
  /** Serves clients that are blocked in a group of a deleted stream. */
  serveBlocked(): void;
}

/**
 * Deletes expired keys and hash fields that nobody accesses, as Redis 7.2 `expire.c` `activeExpireCycle`: samples a few
 * of the keys with an expiry and repeats that while many of them were due, until the time is used up. So at most about
 * a tenth of them are expired.
 */
export class ActiveExpiry {
  readonly #database: Expirable;
  /** The cursors of the next round over the volatile keys and the hashes with expiring fields. */
  #keyCursor = 0;
  #hashCursor = 0;

  constructor(database: Expirable) {
    this.#database = database;
  }

  /** Runs one round within the time that `active-expire-effort` allows. @returns whether anything has an expiry */
  cycle(): boolean {
    const { keyspace, clock, config, gate } = this.#database;
    if (
      keyspace.replaying ||
      gate.suspended !== undefined ||
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

/** Scans the next few keys. They are deleted afterwards, because a scan must not see changes. */
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

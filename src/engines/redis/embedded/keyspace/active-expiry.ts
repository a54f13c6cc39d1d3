import type { Clock } from '../../../../base/clock.ts';
import type { DatabaseConfig } from '../config.ts';
import type { Entry } from './entry.ts';
import type { Keyspace } from './keyspace.ts';
import type { Logger } from '../../../../base/logger.ts';

/** The part of a `Database` that active expiry uses. */
interface Expirable {
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

/** The interval in milliseconds: Redis's `hz 10`. */
const EVERY = 100;
/** The time that all databases together may take before other work is done, in milliseconds. */
const MOST = 25;

/**
 * Runs the active expiry of all databases on one timer, which does not keep the process alive. A round that takes too
 * long continues at the next tick where it stopped.
 */
export class ExpiryRounds {
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #databases = new Map<Expirable, ActiveExpiry>();
  #round: Iterator<ActiveExpiry> = [].values();
  readonly #timer: NodeJS.Timeout;

  constructor(clock: Clock, logger: Logger) {
    this.#clock = clock;
    this.#logger = logger;
    this.#timer = setInterval(() => this.tick(), EVERY);
    this.#timer.unref();
  }

  add(database: Expirable): void {
    this.#databases.set(database, new ActiveExpiry(database));
  }

  delete(database: Expirable): void {
    this.#databases.delete(database);
  }

  /** Visits each database once, or as many as there is time for. */
  tick(): void {
    const deadline = this.#clock.now() + MOST;
    let next = this.#round.next();
    if (next.done === true) {
      this.#round = this.#databases.values();
      next = this.#round.next();
    }
    while (next.done !== true) {
      // Of thousands of databases most have nothing to expire, so the clock is not read for them.
      const ran = this.#run(next.value);
      if (ran && this.#clock.now() >= deadline) return;
      next = this.#round.next();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Runs the active expiry of one database. @returns whether it took time */
  #run(expiry: ActiveExpiry): boolean {
    try {
      return expiry.cycle();
    } catch (err) {
      // An error thrown out of a timer would end the process.
      this.#logger.error({ err, where: 'background' }, 'the active expiry failed');
      return true;
    }
  }
}

import type { ByteString } from '../../bytes.ts';
import type { Database } from '../database.ts';
import type { Watcher } from './watches.ts';

/** What V8 needs for a queued command, and for each of its words, besides their text, in bytes. */
const COMMAND_OVERHEAD = 48;
const WORD_OVERHEAD = 24;
/** The limit for that in all commands together: a million short ones. */
const MOST_OVERHEAD = 128 * 1024 * 1024;

/** The transaction of one connection: its watched keys, and the commands queued since MULTI (Redis 7.2 `multi.c`). */
export class Transaction implements Watcher {
  /** Whether MULTI was given without EXEC or DISCARD since. */
  isOpen = false;
  /** Whether a command could not be queued. */
  isBroken = false;
  rows: (readonly ByteString[])[] = [];
  /** The length of all queued arguments, in bytes. */
  bytes = 0;
  readonly #database: Database;
  readonly #keys = new Set<ByteString>();
  #isTouched = false;
  #overhead = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  get watched(): number {
    return this.#keys.size;
  }

  /** Whether a watched key has changed or expired. */
  get isTouched(): boolean {
    if (this.#keys.size === 0) return false;
    this.#database.tick();
    for (const key of this.#keys) this.#database.keyspace.peek(key);
    return this.#isTouched;
  }

  touched(): void {
    this.#isTouched = true;
  }

  /**
   * Queues a command; none of a broken transaction, which will not run (`multi.c` `queueMultiCommand`).
   * @param most the limit for the length of all queued arguments, in bytes
   * @returns whether there is room for it
   */
  queue(argv: readonly ByteString[], most: number): boolean {
    if (this.isBroken) {
      this.rows = [];
      return true;
    }
    this.#overhead += COMMAND_OVERHEAD + WORD_OVERHEAD * argv.length;
    for (const word of argv) this.bytes += word.length;
    if (this.bytes > most || this.#overhead > MOST_OVERHEAD) return false;
    this.rows.push(argv);
    return true;
  }

  watch(keys: readonly ByteString[]): void {
    for (const key of keys) {
      this.#keys.add(key);
      this.#database.watches.add(key, this);
    }
  }

  unwatch(): void {
    for (const key of this.#keys) this.#database.watches.delete(key, this);
    this.#keys.clear();
    this.#isTouched = false;
  }

  /** Ends the transaction after EXEC, DISCARD or an error; all keys are unwatched. */
  end(): void {
    this.isOpen = false;
    this.isBroken = false;
    this.rows = [];
    this.bytes = 0;
    this.#overhead = 0;
    this.unwatch();
  }
}

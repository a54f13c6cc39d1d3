import type { ByteString } from '../../bytes.ts';
import type { Database } from '../database.ts';
import type { Watcher } from './watches.ts';

/** The transaction of one connection: what it watches, and what it has queued since MULTI (Redis 7.2 `multi.c`). */
export class Transaction implements Watcher {
  /** Between MULTI and EXEC. */
  isOpen = false;
  /** One of the commands could not be queued. */
  isBroken = false;
  rows: (readonly ByteString[])[] = [];
  /** Of the arguments of all rows. */
  bytes = 0;
  readonly #database: Database;
  readonly #keys = new Set<ByteString>();
  #isTouched = false;

  constructor(database: Database) {
    this.#database = database;
  }

  get watched(): number {
    return this.#keys.size;
  }

  /** Whether a watched key has changed, or has expired meanwhile. */
  get isTouched(): boolean {
    if (this.#keys.size === 0) return false;
    this.#database.tick();
    for (const key of this.#keys) this.#database.keyspace.peek(key);
    return this.#isTouched;
  }

  touched(): void {
    this.#isTouched = true;
  }

  queue(argv: readonly ByteString[]): void {
    this.rows.push(argv);
    for (const word of argv) this.bytes += word.length;
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

  /** Ends it after EXEC, DISCARD or an error; nothing is watched any more. */
  end(): void {
    this.isOpen = false;
    this.isBroken = false;
    this.rows = [];
    this.bytes = 0;
    this.unwatch();
  }
}

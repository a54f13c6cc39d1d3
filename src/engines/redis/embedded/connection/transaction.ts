import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import type { RedisError } from '../../reply.ts';
import type { Command } from '../command-index.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { Names, Room } from './room.ts';
import type { Watcher, Watches } from './watches.ts';

/** What V8 needs for a queued command, and for each of its words, besides their text, in bytes. */
const COMMAND_OVERHEAD = 48;
const WORD_OVERHEAD = 24;

/** The parts of a database that transactions use. */
interface WatchedDatabase {
  readonly keyspace: Keyspace;
  readonly watches: Watches;
  /** Sets the time by which keys expire. */
  tick(): void;
}

/** The transaction of one connection: its watched keys, and the commands queued since MULTI (Redis 7.2 `multi.c`). */
export class Transaction implements Watcher {
  /** Whether MULTI was given without EXEC or DISCARD since. */
  isOpen = false;
  /** Whether a command could not be queued. */
  isBroken = false;
  rows: (readonly ByteString[])[] = [];
  /** The different commands of the rows. */
  readonly commands = new Set<Command>();
  readonly #database: WatchedDatabase;
  readonly #keys = new NameSet<ByteString>();
  readonly #room: Room;
  readonly #names: Names;
  #isTouched = false;

  /** @param room for the queued commands @param names of the connection, to which watched keys belong */
  constructor(database: WatchedDatabase, room: Room, names: Names) {
    this.#database = database;
    this.#room = room;
    this.#names = names;
  }

  /** What the queued commands take, in bytes. */
  get bytes(): number {
    return this.#room.bytes;
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
   * @returns why there is no room for it
   */
  queue(command: Command, argv: readonly ByteString[]): RedisError | undefined {
    if (this.isBroken) {
      this.#drop();
      return undefined;
    }
    let bytes = 0;
    for (const word of argv) bytes += word.length;
    const refusal = this.#room.take(bytes, COMMAND_OVERHEAD + WORD_OVERHEAD * argv.length);
    if (refusal !== undefined) return refusal;
    this.rows.push(argv);
    this.commands.add(command);
    return undefined;
  }

  /** @throws RedisError if there is no room for the keys */
  watch(keys: readonly ByteString[]): void {
    this.#names.reserve(this.#keys, keys);
    for (const key of keys) {
      this.#keys.add(key);
      this.#database.watches.add(key, this);
    }
  }

  unwatch(): void {
    for (const key of this.#keys) this.#database.watches.delete(key, this);
    this.#names.clear(this.#keys);
    this.#isTouched = false;
  }

  /** Ends the transaction after EXEC, DISCARD or an error; all keys are unwatched. */
  end(): void {
    this.isOpen = false;
    this.isBroken = false;
    this.#drop();
    this.unwatch();
  }

  #drop(): void {
    this.rows = [];
    this.commands.clear();
    this.#room.clear();
  }
}

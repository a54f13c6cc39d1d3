import type { ByteString } from '../../bytes.ts';
import { NEVER, type Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { Library } from '../scripting/functions/libraries.ts';
import type { Observer } from '../keyspace/observers.ts';
import { CommandBuffer } from './command-buffer.ts';
import { commandsOf, lastingCommandsOf } from './value-commands.ts';

const LARGE = 64 * 1024;

type Commands = Iterator<readonly ByteString[]>;

/** A key of which commands are taken. */
interface Taking {
  /** Undefined where it may change meanwhile. */
  entry: Entry | undefined;
  commands: Commands;
  taken: number;
  /** How many of its commands have been taken. */
  skipped: number;
}

/** What is kept of a database. */
export interface Contents {
  readonly keyspace: Keyspace;
  readonly libraries: { all(): Iterable<Library> };
}

/**
 * The commands that make a database what it was at one moment, taken little by little while the
 * keyspace goes on changing.
 *
 * Keys are visited in the order in which they were added, so what has been visited is told by a
 * number. A key that has not been and is about to change is put ahead of its turn, as it still is.
 */
export class Snapshot implements Observer {
  readonly #contents: Contents;
  readonly #keyspace: Keyspace;
  #entries: Iterator<Entry> = [].values();
  /** Keys added later have higher numbers, and are not part of this. */
  #lastSeq = 0;
  readonly #buffer = new CommandBuffer();
  /** The number of the key visited last. */
  #position = 0;
  /** The numbers of keys that had their turn early. */
  readonly #early = new Set<number>();
  /** The commands of large ones of them, as they were when they had their turn. */
  readonly #waiting: Commands[] = [];
  /** The key that is being taken, where it is more than one command. */
  #current: Taking | undefined;
  readonly #large: number;
  #ended = false;

  /** @param large what takes more memory, in bytes, does not become commands all at once before it changes */
  constructor(contents: Contents, large = LARGE) {
    this.#large = large;
    this.#contents = contents;
    this.#keyspace = contents.keyspace;
  }

  /** This is the moment. */
  begin(): void {
    const { observers, keys } = this.#keyspace;
    this.#entries = keys.values();
    this.#lastSeq = keys.lastSeq;
    observers.add(this);
    // As Redis 7.2 `aof.c` `rewriteFunctions`.
    for (const { code } of this.#contents.libraries.all()) {
      this.#buffer.add(['FUNCTION', 'LOAD', code]);
    }
  }

  /** Whether there is nothing more to come. */
  get done(): boolean {
    return this.#ended && this.#buffer.length === 0;
  }

  /** Goes on until about so many bytes of commands have come together, and returns them. */
  next(bytes: number): readonly ByteString[] {
    // What yields nothing, because it had its turn early or was taken before, takes time all the same.
    let passed = 0;
    while (this.#buffer.length + passed < bytes && !this.#ended) passed += this.#step();
    const pieces = this.#buffer.pieces();
    this.#buffer.clear();
    return pieces;
  }

  /** Lets the keyspace change without telling; needed wherever it is given up before its end. */
  release(): void {
    this.#keyspace.observers.delete(this);
  }

  /** Takes the whole of a key that is about to change, unless it has been taken or came later. */
  beforeChange(entry: Entry): void {
    const current = this.#current;
    if (current !== undefined && entry === current.entry) {
      this.#detach(entry, current);
    } else if (
      entry.seq > this.#position &&
      entry.seq <= this.#lastSeq &&
      !this.#early.has(entry.seq)
    ) {
      this.#early.add(entry.seq);
      const lasting = entry.counted > this.#large ? lastingCommandsOf(entry) : undefined;
      if (lasting !== undefined) this.#waiting.push(lasting);
      else for (const argv of commandsOf(entry)) this.#buffer.add(argv);
    }
  }

  /** The old keys stay as they are, and those that come now have nothing to do with them. */
  beforeFlush(): void {
    this.release();
  }

  /** Lets the key that is being taken change: what is left of it is taken of it as it is now. */
  #detach(entry: Entry, current: Taking): void {
    const lasting = entry.counted > this.#large ? lastingCommandsOf(entry) : undefined;
    if (lasting === undefined) {
      while (this.#current === current) this.#step();
      return;
    }
    current.entry = undefined;
    current.commands = lasting;
    current.skipped = current.taken;
  }

  /** @returns how many bytes it has looked at without taking them; at least 1 where it has taken nothing */
  #step(): number {
    if (this.#current !== undefined) return this.#take(this.#current);
    const lasting = this.#waiting.pop();
    if (lasting !== undefined) {
      this.#current = { entry: undefined, commands: lasting, taken: 0, skipped: 0 };
      return 0;
    }
    const { value: entry, done } = this.#entries.next();
    if (done === true || entry.seq > this.#lastSeq) {
      this.#ended = true;
      this.release();
      return 0;
    }
    this.#position = entry.seq;
    if (this.#early.delete(entry.seq)) return 1;
    if (typeof entry.value === 'string' && entry.expireAt === NEVER) {
      this.#buffer.add(['SET', entry.key, entry.value]);
    } else {
      this.#current = { entry, commands: commandsOf(entry), taken: 0, skipped: 0 };
    }
    return 0;
  }

  #take(current: Taking): number {
    const { value: argv, done } = current.commands.next();
    if (done === true) {
      this.#current = undefined;
      return 0;
    }
    if (current.skipped > 0) {
      current.skipped--;
      return argv.reduce((sum, word) => sum + word.length, 0);
    }
    current.taken++;
    this.#buffer.add(argv);
    return 0;
  }
}

import type { ByteString } from '../../bytes.ts';
import { NEVER, type Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { Library } from '../scripting/functions/libraries.ts';
import type { Observer } from '../keyspace/observers.ts';
import { CommandBuffer } from './command-buffer.ts';
import { commandsOf } from './value-commands.ts';

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
  /** The key that is being taken, where it is more than one command. */
  #current:
    | { readonly entry: Entry; readonly commands: Iterator<readonly ByteString[]> }
    | undefined;
  #ended = false;

  constructor(contents: Contents) {
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
    // Keys that had their turn early yield nothing, so the steps are limited too.
    for (let steps = 0; steps < bytes && this.#buffer.length < bytes && !this.#ended; steps++) {
      this.#step();
    }
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
    if (entry === this.#current?.entry) {
      while (this.#current !== undefined) this.#step();
    } else if (
      entry.seq > this.#position &&
      entry.seq <= this.#lastSeq &&
      !this.#early.has(entry.seq)
    ) {
      this.#early.add(entry.seq);
      for (const argv of commandsOf(entry)) this.#buffer.add(argv);
    }
  }

  /** The old keys stay as they are, and those that come now have nothing to do with them. */
  beforeFlush(): void {
    this.release();
  }

  #step(): void {
    if (this.#current !== undefined) {
      const { value, done } = this.#current.commands.next();
      if (done === true) this.#current = undefined;
      else this.#buffer.add(value);
      return;
    }
    const { value: entry, done } = this.#entries.next();
    if (done === true || entry.seq > this.#lastSeq) {
      this.#ended = true;
      this.release();
      return;
    }
    this.#position = entry.seq;
    if (this.#early.delete(entry.seq)) return;
    if (typeof entry.value === 'string' && entry.expireAt === NEVER) {
      this.#buffer.add(['SET', entry.key, entry.value]);
    } else {
      this.#current = { entry, commands: commandsOf(entry) };
    }
  }
}

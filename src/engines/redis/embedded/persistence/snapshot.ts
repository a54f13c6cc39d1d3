import type { ByteString } from '../../bytes.ts';
import { NEVER, type Entry } from '../keyspace/entry.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { Library } from '../scripting/functions/libraries.ts';
import type { Observer } from '../keyspace/observers.ts';
import { CommandBuffer } from './command-buffer.ts';
import { commandsOf, shortNames, snapshotCommandsOf, type NameOf } from './value-commands.ts';

const LARGE = 64 * 1024;

type Commands = Iterator<readonly ByteString[]>;

/** A key whose commands are being taken. */
interface Taking {
  /** Undefined if it may change meanwhile. */
  entry: Entry | undefined;
  commands: Commands;
  taken: number;
  /** The number of its commands that have been taken. */
  skipped: number;
}

/** The contents of a database that are logged. */
export interface Contents {
  readonly keyspace: Keyspace;
  readonly libraries: { all(): Iterable<Library> };
  readonly search: {
    readonly aliases: { sorted(): Iterable<readonly [alias: ByteString, index: ByteString]> };
  };
  readonly random: () => number;
  /** Undefined if nothing that is atomic is suspended in the middle; else resolves when that may have changed. */
  readonly unquiet: Promise<void> | undefined;
}

/**
 * The commands that recreate a database as of one moment, taken step by step while the keyspace changes. Keys are
 * visited in the order in which they were added, so the visited ones are known by a number. A key that is about to
 * change before its visit is taken early, unchanged.
 */
export class Snapshot implements Observer {
  readonly #contents: Contents;
  readonly #keyspace: Keyspace;
  #entries: Iterator<Entry> = [].values();
  /** The last sequence number at the moment of the snapshot; later keys are not part of it. */
  #lastSeq = 0;
  readonly #buffer = new CommandBuffer();
  /** The sequence number of the last visited key. */
  #position = 0;
  /** The sequence numbers of keys that were taken early. */
  readonly #early = new Set<number>();
  /** The remaining commands of large keys that were taken early. */
  readonly #waiting: Commands[] = [];
  /** The key that is being taken, if it needs several commands. */
  #current: Taking | undefined;
  readonly #large: number;
  readonly #nameOf: NameOf;
  #ended = false;

  /** @param large a key with more memory (in bytes) is not converted to commands all at once when it changes */
  constructor(contents: Contents, large = LARGE) {
    this.#large = large;
    this.#contents = contents;
    this.#keyspace = contents.keyspace;
    this.#nameOf = shortNames(contents.random);
  }

  /** Fixes the moment of the snapshot, at which nothing may be suspended. */
  begin(): void {
    const { observers, keys } = this.#keyspace;
    this.#entries = keys.values();
    this.#lastSeq = keys.lastSeq;
    observers.add(this);
    // As Redis 7.2 `aof.c` `rewriteFunctions`.
    for (const { code } of this.#contents.libraries.all()) {
      this.#buffer.add(['FUNCTION', 'LOAD', code]);
    }
    for (const names of this.#contents.search.aliases.sorted()) {
      this.#buffer.add(['SEARCH.ALIASADD', ...names]);
    }
  }

  /** Whether all commands have been taken. */
  get done(): boolean {
    return this.#ended && this.#buffer.length === 0;
  }

  /** Takes about this many bytes of commands. */
  next(bytes: number): readonly ByteString[] {
    // Keys that yield nothing, because they were taken early or earlier, take time nevertheless.
    let passed = 0;
    while (this.#buffer.length + passed < bytes && !this.#ended) passed += this.#step();
    const pieces = this.#buffer.pieces();
    this.#buffer.clear();
    return pieces;
  }

  /** Stops observing the keyspace; required if the snapshot is abandoned. */
  release(): void {
    this.#keyspace.observers.delete(this);
  }

  /** Takes a key that is about to change, unless it has been taken or was added later. */
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
      const lasting =
        entry.counted > this.#large ? snapshotCommandsOf(entry, this.#nameOf) : undefined;
      if (lasting !== undefined) this.#waiting.push(lasting);
      else for (const argv of commandsOf(entry, this.#nameOf)) this.#buffer.add(argv);
    }
  }

  /** The old keys do not change any more, and new ones are not part of the snapshot. */
  beforeFlush(): void {
    this.release();
  }

  /** Allows the key that is being taken to change: its remaining commands are made from its present state. */
  #detach(entry: Entry, current: Taking): void {
    const lasting =
      entry.counted > this.#large ? snapshotCommandsOf(entry, this.#nameOf) : undefined;
    if (lasting === undefined) {
      while (this.#current === current) this.#step();
      return;
    }
    current.entry = undefined;
    current.commands = lasting;
    current.skipped = current.taken;
  }

  /** @returns the bytes that were visited without being taken; at least 1 if nothing was taken */
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
      this.#current = { entry, commands: commandsOf(entry, this.#nameOf), taken: 0, skipped: 0 };
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

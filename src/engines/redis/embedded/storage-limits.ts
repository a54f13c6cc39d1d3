import type { ByteString } from '../bytes.ts';
import type { Clock } from '../../../base/clock.ts';
import type { DatabaseLimits } from '../engine.ts';
import { errors } from '../errors.ts';
import { readInt64 } from '../numbers.ts';
import type { RedisError } from '../reply.ts';
import { changeOfValue, keysOf, type ChangeOfValue } from './command-keys.ts';
import type { Command } from './command-index.ts';
import type { DatabaseConfig } from './config.ts';
import { countedBytes } from './keyspace/entry.ts';
import type { Keyspace } from './keyspace/keyspace.ts';
import type { Journal } from './persistence/journal.ts';
import { ListValue } from './values/list.ts';
import { StringBuffer } from './values/string-buffer.ts';
import type { Value } from './values/value.ts';

/** A log that is too long is rewritten at most this often. */
const REWRITE_EVERY_MS = 60_000;

/** The parts of a database that its limits depend on. */
interface LimitedDatabase {
  readonly keyspace: Keyspace;
  readonly config: DatabaseConfig;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly maxMemoryOfKeys: number;
}

/**
 * Holds one database to its size limits. They are checked before a command runs, since it can't be undone afterwards.
 * The growth of a record is taken to be the length of all arguments: slightly too much where a field is replaced.
 * Commands that build a value from other keys (COPY, SUNIONSTORE) call {@link check} before they store it.
 */
export class StorageLimits {
  readonly #database: LimitedDatabase;
  readonly #limits: DatabaseLimits;
  #rewriteAfter = 0;

  constructor(database: LimitedDatabase, limits: DatabaseLimits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** The lower of these limits and what `maxmemory` leaves to the keys; 0 is no limit. */
  get memoryLimit(): number {
    const { maxMemoryOfKeys } = this.#database;
    const { maxMemoryBytes } = this.#limits;
    return maxMemoryOfKeys === 0 ? maxMemoryBytes : Math.min(maxMemoryOfKeys, maxMemoryBytes);
  }

  /** Whether the database exceeds these limits, whatever `maxmemory` is. */
  get isFull(): boolean {
    return this.#database.keyspace.usedBytes > this.#limits.maxMemoryBytes;
  }

  /** Why a write may not run; undefined if it may. Commands that only remove data always may. */
  refusal(command: Command, argv: readonly ByteString[]): RedisError | undefined {
    if (this.#database.keyspace.replaying) return undefined;
    const { maxKeyBytes, maxRecordBytes } = this.#limits;
    let bytes = 0;
    let longest = 0;
    for (let i = 1; i < argv.length; i++) {
      const { length } = argv[i]!;
      bytes += length;
      if (length > longest) longest = length;
    }
    if (longest > maxKeyBytes) {
      for (const { position } of keysOf(command.spec, argv)) {
        const { length } = argv[position]!;
        if (length > maxKeyBytes) return errors.keyTooLarge(maxKeyBytes, length);
      }
    }
    const { denyOutOfMemory, moves } = command;
    // SMOVE needs no memory by its flags, but the set that it moves to grows.
    if (!denyOutOfMemory && !moves) return undefined;
    if (this.#largestRecord(command, argv, bytes) > maxRecordBytes) return errors.recordTooLarge();
    return denyOutOfMemory && this.#diskIsFull() ? errors.capacityExceeded() : undefined;
  }

  /** The limit for the size of a record, in bytes. */
  get recordLimit(): number {
    return this.#limits.maxRecordBytes;
  }

  /**
   * Checks a value that a command has built from other keys and is about to store.
   * @param added by how much the value will still grow, in bytes
   * @throws RedisError if it exceeds the limit of a record or of the database
   */
  check(key: ByteString, value: Value, added = 0): void {
    const { keyspace, config } = this.#database;
    if (keyspace.replaying) return;
    const size = recordBytes(key, value) + added;
    if (size > this.#limits.maxRecordBytes) throw errors.recordTooLarge();
    if (config.maxMemoryPolicy !== 'noeviction') return;
    const replaced = keyspace.peek(key)?.counted ?? 0;
    const bytes = keyspace.usedBytes - replaced + countedBytes(key, value) + added;
    if (bytes > this.#limits.maxMemoryBytes) throw errors.capacityExceeded();
  }

  /** The size that the largest record written by a command may have afterwards, in bytes. */
  #largestRecord(command: Command, argv: readonly ByteString[], bytes: number): number {
    const { spec, moves, setsPairs, onlyValue } = command;
    const { name, group } = spec;
    // The memory of a JSON document is known only once it has been parsed, so its commands check it themselves. A search
    // index is no record.
    if (group === 'json' || group === 'search') return 0;
    if (moves && argv[1] === argv[2]) return 0;
    let largest = endOfString(name, argv);
    const added = moves ? bytes + this.#movedBytes(name, argv) : bytes;
    if (onlyValue !== undefined) {
      return Math.max(largest, this.#sizeAfter(onlyValue, argv[1]!, added));
    }
    for (const use of keysOf(spec, argv)) {
      const { position } = use;
      const change = changeOfValue(use);
      const size =
        setsPairs && change !== 'kept or less'
          ? argv[position]!.length + (argv[position + 1]?.length ?? 0)
          : this.#sizeAfter(change, argv[position]!, added);
      largest = Math.max(largest, size);
    }
    return largest;
  }

  /** The size that a record may have after a change, in bytes; 0 if it does not grow. */
  #sizeAfter(change: ChangeOfValue, key: ByteString, added: number): number {
    if (change === 'kept or less') return 0;
    const entry = change === 'grown' ? this.#database.keyspace.peek(key) : undefined;
    return added + (entry === undefined ? 0 : recordBytes(entry.key, entry.value));
  }

  /** The length of the element that a command moves to another list, which is not among its arguments. */
  #movedBytes(name: string, argv: readonly ByteString[]): number {
    const list = this.#database.keyspace.peek(argv[1]!)?.value;
    if (!(list instanceof ListValue)) return 0;
    const isFirst = name.endsWith('lmove') && argv[3]!.toLowerCase() === 'left';
    return list.at(isFirst ? 0 : list.size - 1).length;
  }

  #diskIsFull(): boolean {
    const { journal, clock } = this.#database;
    if ((journal.bytes ?? 0) <= this.#limits.maxDiskBytes) return false;
    const now = clock.now();
    if (now >= this.#rewriteAfter) {
      // Much of the log may be for keys that are gone. A rewrite reports its own failure.
      this.#rewriteAfter = now + REWRITE_EVERY_MS;
      journal.rewrite?.().catch(() => {});
    }
    return true;
  }
}

/** The size of a record. For a string that grows in place only the used part of its memory counts. */
function recordBytes(key: ByteString, value: Value): number {
  if (typeof value === 'string' || value instanceof StringBuffer) return key.length + value.length;
  return countedBytes(key, value);
}

/** The length of a string after a write beyond its end. */
function endOfString(name: string, argv: readonly ByteString[]): number {
  if (name === 'setrange') return Number(readInt64(argv[2]!) ?? 0) + argv[3]!.length;
  if (name === 'setbit') return Math.floor(Number(readInt64(argv[2]!) ?? 0) / 8) + 1;
  return name === 'bitfield' ? endOfFields(argv) : 0;
}

/** The same for BITFIELD, by its writing subcommands: `SET u8 100 1`, `INCRBY i16 #2 1`. */
function endOfFields(argv: readonly ByteString[]): number {
  let bits = 0;
  for (let i = 2; i + 2 < argv.length; i++) {
    if (!/^(?:set|incrby)$/i.test(argv[i]!)) continue;
    const width = Number(argv[i + 1]!.slice(1));
    const offset = argv[i + 2]!;
    const begin = offset.startsWith('#') ? Number(offset.slice(1)) * width : Number(offset);
    // The command will refuse what is not a number.
    bits = Math.max(bits, begin + width || 0);
  }
  return Math.ceil(bits / 8);
}

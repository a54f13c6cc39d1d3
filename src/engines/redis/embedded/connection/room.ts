import { NameSet } from '../../../../base/name-set.ts';
import type { Holding } from '../../../../base/memory-budget.ts';
import { errors } from '../../errors.ts';
import type { RedisError } from '../../reply.ts';
import type { ByteString } from '../../bytes.ts';

/** The limit for what V8 needs besides the text: enough for a million short words. */
const MOST_OVERHEAD = 128 * 1024 * 1024;

interface RoomRules {
  /** The limit for the text, in bytes. */
  readonly mostBytes: () => number;
  /** Its part of the total of all clients; undefined if there is no total. */
  readonly holding: Holding | undefined;
  /** Made if there is no room. @param limit for the text, in bytes */
  readonly full: (limit: number) => RedisError;
}

/** The memory that a connection keeps for its client until the client gives it up. */
export class Room {
  readonly #rules: RoomRules;
  /** The length of the text, in bytes. */
  #bytes = 0;
  #overhead = 0;

  constructor(rules: RoomRules) {
    this.#rules = rules;
  }

  /**
   * @param overhead what V8 needs for it besides the text, in bytes
   * @returns why there is no room; nothing was taken then
   */
  take(bytes: number, overhead: number): RedisError | undefined {
    const { mostBytes, full } = this.#rules;
    const limit = mostBytes();
    if (this.#bytes + bytes > limit || this.#overhead + overhead > MOST_OVERHEAD)
      return full(limit);
    if (this.#change(bytes, overhead)) return undefined;
    this.give(bytes, overhead);
    return errors.crowded();
  }

  /** What is taken, in bytes. */
  get bytes(): number {
    return this.#bytes + this.#overhead;
  }

  give(bytes: number, overhead: number): void {
    this.#change(-bytes, -overhead);
  }

  /** Gives up all. */
  clear(): void {
    this.give(this.#bytes, this.#overhead);
  }

  #change(bytes: number, overhead: number): boolean {
    this.#bytes += bytes;
    this.#overhead += overhead;
    return this.#rules.holding?.set(this.#bytes + this.#overhead) ?? true;
  }
}

/** What V8 needs for a name besides its text: entries in the tables of the connection and of the database, in bytes. */
const NAME_OVERHEAD = 400;

/** The names that a connection keeps for its client: watched keys, subscriptions and tracked prefixes. */
export class Names {
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Makes room for names that will be added to a set. @throws RedisError if there is none */
  reserve(set: ReadonlySet<ByteString>, names: readonly ByteString[]): void {
    const added = new NameSet(names.filter((name) => !set.has(name)));
    const refusal = this.#room.take(lengthOf(added), added.size * NAME_OVERHEAD);
    if (refusal !== undefined) throw refusal;
  }

  delete(set: Set<ByteString>, name: ByteString): void {
    if (set.delete(name)) this.#room.give(name.length, NAME_OVERHEAD);
  }

  clear(set: Set<ByteString>): void {
    if (set.size === 0) return;
    this.#room.give(lengthOf(set), set.size * NAME_OVERHEAD);
    set.clear();
  }
}

function lengthOf(names: ReadonlySet<ByteString>): number {
  let bytes = 0;
  for (const name of names) bytes += name.length;
  return bytes;
}

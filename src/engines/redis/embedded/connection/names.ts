import type { ByteString } from '../../bytes.ts';
import type { Room } from './room.ts';

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
    const added = new Set(names).difference(set);
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

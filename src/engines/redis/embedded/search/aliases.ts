import { NameMap } from '../../../../base/name-map.ts';
import { NameSet } from '../../../../base/name-set.ts';
import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';

/** They are written into each base of the log before the keys. */
const MOST_ALIASES = 1000;

/** Other names of the indexes of a database. */
export class Aliases {
  readonly #targets = new NameMap<ByteString, ByteString>();
  readonly #byTarget = new NameMap<ByteString, NameSet<ByteString>>();

  get size(): number {
    return this.#targets.size;
  }

  /** The name that an alias stands for. */
  get(alias: ByteString): ByteString | undefined {
    return this.#targets.get(alias);
  }

  /** The aliases of a name. */
  of(index: ByteString): Iterable<ByteString> {
    return this.#byTarget.get(index) ?? [];
  }

  /** @returns whether the alias is new @throws RedisError if there are too many */
  set(alias: ByteString, index: ByteString): boolean {
    const isNew = !this.#targets.has(alias);
    if (isNew && this.#targets.size >= MOST_ALIASES) {
      throw new RedisError(`ERR a database may have ${MOST_ALIASES} aliases`);
    }
    this.delete(alias);
    this.#targets.set(alias, index);
    const others = this.#byTarget.get(index);
    if (others === undefined) this.#byTarget.set(index, new NameSet([alias]));
    else others.add(alias);
    return isNew;
  }

  delete(alias: ByteString): boolean {
    const index = this.#targets.get(alias);
    if (index === undefined) return false;
    this.#targets.delete(alias);
    const others = this.#byTarget.get(index)!;
    others.delete(alias);
    if (others.size === 0) this.#byTarget.delete(index);
    return true;
  }

  clear(): void {
    this.#targets.clear();
    this.#byTarget.clear();
  }

  /** Each with the name that it stands for, sorted. */
  sorted(): [alias: ByteString, index: ByteString][] {
    return [...this.#targets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}

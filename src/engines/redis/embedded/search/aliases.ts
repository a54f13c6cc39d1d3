import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { RedisError } from '../../reply.ts';

/** They are written into each base of the log before the keys. */
const MOST_ALIASES = 1000;

/** Other names of the indexes of a database. */
export class Aliases {
  readonly #targets = new NameMap<ByteString, ByteString>();

  get size(): number {
    return this.#targets.size;
  }

  /** The name that an alias stands for. */
  get(alias: ByteString): ByteString | undefined {
    return this.#targets.get(alias);
  }

  /** @returns whether the alias is new @throws RedisError if there are too many */
  set(alias: ByteString, index: ByteString): boolean {
    const isNew = !this.#targets.has(alias);
    if (isNew && this.#targets.size >= MOST_ALIASES) {
      throw new RedisError(`ERR a database may have ${MOST_ALIASES} aliases`);
    }
    this.#targets.set(alias, index);
    return isNew;
  }

  delete(alias: ByteString): boolean {
    return this.#targets.delete(alias);
  }

  clear(): void {
    this.#targets.clear();
  }

  /** Each with the name that it stands for, sorted. */
  sorted(): [alias: ByteString, index: ByteString][] {
    return [...this.#targets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}

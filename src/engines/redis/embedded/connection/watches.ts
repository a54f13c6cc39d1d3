import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';
import type { TouchObserver } from '../keyspace/observers.ts';

/** A transaction that watches keys. */
export interface Watcher {
  /** Called when one of the keys has changed. */
  touched(): void;
}

/** The watched keys of one database (Redis 7.2 `multi.c`). */
export class Watches implements TouchObserver {
  readonly #keyspace: Keyspace;
  readonly #watchers = new NameMap<ByteString, Set<Watcher>>();
  /** How many keys each of them watches. */
  readonly #counts = new Map<Watcher, number>();

  constructor(keyspace: Keyspace) {
    this.#keyspace = keyspace;
  }

  /** The number of watched keys. */
  get keys(): number {
    return this.#watchers.size;
  }

  /** The number of transactions that watch keys. */
  get watchers(): number {
    return this.#counts.size;
  }

  add(key: ByteString, watcher: Watcher): void {
    // A key that has already expired is deleted first, so that its deletion does not count as a change.
    this.#keyspace.peek(key);
    if (this.#watchers.size === 0) this.#keyspace.touchObservers.add(this);
    const watchers = this.#watchers.get(key);
    if (watchers?.has(watcher) === true) return;
    this.#counts.set(watcher, (this.#counts.get(watcher) ?? 0) + 1);
    if (watchers === undefined) this.#watchers.set(key, new Set([watcher]));
    else watchers.add(watcher);
  }

  delete(key: ByteString, watcher: Watcher): void {
    const watchers = this.#watchers.get(key);
    if (watchers?.delete(watcher) !== true) return;
    const left = this.#counts.get(watcher)! - 1;
    if (left === 0) this.#counts.delete(watcher);
    else this.#counts.set(watcher, left);
    if (watchers.size > 0) return;
    this.#watchers.delete(key);
    if (this.#watchers.size === 0) this.#keyspace.touchObservers.delete(this);
  }

  touched(key: ByteString): void {
    for (const each of this.#watchers.get(key) ?? []) each.touched();
  }

  /** A key that is missing before and after has not changed (`touchAllWatchedKeysInDb`). */
  touchedAll(isThere: (key: ByteString) => boolean): void {
    for (const [name, watchers] of this.#watchers) {
      if (!isThere(name)) continue;
      for (const each of watchers) each.touched();
    }
  }
}

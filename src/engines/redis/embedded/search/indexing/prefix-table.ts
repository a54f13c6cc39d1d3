import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';

/** The followers of keys with a prefix. */
interface Followed<Follower> {
  readonly prefix: ByteString;
  readonly followers: readonly Follower[];
  /** The longest of the other prefixes that it begins with. */
  readonly shorter: Followed<Follower> | undefined;
}

/**
 * Who follows keys with which prefix. It is asked for every key that changes, most of which nobody follows, so it makes
 * nothing for a key, and the first byte tells of most.
 */
export class PrefixTable<Follower> {
  readonly #followers = new NameMap<ByteString, Follower[]>();
  /** By prefix, ascending; undefined after a change. */
  #sorted: readonly Followed<Follower>[] | undefined;
  /** 1 for the bytes that prefixes begin with; those of all keys if one is empty. */
  readonly #firstBytes = new Uint8Array(256);

  add(prefix: ByteString, follower: Follower): void {
    const followers = this.#followers.get(prefix);
    if (followers === undefined) this.#followers.set(prefix, [follower]);
    else followers.push(follower);
    this.#changed();
  }

  delete(prefix: ByteString, follower: Follower): void {
    const left = this.#followers.get(prefix)?.filter((each) => each !== follower) ?? [];
    if (left.length > 0) this.#followers.set(prefix, left);
    else this.#followers.delete(prefix);
    this.#changed();
  }

  clear(): void {
    this.#followers.clear();
    this.#changed();
  }

  /** The longest prefix of a key that is followed, from which the shorter ones are reached. */
  longest(key: ByteString): Followed<Follower> | undefined {
    if (key !== '' && this.#firstBytes[key.charCodeAt(0)] === 0) return undefined;
    const sorted = (this.#sorted ??= this.#sort());
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (sorted[middle]!.prefix <= key) from = middle + 1;
      else to = middle;
    }
    // What is between a prefix of the key and the key begins with that prefix.
    let found = sorted[from - 1];
    while (found !== undefined && !key.startsWith(found.prefix)) found = found.shorter;
    return found;
  }

  #changed(): void {
    this.#sorted = undefined;
    this.#firstBytes.fill(this.#followers.has('') ? 1 : 0);
    for (const prefix of this.#followers.keys()) {
      if (prefix !== '') this.#firstBytes[prefix.charCodeAt(0)] = 1;
    }
  }

  #sort(): Followed<Follower>[] {
    const sorted: Followed<Follower>[] = [];
    for (const prefix of [...this.#followers.keys()].toSorted(byBytes)) {
      let shorter = sorted.at(-1);
      while (shorter !== undefined && !prefix.startsWith(shorter.prefix)) shorter = shorter.shorter;
      sorted.push({ prefix, followers: this.#followers.get(prefix)!, shorter });
    }
    return sorted;
  }
}

function byBytes(a: ByteString, b: ByteString): number {
  return a < b ? -1 : 1;
}

import { NameMap } from '../../../../../base/name-map.ts';
import type { ByteString } from '../../../bytes.ts';

/** Who follows keys with which prefix. A key is looked up once for each length that prefixes have. */
export class PrefixTable<Follower> {
  readonly #byLength = new Map<number, Map<ByteString, Follower[]>>();

  add(prefix: ByteString, follower: Follower): void {
    let ofLength = this.#byLength.get(prefix.length);
    if (ofLength === undefined) this.#byLength.set(prefix.length, (ofLength = new NameMap()));
    const followers = ofLength.get(prefix);
    if (followers === undefined) ofLength.set(prefix, [follower]);
    else followers.push(follower);
  }

  delete(prefix: ByteString, follower: Follower): void {
    const ofLength = this.#byLength.get(prefix.length);
    const left = ofLength?.get(prefix)?.filter((each) => each !== follower) ?? [];
    if (left.length > 0) ofLength?.set(prefix, left);
    else ofLength?.delete(prefix);
    if (ofLength?.size === 0) this.#byLength.delete(prefix.length);
  }

  clear(): void {
    this.#byLength.clear();
  }

  /** Calls back with each follower of a key. */
  visit(key: ByteString, found: (follower: Follower) => void): void {
    for (const [length, ofLength] of this.#byLength) {
      if (length > key.length) continue;
      for (const follower of ofLength.get(key.slice(0, length)) ?? []) found(follower);
    }
  }
}

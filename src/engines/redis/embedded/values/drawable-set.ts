import { NameMap } from '../../../../base/name-map.ts';
import type { ByteString } from '../../bytes.ts';
import { AT_ONCE, type Steps } from '../steps.ts';

/**
 * A set whose members are also in a dense array, so that one can be drawn by index and a cursor can scan them. The last
 * member replaces a deleted one.
 *
 * A scan visits the array downwards from the end, and its cursor is the number of unvisited slots. An unvisited member
 * can only move further down, so Redis's guarantee holds (a member that exists from start to end is returned), and
 * since the cursor only decreases, the scan ends however fast members are added.
 */
export class DrawableSet {
  readonly #places = new NameMap<ByteString, number>();
  readonly #members: ByteString[] = [];

  /** A set of these members, made in steps. */
  static *of(members: Iterable<ByteString>): Steps<DrawableSet> {
    const set = new DrawableSet();
    for (const member of members) {
      set.add(member);
      if (set.size % AT_ONCE === 0) yield;
    }
    return set;
  }

  get size(): number {
    return this.#members.length;
  }

  /** The members, valid until the next change. */
  get members(): readonly ByteString[] {
    return this.#members;
  }

  values(): IterableIterator<ByteString> {
    return this.#members.values();
  }

  has(member: ByteString): boolean {
    return this.#places.has(member);
  }

  /** Where a member is in the array, until the next deletion. */
  placeOf(member: ByteString): number | undefined {
    return this.#places.get(member);
  }

  add(member: ByteString): boolean {
    if (this.#places.has(member)) return false;
    this.#places.set(member, this.#members.length);
    this.#members.push(member);
    return true;
  }

  delete(member: ByteString): boolean {
    const place = this.#places.get(member);
    if (place === undefined) return false;
    this.#places.delete(member);
    const last = this.#members.pop()!;
    if (last !== member) {
      this.#members[place] = last;
      this.#places.set(last, place);
    }
    return true;
  }

  /**
   * Visits up to `count` members below the cursor (0 starts from the end).
   * @returns the cursor to continue from; 0 at the end
   */
  *scan(cursor: number, count: number, visit: (member: ByteString) => void): Steps<number> {
    const { length } = this.#members;
    const from = cursor === 0 ? length : Math.min(cursor, length);
    const to = Math.max(0, from - count);
    for (let i = from - 1; i >= to; i--) {
      visit(this.#members[i]!);
      if (i % AT_ONCE === 0) yield;
    }
    return to;
  }
}

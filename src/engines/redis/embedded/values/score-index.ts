import type { ByteString } from '../../bytes.ts';
import { Branch } from './score-index-branch.ts';
import { Leaf, type Below, type IndexNode, type Visit } from './score-index-leaf.ts';

export type { Below, Visit } from './score-index-leaf.ts';

/**
 * Scored members in the order of their scores, and among equal scores of their bytes: a B+ tree
 * whose branches count what is below them, so that inserting, deleting, finding the rank of an
 * entry, the entry at a rank, and the rank at which a range begins all take O(log n).
 *
 * A B+ tree rather than Redis's skip list, because V8 has no cheap node of variable size: here an
 * entry is one slot in each of two dense arrays (28 bytes, measured), and a search touches few
 * objects.
 */
export class ScoreIndex {
  #root: IndexNode = new Leaf();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds an entry that is not there yet. */
  insert(score: number, member: ByteString): void {
    this.#size++;
    const right = this.#root.insert(score, member, true);
    if (right !== undefined) this.#root = Branch.above(this.#root, right);
  }

  /** Removes exactly this entry. @returns whether it was there */
  delete(score: number, member: ByteString): boolean {
    if (!this.#root.delete(score, member)) return false;
    this.#size--;
    if (this.#root instanceof Branch && this.#root.width === 1) this.#root = this.#root.onlyChild;
    return true;
  }

  /** How many entries stand before this one, which need not be there. */
  rank(score: number, member: ByteString): number {
    return this.#root.rank(score, member);
  }

  /**
   * How many entries from the start on are below a bound. `below` must hold up to some place of the
   * order and not hold from there on.
   */
  countBelow(below: Below): number {
    return this.#root.countBelow(below);
  }

  /** Visits up to `count` entries upwards, beginning with that of rank `from`. */
  visitUp(from: number, count: number, visit: Visit): void {
    if (from < this.#size) this.#root.visitUp(from, count, visit);
  }

  /** Visits up to `count` entries downwards, beginning with that of rank `from`. */
  visitDown(from: number, count: number, visit: Visit): void {
    if (from >= 0) this.#root.visitDown(this.#size - 1 - from, count, visit);
  }

  /** The score of a member, found by looking at every entry: for small indexes only. */
  search(member: ByteString): number | undefined {
    for (const leaf of this.#root.leaves()) {
      const at = leaf.members.indexOf(member);
      if (at >= 0) return leaf.scores[at];
    }
    return undefined;
  }

  /** All entries in order. The index must not change meanwhile. */
  *entries(): Generator<[member: ByteString, score: number], void> {
    for (const { members, scores } of this.#root.leaves()) {
      for (let i = 0; i < members.length; i++) yield [members[i]!, scores[i]!];
    }
  }

  clone(): ScoreIndex {
    const copy = new ScoreIndex();
    copy.#root = this.#root.clone();
    copy.#size = this.#size;
    return copy;
  }
}

import type { ByteString } from '../../bytes.ts';
import { Branch } from './score-index-branch.ts';
import { Leaf, WIDTH, type Below, type IndexNode, type Visit } from './score-index-leaf.ts';
import type { ScoredMembers } from './sort-by-score.ts';

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

  /** Entries that are in order, each there once: without finding the place of each. */
  static ofSorted({ members, scores }: ScoredMembers): ScoreIndex {
    const index = new ScoreIndex();
    if (members.length === 0) return index;
    let nodes: IndexNode[] = inParts(
      members.length,
      (from, to) => new Leaf(scores.slice(from, to), members.slice(from, to)),
    );
    while (nodes.length > 1) {
      const below = nodes;
      nodes = inParts(below.length, (from, to) => Branch.of(below.slice(from, to)));
    }
    index.#root = nodes[0]!;
    index.#size = members.length;
    return index;
  }

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

  /** The same as two arrays, which stay as they are when the index changes. */
  listing(): ScoredMembers {
    const members: ByteString[] = [];
    const scores: number[] = [];
    for (const leaf of this.#root.leaves()) {
      for (let i = 0; i < leaf.members.length; i++) {
        members.push(leaf.members[i]!);
        scores.push(leaf.scores[i]!);
      }
    }
    return { members, scores };
  }

  clone(): ScoreIndex {
    const copy = new ScoreIndex();
    copy.#root = this.#root.clone();
    copy.#size = this.#size;
    return copy;
  }
}

/** Nodes of equal size for so many entries or nodes, each full to three quarters: room for what is inserted. */
function inParts(length: number, make: (from: number, to: number) => IndexNode): IndexNode[] {
  const parts = Math.ceil(length / ((WIDTH * 3) / 4));
  return Array.from({ length: parts }, (_, i) =>
    make(Math.floor((i * length) / parts), Math.floor(((i + 1) * length) / parts)),
  );
}

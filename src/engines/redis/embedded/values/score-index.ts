import type { ByteString } from '../../bytes.ts';
import { AT_ONCE, type Steps } from '../steps.ts';
import { Branch } from './score-index-branch.ts';
import { Leaf, WIDTH, type BeforeBound, type IndexNode, type Visit } from './score-index-leaf.ts';
import type { ScoredMembers } from './sorting.ts';

export type { BeforeBound, Visit } from './score-index-leaf.ts';

/**
 * Members ordered by score, and by bytes for equal scores: a B+ tree whose branches count their entries, so that
 * inserting, deleting, finding the rank of an entry, the entry at a rank, and the rank of a bound all take O(log n). It
 * is not a skip list as in Redis, because V8 has no cheap nodes of variable size: here an entry is one slot in each of
 * two dense arrays, and a search touches few objects.
 */
export class ScoreIndex {
  #root: IndexNode = new Leaf();
  #size = 0;

  /** Builds an index from distinct entries in order, in linear time. */
  static *inSteps({ members, scores }: ScoredMembers): Steps<ScoreIndex> {
    const index = new ScoreIndex();
    if (members.length === 0) return index;
    let nodes: IndexNode[] = yield* inParts(
      members.length,
      (from, to) => new Leaf(scores.slice(from, to), members.slice(from, to)),
    );
    while (nodes.length > 1) {
      const below = nodes;
      nodes = yield* inParts(below.length, (from, to) => Branch.of(below.slice(from, to)));
    }
    index.#root = nodes[0]!;
    index.#size = members.length;
    return index;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds an entry that does not exist yet. */
  insert(score: number, member: ByteString): void {
    this.#size++;
    const right = this.#root.insert(score, member, true);
    if (right !== undefined) this.#root = Branch.above(this.#root, right);
  }

  /** Removes an entry. @returns whether it existed */
  delete(score: number, member: ByteString): boolean {
    if (!this.#root.delete(score, member)) return false;
    this.#size--;
    if (this.#root instanceof Branch && this.#root.width === 1) this.#root = this.#root.onlyChild;
    return true;
  }

  /** The number of entries before an entry, which need not exist. */
  rank(score: number, member: ByteString): number {
    return this.#root.rank(score, member);
  }

  /** The number of entries below a bound. `below` must be true up to some position of the order and false from there on. */
  countBelow(below: BeforeBound): number {
    return this.#root.countBelow(below);
  }

  /** Visits up to `count` entries in ascending order, from rank `from` on. */
  visitUp(from: number, count: number, visit: Visit): void {
    if (from < this.#size) this.#root.visitUp(from, count, visit);
  }

  /** Visits up to `count` entries in descending order, from rank `from` on. */
  visitDown(from: number, count: number, visit: Visit): void {
    if (from >= 0) this.#root.visitDown(this.#size - 1 - from, count, visit);
  }

  /** The score of a member, by a linear search: for small indexes only. */
  search(member: ByteString): number | undefined {
    for (const leaf of this.#root.leaves()) {
      const at = leaf.members.indexOf(member);
      if (at >= 0) return leaf.scores[at];
    }
    return undefined;
  }

  /** All entries in order. The index must not change during the iteration. */
  *entries(): Generator<[member: ByteString, score: number], void> {
    for (const { members, scores } of this.#root.leaves()) {
      for (let i = 0; i < members.length; i++) yield [members[i]!, scores[i]!];
    }
  }

  /** All entries as two arrays, which later changes do not affect. */
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
}

/** Nodes of equal size for this many entries or nodes, each filled to three quarters to leave room for insertions. */
function* inParts(
  length: number,
  make: (from: number, to: number) => IndexNode,
): Steps<IndexNode[]> {
  const count = Math.ceil(length / ((WIDTH * 3) / 4));
  const parts: IndexNode[] = [];
  for (let i = 0; i < count; i++) {
    parts.push(make(Math.floor((i * length) / count), Math.floor(((i + 1) * length) / count)));
    if (i % (AT_ONCE / WIDTH) === 0) yield;
  }
  return parts;
}

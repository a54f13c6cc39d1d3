import type { ByteString } from '../../bytes.ts';

/** Whether an entry comes before a bound. */
export type BeforeBound = (score: number, member: ByteString) => boolean;
export type Visit = (member: ByteString, score: number) => void;

/**
 * The maximum number of entries of a leaf, and of children of a branch: with fewer there are more nodes to keep, with more
 * there are longer arrays to insert into.
 */
export const WIDTH = 64;

/** A node of a {@link ScoreIndex}. */
export interface IndexNode {
  /**
   * The first key below the node, or in a branch perhaps a lower one that was deleted. It is above every key of the
   * node to the left, and meaningless for the leftmost nodes.
   */
  readonly lowScore: number;
  readonly lowMember: ByteString;
  /** The number of entries below. */
  readonly size: number;
  /** The number of entries of a leaf, or of children of a branch. */
  readonly width: number;
  /** Whether it has so few entries that it should be merged with a neighbor. */
  readonly sparse: boolean;
  /**
   * @param rightmost whether it is the last node: entries in ascending order (times, counters) should leave full nodes
   *   behind, not half full ones
   * @returns the right part if the node had to be split
   */
  insert(score: number, member: ByteString, rightmost: boolean): IndexNode | undefined;
  delete(score: number, member: ByteString): boolean;
  rank(score: number, member: ByteString): number;
  countBelow(below: BeforeBound): number;
  /** Both skip this many entries from their side, and return how many they visited. */
  visitUp(skip: number, count: number, visit: Visit): number;
  visitDown(skip: number, count: number, visit: Visit): number;
  leaves(): Iterable<Leaf>;
  /**
   * Merges the right neighbor, a node of the same class, into this one, or balances both if they do not fit into one.
   * @returns the new right neighbor, if there is one
   */
  absorb(right: IndexNode): IndexNode | undefined;
}

/** Up to {@link WIDTH} entries, in two arrays of the same length. */
export class Leaf implements IndexNode {
  readonly scores: number[];
  readonly members: ByteString[];

  constructor(scores: number[] = [], members: ByteString[] = []) {
    this.scores = scores;
    this.members = members;
  }

  get lowScore(): number {
    return this.scores[0]!;
  }

  get lowMember(): ByteString {
    return this.members[0]!;
  }

  get size(): number {
    return this.members.length;
  }

  get width(): number {
    return this.members.length;
  }

  get sparse(): boolean {
    return this.members.length < WIDTH / 4;
  }

  insert(score: number, member: ByteString, rightmost: boolean): Leaf | undefined {
    const at = this.rank(score, member);
    if (this.members.length < WIDTH) {
      this.scores.splice(at, 0, score);
      this.members.splice(at, 0, member);
      return undefined;
    }
    if (rightmost && at === WIDTH) return new Leaf([score], [member]);
    const half = WIDTH / 2;
    const right = new Leaf(this.scores.splice(half), this.members.splice(half));
    if (at <= half) this.insert(score, member, false);
    else right.insert(score, member, false);
    return right;
  }

  delete(score: number, member: ByteString): boolean {
    const at = this.rank(score, member);
    if (this.members[at] !== member || this.scores[at] !== score) return false;
    this.scores.splice(at, 1);
    this.members.splice(at, 1);
    return true;
  }

  rank(score: number, member: ByteString): number {
    const { scores, members } = this;
    let low = 0;
    let high = members.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = scores[middle]!;
      if (other < score || (other === score && members[middle]! < member)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  countBelow(below: BeforeBound): number {
    let low = 0;
    let high = this.members.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (below(this.scores[middle]!, this.members[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  visitUp(skip: number, count: number, visit: Visit): number {
    const end = Math.min(skip + count, this.members.length);
    for (let i = skip; i < end; i++) visit(this.members[i]!, this.scores[i]!);
    return end - skip;
  }

  visitDown(skip: number, count: number, visit: Visit): number {
    const start = this.members.length - 1 - skip;
    const end = Math.max(start - count, -1);
    for (let i = start; i > end; i--) visit(this.members[i]!, this.scores[i]!);
    return start - end;
  }

  *leaves(): Generator<Leaf, void> {
    yield this;
  }

  absorb(right: Leaf): Leaf | undefined {
    this.scores.push(...right.scores);
    this.members.push(...right.members);
    const { length } = this.members;
    if (length <= WIDTH) return undefined;
    return new Leaf(this.scores.splice(length >>> 1), this.members.splice(length >>> 1));
  }
}

import type { ByteString } from '../../bytes.ts';
import {
  WIDTH,
  type BeforeBound,
  type IndexNode,
  type Leaf,
  type Visit,
} from './score-index-leaf.ts';

/** Up to {@link WIDTH} nodes of the same height, with the number of entries below each. */
export class Branch implements IndexNode {
  readonly #children: IndexNode[];
  readonly #sizes: number[];
  /** The low keys of the children. */
  readonly #scores: number[];
  readonly #members: ByteString[];

  private constructor(
    children: IndexNode[],
    sizes: number[],
    scores: number[],
    members: ByteString[],
  ) {
    this.#children = children;
    this.#sizes = sizes;
    this.#scores = scores;
    this.#members = members;
  }

  /** A new root. */
  static above(left: IndexNode, right: IndexNode): Branch {
    return Branch.of([left, right]);
  }

  /** Makes a branch of at most {@link WIDTH} nodes of the same height, in order. */
  static of(children: IndexNode[]): Branch {
    return new Branch(
      children,
      children.map((child) => child.size),
      children.map((child) => child.lowScore),
      children.map((child) => child.lowMember),
    );
  }

  get lowScore(): number {
    return this.#scores[0]!;
  }

  get lowMember(): ByteString {
    return this.#members[0]!;
  }

  get size(): number {
    return this.#before(this.#sizes.length);
  }

  get width(): number {
    return this.#children.length;
  }

  get sparse(): boolean {
    return this.#children.length < WIDTH / 4;
  }

  get onlyChild(): IndexNode {
    return this.#children[0]!;
  }

  insert(score: number, member: ByteString, rightmost: boolean): Branch | undefined {
    const at = this.#childOf(score, member);
    const last = at === this.#children.length - 1;
    const right = this.#children[at]!.insert(score, member, rightmost && last);
    if (right === undefined) {
      this.#sizes[at]!++;
      return undefined;
    }
    this.#sizes[at] = this.#children[at]!.size;
    this.#children.splice(at + 1, 0, right);
    this.#sizes.splice(at + 1, 0, right.size);
    this.#scores.splice(at + 1, 0, right.lowScore);
    this.#members.splice(at + 1, 0, right.lowMember);
    if (this.#children.length <= WIDTH) return undefined;
    return this.#cut(rightmost && last ? WIDTH - 1 : WIDTH / 2);
  }

  delete(score: number, member: ByteString): boolean {
    const at = this.#childOf(score, member);
    const child = this.#children[at]!;
    if (!child.delete(score, member)) return false;
    this.#sizes[at]!--;
    if (child.sparse) this.#joinWithNext(Math.min(at, this.#children.length - 2));
    return true;
  }

  rank(score: number, member: ByteString): number {
    const at = this.#childOf(score, member);
    return this.#before(at) + this.#children[at]!.rank(score, member);
  }

  countBelow(below: BeforeBound): number {
    let low = 0;
    let high = this.#children.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (below(this.#scores[middle]!, this.#members[middle]!)) low = middle;
      else high = middle - 1;
    }
    return this.#before(low) + this.#children[low]!.countBelow(below);
  }

  visitUp(skip: number, count: number, visit: Visit): number {
    let before = 0;
    let visited = 0;
    for (let i = 0; i < this.#children.length && visited < count; i++) {
      const size = this.#sizes[i]!;
      if (skip < before + size) {
        const from = Math.max(skip - before, 0);
        visited += this.#children[i]!.visitUp(from, count - visited, visit);
      }
      before += size;
    }
    return visited;
  }

  visitDown(skip: number, count: number, visit: Visit): number {
    let after = 0;
    let visited = 0;
    for (let i = this.#children.length - 1; i >= 0 && visited < count; i--) {
      const size = this.#sizes[i]!;
      if (skip < after + size) {
        const from = Math.max(skip - after, 0);
        visited += this.#children[i]!.visitDown(from, count - visited, visit);
      }
      after += size;
    }
    return visited;
  }

  *leaves(): Generator<Leaf, void> {
    for (const child of this.#children) yield* child.leaves();
  }

  absorb(right: Branch): Branch | undefined {
    this.#children.push(...right.#children);
    this.#sizes.push(...right.#sizes);
    this.#scores.push(...right.#scores);
    this.#members.push(...right.#members);
    const { length } = this.#children;
    return length <= WIDTH ? undefined : this.#cut(length >>> 1);
  }

  /** The index of the child for an entry: the last one whose low key is not above it. */
  #childOf(score: number, member: ByteString): number {
    const scores = this.#scores;
    let low = 0;
    let high = scores.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const other = scores[middle]!;
      if (other > score || (other === score && this.#members[middle]! > member)) high = middle - 1;
      else low = middle;
    }
    return low;
  }

  /** The number of entries below the first children. */
  #before(children: number): number {
    let sum = 0;
    for (let i = 0; i < children; i++) sum += this.#sizes[i]!;
    return sum;
  }

  /** Moves the children from an index on to a new branch. */
  #cut(at: number): Branch {
    return new Branch(
      this.#children.splice(at),
      this.#sizes.splice(at),
      this.#scores.splice(at),
      this.#members.splice(at),
    );
  }

  #joinWithNext(at: number): void {
    const rest = this.#children[at]!.absorb(this.#children[at + 1]!);
    this.#sizes[at] = this.#children[at]!.size;
    if (rest === undefined) {
      this.#children.splice(at + 1, 1);
      this.#sizes.splice(at + 1, 1);
      this.#scores.splice(at + 1, 1);
      this.#members.splice(at + 1, 1);
    } else {
      this.#children[at + 1] = rest;
      this.#sizes[at + 1] = rest.size;
      this.#scores[at + 1] = rest.lowScore;
      this.#members[at + 1] = rest.lowMember;
    }
  }
}

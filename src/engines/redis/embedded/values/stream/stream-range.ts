import type { PackedNode, EntryReply } from './packed-node.ts';
import { compareIds, type StreamId } from './stream-id.ts';

/** A query for entries of a stream: those with IDs in an inclusive range, up to a number. */
export interface RangeBounds {
  readonly start: StreamId;
  readonly end: StreamId;
  /** From the highest ID down. */
  readonly reverse?: boolean;
  readonly most?: number;
}

/** Entries of a stream in the form of replies. Each node is decoded as a whole, and not entry by entry. */
export class StreamRange {
  readonly #nodes: readonly PackedNode[];
  /** The nodes that may have entries of the range; the end is exclusive. */
  readonly #from: number;
  readonly #to: number;
  readonly #bounds: Required<RangeBounds>;

  /** @param nodes of which those from `from` up to before `to` may have entries of the range */
  constructor(
    nodes: readonly PackedNode[],
    [from, to]: readonly [from: number, to: number],
    { start, end, reverse = false, most = Infinity }: RangeBounds,
  ) {
    this.#nodes = nodes;
    this.#from = from;
    this.#to = to;
    this.#bounds = { start, end, reverse, most };
  }

  /** Whether it may have more than this many entries, determined without decoding any. */
  mayExceed(count: number): boolean {
    if (this.#bounds.most <= count) return false;
    let live = 0;
    for (let i = this.#from; i < this.#to; i++) {
      live += this.#nodes[i]!.live;
      if (live > count) return true;
    }
    return false;
  }

  /** The number of entries. */
  get length(): number {
    return this.#measured().length;
  }

  /** The size of the entries in a reply is not more, determined without decoding any. */
  get mostReplyBytes(): number {
    let bytes = 0;
    for (let i = this.#from; i < this.#to; i++) bytes += this.#nodes[i]!.mostReplyBytes;
    return bytes;
  }

  /** A copy of the range that later changes of the stream do not affect. Takes time proportional to the number of nodes. */
  kept(): StreamRange {
    const { used } = this.#measured();
    const { reverse } = this.#bounds;
    const [from, to] = reverse ? [this.#to - used, this.#to] : [this.#from, this.#from + used];
    const nodes = this.#nodes.slice(from, to).map((node) => node.clone());
    return new StreamRange(nodes, [0, nodes.length], this.#bounds);
  }

  /** The entries, those of a node at a time. */
  *pieces(): Generator<EntryReply[], void> {
    let left = this.#bounds.most;
    for (let i = 0; left > 0 && i < this.#count; i++) {
      const entries = this.#entriesOf(this.#nodeAt(i), left);
      left -= entries.length;
      yield entries;
    }
  }

  /** @param accept is given the entries of each node, and may throw */
  all(accept?: (entries: readonly EntryReply[]) => void): EntryReply[] {
    const { most } = this.#bounds;
    const all: EntryReply[] = [];
    for (let i = 0; all.length < most && i < this.#count; i++) {
      const entries = this.#entriesOf(this.#nodeAt(i), most - all.length);
      accept?.(entries);
      if (this.#count === 1) return entries;
      for (const entry of entries) all.push(entry);
    }
    return all;
  }

  /** The number of nodes. */
  get #count(): number {
    return this.#to - this.#from;
  }

  /** A node, counted in the order of the reply. */
  #nodeAt(i: number): PackedNode {
    return this.#nodes[this.#bounds.reverse ? this.#to - 1 - i : this.#from + i]!;
  }

  /** The number of entries, and of the nodes that they are in. */
  #measured(): { readonly length: number; readonly used: number } {
    const { most } = this.#bounds;
    let length = 0;
    let used = 0;
    for (; length < most && used < this.#count; used++) {
      const node = this.#nodeAt(used);
      length += this.#isWhole(node) ? node.live : this.#within(node).length;
    }
    return { length: Math.min(length, most), used };
  }

  /** The first entries of a node in the order of the reply, up to a number. */
  #entriesOf(node: PackedNode, most: number): EntryReply[] {
    const entries = this.#isWhole(node) ? node.entryReply() : this.#within(node);
    if (this.#bounds.reverse) entries.reverse();
    return entries.length > most ? entries.slice(0, most) : entries;
  }

  #isWhole(node: PackedNode): boolean {
    const { start, end } = this.#bounds;
    return compareIds(node.master, start) >= 0 && compareIds(node.last, end) <= 0;
  }

  #within(node: PackedNode): EntryReply[] {
    return node.entryRepliesWithin(this.#bounds.start, this.#bounds.end);
  }
}

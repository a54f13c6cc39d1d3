import type { ByteString } from '../../../bytes.ts';
import { allOf, AT_ONCE, type Steps } from '../../steps.ts';
import { sortInSteps } from '../sorting.ts';
import type { ValueObject } from '../value-object.ts';
import { DEFAULT_ENCODING_LIMITS, type EncodingLimits } from '../encoding-limits.ts';
import { GroupTable } from './group-table.ts';
import { byName, type ConsumerGroup } from './consumer-group.ts';
import { PackedNode } from './packed-node.ts';
import type { Producers } from './producers.ts';
import { compareIds, idKey, MAX_ID, MIN_ID, type StreamId } from './stream-id.ts';
import { StreamRange, type RangeBounds } from './stream-range.ts';

/** The memory of the object with its array and map, and of each node without its bytes; in bytes. */
const STREAM_BYTES = 400;
const NODE_OVERHEAD = 500;

/** What it takes to look for a reference in a group, in elements of which {@link AT_ONCE} are looked at in a step. */
export const REFERENCE = 4;

/** An entry with alternating fields and values. */
export interface StreamEntry {
  readonly id: StreamId;
  readonly words: readonly ByteString[];
}

/** What to do with references of groups to deleted entries (Redis 8.2). */
export type References = 'KEEPREF' | 'DELREF' | 'ACKED';

/** The condition for trimming entries from the beginning. */
export type Trimming = ({ readonly maxLength: number } | { readonly minId: StreamId }) & {
  /** The maximum number of entries to delete. */
  readonly limit: number;
  readonly references: References;
  /** Whether to delete whole nodes only. */
  readonly approximate?: boolean;
};

/** A stream: entries in the order of their IDs, packed in nodes, and its consumer groups. */
export class StreamValue implements ValueObject {
  readonly type = 'stream';
  limits: Readonly<EncodingLimits>;
  readonly encoding = 'stream';
  /** The last ID that was added; it may have been deleted. */
  lastId = MIN_ID;
  /** How many times the last ID was set to a lower one, after which there may be IDs that have been used before. */
  rewinds = 0;
  /** The highest ID that was deleted other than by trimming. */
  maxDeletedId = MIN_ID;
  /** The number of entries ever added. */
  entriesAdded = 0;
  readonly groups = new GroupTable();
  /** Undefined unless producers give IDs to entries. */
  producers: Producers | undefined;
  readonly #nodes: PackedNode[] = [];
  #size = 0;
  #nodeBytes = 0;
  /** Undefined if it has to be searched for. */
  #firstId: StreamId | undefined = MIN_ID;

  constructor(limits: Readonly<EncodingLimits> = DEFAULT_ENCODING_LIMITS) {
    this.limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  get nodes(): readonly PackedNode[] {
    return this.#nodes;
  }

  get bytes(): number {
    return STREAM_BYTES + this.#nodeBytes + (this.producers?.bytes ?? 0) + this.groups.bytes;
  }

  /** The lowest live ID; 0-0 if there is none. */
  get firstId(): StreamId {
    this.#firstId ??= this.first()?.id ?? MIN_ID;
    return this.#firstId;
  }

  /** The highest live ID; 0-0 if there is none. */
  get lastLiveId(): StreamId {
    const tail = this.#nodes.at(-1);
    if (tail !== undefined && tail.deleted === 0) return tail.last;
    return this.end()?.id ?? MIN_ID;
  }

  /** Adds an entry, whose ID must be above {@link lastId}. */
  append(id: StreamId, words: readonly ByteString[]): void {
    const node = this.#nodeFor(id, words);
    const before = node.capacity;
    node.append(id, words);
    this.#nodeBytes += node.capacity - before;
    this.#size++;
    this.entriesAdded++;
    this.lastId = id;
    if (this.#size === 1) this.#firstId = id;
  }

  has(id: StreamId): boolean {
    return this.#find(id) !== undefined;
  }

  get(id: StreamId): StreamEntry | undefined {
    const found = this.#find(id);
    return found && { id, words: found.node.wordsAt(found.at) };
  }

  first(): StreamEntry | undefined {
    return this.entries().next().value ?? undefined;
  }

  end(): StreamEntry | undefined {
    return this.entries(MIN_ID, MAX_ID, true).next().value ?? undefined;
  }

  /** The entries with IDs in an inclusive range. The stream must not change during the iteration. */
  *entries(
    start: StreamId = MIN_ID,
    end: StreamId = MAX_ID,
    reverse = false,
  ): Generator<StreamEntry, void> {
    if (compareIds(start, end) > 0) return;
    const nodes = this.#nodes;
    const step = reverse ? -1 : 1;
    let index = Math.max(this.#nodeIndex(reverse ? end : start), 0);
    for (; index >= 0 && index < nodes.length; index += step) {
      const node = nodes[index]!;
      const places = node.places();
      if (reverse) places.reverse();
      for (const at of places) {
        const id = node.idAt(at);
        const [low, high] = [compareIds(id, start) < 0, compareIds(id, end) > 0];
        if (reverse ? low : high) return;
        if (!low && !high) yield { id, words: node.wordsAt(at) };
      }
    }
  }

  /** The live IDs from one on, up to a number of them. */
  idsFrom(start: StreamId, most: number): StreamId[] {
    const ids: StreamId[] = [];
    for (let i = Math.max(this.#nodeIndex(start), 0); i < this.#nodes.length; i++) {
      const node = this.#nodes[i]!;
      for (const at of node.places()) {
        const id = node.idAt(at);
        if (compareIds(id, start) < 0) continue;
        ids.push(id);
        if (ids.length === most) return ids;
      }
    }
    return ids;
  }

  /** The entries of a range in the form of replies, for as long as the stream does not change. */
  range(bounds: RangeBounds): StreamRange {
    const { start, end } = bounds;
    const from = Math.max(this.#nodeIndex(start), 0);
    const to = compareIds(start, end) > 0 ? from : this.#endOf(from, end);
    return new StreamRange(this.#nodes, [from, to], bounds);
  }

  /** Deletes an entry. @returns whether it existed */
  delete(id: StreamId): boolean {
    const found = this.#find(id);
    if (found === undefined) return false;
    this.#deleteAt(found.node, found.at);
    if (found.node.live === 0) this.#removeNodes(this.#nodes.indexOf(found.node), 1);
    if (compareIds(id, this.maxDeletedId) > 0) this.maxDeletedId = id;
    this.#noteFirst(id);
    return true;
  }

  /**
   * Deletes entries from the beginning (Redis 7.2 `t_stream.c` `streamTrim`): an approximate trimming ends at the first
   * node that it would have to split, whether by its condition or by its limit.
   * @returns how many
   */
  trim(trimming: Trimming): number {
    return allOf(this.trimInSteps(trimming));
  }

  /** {@link trim} in steps, of which there are several only if references count. */
  *trimInSteps(trimming: Trimming): Steps<number> {
    const { limit, references, approximate = false } = trimming;
    const plain = references === 'KEEPREF' || this.groups.size === 0;
    let deleted = 0;
    let emptied = 0;
    let spared = false;
    let looked = 0;
    for (const node of this.#nodes) {
      if (deleted >= limit || !this.#goes(trimming, node.master)) break;
      const whole = deleted + node.live <= limit && this.#isAllTooMuch(trimming, node);
      if (approximate && !whole) break;
      if (plain && whole) {
        deleted += node.live;
        this.#size -= node.live;
        emptied++;
        continue;
      }
      for (const at of node.places()) {
        const id = node.idAt(at);
        if (deleted >= limit || !this.#goes(trimming, id)) break;
        if (!plain && (looked += REFERENCE * this.groups.size) > AT_ONCE) {
          looked = 0;
          yield;
        }
        if (references === 'ACKED' && this.isReferenced(id)) {
          spared = true;
          continue;
        }
        if (references === 'DELREF') this.dropReferences(id);
        this.#deleteAt(node, at);
        if (spared && compareIds(id, this.maxDeletedId) > 0) this.maxDeletedId = id;
        deleted++;
      }
    }
    if (emptied > 0) this.#removeNodes(0, emptied);
    if (!plain) this.#removeEmptyNodes();
    else if (this.#nodes[0]?.live === 0) this.#removeNodes(0, 1);
    if (deleted > 0) this.#firstId = undefined;
    return deleted;
  }

  /** Whether a group has not acknowledged an entry, or has not read it yet. */
  isReferenced(id: StreamId): boolean {
    const key = idKey(id);
    for (const group of this.groups.values()) {
      if (compareIds(id, group.lastId) > 0 || group.pending(key) !== undefined) return true;
    }
    return false;
  }

  /** Removes an entry from the pending entries of every group. */
  dropReferences(id: StreamId): void {
    const key = idKey(id);
    for (const group of this.groups.values()) {
      const pending = group.pending(key);
      if (pending !== undefined) group.remove(pending);
    }
  }

  /** Ordered by name. */
  sortedGroups(): Steps<ConsumerGroup[]> {
    return sortInSteps([...this.groups.values()], byName);
  }

  /**
   * A copy that shares the bytes of the entries until one of both is changed. Takes time proportional to the number of
   * nodes.
   */
  clone(): StreamValue {
    return allOf(this.cloneInSteps());
  }

  /** {@link clone} in steps. */
  *cloneInSteps(): Steps<StreamValue> {
    const copy = new StreamValue(this.limits);
    for (const [i, node] of this.#nodes.entries()) {
      copy.#nodes.push(node.clone());
      if (i % AT_ONCE === AT_ONCE - 1) yield;
    }
    copy.#size = this.#size;
    copy.#nodeBytes = this.#nodeBytes;
    copy.#firstId = this.#firstId;
    copy.lastId = this.lastId;
    copy.maxDeletedId = this.maxDeletedId;
    copy.entriesAdded = this.entriesAdded;
    for (const [name, group] of this.groups) {
      copy.groups.set(name, yield* group.cloneInSteps());
      if (copy.groups.size % AT_ONCE === 0) yield;
    }
    copy.producers = this.producers?.clone();
    return copy;
  }

  #nodeFor(id: StreamId, words: readonly ByteString[]): PackedNode {
    const tail = this.#nodes.at(-1);
    if (tail !== undefined) {
      const added = words.reduce((sum, word) => sum + word.length, 0);
      const { nodeBytes, nodeEntries } = this.limits;
      const isFull = tail.size + added >= nodeBytes || tail.live + tail.deleted >= nodeEntries;
      if (!isFull) return tail;
      const before = tail.capacity;
      tail.seal();
      this.#nodeBytes += tail.capacity - before;
    }
    const node = PackedNode.begin(
      id,
      words.filter((_, i) => i % 2 === 0),
    );
    this.#nodes.push(node);
    this.#nodeBytes += NODE_OVERHEAD + node.capacity;
    return node;
  }

  /** The index of the node of an ID; -1 if the ID precedes all nodes. */
  #nodeIndex(id: StreamId): number {
    let low = 0;
    let high = this.#nodes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareIds(this.#nodes[middle]!.master, id) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The index after the last node that may have entries up to an ID; most ranges end in the node where they begin. */
  #endOf(from: number, end: StreamId): number {
    if (end === MAX_ID) return this.#nodes.length;
    const next = this.#nodes[from + 1];
    if (next === undefined) return this.#nodes.length;
    return compareIds(next.master, end) > 0 ? from + 1 : this.#nodeIndex(end) + 1;
  }

  #find(id: StreamId): { node: PackedNode; at: number } | undefined {
    const node = this.#nodes[this.#nodeIndex(id)];
    if (node === undefined || compareIds(id, node.last) > 0) return undefined;
    for (const at of node.places()) {
      const order = compareIds(node.idAt(at), id);
      if (order === 0) return { node, at };
      if (order > 0) return undefined;
    }
    return undefined;
  }

  /** Whether to trim the next live entry, given its ID. */
  #goes(trimming: Trimming, id: StreamId): boolean {
    if ('maxLength' in trimming) return this.#size > trimming.maxLength;
    return compareIds(id, trimming.minId) < 0;
  }

  #isAllTooMuch(trimming: Trimming, node: PackedNode): boolean {
    if ('maxLength' in trimming) return this.#size - node.live >= trimming.maxLength;
    return compareIds(node.last, trimming.minId) < 0;
  }

  #deleteAt(node: PackedNode, at: number): void {
    node.deleteAt(at);
    this.#size--;
  }

  #removeNodes(from: number, count: number): void {
    for (const node of this.#nodes.splice(from, count)) {
      this.#nodeBytes -= NODE_OVERHEAD + node.capacity;
    }
  }

  #removeEmptyNodes(): void {
    for (let i = this.#nodes.length - 1; i >= 0; i--) {
      if (this.#nodes[i]!.live === 0) this.#removeNodes(i, 1);
    }
  }

  #noteFirst(deleted: StreamId): void {
    if (this.#size === 0) this.#firstId = MIN_ID;
    else if (this.#firstId !== undefined && compareIds(deleted, this.#firstId) === 0) {
      this.#firstId = undefined;
    }
  }
}

import type { ByteString } from '../../../bytes.ts';
import type { ValueObject } from '../value.ts';
import type { ConsumerGroup } from './consumer-group.ts';
import { PackedNode, type ShownEntry } from './packed-node.ts';
import { compareIds, idKey, MAX_ID, MIN_ID, type StreamId } from './stream-id.ts';

/** `stream-node-max-bytes` and `stream-node-max-entries` of Redis 7.2. */
const NODE_BYTES = 4096;
const NODE_ENTRIES = 100;

/** The object with its array and map, and each node besides its bytes; in bytes (measured). */
const STREAM_BYTES = 400;
const NODE_OVERHEAD = 500;

/** One entry: fields and values in turn. */
export interface StreamEntry {
  readonly id: StreamId;
  readonly words: readonly ByteString[];
}

/** What becomes of the entries that groups still refer to, when they are deleted (Redis 8.2). */
export type References = 'KEEPREF' | 'DELREF' | 'ACKED';

/** Which entries from the beginning on are too many. */
export type Trimming = ({ readonly maxLength: number } | { readonly minId: StreamId }) & {
  /** How many are deleted at most. */
  readonly limit: number;
  readonly references: References;
};

/** A stream: entries in the order of their IDs, packed in nodes, and the groups that read it. */
export class StreamValue implements ValueObject {
  readonly type = 'stream';
  readonly encoding = 'stream';
  /** The ID that was given last; it may be deleted since. */
  lastId = MIN_ID;
  /** The highest ID that was deleted, but for trimming. */
  maxDeletedId = MIN_ID;
  /** How many entries there have ever been. */
  entriesAdded = 0;
  readonly groups = new Map<ByteString, ConsumerGroup>();
  readonly #nodes: PackedNode[] = [];
  #size = 0;
  #nodeBytes = 0;
  /** Undefined where it has to be looked for. */
  #firstId: StreamId | undefined = MIN_ID;

  get size(): number {
    return this.#size;
  }

  get nodes(): readonly PackedNode[] {
    return this.#nodes;
  }

  get bytes(): number {
    let bytes = STREAM_BYTES + this.#nodeBytes;
    for (const group of this.groups.values()) bytes += group.bytes;
    return bytes;
  }

  /** The lowest ID that is there; 0-0 where there is none. */
  get firstId(): StreamId {
    this.#firstId ??= this.first()?.id ?? MIN_ID;
    return this.#firstId;
  }

  /** The highest ID that is there; 0-0 where there is none. */
  get lastLiveId(): StreamId {
    const tail = this.#nodes.at(-1);
    if (tail !== undefined && tail.deleted === 0) return tail.last;
    return this.end()?.id ?? MIN_ID;
  }

  /** Adds an entry, whose ID is above {@link lastId}. */
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

  /** The entries from one ID to another, both included. The stream must not change meanwhile. */
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

  /**
   * The same as clients are shown them, at most so many. Whole nodes are read at once: a million entries take 0.3 s, one
   * by one 1 s.
   */
  shown(start: StreamId, end: StreamId, reverse = false, most = Infinity): ShownEntry[] {
    const shown: ShownEntry[] = [];
    if (compareIds(start, end) > 0) return shown;
    const nodes = this.#nodes;
    const step = reverse ? -1 : 1;
    let index = Math.max(this.#nodeIndex(reverse ? end : start), 0);
    for (; index >= 0 && index < nodes.length && shown.length < most; index += step) {
      const node = nodes[index]!;
      if (compareIds(reverse ? node.last : node.master, reverse ? start : end) * step > 0) break;
      const isWhole = compareIds(node.master, start) >= 0 && compareIds(node.last, end) <= 0;
      const entries = isWhole ? node.shown() : node.shownWithin(start, end);
      if (reverse) entries.reverse();
      const room = most - shown.length;
      for (const entry of entries.length > room ? entries.slice(0, room) : entries)
        shown.push(entry);
    }
    return shown;
  }

  /** Deletes an entry. @returns whether it was there */
  delete(id: StreamId): boolean {
    const found = this.#find(id);
    if (found === undefined) return false;
    this.#deleteAt(found.node, found.at);
    if (found.node.live === 0) this.#removeNodes(this.#nodes.indexOf(found.node), 1);
    if (compareIds(id, this.maxDeletedId) > 0) this.maxDeletedId = id;
    this.#noteFirst(id);
    return true;
  }

  /** Deletes entries from the beginning on. @returns how many */
  trim(trimming: Trimming): number {
    const { limit, references } = trimming;
    const plain = references === 'KEEPREF' || this.groups.size === 0;
    let deleted = 0;
    let emptied = 0;
    let spared = false;
    for (const node of this.#nodes) {
      if (deleted >= limit || !this.#goes(trimming, node.master)) break;
      if (plain && deleted + node.live <= limit && this.#isAllTooMuch(trimming, node)) {
        deleted += node.live;
        this.#size -= node.live;
        emptied++;
        continue;
      }
      for (const at of node.places()) {
        const id = node.idAt(at);
        if (deleted >= limit || !this.#goes(trimming, id)) break;
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

  /** Whether a group has not acknowledged an entry, or not been given it yet. */
  isReferenced(id: StreamId): boolean {
    const key = idKey(id);
    for (const group of this.groups.values()) {
      if (compareIds(id, group.lastId) > 0 || group.pending(key) !== undefined) return true;
    }
    return false;
  }

  /** Takes an entry off the pending entries of every group. */
  dropReferences(id: StreamId): void {
    const key = idKey(id);
    for (const group of this.groups.values()) {
      const pending = group.pending(key);
      if (pending !== undefined) group.remove(pending);
    }
  }

  /** In the order of their names. */
  sortedGroups(): ConsumerGroup[] {
    return [...this.groups.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Shares the bytes of the entries until one of both is changed: it takes a time in proportion to the nodes. */
  clone(): StreamValue {
    const copy = new StreamValue();
    for (const node of this.#nodes) copy.#nodes.push(node.clone());
    copy.#size = this.#size;
    copy.#nodeBytes = this.#nodeBytes;
    copy.#firstId = this.#firstId;
    copy.lastId = this.lastId;
    copy.maxDeletedId = this.maxDeletedId;
    copy.entriesAdded = this.entriesAdded;
    for (const [name, group] of this.groups) copy.groups.set(name, group.clone());
    return copy;
  }

  #nodeFor(id: StreamId, words: readonly ByteString[]): PackedNode {
    const tail = this.#nodes.at(-1);
    if (tail !== undefined) {
      const added = words.reduce((sum, word) => sum + word.length, 0);
      const isFull = tail.size + added >= NODE_BYTES || tail.live + tail.deleted >= NODE_ENTRIES;
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

  /** The node that an ID belongs to; -1 where it comes before all. */
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

  /** Whether the entry of this ID goes, as the next that is there. */
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

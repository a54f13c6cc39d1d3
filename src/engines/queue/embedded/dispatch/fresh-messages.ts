import type { CreatedRow } from '../store/log-rows.ts';
import { timeOf } from '../store/tickets.ts';

/** Bytes of what is kept. */
const ROOM = 16 * 1024 * 1024;
/** What a message takes besides its body and its texts: about the size of its objects. */
const OBJECTS = 1024;
/** Of a text that is not of Latin letters only. */
const BYTES_OF_CHARACTER = 2;
/** Milliseconds after which a content gives way to newer ones: its message waits for something else than its turn. */
const LONGEST_KEPT = 10_000;

/** A piece of memory that bodies are parts of. */
interface Memory {
  readonly buffer: ArrayBufferLike;
  bodies: number;
}

interface Kept {
  readonly content: CreatedRow;
  readonly memory: Memory | undefined;
}

/**
 * The contents of messages that were due when they were stored: what never changes of them. Most of them are delivered
 * at once, and the store need not be asked for what has just been written. Whether a message still waits, only the
 * store knows.
 *
 * What has no room is not kept, since the oldest messages are delivered first: if they gave way to newer ones, those of
 * a long line would all be gone when it is their turn.
 */
export class FreshMessages {
  /** Where each message is, the oldest first. Only numbers: see `Bag`. */
  readonly #places = new Map<number, number>();
  readonly #kept: (Kept | undefined)[] = [];
  /** Places that are free. */
  readonly #free: number[] = [];
  /** That of the last body: those of one request follow each other. */
  #last: Memory | undefined;
  readonly #room: number;
  #size = 0;

  /** @param room bytes */
  constructor(room = ROOM) {
    this.#room = room;
  }

  add(seq: number, content: CreatedRow): void {
    const memory = this.#memoryOf(content.body);
    const size = textSize(content) + (memory?.bodies === 0 ? memory.buffer.byteLength : 0);
    if (size > this.#room) return;
    if (this.#size + size > this.#room) this.#forgetBefore(timeOf(seq) - LONGEST_KEPT);
    if (this.#size + size > this.#room) return;
    const place = this.#free.pop() ?? this.#kept.length;
    this.#kept[place] = { content, memory };
    this.#places.set(seq, place);
    // Messages without a body may be among those of a request.
    if (memory !== undefined) this.#last = memory;
    this.#count(this.#kept[place], 1);
  }

  /** The content of a message whose delivery begins, if it is still kept. It is not kept any longer. */
  take(seq: number): CreatedRow | undefined {
    const place = this.#places.get(seq);
    if (place === undefined) return undefined;
    const kept = this.#kept[place]!;
    this.#places.delete(seq);
    this.#kept[place] = undefined;
    this.#free.push(place);
    this.#count(kept, -1);
    return kept.content;
  }

  /** @param moment Unix milliseconds */
  #forgetBefore(moment: number): void {
    for (const seq of this.#places.keys()) {
      if (timeOf(seq) >= moment) return;
      this.take(seq);
    }
  }

  #memoryOf(body: Uint8Array | null): Memory | undefined {
    if (body === null) return undefined;
    const last = this.#last;
    return last?.buffer === body.buffer ? last : { buffer: body.buffer, bodies: 0 };
  }

  #count({ content, memory }: Kept, one: 1 | -1): void {
    this.#size += one * textSize(content);
    if (memory === undefined) return;
    const { bodies } = memory;
    memory.bodies += one;
    // The first body counts all of it, and the last one that leaves: a small one may keep a large piece from being freed.
    if (bodies === (one === 1 ? 0 : 1)) this.#size += one * memory.buffer.byteLength;
    // Else it would be kept, however large, until there is another body.
    if (memory.bodies === 0 && this.#last === memory) this.#last = undefined;
  }
}

/** Bytes of a message's objects, and of the texts that its publisher has chosen, each of which may be long. */
function textSize(content: CreatedRow): number {
  const { url, group_name, endpoint, queue, schedule, labels, flow_key, spec } = content;
  const names = lengthOf(group_name) + lengthOf(endpoint) + lengthOf(queue) + lengthOf(schedule);
  const characters = url.length + names + lengthOf(labels) + lengthOf(flow_key) + lengthOf(spec);
  return OBJECTS + BYTES_OF_CHARACTER * characters;
}

const lengthOf = (text: string | null) => text?.length ?? 0;

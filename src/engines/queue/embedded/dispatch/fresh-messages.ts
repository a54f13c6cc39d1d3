import type { CreatedRow } from '../store/log-rows.ts';

/** Bytes of what is kept. */
const ROOM = 16 * 1024 * 1024;
/** What a message takes besides its body and its texts: about the size of its objects. */
const OBJECTS = 1024;
/** Of a text that is not of Latin letters only. */
const BYTES_OF_CHARACTER = 2;

/**
 * The contents of messages that were due when they were stored: what never changes of them. Most of them are delivered
 * at once, and the store need not be asked for what has just been written. Whether a message still waits, only the
 * store knows.
 */
export class FreshMessages {
  /** The oldest first. */
  readonly #kept = new Map<number, CreatedRow>();
  /** How many bodies are in each piece of memory: a small one may keep a large piece from being freed. */
  readonly #memory = new Map<ArrayBufferLike, number>();
  readonly #room: number;
  #size = 0;

  /** @param room bytes, of which the oldest give way to newer ones */
  constructor(room = ROOM) {
    this.#room = room;
  }

  add(seq: number, content: CreatedRow): void {
    const { body } = content;
    // It would have to make room for itself by leaving.
    if (body !== null && body.buffer.byteLength >= this.#room) return;
    this.#kept.set(seq, content);
    this.#count(content, 1);
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#room) return;
      this.take(oldest);
    }
  }

  /** The content of a message whose delivery begins, if it is still kept. It is not kept any longer. */
  take(seq: number): CreatedRow | undefined {
    const content = this.#kept.get(seq);
    if (content === undefined) return undefined;
    this.#kept.delete(seq);
    this.#count(content, -1);
    return content;
  }

  #count(content: CreatedRow, one: 1 | -1): void {
    this.#size += one * (OBJECTS + BYTES_OF_CHARACTER * charactersOf(content));
    const { body } = content;
    if (body === null) return;
    const { buffer } = body;
    const bodies = this.#memory.get(buffer) ?? 0;
    if (bodies + one === 0) this.#memory.delete(buffer);
    else this.#memory.set(buffer, bodies + one);
    // The first body counts all of it, and the last one that leaves.
    if (bodies === (one === 1 ? 0 : 1)) this.#size += one * buffer.byteLength;
  }
}

/** Of the texts that a publisher has chosen, each of which may be long. */
function charactersOf(content: CreatedRow): number {
  const { url, group_name, endpoint, queue, schedule, labels, flow_key, spec } = content;
  const names = lengthOf(group_name) + lengthOf(endpoint) + lengthOf(queue) + lengthOf(schedule);
  return url.length + names + lengthOf(labels) + lengthOf(flow_key) + lengthOf(spec);
}

const lengthOf = (text: string | null) => text?.length ?? 0;

import type { CreatedRow } from '../store/log-rows.ts';
import type { MessageSpec } from '../store/message-spec.ts';

/** What never changes of a message, as it was stored. */
export interface MessageContent {
  readonly log: CreatedRow;
  readonly spec: MessageSpec;
}

/** Bytes of what is kept. */
const ROOM = 16 * 1024 * 1024;
/** What a message takes besides its body and its spec: about the size of its objects. */
const OBJECTS = 1024;

/**
 * The contents of messages that were due when they were stored. Most of them are delivered at once, and the store need
 * not be asked for what has just been written. Whether a message still waits, only the store knows.
 */
export class FreshMessages {
  /** The oldest first. */
  readonly #kept = new Map<number, MessageContent>();
  /** How many bodies are in each piece of memory: a small one may keep a large piece from being freed. */
  readonly #memory = new Map<ArrayBufferLike, number>();
  readonly #room: number;
  #size = 0;

  /** @param room bytes, of which the oldest give way to newer ones */
  constructor(room = ROOM) {
    this.#room = room;
  }

  add(seq: number, content: MessageContent): void {
    const { body } = content.log;
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
  take(seq: number): MessageContent | undefined {
    const content = this.#kept.get(seq);
    if (content === undefined) return undefined;
    this.#kept.delete(seq);
    this.#count(content, -1);
    return content;
  }

  #count({ log: { body, spec } }: MessageContent, one: 1 | -1): void {
    this.#size += one * (OBJECTS + (spec?.length ?? 0));
    if (body === null) return;
    const { buffer } = body;
    const bodies = this.#memory.get(buffer) ?? 0;
    if (bodies + one === 0) this.#memory.delete(buffer);
    else this.#memory.set(buffer, bodies + one);
    // The first body counts all of it, and the last one that leaves.
    if (bodies === (one === 1 ? 0 : 1)) this.#size += one * buffer.byteLength;
  }
}

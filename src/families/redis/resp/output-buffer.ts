import type { ByteString } from '../../../engines/redis/bytes.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import { encodeReply, type RespVersion } from './encode.ts';
import { ReplyInParts } from './reply-in-parts.ts';

/**
 * The output buffer of a connection (as of a client in Redis 7.2 `networking.c`). A long reply is encoded part by part,
 * and pushes that arrive meanwhile follow it. It tracks the replies that acknowledge changes which are not safe yet.
 */
export class OutputBuffer {
  #bytes: ByteString = '';
  /** The remaining parts of a long reply. */
  #rest: ReplyInParts | undefined;
  #restChanges = false;
  /** Pushes since that reply began. */
  #pushed: ByteString = '';
  /** The replies to changes that are not safe yet: alternating start and end offsets in `#bytes`. */
  #changed: number[] = [];

  /** The number of bytes that can be sent. */
  get length(): number {
    return this.#bytes.length;
  }

  /** The number of encoded bytes, including those that can't be sent yet. */
  get waiting(): number {
    return this.#bytes.length + this.#pushed.length;
  }

  /** Whether a long reply has further parts; nothing else may be added until it is complete. */
  get hasMoreParts(): boolean {
    return this.#rest !== undefined;
  }

  add(reply: Resp3Reply, version: RespVersion): void {
    this.#bytes += encodeReply(reply, version);
  }

  /** Adds a long reply, which {@link addPart} encodes part by part. */
  addInParts(reply: Resp3Reply, version: RespVersion): void {
    this.#rest = new ReplyInParts(reply, version);
    this.#restChanges = false;
  }

  /** Adds a push, after the whole of a long reply. */
  push(reply: Resp3Reply, version: RespVersion): void {
    const encoded = encodeReply(reply, version);
    if (this.#rest === undefined) this.#bytes += encoded;
    else this.#pushed += encoded;
  }

  addPart(): void {
    if (this.#rest === undefined) return;
    this.#bytes += this.#rest.next();
    if (!this.#rest.isDone) return;
    this.#rest = undefined;
    this.#bytes += this.#pushed;
    this.#pushed = '';
  }

  /** Takes the bytes that can be sent. */
  take(): ByteString {
    const bytes = this.#bytes;
    this.#bytes = '';
    return bytes;
  }

  /** Removes the second half of what was added since `start`. */
  cut(start: number): void {
    if (this.#rest !== undefined) this.#bytes += this.#rest.next();
    this.#rest = undefined;
    this.#bytes = this.#bytes.slice(0, start + Math.ceil((this.#bytes.length - start) / 2));
  }

  /** Notes that the reply from `start` on acknowledges a change. */
  noteChange(start: number): void {
    if (this.#rest === undefined) this.#changed.push(start, this.#bytes.length);
    else this.#restChanges = true;
  }

  /** Forgets the noted changes: they are safe, or their clients have been told that they are not. */
  forgetChanges(): void {
    this.#changed.length = 0;
  }

  /** Replaces each reply to a change that is not safe by an error. */
  replaceChanges(error: Resp3Reply, version: RespVersion): void {
    const told = encodeReply(error, version);
    if (this.#rest !== undefined && this.#restChanges) {
      this.#rest = undefined;
      this.#changed.push(this.#bytes.length, this.#bytes.length);
    }
    const bytes = this.#bytes;
    let kept = 0;
    let all = '';
    for (let i = 0; i < this.#changed.length; i += 2) {
      all += bytes.slice(kept, this.#changed[i]) + told;
      kept = this.#changed[i + 1]!;
    }
    this.#bytes = all + bytes.slice(kept);
  }
}

import type { ByteString } from '../../../engines/redis/bytes.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import { encodeReply, type RespVersion } from './encode.ts';
import { ReplyInParts } from './reply-in-parts.ts';

/**
 * What a connection has to send (the output buffer of a client in Redis 7.2 `networking.c`). A long reply is encoded part
 * by part, and pushes that come meanwhile follow behind it. It knows which replies are to changes that are not safe yet.
 */
export class OutputBuffer {
  #bytes: ByteString = '';
  /** The parts of a long reply that follow. */
  #rest: ReplyInParts | undefined;
  #restChanges = false;
  /** What has been pushed since that reply began. */
  #pushed: ByteString = '';
  /** Replies to changes that are not safe yet: begin and end in `#bytes`, in turn. */
  #changed: number[] = [];

  /** How many bytes can be sent. */
  get length(): number {
    return this.#bytes.length;
  }

  /** How many bytes have been encoded, with those that can't be sent yet. */
  get waiting(): number {
    return this.#bytes.length + this.#pushed.length;
  }

  /** Whether further parts of a long reply follow; nothing else may be added until then. */
  get hasMoreParts(): boolean {
    return this.#rest !== undefined;
  }

  add(reply: Resp3Reply, version: RespVersion): void {
    this.#bytes += encodeReply(reply, version);
  }

  /** Adds a long reply, of which {@link addPart} encodes one part at a time. */
  addInParts(reply: Resp3Reply, version: RespVersion): void {
    this.#rest = new ReplyInParts(reply, version);
    this.#restChanges = false;
  }

  /** Adds what no command has asked for: behind the whole of a long reply. */
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

  /** What can be sent; it is not kept. */
  take(): ByteString {
    const bytes = this.#bytes;
    this.#bytes = '';
    return bytes;
  }

  /** Cuts what was added since `start` in the middle. */
  cut(start: number): void {
    if (this.#rest !== undefined) this.#bytes += this.#rest.next();
    this.#rest = undefined;
    this.#bytes = this.#bytes.slice(0, start + Math.ceil((this.#bytes.length - start) / 2));
  }

  /** The reply that begins at `start` is to a change. */
  noteChange(start: number): void {
    if (this.#rest === undefined) this.#changed.push(start, this.#bytes.length);
    else this.#restChanges = true;
  }

  /** All changes are safe, or their clients have been told that they are not. */
  forgetChanges(): void {
    this.#changed.length = 0;
  }

  /** Puts an error in the place of each reply to a change that is not safe. */
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

import type { Socket } from 'node:net';
import type { UnreadOutput } from '../../../base/memory-budget.ts';
import type { ByteString } from '../../../engines/redis/bytes.ts';
import { sizeOf } from '../../../engines/redis/reply-limit.ts';
import type { Resp3Reply } from '../../../engines/redis/resp3.ts';
import { encodeReply, type RespVersion, isLong, LONG_BYTES, ReplyInParts } from './encode.ts';
import type { OutputLimit } from '../../../engines/redis/connection.ts';

/**
 * The output buffer of a connection (as of a client in Redis 7.2 `networking.c`). A long reply is encoded part by part,
 * and pushes that arrive meanwhile follow it. It tracks the replies that acknowledge changes which are not safe yet.
 */
export class OutputBuffer {
  #bytes: ByteString = '';
  /** The remaining parts of a long reply, and about how many bytes they have. */
  #rest: ReplyInParts | undefined;
  #restBytes = 0;
  #restChanges = false;
  /** What follows that reply: other replies and pushes, with their versions, and their size. */
  #after: { readonly reply: Resp3Reply; readonly version: RespVersion; readonly bytes: number }[] =
    [];
  #afterBytes = 0;
  /** The replies to changes that are not safe yet: alternating start and end offsets in `#bytes`. */
  #changed: number[] = [];

  /** The number of bytes that can be sent. */
  get length(): number {
    return this.#bytes.length;
  }

  /** The number of bytes that wait to be sent, about as many as there are where they are not encoded yet. */
  get waiting(): number {
    return this.#bytes.length + this.#restBytes + this.#afterBytes;
  }

  /** Whether a long reply has further parts; nothing else may be added until it is complete. */
  get hasMoreParts(): boolean {
    return this.#rest !== undefined;
  }

  /** Adds a short reply. */
  add(reply: Resp3Reply, version: RespVersion): void {
    if (this.#rest === undefined) this.#bytes += encodeReply(reply, version);
    else this.addSized(reply, version, sizeOf(reply));
  }

  /**
   * Adds a reply or a push, after the whole of a long reply. Of a long one, {@link addPart} encodes part by part.
   * @param bytes its size; see {@link sizeOf}
   */
  addSized(reply: Resp3Reply, version: RespVersion, bytes: number): void {
    if (this.#rest !== undefined) {
      this.#after.push({ reply, version, bytes });
      this.#afterBytes += bytes;
    } else if (bytes > LONG_BYTES || isLong(reply)) {
      this.#rest = new ReplyInParts(reply, version);
      this.#restBytes = bytes;
      this.#restChanges = false;
    } else {
      this.#bytes += encodeReply(reply, version);
    }
  }

  addPart(): void {
    if (this.#rest === undefined) return;
    const part = this.#rest.next();
    this.#bytes += part;
    this.#restBytes = Math.max(0, this.#restBytes - part.length);
    if (this.#rest.isDone) this.#restEnded();
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
    this.#after = [];
    this.#restEnded();
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
    if (this.#restChanges) this.#restEnded();
  }

  /** Adds what follows the long reply, up to another one. */
  #restEnded(): void {
    this.#rest = undefined;
    this.#restBytes = 0;
    this.#restChanges = false;
    this.#afterBytes = 0;
    for (const { reply, version, bytes } of this.#after.splice(0)) {
      this.addSized(reply, version, bytes);
    }
  }
}

/** The output of a connection together with what is in its socket, which is counted and limited. */
export class SocketOutput extends OutputBuffer {
  readonly #socket: Socket;
  readonly #now: () => number;
  readonly #count: UnreadOutput | undefined;
  /** Since when it has been above the soft limit, in Unix milliseconds. */
  #since: number | undefined;

  /** @param now Unix milliseconds @param count counts the output that has not been read; without it there is no total */
  constructor(socket: Socket, now: () => number, count: UnreadOutput | undefined) {
    super();
    this.#socket = socket;
    this.#now = now;
    this.#count = count;
  }

  /** The output that waits to be sent or has not been read, in bytes. */
  get unread(): number {
    return this.waiting + this.#socket.writableLength;
  }

  /** Counts the output that has not been read. @returns false if there is more than before, and no room for it */
  count(): boolean {
    return this.#count === undefined || this.#count.set(this.unread);
  }

  /** Whether more of it waits than a limit allows. */
  exceeds({ hardBytes, softBytes, softMs }: OutputLimit): boolean {
    const bytes = this.unread;
    if (hardBytes > 0 && bytes > hardBytes) return true;
    if (softBytes === 0 || bytes <= softBytes) {
      this.#since = undefined;
      return false;
    }
    this.#since ??= this.#now();
    return this.#now() - this.#since > softMs;
  }

  /** Sends what can be sent. */
  flush(): void {
    if (this.length > 0) this.#socket.write(this.take(), 'latin1');
  }

  /** Counts nothing any more, because the socket is closed. */
  close(): void {
    this.#count?.set(0);
  }
}

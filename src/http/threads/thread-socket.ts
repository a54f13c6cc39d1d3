import { Duplex } from 'node:stream';
import type { Channel } from './channel.ts';
import {
  errorOf,
  OF_CONNECTION,
  TO_CONNECTION,
  TOLD,
  WINDOW,
  type Accepted,
  type Failure,
} from './frames.ts';
import { MOST_BYTES } from './ring.ts';

/** Bytes to read or to write that streams hold, as those of sockets. */
const HELD = 64 * 1024;

/** What is left of a piece of output, and what to call when it has been sent. */
interface Sending {
  readonly bytes: Buffer;
  readonly at: number;
  readonly done: (error?: Error | null) => void;
}

/**
 * A connection that a thread accepts, reads and writes, for the thread that serves it: as Node's `Socket`, as far as servers
 * use that.
 */
export class ThreadSocket extends Duplex {
  readonly remoteAddress: string | undefined;
  readonly remoteFamily: string | undefined;
  readonly remotePort: number | undefined;
  readonly localAddress: string | undefined;
  readonly localPort: number | undefined;
  bytesRead = 0;
  bytesWritten = 0;
  timeout = 0;
  readonly #number: number;
  readonly #channel: Channel;
  /** Bytes of input that have been used since that was said last, and those that wait to be read. */
  #used = 0;
  #unread = 0;
  /** Bytes that have been sent to the thread, and that the system has not taken as far as is known. */
  #underway = 0;
  /** Output that has no room between the threads. */
  #sending: Sending | undefined = undefined;
  #finished: (() => void) | undefined = undefined;
  #hasEnded = false;
  #isReset = false;
  #timer: NodeJS.Timeout | undefined = undefined;

  constructor(number: number, accepted: Accepted, channel: Channel) {
    super({ allowHalfOpen: true, decodeStrings: false, highWaterMark: HELD });
    this.remoteAddress = accepted.remoteAddress;
    this.remoteFamily = accepted.remoteFamily;
    this.remotePort = accepted.remotePort;
    this.localAddress = accepted.localAddress;
    this.localPort = accepted.localPort;
    this.#number = number;
    this.#channel = channel;
  }

  /** Takes what its thread says of it. */
  told(kind: number, value: number, bytes: Buffer): void {
    if (this.destroyed) return;
    if (kind === OF_CONNECTION.data) this.#came(bytes);
    else if (kind === OF_CONNECTION.end) {
      this.#hasEnded = true;
      this.push(null);
    } else if (kind === OF_CONNECTION.taken) {
      this.#underway -= value;
      this.#timer?.refresh();
      this.sendOn();
    } else if (kind === OF_CONNECTION.finished) this.#finished?.();
    else if (kind === OF_CONNECTION.failed)
      this.destroy(errorOf(JSON.parse(bytes.toString()) as Failure));
    // One that has ended both ways is destroyed when what it has brought is read.
    else if (!this.#hasEnded || !this.writableFinished) this.destroy();
  }

  /** Sends what had no room. */
  sendOn(): void {
    const sending = this.#sending;
    if (sending === undefined) return;
    this.#sending = undefined;
    this.#send(sending);
  }

  /** See `net.Socket`; a timeout is told of once. @param milliseconds without input or output; 0 for none */
  setTimeout(milliseconds: number, onTimeout?: () => void): this {
    this.timeout = milliseconds;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (milliseconds > 0) {
      this.#timer = setTimeout(() => this.emit('timeout'), milliseconds).unref();
      if (onTimeout !== undefined) this.once('timeout', onTimeout);
    } else if (onTimeout !== undefined) this.off('timeout', onTimeout);
    return this;
  }

  /** Closes it once all has been sent. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  resetAndDestroy(): this {
    this.#isReset = true;
    return this.destroy();
  }

  /** Its thread has none anyway. */
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** The thread keeps the process running, or does not. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    if (this.#unread === 0) return;
    this.#use(this.#unread);
    this.#unread = 0;
  }

  override _write(
    chunk: Buffer | string,
    encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#timer?.refresh();
    const isShort =
      typeof chunk === 'string' && encoding === 'latin1' && chunk.length <= MOST_BYTES;
    if (isShort && this.#hasRoom) {
      this.bytesWritten += chunk.length;
      this.#put(chunk);
      done();
      return;
    }
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
    this.bytesWritten += bytes.length;
    this.#send({ bytes, at: 0, done });
  }

  override _final(done: () => void): void {
    this.#finished = done;
    this.#channel.put(this.#number, TO_CONNECTION.end);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#timer);
    this.#sending = undefined;
    this.#channel.put(this.#number, this.#isReset ? TO_CONNECTION.reset : TO_CONNECTION.destroy);
    done(error);
  }

  get #hasRoom(): boolean {
    return this.#underway < WINDOW && !this.#channel.isFull;
  }

  #put(bytes: Uint8Array | string): void {
    this.#underway += bytes.length;
    this.#channel.put(this.#number, TO_CONNECTION.data, 0, bytes);
  }

  #send({ bytes, at, done }: Sending): void {
    let next = at;
    do {
      if (!this.#hasRoom) {
        this.#sending = { bytes, at: next, done };
        return;
      }
      const end = Math.min(bytes.length, next + MOST_BYTES);
      this.#put(bytes.subarray(next, end));
      next = end;
    } while (next < bytes.length);
    done();
  }

  #came(bytes: Buffer): void {
    this.bytesRead += bytes.length;
    this.#timer?.refresh();
    // As `push` does, which looks for more to read after each piece.
    const isRead = this.readableFlowing === true && this.readableLength === 0;
    if (isRead) {
      this.#use(bytes.length);
      this.emit('data', bytes);
    } else if (this.push(bytes)) this.#use(bytes.length);
    else this.#unread += bytes.length;
  }

  #use(bytes: number): void {
    this.#used += bytes;
    if (this.#used < TOLD) return;
    this.#channel.put(this.#number, TO_CONNECTION.used, this.#used);
    this.#used = 0;
  }
}

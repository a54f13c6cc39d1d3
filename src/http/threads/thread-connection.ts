import type { Socket } from 'node:net';
import type { Channel } from './channel.ts';
import { OF_CONNECTION, TO_CONNECTION, TOLD, WINDOW, type Failure } from './frames.ts';

/** A connection, in the thread that has its socket. */
export class ThreadConnection {
  readonly #number: number;
  readonly #socket: Socket;
  readonly #channel: Channel;
  /** Bytes of input that have been said, and not been used. */
  #unused = 0;
  /** Bytes that the socket has been given, and those of them of which it has been said that they were taken. */
  #given = 0;
  #told = 0;
  #isTakingAwaited = false;

  constructor(number: number, socket: Socket, channel: Channel) {
    this.#number = number;
    this.#socket = socket;
    this.#channel = channel;
    socket.on('data', (bytes: Buffer) => {
      this.#unused += bytes.length;
      channel.put(number, OF_CONNECTION.data, 0, bytes);
      if (!this.#mayRead) socket.pause();
    });
    socket.on('finish', () => channel.put(number, OF_CONNECTION.finished));
    socket.on('end', () => channel.put(number, OF_CONNECTION.end));
    socket.on('error', ({ message, code, syscall }: NodeJS.ErrnoException) => {
      const failure: Failure = { message, code, syscall };
      channel.put(number, OF_CONNECTION.failed, 0, Buffer.from(JSON.stringify(failure)));
    });
  }

  /** @returns whether it has been given something to send, so that {@link ThreadConnection.endWrites} has to be called */
  take(kind: number, value: number, bytes: Buffer): boolean {
    const socket = this.#socket;
    if (kind === TO_CONNECTION.data) {
      if (socket.writableCorked === 0) socket.cork();
      this.#given += bytes.length;
      socket.write(bytes);
      return true;
    }
    if (kind === TO_CONNECTION.used) {
      this.#unused -= value;
      this.readOn();
    } else if (kind === TO_CONNECTION.end) socket.end();
    else {
      // What came before it is given to the system.
      if (socket.writableCorked > 0) socket.uncork();
      if (kind === TO_CONNECTION.reset) socket.resetAndDestroy();
      else socket.destroy();
    }
    return false;
  }

  get isPaused(): boolean {
    return this.#socket.isPaused();
  }

  /** Reads on if there is room for input. */
  readOn(): void {
    if (this.#mayRead && this.#socket.isPaused()) this.#socket.resume();
  }

  /** Sends what it has been given. */
  endWrites(): void {
    this.#socket.uncork();
    this.#tell();
  }

  get #mayRead(): boolean {
    return this.#unused < WINDOW && !this.#channel.isFull;
  }

  /** Says how much the system has taken, once that is worth it. */
  #tell(): void {
    const taken = this.#given - this.#socket.writableLength;
    if (taken - this.#told >= TOLD) {
      this.#channel.put(this.#number, OF_CONNECTION.taken, taken - this.#told);
      this.#told = taken;
    }
    if (this.#socket.writableLength === 0 || this.#isTakingAwaited) return;
    // Of what has ended it is said when all of it is taken. Nothing can be written after it.
    if (this.#socket.writableEnded || this.#socket.destroyed) return;
    this.#isTakingAwaited = true;
    this.#socket.write('', (error) => {
      this.#isTakingAwaited = false;
      if (!error) this.#tell();
    });
  }
}

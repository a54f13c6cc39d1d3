import type { Worker } from 'node:worker_threads';
import { Channel, type ChannelMemory } from './channel.ts';
import {
  errorOf,
  OF_CONNECTION,
  TO_CONNECTION,
  type Accepted,
  type ThreadAnswer,
  type ThreadQuestion,
} from './frames.ts';
import { ringMemory } from './ring.ts';
import { ThreadSocket } from './thread-socket.ts';

export interface ThreadLinkOptions {
  /** Serves a connection that a thread has accepted at a port. */
  readonly take: (listener: number, socket: ThreadSocket) => void;
  /** Called when the thread has ended without having been asked to; its connections are closed. */
  readonly onEnd: (error: Error) => void;
  readonly start: StartThread;
}

/** Starts a thread. @param memory of its channel */
export type StartThread = (memory: ChannelMemory) => Worker;

/** Starts one that runs `thread.ts`. */
export const startThread: StartThread = (memory) => {
  // Loaded by the first use, not by each start.
  const { Worker: Thread } = process.getBuiltinModule('node:worker_threads');
  return new Thread(new URL('thread.ts', import.meta.url), { workerData: memory });
};

/** What waits for an answer about a port. */
interface Asked {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A thread that has connections, as seen from the one that serves them. */
export class ThreadLink {
  readonly #worker: Worker;
  readonly #channel: Channel;
  readonly #take: ThreadLinkOptions['take'];
  readonly #sockets = new Map<number, ThreadSocket>();
  readonly #asked = new Map<number, Asked>();
  /** Each waits for an answer of its own, in the order in which they were asked. */
  readonly #settling: (() => void)[] = [];
  #isToEnd = false;
  /** Why it has ended, if it has. */
  #ended: Error | undefined = undefined;

  constructor({ take, onEnd, start }: ThreadLinkOptions) {
    this.#take = take;
    const memory = { input: ringMemory(), output: ringMemory() };
    this.#worker = start({ input: memory.output, output: memory.input });
    this.#channel = new Channel(memory, {
      take: (connection, kind, value, bytes) => this.#taken(connection, kind, value, bytes),
      onRoom: () => {
        for (const socket of this.#sockets.values()) socket.sendOn();
      },
      wake: () => this.#send(),
      patience: 0,
      // Answers that are ready together are put together.
      atEnd: queueMicrotask,
    });
    this.#worker.on('message', (answer: ThreadAnswer | undefined) => {
      if (answer === undefined) this.#channel.look();
      else this.#answered(answer);
    });
    let reason = new Error('a thread of HTTP connections has ended');
    this.#worker.on('error', (error: Error) => (reason = error));
    this.#worker.on('exit', () => {
      if (!this.#isToEnd) this.#end(reason, onEnd);
    });
    this.#channel.look();
  }

  /**
   * Has the thread accept connections at a port.
   * @throws the system's error if it can't be bound, or why the thread has ended
   */
  async open(listener: number, host: string, port: number): Promise<void> {
    await this.#ask(listener, { open: { listener, host, port } });
  }

  /** Has it accept no further connections at a port. */
  async close(listener: number): Promise<void> {
    try {
      await this.#ask(listener, { close: listener });
    } catch {
      // A thread that has ended accepts none.
    }
  }

  /** Resolves when all that clients had sent by now has come. */
  async settle(): Promise<void> {
    if (this.#ended !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#settling.push(resolve);
      this.#channel.put(0, TO_CONNECTION.settle);
    });
  }

  async end(): Promise<void> {
    this.#isToEnd = true;
    await this.#worker.terminate();
  }

  /** @param question none wakes the thread */
  #send(question?: ThreadQuestion): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(question);
  }

  async #ask(listener: number, question: ThreadQuestion): Promise<void> {
    if (this.#ended !== undefined) throw this.#ended;
    await new Promise<void>((resolve, reject) => {
      this.#asked.set(listener, { resolve, reject });
      this.#send(question);
    });
  }

  #answered({ listener, error }: ThreadAnswer): void {
    const asked = this.#asked.get(listener);
    this.#asked.delete(listener);
    if (error === undefined) asked?.resolve();
    else asked?.reject(errorOf(error));
  }

  #taken(connection: number, kind: number, value: number, bytes: Buffer): void {
    // What it had sent before may be read after that.
    if (this.#ended !== undefined) return;
    if (kind === OF_CONNECTION.accepted) {
      const accepted = JSON.parse(bytes.toString()) as Accepted;
      const socket = new ThreadSocket(connection, accepted, this.#channel);
      this.#sockets.set(connection, socket);
      socket.on('close', () => this.#sockets.delete(connection));
      this.#take(accepted.listener, socket);
    } else if (kind === OF_CONNECTION.settled) this.#settling.shift()?.();
    else this.#sockets.get(connection)?.told(kind, value, bytes);
  }

  #end(error: Error, onEnd: (error: Error) => void): void {
    this.#ended = error;
    for (const { reject } of this.#asked.values()) reject(error);
    for (const resolve of this.#settling.splice(0)) resolve();
    for (const socket of this.#sockets.values()) socket.destroy();
    onEnd(error);
  }
}

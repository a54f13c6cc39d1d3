import type { EventStream } from './event-stream.ts';

/** How long events are sent before other work gets its turn, in milliseconds. */
const TURN = 5;
const MOST_HELD = 256 * 1024 * 1024;
/** How often a comment is sent, in milliseconds: proxies end connections on which nothing comes for a minute. */
const KEEP_ALIVE = 25_000;

/**
 * All event streams of a server. Since one event may go to very many clients, it is sent in slices; and where slow
 * clients hold too much memory together, the one that holds most is disconnected.
 */
export class EventStreams {
  readonly #mostHeld: number;
  readonly #keepAlive: number;
  readonly #open = new Set<EventStream>();
  /** Of all streams, while there are any. */
  #timer: NodeJS.Timeout | undefined;
  readonly #sending = new Set<EventStream>();
  /** Bytes that wait for slow clients. */
  readonly #held = new Map<EventStream, number>();
  #total = 0;
  #isScheduled = false;

  /**
   * @param mostHeld bytes that may wait for all clients together
   * @param keepAlive how often a comment is sent, in milliseconds
   */
  constructor(mostHeld = MOST_HELD, keepAlive = KEEP_ALIVE) {
    this.#mostHeld = mostHeld;
    this.#keepAlive = keepAlive;
  }

  /** Calls `keepAlive` of a stream that has begun whenever a comment is due. */
  add(stream: EventStream): void {
    this.#open.add(stream);
    this.#timer ??= setInterval(() => {
      for (const each of this.#open) each.keepAlive();
    }, this.#keepAlive).unref();
  }

  /** Schedules a write of what waits in a stream. */
  schedule(stream: EventStream): void {
    this.#sending.add(stream);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#sendSome());
  }

  /** Notes how many bytes wait for the client of a stream. */
  holds(stream: EventStream, bytes: number): void {
    this.#total += bytes - (this.#held.get(stream) ?? 0);
    if (bytes === 0) this.#held.delete(stream);
    else this.#held.set(stream, bytes);
    while (this.#total > this.#mostHeld) this.#destroySlowest();
  }

  /** Forgets a stream that is over and has nothing left to send. */
  delete(stream: EventStream): void {
    this.#open.delete(stream);
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    this.#sending.delete(stream);
    this.#total -= this.#held.get(stream) ?? 0;
    this.#held.delete(stream);
  }

  #destroySlowest(): void {
    let slowest: EventStream | undefined;
    let most = 0;
    for (const [stream, bytes] of this.#held) {
      if (bytes <= most) continue;
      slowest = stream;
      most = bytes;
    }
    if (slowest === undefined) return;
    this.delete(slowest);
    slowest.destroy();
  }

  #sendSome(): void {
    const until = performance.now() + TURN;
    for (const stream of this.#sending) {
      this.#sending.delete(stream);
      stream.flush();
      if (performance.now() >= until) break;
    }
    this.#isScheduled = this.#sending.size > 0;
    if (this.#isScheduled) setImmediate(() => this.#sendSome());
  }
}

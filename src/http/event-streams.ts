/** How long events are sent, in milliseconds, before yielding to other work. */
const TURN = 5;
const MOST_HELD = 256 * 1024 * 1024;
/** Interval between comments, in milliseconds. Proxies close connections that have been silent for a minute. */
const KEEP_ALIVE = 25_000;

/** A stream of events that has begun and not ended. */
export interface OpenStream {
  /** Sends a comment if no events are queued. */
  keepAlive(): void;
  /** Writes until the socket is full. */
  flush(): void;
  /** Discards unsent events and closes the connection. */
  destroy(): void;
}

/**
 * All event streams of a server. An event may go to very many clients, so it is sent in slices. If slow clients
 * together hold too much memory, the one that holds most is disconnected.
 */
export class EventStreams {
  readonly #mostHeld: number;
  readonly #keepAlive: number;
  readonly #open = new Set<OpenStream>();
  /** One timer for all streams, while there are any. */
  #timer: NodeJS.Timeout | undefined;
  readonly #sending = new Set<OpenStream>();
  /** Bytes queued for each slow client. */
  readonly #held = new Map<OpenStream, number>();
  #total = 0;
  #isScheduled = false;

  /**
   * @param mostHeld bytes that may be queued for all clients together
   * @param keepAlive interval between comments, in milliseconds
   */
  constructor(mostHeld = MOST_HELD, keepAlive = KEEP_ALIVE) {
    this.#mostHeld = mostHeld;
    this.#keepAlive = keepAlive;
  }

  /** Registers a stream that has begun; its `keepAlive` is called for each comment. */
  add(stream: OpenStream): void {
    this.#open.add(stream);
    this.#timer ??= setInterval(() => {
      for (const each of this.#open) each.keepAlive();
    }, this.#keepAlive).unref();
  }

  /** Schedules a write of the events queued in a stream. */
  schedule(stream: OpenStream): void {
    this.#sending.add(stream);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#sendSome());
  }

  /** Records how many bytes are queued for the client of a stream. */
  holds(stream: OpenStream, bytes: number): void {
    this.#total += bytes - (this.#held.get(stream) ?? 0);
    if (bytes === 0) this.#held.delete(stream);
    else this.#held.set(stream, bytes);
    while (this.#total > this.#mostHeld) this.#destroySlowest();
  }

  /** Removes a stream that has ended and has nothing left to send. */
  delete(stream: OpenStream): void {
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
    let slowest: OpenStream | undefined;
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

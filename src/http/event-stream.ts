import type { ServerResponse } from 'node:http';
import type { EventStreams } from './event-streams.ts';

const COMMENT = ': keep-alive\n\n';
/** The most characters of one write. */
const PORTION = 64 * 1024;
/** A client that is disconnected is told why, unless more than so many bytes wait before that message. */
const MOST_BEFORE_REASON = 2 * 1024 * 1024;

/** The limits beyond which a slow client is disconnected. */
export interface SlownessLimit {
  /** Disconnects a client at once when so many bytes wait for it. */
  readonly hard: number;
  /** Disconnects a client when so many bytes wait for it for longer than `softMs`. */
  readonly soft: number;
  /** Milliseconds. */
  readonly softMs: number;
}

/** As `client-output-buffer-limit pubsub` in Redis. */
const PUBSUB: SlownessLimit = { hard: 32 * 1024 ** 2, soft: 8 * 1024 ** 2, softMs: 60_000 };

/** A source of events. There may be very many streams, so it has methods rather than a closure for each stream. */
export interface EventSender {
  /** Called once, when the stream has ended. */
  streamEnded(): void;
  /** Called whenever a comment is due. */
  streamGoesOn?(): void;
}

export interface EventStreamOptions {
  readonly limit?: SlownessLimit;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

const USUAL: Required<EventStreamOptions> = {
  limit: PUBSUB,
  now: () => performance.now(),
};

/**
 * A body of server-sent events (WHATWG HTML, "Server-sent events"), which goes on until one side ends it. Events may
 * be sent before there is a response. Events that the client has not read are buffered up to a limit; beyond that the
 * client is disconnected and the buffer dropped.
 */
export class EventStream {
  readonly #streams: EventStreams;
  readonly #sender: EventSender;
  readonly #options: Required<EventStreamOptions>;
  #response: ServerResponse | undefined;
  #waiting: string[] = [];
  #waitingBytes = 0;
  /** Since when more than the soft limit is buffered. */
  #softSince: number | undefined;
  #over = false;

  /**
   * @param streams those of the server
   * @param signal aborts when the client has gone or the server stops
   */
  constructor(
    streams: EventStreams,
    sender: EventSender,
    signal: AbortSignal,
    options?: EventStreamOptions,
  ) {
    this.#streams = streams;
    this.#sender = sender;
    this.#options = options === undefined ? USUAL : { ...USUAL, ...options };
    if (signal.aborted) this.#leave();
    else signal.addEventListener('abort', () => this.#leave(), { once: true });
  }

  /** Sends an event as `eventText` writes it. */
  send(event: string): void {
    if (this.#over) return;
    this.#waiting.push(event);
    this.#waitingBytes += Buffer.byteLength(event);
    if (this.#isTooMuch()) this.#cutOff();
    else if (this.#response?.writableNeedDrain === false) this.#streams.schedule(this);
    else if (this.#response !== undefined) this.#tellHeld();
  }

  /** Ends the stream, after the buffered events and an event `error` that says why. */
  end(reason: string): void {
    if (this.#over) return;
    this.#waiting.push(eventText(reason, 'error'));
    this.#finish();
    this.flush();
  }

  /** Drops all unsent events, and closes the connection. */
  destroy(): void {
    this.#drop();
    if (!this.#over) this.#finish();
    this.#response?.destroy();
  }

  /** Begins the answer to a request, whose head has been written. */
  attach(response: ServerResponse): void {
    this.#response = response;
    // It comes once, and `once` would keep two objects more for as long as the stream lasts; there may be very many.
    response.on('close', () => this.#streams.delete(this));
    if (!this.#over) {
      response.on('drain', () => this.flush());
      this.#streams.add(this);
      // Together with an event Node would keep the head in many small pieces for as long as the stream lasts.
      response.flushHeaders();
    }
    this.flush();
  }

  /** Writes until the socket is full. */
  flush(): void {
    const response = this.#response;
    if (response === undefined || response.destroyed) return;
    let sent = 0;
    while (sent < this.#waiting.length && !response.writableNeedDrain) {
      let portion = this.#waiting[sent++]!;
      while (sent < this.#waiting.length && portion.length < PORTION) {
        portion += this.#waiting[sent++]!;
      }
      response.write(portion);
      this.#waitingBytes -= Buffer.byteLength(portion);
    }
    if (sent === this.#waiting.length) this.#drop();
    else this.#waiting.splice(0, sent);
    if (this.#over && this.#waiting.length === 0) response.end();
    this.#tellHeld();
  }

  #tellHeld(): void {
    this.#streams.holds(this, this.#waitingBytes + this.#response!.writableLength);
  }

  /** Ends the stream of a client that is too slow. */
  #cutOff(): void {
    this.#drop();
    if ((this.#response?.writableLength ?? 0) > MOST_BEFORE_REASON) this.destroy();
    else this.end('ERR the client is too slow: it has not taken what was sent to it');
  }

  /** Sends a comment if nothing else is to be sent. */
  keepAlive(): void {
    if (this.#over) return;
    this.#sender.streamGoesOn?.();
    if (this.#isTooMuch()) this.#cutOff();
    else if (this.#waiting.length === 0) this.send(COMMENT);
  }

  #isTooMuch(): boolean {
    const { hard, soft, softMs } = this.#options.limit;
    if (this.#waitingBytes <= soft) {
      this.#softSince = undefined;
      return false;
    }
    const now = this.#options.now();
    this.#softSince ??= now;
    return this.#waitingBytes > hard || now - this.#softSince > softMs;
  }

  /** The client has gone, or the server stops and does not wait for a slow one. */
  #leave(): void {
    this.#drop();
    if (!this.#over) this.#finish();
    if (this.#response?.writableNeedDrain === true) this.#response.destroy();
    else this.#response?.end();
  }

  #drop(): void {
    this.#waiting = [];
    this.#waitingBytes = 0;
  }

  #finish(): void {
    this.#over = true;
    this.#sender.streamEnded();
  }
}

const LINE_END = /\r\n|\r|\n/;

/**
 * The text of an event. Lines after the first are written without a space after the colon, which means the same
 * (WHATWG HTML, "Interpreting an event stream"): the official client takes every line that begins with `data: ` for
 * an event of its own, so a publisher could forge events.
 */
export function eventText(data: string, type?: string): string {
  const [first, ...rest] = LINE_END.test(data) ? data.split(LINE_END) : [data];
  const lines = [`data: ${first}`, ...rest.map((line) => `data:${line.replace(/^ /, '  ')}`)];
  return `${type === undefined ? '' : `event: ${type}\n`}${lines.join('\n')}\n\n`;
}

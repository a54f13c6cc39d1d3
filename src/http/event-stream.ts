import type { HttpResponse } from './exchange.ts';
import { reportInternalError } from '../base/internal-errors.ts';
import type { EventStreams, OpenStream } from './event-streams.ts';

const COMMENT = ': keep-alive\n\n';
/** The most characters per write. */
const PORTION = 64 * 1024;
/** A client that is disconnected receives the reason, unless more than this many bytes are queued before it. */
const MOST_BEFORE_REASON = 2 * 1024 * 1024;

/** The limits beyond which a slow client is disconnected. */
export interface SlownessLimit {
  /** Disconnects a client at once when this many bytes are queued for it. */
  readonly hard: number;
  /** Disconnects a client that has had this many bytes queued for longer than `softMs`. */
  readonly soft: number;
  /** Milliseconds. */
  readonly softMs: number;
}

/** The defaults of `client-output-buffer-limit pubsub` in Redis. */
const PUBSUB: SlownessLimit = { hard: 32 * 1024 ** 2, soft: 8 * 1024 ** 2, softMs: 60_000 };

/**
 * A source of events. An interface with methods, because there may be very many streams and each would need closures
 * otherwise.
 */
export interface EventSender {
  /** Called once, when the stream has ended. */
  streamEnded(): void;
  /** Called for each keep-alive comment. */
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
 * A response of server-sent events (WHATWG HTML, "Server-sent events"), open until one side ends it. Events may be sent
 * before there is a response. Events that the client has not read are buffered up to a limit; beyond it the client is
 * disconnected and the buffer dropped.
 */
export class EventStream implements OpenStream {
  readonly #streams: EventStreams;
  readonly #sender: EventSender;
  readonly #options: Required<EventStreamOptions>;
  #response: HttpResponse | undefined;
  #waiting: string[] = [];
  #waitingBytes = 0;
  /** Since when the buffer has exceeded the soft limit. */
  #softSince: number | undefined;
  #over = false;

  /**
   * @param streams all streams of the server
   * @param signal aborts when the client leaves or the server stops
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

  /** Sends an event in the format of `eventText`. */
  send(event: string): void {
    if (this.#over) return;
    this.#contain(() => {
      this.#waiting.push(event);
      this.#waitingBytes += Buffer.byteLength(event);
      if (this.#isTooMuch()) this.#cutOff();
      else if (this.#response?.writableNeedDrain === false) this.#streams.schedule(this);
      else if (this.#response !== undefined) this.#tellHeld();
    });
  }

  /** Ends the stream after the buffered events and an `error` event with the reason. */
  end(reason: string): void {
    if (this.#over) return;
    this.#waiting.push(eventText(reason, 'error'));
    this.#finish();
    this.flush();
  }

  destroy(): void {
    this.#drop();
    if (!this.#over) this.#finish();
    this.#response?.destroy();
  }

  /** Starts writing to a response whose head has been prepared. */
  attach(response: HttpResponse): void {
    this.#response = response;
    // `once` would keep two more objects per stream, and there may be very many; `close` is emitted only once anyway.
    response.on('close', () => this.#streams.delete(this));
    if (!this.#over) {
      response.on('drain', () => this.flush());
      this.#streams.add(this);
      // Sent together with an event, the head would stay in memory in many small pieces for the lifetime of the stream.
      response.flushHeaders();
    }
    this.flush();
  }

  flush(): void {
    this.#contain(() => this.#flush());
  }

  /** An exception in what others cause ends the stream, and neither them nor other streams. */
  #contain(work: () => void): void {
    try {
      work();
    } catch (error) {
      reportInternalError('subscription', error);
      // Apart, because it calls the sender, which may be what throws.
      queueMicrotask(() => this.destroy());
    }
  }

  #flush(): void {
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

  /** Disconnects a client that is too slow. */
  #cutOff(): void {
    this.#drop();
    if ((this.#response?.writableLength ?? 0) > MOST_BEFORE_REASON) this.destroy();
    else this.end('ERR the client is too slow: it has not taken what was sent to it');
  }

  keepAlive(): void {
    if (this.#over) return;
    this.#contain(() => {
      this.#sender.streamGoesOn?.();
      if (this.#isTooMuch()) this.#cutOff();
      else if (this.#waiting.length === 0) this.send(COMMENT);
    });
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

  /** Ends the stream without a reason: the client has left, or the server stops and does not wait for a slow client. */
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
 * Formats an event. Lines after the first have no space after the colon, which means the same (WHATWG HTML,
 * "Interpreting an event stream"). The official client takes each line that begins with `data: ` for an event, so with
 * the space a publisher could forge events.
 */
export function eventText(data: string, type?: string): string {
  const [first, ...rest] = LINE_END.test(data) ? data.split(LINE_END) : [data];
  const lines = [`data: ${first}`, ...rest.map((line) => `data:${line.replace(/^ /, '  ')}`)];
  return `${type === undefined ? '' : `event: ${type}\n`}${lines.join('\n')}\n\n`;
}

import type { Dispatcher } from 'undici';
import type { Clock } from '../../../../base/clock.ts';
import { GatheredBytes } from '../../../../base/gathered-bytes.ts';
import type { Outcome } from '../../delivery.ts';
import { failureReason, isOfConnection } from './failure-reason.ts';
import type { GrowingResponse, ResponseMemory } from './response-memory.ts';
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Rejects a request that was aborted before it was sent. */
class ExchangeOver extends Error {}

export interface ExchangeEnd {
  readonly outcome: Outcome;
  /**
   * Whether the destination had closed a kept-alive connection before it was reused: it has not processed the
   * request.
   */
  readonly wasStale: boolean;
}

export interface ExchangeOptions {
  /** Bytes of the response's body that are kept. */
  readonly limit: number;
  readonly memory: ResponseMemory;
  readonly clock: Clock;
  /** Called when the request is sent. */
  readonly sent: () => void;
  readonly ended: (end: ExchangeEnd) => void;
}

/**
 * Milliseconds within which a reused connection that was already closed shows an error: about a round
 * trip. A destination that holds a request for longer has processed it.
 */
const SHOWS_WITHIN = 100;

/**
 * One request and its response, as undici reports them. It ends once: with the response, when the size
 * limit is exceeded, with an error, or when it is aborted.
 */
export class Exchange implements Dispatcher.DispatchHandler, GrowingResponse {
  readonly #options: ExchangeOptions;
  /** What is kept of the body. */
  readonly #body = new GatheredBytes();
  #status: number | undefined;
  #headers: Readonly<Record<string, readonly string[]>> = {};
  #controller: Dispatcher.DispatchController | undefined;
  #connection: Connection | undefined;
  #sentAt = 0;
  #isOver = false;

  constructor(options: ExchangeOptions) {
    this.#options = options;
  }

  /** Aborts it without a response; the connection is closed. */
  breakOff(reason: string): void {
    this.#end({ kind: 'failure', reason });
    this.#controller?.abort(new ExchangeOver());
  }

  get size(): number {
    return this.#body.size;
  }

  /** Ends it with what has been received. */
  truncate(): void {
    this.#endWithResponse(true);
    this.#controller?.abort(new ExchangeOver());
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // It was aborted while it waited for a connection. Aborting it here would close that connection.
    if (this.#isOver) throw new ExchangeOver();
    this.#controller = controller;
    connectionOfStarting((connection) => (this.#connection = connection));
    this.#sentAt = this.#options.clock.now();
    this.#options.sent();
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    // Informational statuses (below 200) precede the actual response (RFC 9110, section 15.2).
    if (status < 200) return;
    this.#status = status;
    this.#headers = headersOf(headers);
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    const { limit, memory } = this.#options;
    const kept = Math.min(chunk.length, limit - this.#body.size);
    if (memory.grow(this, kept)) {
      this.#body.add(kept === chunk.length ? chunk : chunk.subarray(0, kept), limit);
      if (kept === chunk.length) return;
    }
    this.truncate();
  }

  onResponseEnd(): void {
    // It came before the request was read. What is left of the request would stay in memory, and be sent later from
    // bytes that may have changed then.
    this.#connection?.closeUnlessSent();
    this.#endWithResponse(false);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(
      { kind: 'failure', reason: failureReason(error, this.#status) },
      this.#wasStale(error),
    );
  }

  #wasStale(error: Error): boolean {
    if (this.#connection?.wasKept !== true || !isOfConnection(error)) return false;
    const held = this.#options.clock.now() - this.#sentAt;
    return held <= SHOWS_WITHIN && !this.#connection.hasAnswered();
  }

  #endWithResponse(truncated: boolean): void {
    this.#end({
      kind: 'response',
      status: this.#status ?? 0,
      headers: this.#headers,
      // A copy without the room for more, as the outcome may be kept for long.
      body: Buffer.from(this.#body.bytes),
      truncated,
    });
  }

  #end(outcome: Outcome, wasStale = false): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.memory.release(this);
    this.#body.clear();
    this.#options.ended({ outcome, wasStale });
  }
}

/** @param given names in lower case; values have one character per byte */
function headersOf(
  given: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, readonly string[]>> {
  // No prototype, so that a header can have any name.
  const headers: Record<string, readonly string[]> = Object.create(null);
  for (const name of Object.keys(given)) {
    const value = given[name]!;
    headers[name] = typeof value === 'string' ? [value] : value;
  }
  return headers;
}

/** The connection of a request, since the request began. */
interface Connection {
  /** Whether it has served another request before. */
  readonly wasKept: boolean;
  /** Whether any data has arrived over it since. */
  hasAnswered(): boolean;
  /** Closes it if the system has not taken all of the request yet. */
  closeUnlessSent(): void;
}

type Take = (connection: Connection) => void;

let waiting: Take | undefined;

// Undici does not pass sockets to its handlers. This diagnostics channel names the socket of each request,
// synchronously with the handler's start.
subscribe('undici:client:sendHeaders', (message) => {
  if (waiting === undefined) return;
  const { socket } = message as { readonly socket: Socket };
  const before = socket.bytesRead;
  waiting({
    wasKept: before > 0,
    hasAnswered: () => socket.bytesRead > before,
    closeUnlessSent: () => {
      if (socket.writableLength > 0) socket.destroy();
    },
  });
  waiting = undefined;
});

/**
 * Passes on the connection of the request that undici is starting; to be called in
 * `onRequestStart`.
 */
function connectionOfStarting(take: Take): void {
  waiting = take;
}

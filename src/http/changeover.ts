import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpError } from './http-error.ts';
import type { RequestListener } from './request-listener.ts';
import { respond } from './respond.ts';

/** How long requests wait and end, in milliseconds, and how many may wait. */
export interface ChangeoverLimits {
  /** For waiting requests, from the beginning of the wait on. */
  readonly wait: number;
  /** How many requests may wait. Each has a head of up to 64 KB, and the first part of its body. */
  readonly most: number;
  /** For requests that the last listener is still answering. */
  readonly end: number;
}

const LIMITS: ChangeoverLimits = { wait: 10_000, most: 512, end: 5_000 };

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * What is behind an address, which can be exchanged while the address stays open. Requests that come in between wait for
 * the next listener, or are refused.
 */
export class Changeover {
  readonly #limits: ChangeoverLimits;
  /** Makes the answer to a request that may not wait, or not any longer. */
  readonly #busy: () => HttpError;
  #listener: RequestListener | undefined;
  /** The answer while there is neither a listener nor a wait. */
  #refusal: () => HttpError;
  /** Requests that the listener has and that are not answered yet. */
  readonly #begun = new Set<ServerResponse>();
  readonly #waiting = new Map<ServerResponse, IncomingMessage>();
  #timer: NodeJS.Timeout | undefined;
  #allEnded: (() => void) | undefined;

  /**
   * Refuses requests until there is a listener.
   * @param refusal the answer until then
   * @param busy the answer to a request that may not wait, or not any longer
   */
  constructor(
    refusal: () => HttpError,
    busy: () => HttpError,
    limits: Partial<ChangeoverLimits> = {},
  ) {
    this.#refusal = refusal;
    this.#busy = busy;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Passes a request to what is behind the address. */
  readonly pass: RequestListener = (request, response) => {
    if (this.#listener !== undefined) this.#begin(this.#listener, { request, response });
    else if (this.#timer !== undefined) this.#wait({ request, response });
    else refuse({ request, response }, this.#refusal());
  };

  /** Passes requests to a listener from now on, those that wait first. */
  attach(listener: RequestListener): void {
    this.#listener = listener;
    for (const exchange of this.#takeWaiting()) this.#begin(listener, exchange);
  }

  /**
   * Takes away the listener. New requests wait.
   * @returns once it has answered all that it had. Those that take too long are cut off
   */
  async detach(): Promise<void> {
    if (this.#listener === undefined) return;
    this.#listener = undefined;
    this.#timer = setTimeout(() => this.refuse(this.#busy), this.#limits.wait).unref();
    if (this.#begun.size === 0) return;
    const ended = new Promise<void>((resolve) => (this.#allEnded = resolve));
    const cut = setTimeout(() => {
      for (const { req } of this.#begun) req.socket.destroy();
    }, this.#limits.end);
    await ended;
    clearTimeout(cut);
  }

  /** Refuses requests from now on, those that wait first. */
  refuse(refusal: () => HttpError): void {
    this.#listener = undefined;
    this.#refusal = refusal;
    for (const exchange of this.#takeWaiting()) refuse(exchange, refusal());
  }

  #begin(listener: RequestListener, { request, response }: Exchange): void {
    this.#begun.add(response);
    response.on('close', () => {
      this.#begun.delete(response);
      if (this.#begun.size === 0) this.#allEnded?.();
    });
    listener(request, response);
  }

  #wait({ request, response }: Exchange): void {
    if (this.#waiting.size >= this.#limits.most) {
      refuse({ request, response }, this.#busy());
      return;
    }
    this.#waiting.set(response, request);
    response.on('close', () => this.#waiting.delete(response));
  }

  #takeWaiting(): Exchange[] {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = Array.from(this.#waiting, ([response, request]) => ({ request, response }));
    this.#waiting.clear();
    return all;
  }
}

function refuse({ request, response }: Exchange, refusal: HttpError): void {
  request.resume();
  respond(request, response, refusal);
}

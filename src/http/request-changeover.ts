import type { HttpRequest, HttpResponse } from './exchange.ts';
import type { Socket } from 'node:net';
import { Changeover, type WaitLimits } from './changeover.ts';
import type { HttpError } from './http-error.ts';
import type { Listener } from './request-listener.ts';
import { respond } from './respond.ts';

/** Milliseconds for a listener that is taken away to answer the requests that it has. */
const END = 5_000;

export interface RequestChangeoverOptions {
  /** The answer until there is a listener. */
  readonly first: HttpError;
  /** The answer to requests that may not wait, or not any longer. */
  readonly busy: HttpError;
  readonly limits?: Partial<WaitLimits & { readonly end: number }>;
}

interface Exchange<Request, Response> {
  readonly request: Request;
  readonly response: Response;
}

/** The listener behind an address, which can be exchanged while the address and its connections stay open. */
export class RequestChangeover<
  Request extends HttpRequest = HttpRequest,
  Response extends HttpResponse = HttpResponse,
> {
  readonly #behind: Changeover<Listener<Request, Response>, Exchange<Request, Response>>;
  readonly #end: number;
  /**
   * The last response of each connection, which has only one at a time. A listener on every response would make small
   * requests noticeably slower.
   */
  readonly #last = new Map<Socket, Response>();

  constructor({ limits, ...refusals }: RequestChangeoverOptions) {
    this.#end = limits?.end ?? END;
    this.#behind = new Changeover({
      ...refusals,
      limits,
      serve: (listener, exchange) => this.#begin(listener, exchange),
      refuse: ({ request, response }, refusal) => {
        request.resume();
        respond(request, response, refusal);
      },
      onLeft: ({ response }, left) => response.on('close', left),
    });
  }

  /** Passes a request to the listener. */
  readonly pass: Listener<Request, Response> = (request, response) =>
    this.#behind.pass({ request, response });

  /** Passes requests to a listener from now on, those that wait first. */
  attach(listener: Listener<Request, Response>): void {
    this.#behind.attach(listener);
  }

  /**
   * Takes away the listener. From now on requests wait.
   * @returns once it has answered all that it had. Those that take too long are cut off
   */
  async detach(): Promise<void> {
    if (!this.#behind.detach()) return;
    const open = [...this.#last.values()].filter(({ destroyed }) => !destroyed);
    if (open.length === 0) return;
    const cut = setTimeout(() => {
      for (const { req, destroyed } of open) if (!destroyed) req.socket.destroy();
    }, this.#end);
    await Promise.all(
      open.map((response) => new Promise<void>((resolve) => response.once('close', resolve))),
    );
    clearTimeout(cut);
  }

  /** Refuses requests from now on, those that wait first. */
  refuse(refusal: HttpError): void {
    this.#behind.refuse(refusal);
  }

  #begin(
    listener: Listener<Request, Response>,
    { request, response }: Exchange<Request, Response>,
  ): void {
    const { socket } = request;
    if (!this.#last.has(socket)) socket.on('close', () => this.#last.delete(socket));
    this.#last.set(socket, response);
    listener(request, response);
  }
}

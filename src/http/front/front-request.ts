import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { Holding } from '../../base/memory-budget.ts';
import type { HttpRequest } from '../exchange.ts';
import type { BodyTaker } from '../gathered-body.ts';
import type { ArrivingBody } from './arriving-body.ts';
import type { Head } from './read-head.ts';

/** A request whose head has arrived, and all or a part of its body. */
export class FrontRequest implements HttpRequest {
  readonly method: string;
  url: string;
  readonly httpVersion = '1.1';
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly socket: Socket;
  readonly wholeBody: Buffer | undefined;
  readonly #arriving: ArrivingBody | undefined;

  constructor({ method, url, block }: Head, body: Buffer | ArrivingBody, socket: Socket) {
    this.method = method;
    this.url = url;
    this.headers = block.headers;
    this.rawHeaders = block.rawHeaders;
    this.socket = socket;
    const isWhole = body instanceof Uint8Array;
    this.wholeBody = isWhole ? body : undefined;
    this.#arriving = isWhole ? undefined : body;
  }

  get complete(): boolean {
    return (this.#arriving?.left ?? 0) === 0;
  }

  /** See `readBody`. */
  takeBody(limit: number, done: BodyTaker, hold: (() => Holding) | undefined): void {
    this.#arriving?.take(limit, done, hold);
  }

  /** Discards what is left of it to read. */
  resume(): void {
    this.#arriving?.discard();
  }
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { EMPTY_BODY } from '../body.ts';
import type { HttpRequest } from '../exchange.ts';
import type { Head } from './read-head.ts';

/** A request that has arrived whole. */
export class FrontRequest implements HttpRequest {
  readonly method: string;
  url: string;
  readonly httpVersion = '1.1';
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly socket: Socket;
  readonly complete = true;
  readonly wholeBody: Buffer;

  /** @param body undefined if there is none */
  constructor({ method, url, block }: Head, body: Buffer | undefined, socket: Socket) {
    this.method = method;
    this.url = url;
    this.headers = block.headers;
    this.rawHeaders = block.rawHeaders;
    this.socket = socket;
    this.wholeBody = body ?? EMPTY_BODY;
  }

  /** Nothing of it is left to read. */
  resume(): void {}
}

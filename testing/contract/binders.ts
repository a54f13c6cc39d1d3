import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { openLog } from '../../src/base/log.ts';
import { listen, type Listening } from '../../src/http/server.ts';
import { bindDirect } from '../../src/contract/direct.ts';
import { bindExpress } from '../../src/express/application.ts';
import { bindOracle } from './oracle/bind-oracle.ts';
import type { Family } from '../../src/contract/family.ts';

/** Validators compiled ahead of time; an application of Express; express-openapi-validator, which the others must agree with. */
export const BINDERS = [bindDirect, bindExpress, bindOracle];

/** A request as it goes over the wire, without the tidying that `fetch` does to paths. */
export interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Bytes or text are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface ReceivedResponse {
  readonly status: number | undefined;
  /** Without the date. */
  readonly headers: IncomingHttpHeaders;
  /** A character a byte. */
  readonly body: string;
}

/** Serves a family, bound in one of the ways. */
export function serveBound<Operations, Caller>(
  family: Family<Operations, Caller>,
  bind: typeof bindExpress,
  checkResponses = true,
): Promise<Listening> {
  const listener = bind(family, { log: openLog('warn'), checkResponses });
  return listen(listener, family.errors, { host: '127.0.0.1', port: 0 });
}

/** Sends requests on connections that it keeps. */
export class RawClient {
  readonly #agent = new Agent({ keepAlive: true });

  /** @param authorization the header; undefined sends none */
  send(
    port: number,
    { method = 'GET', path = '/', headers = {}, body }: RawRequest,
    authorization: string | undefined,
  ): Promise<ReceivedResponse> {
    const payload =
      body === undefined || typeof body === 'string' || body instanceof Uint8Array
        ? body
        : JSON.stringify(body);
    const hasLength = payload !== undefined && !('transfer-encoding' in headers);
    const all = {
      ...(authorization !== undefined && { authorization }),
      ...(hasLength && { 'content-length': Buffer.byteLength(payload) }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        { agent: this.#agent, port, method, path, headers: all },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { date: _, ...rest } = response.headers;
            const bytes = Buffer.concat(chunks).toString('latin1');
            resolve({ status: response.statusCode, headers: rest, body: bytes });
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

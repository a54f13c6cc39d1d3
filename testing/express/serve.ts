import {
  createServer,
  request as httpRequest,
  type ServerOptions,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { onTestFinished } from 'vitest';

/** What an application has answered. */
export interface Answered {
  readonly status: number;
  readonly type: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** JSON as it is parsed, anything else as text. */
  readonly body: unknown;
}

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

/** An application on Node's own server. */
interface Served extends AsyncDisposable {
  readonly port: number;
  readonly ask: (asked: Asked) => Promise<Answered>;
}

/** Serves an application on Node's own server. */
export async function start(app: Express, options: ServerOptions = {}): Promise<Served> {
  const server = createServer(options, app as RequestListener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, ask: (asked) => ask(port, asked), [Symbol.asyncDispose]: end };
}

/** The same until the end of a test. */
export async function serve(app: Express): Promise<Served['ask']> {
  const served = await start(app);
  onTestFinished(() => served[Symbol.asyncDispose]());
  return served.ask;
}

/** Sends a request as it is, without the tidying that `fetch` does. */
export function ask(
  port: number,
  { method = 'GET', path, headers, body }: Asked,
): Promise<Answered> {
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const payload = isRaw ? body : JSON.stringify(body);
  const all = {
    ...(payload !== undefined && { 'content-length': String(Buffer.byteLength(payload)) }),
    ...(!isRaw && { 'content-type': 'application/json' }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, method, path, headers: all }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString('utf8');
        const type = response.headers['content-type'];
        const isJson = type !== undefined && /[/+]json/.test(type) && text !== '';
        resolve({
          status: response.statusCode!,
          type,
          headers: response.headers,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

import {
  Agent,
  createServer,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as TlsAgent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import type { Body, Exchange } from '../exchange.ts';
import { decodedBody } from '../recordings/content-encoding.ts';
import type { Timing } from '../recordings/to-entry.ts';
import { endToEnd, statusLineOf } from './forwarded-head.ts';

/** The service behind a proxy, and listeners for its traffic. */
export interface ProxyOptions {
  readonly upstream: URL;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Called after each exchange. */
  readonly onExchange: (exchange: Exchange, timing: Timing) => void;
  /** Called with the reason when the service can't be reached. */
  readonly onUnreachable: (reason: string) => void;
}

export interface Proxy {
  readonly url: string;
  /** Waits up to this many milliseconds for open exchanges, then aborts them. */
  close(grace: number): Promise<void>;
}

/**
 * Forwards requests and answers, streaming their bodies unchanged. Headers keep their order, except hop-by-hop ones,
 * and Host, which names the service behind.
 * @throws the system's error if the port can't be bound
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const isTls = options.upstream.protocol === 'https:';
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const send = isTls ? httpsRequest : httpRequest;
  const under = { agent, send, ...options };
  // No timeout here: slow requests are for the service behind to end.
  const server = createServer({ requestTimeout: 0, noDelay: true }, (incoming, response) =>
    pass(under, incoming, response),
  );
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}`,
    close: (grace) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), grace);
        server.close(() => {
          clearTimeout(timer);
          agent.destroy();
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

interface Under extends ProxyOptions {
  readonly agent: Agent;
  readonly send: typeof httpRequest;
}

/** Idempotent methods, which are retried when a kept-alive connection turns out to be closed (RFC 9110, 9.2.2). */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Methods for which `node:http` expects no body; others it sends in chunks, even if there are none. */
const BODILESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);

const NOTHING = Buffer.alloc(0);

function pass(under: Under, incoming: IncomingMessage, response: ServerResponse): void {
  const { upstream, send, agent } = under;
  const startedAt = under.now();
  const since = performance.now();
  const requestBody = tap(incoming);
  const target = upstream.pathname.replace(/\/$/, '') + originForm(incoming.url ?? '/');
  const method = incoming.method ?? 'GET';
  const headers = endToEnd(incoming.rawHeaders).filter(([name]) => name.toLowerCase() !== 'host');
  let current: ClientRequest | undefined;
  let isOver = false;
  forward(true);
  response.once('close', () => {
    if (!response.writableFinished) current?.destroy();
  });

  function forward(mayRepeat: boolean): void {
    const isChunked = incoming.headers['transfer-encoding'] !== undefined;
    const hasNoBody = !isChunked && incoming.headers['content-length'] === undefined;
    const outgoing = send({
      agent,
      method,
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      path: target,
      setHost: false,
      headers: [
        'Host',
        upstream.host,
        ...headers.flat(),
        ...(isChunked ? ['Transfer-Encoding', 'chunked'] : []),
        ...(hasNoBody && !BODILESS.has(method) ? ['Content-Length', '0'] : []),
      ],
    });
    current = outgoing;
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (isStale && mayRepeat && REPEATABLE.has(method) && !response.headersSent) {
        return forward(false);
      }
      fail(error);
    });
    outgoing.once('response', (answer) => {
      try {
        answerBack(answer, statusLineOf(answer));
      } catch (error) {
        outgoing.destroy();
        fail(error as Error);
      }
    });
    // Upgrade is not passed on, so nothing asked for this; without a listener there would be no answer.
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy();
      fail(new Error('it switched to another protocol unasked'));
    });
    incoming.pipe(outgoing);
  }

  function answerBack(
    answer: IncomingMessage,
    [status, message]: ReturnType<typeof statusLineOf>,
  ): void {
    const answered = endToEnd(answer.rawHeaders);
    const responseBody = tap(answer);
    response.sendDate = false;
    response.writeHead(status, message, answered.flat());
    // The headers of a stream are sent at once, although its first data may take long.
    // In place of flushHeaders, which sends headers with Latin-1 as UTF-8.
    response.write(NOTHING);
    answer.pipe(response, { end: false });
    answer.once('end', () => {
      const trailers = Object.entries(answer.trailers).filter(([, value]) => value !== undefined);
      if (trailers.length > 0) response.addTrailers(Object.fromEntries(trailers));
      response.end();
      done(status, answered, responseBody());
    });
    // An answer that breaks off behind must break off for the client too, so that it is not taken
    // as complete.
    answer.once('close', () => {
      if (answer.complete) return;
      response.destroy();
      done(status, answered, { ...responseBody(), rest: 'was broken off before its end' });
    });
  }

  function done(status: number, answered: ReturnType<typeof endToEnd>, body: Body): void {
    if (isOver) return;
    isOver = true;
    const sent = requestBody();
    // The client's answer comes first; reporting can wait.
    setImmediate(() => {
      const url = URL.parse(upstream.origin + target) ?? upstream;
      const response = { status, headers: answered, body: decoded(body, answered) };
      const request = { method, url, target, headers, body: decoded(sent, headers) };
      under.onExchange({ request, response }, { startedAt, took: performance.now() - since });
    });
  }

  function fail(error: NodeJS.ErrnoException): void {
    if (response.destroyed || response.headersSent) return;
    const reason = `cannot reach ${upstream.origin}: ${reasonOf(error)}`;
    under.onUnreachable(reason);
    const body = JSON.stringify({ error: `plinth proxy: ${reason}` });
    response.writeHead(502, { 'content-type': 'application/json', connection: 'close' });
    response.end(body);
    incoming.unpipe();
    incoming.resume();
  }
}

function decoded(body: Body, headers: ReturnType<typeof endToEnd>): Body {
  if ('missing' in body) return body;
  const whole = decodedBody(body.bytes, headers);
  return body.rest === undefined ? whole : { ...whole, rest: body.rest };
}

/** Clients of a proxy may send the absolute URL (RFC 9112, section 3.2.2). */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const [, rest = ''] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  if (code === 'ENOTFOUND') return 'there is no such host';
  if (code === 'ECONNRESET') return 'the connection was broken off before an answer came';
  return message === '' ? String(code) : message;
}

/** Limit per body: many exchanges may be open at once, each with two bodies. */
const MOST_TAPPED = 8 * 1024 * 1024;

/**
 * Copies the content of a stream, up to the size that can be validated. @returns a function for the
 * body so far
 */
function tap(stream: Readable): () => Body {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MOST_TAPPED) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () =>
    length > MOST_TAPPED
      ? { missing: 'is too large to be looked into' }
      : { bytes: Buffer.concat(chunks) };
}

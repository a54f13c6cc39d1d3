import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headerOf, type Body, type Exchange, type Header } from '../toolkit/exchange.ts';
import { decodedBody } from '../toolkit/recordings/content-encoding.ts';

/** An exchange that may not have ended yet. */
export interface OpenExchange {
  /** Resolves when it has ended; with nothing if there was no answer. */
  readonly ended: Promise<Exchange | undefined>;
  /** Whether it is a stream of events, which ends when somebody wants it to. */
  readonly isStream: () => boolean;
  /** What has come of it; nothing if no answer has begun. No more is kept from then on. */
  readonly leave: () => Exchange | undefined;
}

/** The most bytes of a body that are kept: an answer may have no end. */
const MOST = 8 * 1024 * 1024;

const OPEN = 'had not ended yet';
const BROKEN = 'was broken off';
const LARGE = { missing: 'is too large to be looked into' } as const satisfies Body;

/** The pieces of a body. */
class Pieces {
  #kept: Buffer[] = [];
  #length = 0;

  add(piece: Uint8Array): void {
    this.#length += piece.length;
    if (this.isLarge) this.#kept = [];
    else this.#kept.push(Buffer.from(piece));
  }

  get isLarge(): boolean {
    return this.#length > MOST;
  }

  body(headers: readonly Header[]): Body {
    return this.isLarge ? LARGE : decodedBody(Buffer.concat(this.#kept), headers);
  }

  /** What has come of a body, and why there is no more. */
  bodySoFar(headers: readonly Header[], rest: string): Body {
    const body = this.body(headers);
    return 'missing' in body ? body : { ...body, rest };
  }
}

/** An exchange of a client, and the answer that the client is to get. */
export interface ClientExchange extends OpenExchange {
  readonly response: Response;
}

/** @param sent a copy of the request */
export function exchangeOf(sent: Request, response: Response): ClientExchange {
  const url = new URL(sent.url);
  const { method } = sent;
  const requestHeaders = [...sent.headers];
  const headers = [...response.headers];
  const stop = new AbortController();
  const isStream = isOfEvents(response.headers.get('content-type'));
  const pieces = new Pieces();
  const watched = isStream ? watchedStream(response, pieces) : undefined;
  let requestBody: Body = { missing: OPEN };
  const found = (body: Body): Exchange => ({
    request: {
      ...{ method, url, headers: requestHeaders, body: requestBody },
      target: url.pathname + url.search,
    },
    response: { status: response.status, headers, body },
  });
  // Awaited together: a connection that breaks off meanwhile would else be a rejection that nobody handles.
  const ended = Promise.all([
    sent.arrayBuffer().then((bytes) => (requestBody = { bytes: Buffer.from(bytes) })),
    watched?.body ?? bodyOf(response.clone(), pieces, stop.signal),
  ]).then(
    ([, body]) => found(body),
    () => {
      requestBody = { missing: BROKEN };
      return found({ missing: BROKEN });
    },
  );
  return {
    response: watched?.response ?? response,
    ended,
    isStream: () => isStream,
    leave() {
      const body = pieces.bodySoFar([], OPEN);
      stop.abort();
      return found(body);
    },
  };
}

/**
 * An answer whose body is kept while the client reads it. A copy would keep the connection open that the client closes.
 */
function watchedStream(response: Response, pieces: Pieces) {
  const { promise: body, resolve } = Promise.withResolvers<Body>();
  if (response.body === null) {
    resolve(pieces.body([]));
    return { response, body };
  }
  const watching = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      pieces.add(piece);
      controller.enqueue(piece);
    },
    flush: () => resolve(pieces.body([])),
    cancel: () => resolve(pieces.bodySoFar([], BROKEN)),
  });
  const shown = new Response(response.body.pipeThrough(watching), response);
  const { url, redirected, type } = response;
  for (const [name, value] of Object.entries({ url, redirected, type })) {
    Object.defineProperty(shown, name, { value });
  }
  return { response: shown, body };
}

/** The body of an answer, which is not decoded any more. */
async function bodyOf({ body }: Response, pieces: Pieces, stop: AbortSignal): Promise<Body> {
  if (body === null) return pieces.body([]);
  const reader = body.getReader();
  stop.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return pieces.body([]);
      pieces.add(value);
      if (!pieces.isLarge) continue;
      // The test reads what it wants of it.
      void reader.cancel().catch(() => undefined);
      return LARGE;
    }
  } catch {
    return pieces.bodySoFar([], BROKEN);
  }
}

/** An exchange of a server. */
export function exchangeAt(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): OpenExchange {
  const sent = piecesOf(request);
  const answered = new Pieces();
  for (const name of ['write', 'end'] as const) {
    const real = response[name] as (...given: unknown[]) => unknown;
    response[name] = ((...given: unknown[]) => {
      const [piece, encoding] = given;
      if (piece instanceof Uint8Array) answered.add(piece);
      else if (typeof piece === 'string') {
        answered.add(
          Buffer.from(piece, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'),
        );
      }
      return real.apply(response, given);
    }) as ServerResponse['write'] & ServerResponse['end'];
  }
  const written = writtenHeaders(response);
  const target = request.originalUrl ?? request.url ?? '/';
  const exchange = (rest: string | undefined): Exchange | undefined => {
    if (!response.headersSent) return undefined;
    const headers = pairsOf(request.rawHeaders);
    const answerHeaders = headersOf(response, written());
    return {
      request: {
        method: request.method ?? 'GET',
        url: urlOf(request, target),
        target,
        headers,
        body: request.complete ? sent.body(headers) : { missing: 'has not been read' },
      },
      response: {
        status: response.statusCode,
        headers: answerHeaders,
        body:
          rest === undefined
            ? answered.body(answerHeaders)
            : answered.bodySoFar(answerHeaders, rest),
      },
    };
  };
  return {
    ended: new Promise((resolve) => {
      response.once('close', () =>
        resolve(exchange(response.writableFinished ? undefined : BROKEN)),
      );
    }),
    isStream: () => isOfEvents(headerOf(headersOf(response, written()), 'content-type')),
    leave: () => exchange(OPEN),
  };
}

function isOfEvents(type: string | null | undefined): boolean {
  return type?.startsWith('text/event-stream') === true;
}

/** What the parser of a server delivers of a body, whoever reads it. */
function piecesOf(request: IncomingMessage): Pieces {
  const pieces = new Pieces();
  const push = request.push.bind(request);
  request.push = (piece: unknown, encoding) => {
    if (piece instanceof Uint8Array) pieces.add(piece);
    return push(piece, encoding);
  };
  return pieces;
}

function pairsOf(raw: readonly string[]): Header[] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1] ?? ''] as const] : []));
}

/** A client may send anything as its target and its host. */
function urlOf({ headers }: IncomingMessage, target: string): URL {
  return URL.parse(target, `http://${headers.host}`) ?? new URL('http://localhost');
}

/** What `writeHead` is given is nowhere to be read again, unless other headers were set before. */
function writtenHeaders(response: ServerResponse): () => readonly Header[] {
  let written: readonly Header[] = [];
  const real = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    const headers = given.slice(1).find((each) => typeof each === 'object' && each !== null);
    if (Array.isArray(headers)) written = pairsOf((headers as unknown[]).flat().map(String));
    else if (headers !== undefined) written = headersIn(headers as OutgoingHttpHeaders);
    return real(...given);
  };
  return () => written;
}

function headersOf(response: ServerResponse, written: readonly Header[]): readonly Header[] {
  const names = new Set(written.map(([name]) => name.toLowerCase()));
  return [...headersIn(response.getHeaders()).filter(([name]) => !names.has(name)), ...written];
}

function headersIn(headers: OutgoingHttpHeaders): Header[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each)] as const])),
  );
}

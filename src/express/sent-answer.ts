import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Answer } from '../http/respond.ts';
import { STREAM } from './answer-check.ts';

/** A watch on what a handler sends by itself. */
export interface SentWatch {
  /** Rejects when it breaks the contract. */
  readonly broken: Promise<never>;
  /** Ends the watch: what is sent from then on is sent by others. */
  leave(): void;
}

/** Sends what it was called for. */
type Sender = (...given: unknown[]) => unknown;

/**
 * Holds what a handler sends by itself against the contract: an answer that it ends at once, as `res.json` does, before
 * anything of it is sent, and of one that is sent in pieces the head.
 * @param violation says what is wrong with an answer
 */
export function watchSent(
  request: IncomingMessage,
  response: ServerResponse,
  violation: (answer: Answer) => string | undefined,
): SentWatch {
  // Not `withResolvers`, because applications run on Node 20 too.
  let reject!: (reason: Error) => void;
  const broken = new Promise<never>((_, rejected) => {
    reject = rejected;
  });
  // Nobody waits for it any longer if the handler has failed by itself.
  broken.catch(() => undefined);
  const before = { status: response.statusCode, headers: { ...response.getHeaders() } };
  let state: 'watched' | 'withheld' | 'left' = 'watched';
  let isStream = false;
  let written: OutgoingHttpHeaders = {};

  /** @returns whether it breaks the contract */
  function isBroken(status: number, body: unknown): boolean {
    // It stands for the answer that the client has (RFC 9110, section 15.4.5).
    if (status === 304 && isConditional(request)) return false;
    const isBare = request.method === 'HEAD' || status === 204 || status === 304;
    const headers = textsOf({ ...response.getHeaders(), ...written });
    const isEncoded = headers['content-encoding'] !== undefined;
    const known = isEncoded && body !== undefined ? STREAM : body;
    const words = violation({ status, headers, body: isBare ? undefined : known });
    if (words !== undefined) reject(new Error(words));
    return words !== undefined;
  }

  response.write = tapped('write', (send) => {
    isStream = true;
    return send();
  }) as ServerResponse['write'];
  response.writeHead = tapped('writeHead', (send, [status, ...others]) => {
    written = headersIn(others.find((each) => typeof each === 'object' && each !== null));
    // It may be on its way before its body is known, so it is not withheld.
    if (isBroken(Number(status), STREAM)) state = 'left';
    return send();
  }) as ServerResponse['writeHead'];
  response.end = tapped('end', (send, [piece, encoding]) => {
    if (isStream) return send();
    state = 'left';
    if (!isBroken(response.statusCode, bytesOf(piece, encoding)) || response.headersSent) {
      return send();
    }
    state = 'withheld';
    resetHead(response, before);
    return response;
  }) as ServerResponse['end'];

  function tapped(
    name: 'write' | 'writeHead' | 'end',
    tap: (send: () => unknown, given: readonly unknown[]) => unknown,
  ): Sender {
    const real = response[name] as Sender;
    return (...given) => {
      if (state === 'withheld') return response;
      const send = () => real.apply(response, given);
      return state === 'left' ? send() : tap(send, given);
    };
  }

  return { broken, leave: () => void (state = 'left') };
}

function isConditional({ headers }: IncomingMessage): boolean {
  return headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
}

/** A body as it is sent; undefined if there is none. */
function bytesOf(piece: unknown, encoding: unknown): Uint8Array | undefined {
  if (piece instanceof Uint8Array) return piece;
  if (typeof piece !== 'string' || piece === '') return undefined;
  return Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

/** What `writeHead` is given: names and values in turn, pairs, or an object. */
function headersIn(given: unknown): OutgoingHttpHeaders {
  if (!Array.isArray(given)) return lowerCased((given ?? {}) as OutgoingHttpHeaders);
  const flat = (given as unknown[]).flat().map(String);
  const pairs = flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1]]] : []));
  return lowerCased(Object.fromEntries(pairs) as OutgoingHttpHeaders);
}

function lowerCased(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

export function textsOf(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  );
}

/** Takes back what a handler has said of its answer, for the error handlers that answer instead. */
function resetHead(
  response: ServerResponse,
  { status, headers }: { readonly status: number; readonly headers: OutgoingHttpHeaders },
): void {
  response.statusCode = status;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

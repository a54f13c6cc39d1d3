import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { Contract } from '../contract/model/contract.ts';
import { shownPlace } from '../contract/model/place.ts';
import { examine } from '../toolkit/examine/examine.ts';
import type { Body, Exchange, Header } from '../toolkit/exchange.ts';
import type { Finding } from '../toolkit/finding.ts';
import { decodedBody } from '../toolkit/recordings/content-encoding.ts';
import { givenContract, type ContractSource, type OverlayOptions } from './given-contract.ts';

export type { Finding };

export interface ConformsOptions extends OverlayOptions {
  /** The address of the service, where it is not one of the servers of the contract; of several, a list. */
  readonly at?: string | readonly string[];
  /** Whether warnings count: what a client did wrong and the service has refused, and what the contract does not mention. */
  readonly warnings?: boolean;
  /** Findings that don't count. */
  readonly ignore?: (finding: Finding) => boolean;
}

/** Exchanges of an application under test, held against a contract. */
export interface Conformance {
  /** Sends requests as `fetch` does. Those to the service are checked, and others passed on. */
  readonly fetch: typeof globalThis.fetch;
  /** Checks all requests to an application of Express and their answers: `app.use(conformance.middleware)`, first. */
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  /** The same for a server. */
  watch(server: Server): void;
  /** What has been found since the last `check`. Resolves when the exchanges under way have been looked at. */
  findings(): Promise<readonly Finding[]>;
  /** @throws ConformanceError if anything has been found since the last `check` */
  check(): Promise<void>;
}

/** Exchanges did not conform to their contract. The message names each finding with its place. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[], contract: Pick<Contract, 'placeOf'>) {
    const lines = findings.map(
      ({ operation, at, message, pointer }) =>
        `${operation}, ${at}: ${message} (${shownPlace(contract.placeOf(pointer))})`,
    );
    super(`the application does not do what its contract says:\n${lines.join('\n')}`);
    this.findings = findings;
  }
}

/**
 * Holds the exchanges of an application under test against its contract, whether it answers them or sends them.
 * @throws InputError naming file and place of what is wrong with the contract
 */
export function conforms(
  source: ContractSource,
  { at = [], warnings = false, ignore = () => false, overlays }: ConformsOptions = {},
): Conformance {
  const contract = givenContract(source, { overlays });
  const addresses = [at].flat().map((address) => new URL(address));
  const underWay = new Set<Promise<void>>();
  let found: Finding[] = [];

  function look(exchange: Exchange): void {
    const counting = examine(contract, exchange).findings.filter(
      (finding) => (warnings || finding.severity === 'error') && !ignore(finding),
    );
    found.push(...counting);
  }

  function lookLater(exchange: Promise<Exchange | undefined>): void {
    const looked = exchange.then(
      (each) => each && look(each),
      // The test has the error of the exchange itself.
      () => undefined,
    );
    underWay.add(looked);
    void looked.finally(() => underWay.delete(looked));
  }

  const isOfService = (url: URL) =>
    addresses.length > 0
      ? addresses.some(
          ({ origin, pathname }) => url.origin === origin && isBelow(url.pathname, pathname),
        )
      : contract.isServedAt(url);

  const real = globalThis.fetch;
  const tap = (request: IncomingMessage, response: ServerResponse) =>
    lookLater(exchangeAt(request, response));

  async function findings(): Promise<readonly Finding[]> {
    while (underWay.size > 0) await Promise.all(underWay);
    return found;
  }

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (!isOfService(url)) return real(request);
      const sent = request.clone();
      const response = await real(request);
      lookLater(exchangeOf(sent, response));
      return response;
    },
    middleware: (request, response, next) => {
      tap(request, response);
      next();
    },
    watch: (server) => {
      server.prependListener('request', tap);
    },
    findings,
    check: async () => {
      const all = await findings();
      found = [];
      if (all.length > 0) throw new ConformanceError(all, contract);
    },
  };
}

function isBelow(path: string, base: string): boolean {
  return base.endsWith('/') ? path.startsWith(base) : path === base || path.startsWith(`${base}/`);
}

const STREAM = { missing: 'is a stream of events' };

async function exchangeOf(request: Request, response: Response): Promise<Exchange> {
  const url = new URL(request.url);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  // Awaited together: a connection that breaks off meanwhile would else be a rejection that nobody handles.
  const [sent, answered] = await Promise.all([
    request.arrayBuffer(),
    isStream ? undefined : response.clone().arrayBuffer(),
  ]);
  return {
    request: {
      method: request.method,
      url,
      target: url.pathname + url.search,
      headers: [...request.headers],
      body: { bytes: Buffer.from(sent) },
    },
    response: {
      status: response.status,
      headers: [...response.headers],
      body: answered === undefined ? STREAM : { bytes: Buffer.from(answered) },
    },
  };
}

/** An exchange of a server, when it has ended; undefined if the client has left before. */
function exchangeAt(
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): Promise<Exchange | undefined> {
  const sent = piecesOf(request);
  const answered: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const real = response[name] as (...given: unknown[]) => unknown;
    response[name] = ((...given: unknown[]) => {
      const [piece, encoding] = given;
      if (piece instanceof Uint8Array) answered.push(Buffer.from(piece));
      else if (typeof piece === 'string') {
        answered.push(
          Buffer.from(piece, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'),
        );
      }
      return real.apply(response, given);
    }) as ServerResponse['write'] & ServerResponse['end'];
  }
  const written = writtenHeaders(response);
  const target = request.originalUrl ?? request.url ?? '/';
  return new Promise((resolve) => {
    response.once('close', () => {
      if (!response.writableFinished) return resolve(undefined);
      const headers = pairsOf(request.rawHeaders);
      const body: Body = request.complete
        ? decodedBody(Buffer.concat(sent), headers)
        : { missing: 'has not been read' };
      const answerHeaders = headersOf(response, written());
      resolve({
        request: {
          method: request.method ?? 'GET',
          url: urlOf(request, target),
          target,
          headers,
          body,
        },
        response: {
          status: response.statusCode,
          headers: answerHeaders,
          body: decodedBody(Buffer.concat(answered), answerHeaders),
        },
      });
    });
  });
}

/** What the parser of a server delivers of a body, whoever reads it. */
function piecesOf(request: IncomingMessage): Buffer[] {
  const pieces: Buffer[] = [];
  const push = request.push.bind(request);
  request.push = (piece: unknown, encoding) => {
    if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
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

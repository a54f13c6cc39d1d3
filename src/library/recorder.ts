/** A recording `fetch`, and what it has recorded. */
export interface Recorder {
  readonly fetch: typeof globalThis.fetch;
  /** All exchanges that have ended so far, as an HTTP Archive. Write it as JSON. */
  har(): Har;
}

/** The parts of HTTP Archive 1.2 that are written here. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
  };
}

export interface HarEntry {
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: HarMessage & {
    readonly method: string;
    readonly url: string;
    readonly queryString: readonly NameValue[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
  };
  readonly response: HarMessage & {
    readonly status: number;
    readonly statusText: string;
    readonly redirectURL: string;
    readonly content: {
      readonly size: number;
      readonly mimeType: string;
      readonly text: string;
      readonly encoding?: 'base64';
    };
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
}

interface HarMessage {
  readonly httpVersion: string;
  readonly headers: readonly NameValue[];
  readonly cookies: readonly NameValue[];
  readonly headersSize: number;
  readonly bodySize: number;
}

interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** Headers whose values are secret. */
const SECRET = new Set(['authorization', 'cookie', 'set-cookie', 'upstash-forward-authorization']);
/** The token of the Redis REST API may be in the query. */
const SECRET_QUERY = '_token';
const BLANKED = '[secret]';

/**
 * Records what goes through a `fetch`: pass its `fetch` to a client, or replace the global one with it. Secrets are
 * blanked. Bodies are kept in memory; streams of events are not recorded.
 * @param fetch sends the requests
 * @param clock milliseconds since 1970
 */
export function recordExchanges(
  fetch: typeof globalThis.fetch = globalThis.fetch,
  clock: () => number = Date.now,
): Recorder {
  const entries: HarEntry[] = [];
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const sent = request.clone();
      const startedAt = clock();
      const response = await fetch(request);
      if (!isStream(response)) {
        const time = () => Math.max(0, clock() - startedAt);
        entries.push(await entryOf(sent, response.clone(), startedAt, time));
      }
      return response;
    },
    har: () => ({
      log: { version: '1.2', creator: { name: 'plinth', version: '1' }, entries: [...entries] },
    }),
  };
}

function isStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true;
}

async function entryOf(
  request: Request,
  response: Response,
  startedAt: number,
  elapsed: () => number,
): Promise<HarEntry> {
  const sent = Buffer.from(await request.arrayBuffer());
  const wait = elapsed();
  const received = Buffer.from(await response.arrayBuffer());
  const time = elapsed();
  const url = new URL(request.url);
  if (url.searchParams.has(SECRET_QUERY)) url.searchParams.set(SECRET_QUERY, BLANKED);
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: {
      ...messageOf(request.headers, sent),
      method: request.method,
      url: url.href,
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent.length > 0 && {
        postData: {
          mimeType: request.headers.get('content-type') ?? '',
          text: sent.toString('utf8'),
        },
      }),
    },
    response: {
      ...messageOf(response.headers, received),
      status: response.status,
      statusText: response.statusText,
      redirectURL: '',
      content: contentOf(response.headers.get('content-type') ?? '', received),
    },
    cache: {},
    timings: { send: 0, wait, receive: time - wait },
  };
}

function messageOf(headers: Headers, body: Buffer): HarMessage {
  return {
    httpVersion: 'HTTP/1.1',
    headers: [...headers].map(([name, value]) => ({
      name,
      value: SECRET.has(name) ? BLANKED : value,
    })),
    cookies: [],
    headersSize: -1,
    bodySize: body.length,
  };
}

/** Text as text, other bytes in base64, as in HAR. */
function contentOf(mimeType: string, body: Buffer): HarEntry['response']['content'] {
  const text = body.toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(body);
  return isText
    ? { size: body.length, mimeType, text }
    : { size: body.length, mimeType, text: body.toString('base64'), encoding: 'base64' };
}

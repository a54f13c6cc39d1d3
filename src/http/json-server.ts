type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A server of the operator that speaks JSON over HTTP. */
export interface JsonServerOptions {
  /** Its addresses, without user and trailing slash. Requests go to the one that answered last. */
  readonly urls: readonly string[];
  /** Basic credentials; none where left out. */
  readonly user?: { readonly name: string; readonly password: string } | undefined;
  /** How long an answer may take, in milliseconds. */
  readonly timeout?: number;
  /** Aborts the requests in progress. */
  readonly stopping?: AbortSignal | undefined;
  readonly fetch?: Fetch;
}

export interface JsonAnswer {
  readonly status: number;
  /** Undefined if the body is empty or not JSON. */
  readonly body: unknown;
}

/** None of the server's addresses answered. The message has the reason for one of them, without passwords. */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';
}

const TIMEOUT = 15_000;
const SLOW = 'no answer in time';
const STOPPED = 'the platform stops';
/** The server may have closed a kept-alive connection in the meantime. */
const LEAST_TRIES = 2;
/** Error codes from before a connection was established: no server has received the request. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Methods that may be repeated. */
const REPEATABLE = new Set(['GET', 'PUT']);

export class JsonServer {
  readonly #options: JsonServerOptions;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: Fetch;
  /** The address that answered last. */
  #current = 0;

  constructor(options: JsonServerOptions) {
    this.#options = options;
    this.#fetch = options.fetch ?? globalThis.fetch;
    const { user } = options;
    const basic = user && Buffer.from(`${user.name}:${user.password}`).toString('base64');
    this.#headers = {
      accept: 'application/json',
      ...(basic !== undefined && { authorization: `Basic ${basic}` }),
    };
  }

  /** The address that the next request goes to. */
  get url(): string {
    return this.#options.urls[this.#current]!;
  }

  /** @throws ServerUnreachable */
  async request(method: string, path: string, body?: unknown): Promise<JsonAnswer> {
    const { urls } = this.#options;
    for (let tried = 1; ; tried += 1) {
      const index = this.#current;
      try {
        return await this.#requestAt(urls[index]!, method, path, body);
      } catch (error) {
        const code = codeOf(error);
        // With a single address, a timeout is unlikely to succeed on the next try.
        const isSlow = code === SLOW && urls.length === 1;
        const isOver = isSlow || code === STOPPED;
        const mayAgain = !isOver && (REPEATABLE.has(method) || NEVER_SENT.has(code));
        // Another call may have switched to the next address already.
        if (this.#current === index) this.#current = (index + 1) % urls.length;
        if (tried < Math.max(LEAST_TRIES, urls.length) && mayAgain) continue;
        throw new ServerUnreachable(`${urls[index]!} can't be reached (${code})`, { cause: error });
      }
    }
  }

  async #requestAt(url: string, method: string, path: string, body: unknown): Promise<JsonAnswer> {
    const { stopping, timeout = TIMEOUT } = this.#options;
    // `AbortSignal.any` would keep a little memory of each call for the lifetime of the platform.
    const given = new AbortController();
    const up = (why: string) => given.abort(new Error(why));
    const stop = () => up(STOPPED);
    if (stopping?.aborted === true) stop();
    stopping?.addEventListener('abort', stop);
    const timer = setTimeout(up, timeout, SLOW).unref();
    try {
      const answer = await this.#fetch(`${url}${path}`, {
        method,
        headers: {
          ...this.#headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // The password must not be sent to another host.
        redirect: 'manual',
        signal: given.signal,
      });
      return { status: answer.status, body: parsed(await answer.text()) };
    } finally {
      clearTimeout(timer);
      stopping?.removeEventListener('abort', stop);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const { cause } = error as Error;
  const { code, message } = (cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
}

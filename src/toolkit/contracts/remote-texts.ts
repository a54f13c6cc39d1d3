import { request, type Dispatcher } from 'undici';
import { InputError } from '../../base/input-error.ts';
import { addressRules } from '../../http/outbound/address-rules.ts';
import type { Resolve } from '../../http/outbound/host-lookup.ts';
import { outboundAgent } from '../../http/outbound/outbound-agent.ts';

/** What may be fetched for one contract. */
export interface RemoteLimits {
  /** The most bytes of all files together. */
  readonly bytes: number;
  /** The most milliseconds that one file may take, redirects included. */
  readonly time: number;
  /** The most that all files may take. */
  readonly wholeTime: number;
  readonly redirects: number;
  /** The most files. */
  readonly files: number;
}

export const REMOTE_LIMITS: RemoteLimits = {
  bytes: 64 << 20,
  time: 10_000,
  wholeTime: 60_000,
  redirects: 5,
  files: 100,
};

export interface RemoteOptions {
  /** URLs that the user has named: they may be on this machine, and need no permission. */
  readonly named: readonly string[];
  /** Whether what they refer to may be fetched from other hosts. */
  readonly allowsOthers: boolean;
  readonly limits?: RemoteLimits;
  readonly resolve?: Resolve;
}

/** The most connections to one origin. */
const CONNECTIONS = 8;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Fetches files of a contract. Public addresses may be asked, and loopback ones of hosts that the user has named. */
export class RemoteTexts {
  readonly #options: RemoteOptions;
  readonly #limits: RemoteLimits;
  readonly #named: ReadonlySet<string>;
  readonly #agent: Dispatcher;
  readonly #localAgent: Dispatcher;
  #count = 0;
  #bytes = 0;
  /** Ends what is under way when all of the time is up. */
  #whole: AbortSignal | undefined;

  constructor(options: RemoteOptions) {
    this.#options = options;
    this.#limits = options.limits ?? REMOTE_LIMITS;
    this.#named = new Set(options.named.map((url) => new URL(url).origin));
    const { time: connectTimeout } = this.#limits;
    const resolve = options.resolve === undefined ? {} : { resolve: options.resolve };
    const agentOptions = { connectTimeout, connectionsPerOrigin: CONNECTIONS, ...resolve };
    this.#agent = outboundAgent(agentOptions);
    const rules = addressRules({ loopback: true });
    this.#localAgent = outboundAgent({ rules, ...agentOptions });
  }

  /** @throws InputError that says why there is no text */
  async fetch(text: string): Promise<string> {
    const url = new URL(text);
    this.#check(url);
    if (++this.#count > this.#limits.files) {
      throw new InputError(`more than ${this.#limits.files} files of other hosts are not fetched`);
    }
    const { time, wholeTime } = this.#limits;
    this.#whole ??= AbortSignal.timeout(wholeTime);
    const signal = AbortSignal.any([AbortSignal.timeout(time), this.#whole]);
    try {
      return await this.#follow(url, signal, this.#limits.redirects);
    } catch (error) {
      if (error instanceof InputError) throw error;
      const { message } = signal.aborted
        ? new Error(`no whole answer within ${this.#whole.aborted ? wholeTime : time} ms`)
        : (error as Error);
      throw new InputError(message, { cause: error });
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#agent.close(), this.#localAgent.close()]);
  }

  #check({ origin, username, password }: URL): void {
    if (username !== '' || password !== '') {
      throw new InputError('a URL with a user or password in it is not asked');
    }
    if (this.#options.allowsOthers || this.#named.has(origin)) return;
    throw new InputError(`${origin} is another host, which is only asked with --allow-remote`);
  }

  async #follow(url: URL, signal: AbortSignal, redirects: number): Promise<string> {
    const dispatcher = this.#named.has(url.origin) ? this.#localAgent : this.#agent;
    const headers = {
      accept: 'application/json, application/yaml, text/yaml, */*;q=0.8',
      'accept-encoding': 'identity',
    };
    const {
      statusCode,
      headers: answered,
      body,
    } = await request(url, { dispatcher, signal, headers });
    if (REDIRECTS.includes(statusCode) && typeof answered['location'] === 'string') {
      await body.dump();
      return this.#follow(
        this.#redirected(url, answered['location'], redirects),
        signal,
        redirects - 1,
      );
    }
    if (statusCode !== 200) {
      await body.dump();
      throw new InputError(`it answers with ${statusCode}`);
    }
    return this.#textOf(body);
  }

  /** Where a redirect leads to, if it may be followed. @throws InputError */
  #redirected(from: URL, location: string, left: number): URL {
    if (left === 0) {
      throw new InputError(`more than ${this.#limits.redirects} redirects are not followed`);
    }
    const url = URL.parse(location, from);
    if (url === null || !/^https?:$/.test(url.protocol)) {
      throw new InputError(`it redirects to ${location}, which is no URL of HTTP`);
    }
    if (from.protocol === 'https:' && url.protocol === 'http:') {
      throw new InputError(`it redirects to ${url.origin}, which is not encrypted`);
    }
    this.#check(url);
    return url;
  }

  async #textOf(body: AsyncIterable<Buffer>): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of body) {
      this.#bytes += chunk.length;
      if (this.#bytes > this.#limits.bytes) {
        throw new InputError(`files of other hosts have more than ${this.#limits.bytes} bytes`);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }
}

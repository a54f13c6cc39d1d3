import { Pool } from 'undici';

export interface Reply {
  readonly status: number;
  readonly json: unknown;
}

/** An `Authorization` header. */
export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

/** A client of one family of a platform that may be killed at any moment. */
export class CrashClient {
  readonly #pool: Pool;
  readonly #authorization: string;
  readonly #onReply: () => void;

  /** @param onReply called with each answer */
  constructor(url: string, authorization: string, onReply: () => void) {
    this.#pool = new Pool(url);
    this.#authorization = authorization;
    this.#onReply = onReply;
  }

  /** @returns undefined if no answer came because the process was killed */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply | undefined> {
    try {
      const response = await this.#pool.request({
        method,
        path,
        body: body === undefined ? null : JSON.stringify(body),
        headers: { authorization: this.#authorization, ...headers },
      });
      const json: unknown = await response.body.json();
      this.#onReply();
      return { status: response.statusCode, json };
    } catch (error) {
      // Errors of broken connections, from undici or the system, have a code; other errors are rethrown.
      if (error instanceof Error && 'code' in error) return undefined;
      throw error;
    }
  }

  /** The answer of an operation. @throws Error if it was refused or there was no answer */
  async done<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Body> {
    const reply = await this.ask(method, path, body, headers);
    if (reply?.status !== 200) {
      throw new Error(`${method} ${path}: ${reply?.status} ${JSON.stringify(reply?.json)}`);
    }
    return reply.json as Body;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

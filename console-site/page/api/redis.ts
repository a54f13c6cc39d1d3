import {
  createRedisRestClient,
  runCommand,
  runTogether,
  type RedisRestClient,
} from '../../../src/client/redis/rest-client.ts';
import { eventsFrom } from './event-source.ts';

/** A string or a number of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;
const INTEGER = /^-?\d+$/;

/**
 * Makes integers that JavaScript has no exact number for texts: the REST API sends all those of Redis as numbers, and a
 * wrong index would have the console change another value than the one that it shows.
 * @param json the text of an answer
 */
export function withExactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(TOKEN, (token) =>
    INTEGER.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}

/** `fetch`, for answers with large integers. */
async function fetchExactly(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) return response;
  return new Response(withExactIntegers(await response.text()), response);
}

/** A word of a command. */
export type Word = string | number;

/** The REST API of a database. */
export class Redis {
  readonly #url: string;
  readonly #token: string;
  readonly #rest: RedisRestClient;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    this.#rest = createRedisRestClient({ url, token, fetch: fetchExactly });
  }

  /** @throws RedisCommandError with the database's message */
  run(...words: readonly Word[]): Promise<unknown> {
    return runCommand(this.#rest, words);
  }

  /** Runs commands in one request. @throws Error with the message of the first one that failed */
  async runAll(rows: readonly (readonly Word[])[]): Promise<unknown[]> {
    const answers = await runTogether(this.#rest, '/pipeline', rows);
    return answers.map((answer) => {
      if ('error' in answer) throw new Error(answer.error);
      return answer.result;
    });
  }

  /**
   * Events of `/monitor`, `/subscribe/…` or `/psubscribe/…`. @throws Error if it is refused or the connection
   * breaks
   */
  events(path: string, signal: AbortSignal): AsyncGenerator<string> {
    return eventsFrom(this.#url + path, { Authorization: `Bearer ${this.#token}` }, signal);
  }
}

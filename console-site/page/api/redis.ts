import {
  createRedisRestClient,
  runCommand,
  runTogether,
  type RedisRestClient,
} from '../../../src/client/redis/rest-client.ts';
import { eventsFrom } from './event-source.ts';
import { fetchExactly } from './exact-integers.ts';

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

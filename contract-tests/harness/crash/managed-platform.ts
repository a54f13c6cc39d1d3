import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { basic } from '../management.ts';
import { startPlatform, type PlatformProcess } from '../platform-process.ts';

/** A client that changes something until the process is killed. @param name unique among the clients */
type Change = (name: string, isOver: () => boolean) => Promise<void>;

/** A platform in a process that is killed while clients of the management API change something. */
export class ManagedPlatform {
  readonly #options: readonly string[];
  #folder = '';
  #process: PlatformProcess | undefined;
  /** Called with each answer. */
  #answered: () => void = () => {};

  /** @param options of `plinth start` besides the data directory */
  constructor(...options: readonly string[]) {
    this.#options = options;
    beforeAll(() => {
      this.#folder = mkdtempSync(join(tmpdir(), 'plinth-killed-'));
    });
    afterAll(async () => {
      await this.#process?.stop('SIGTERM');
      rmSync(this.#folder, { recursive: true, force: true });
    });
  }

  get dataDirectory(): string {
    return join(this.#folder, 'data');
  }

  /** The addresses and credentials of the running platform. */
  get env(): PlatformProcess['env'] {
    return this.#process!.env;
  }

  async start(): Promise<void> {
    const options = ['--data-dir', this.dataDirectory, ...this.#options];
    this.#process = await startPlatform('start', options);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.#process!.stop(signal);
  }

  /**
   * Calls the management API.
   * @returns the body, or undefined if the answer did not come because the process was killed
   */
  async ask<Body>(method: string, path: string, body?: object): Promise<Body | undefined> {
    const { env } = this;
    const credentials = { email: env['UPSTASH_EMAIL']!, apiKey: env['UPSTASH_API_KEY']! };
    try {
      const response = await fetch(`${env['PLINTH_MANAGEMENT_URL']}${path}`, {
        method,
        headers: { authorization: basic(credentials) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (response.status !== 200) throw new Error(`${method} ${path}: ${await response.text()}`);
      const json = (await response.json()) as Body;
      this.#answered();
      return json;
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /** Starts the platform this many times, and kills it while three clients change something. Leaves it started. */
  async killRepeatedly(rounds: number, change: Change): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await this.start();
      let isOver = false;
      const enough = this.#answers(20 + 7 * round);
      const clients = ['a', 'b', 'c'].map((client) => change(`${client}${round}`, () => isOver));
      await enough;
      await this.stop('SIGKILL');
      isOver = true;
      await Promise.all(clients);
    }
    await this.start();
  }

  /** Waits for this many answers, while other requests are in progress. */
  #answers(count: number): Promise<void> {
    return new Promise((resolve) => {
      let left = count;
      this.#answered = () => {
        if (--left === 0) resolve();
      };
    });
  }
}

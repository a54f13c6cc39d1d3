import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { PORTS, type Cli, type SpawnedRun } from './cli.ts';

/** A platform in a process of its own. */
export interface Copy {
  readonly run: SpawnedRun;
  readonly env: Readonly<Record<string, string>>;
}

/** The outcome of a request: a status and a body, or unknown. */
export interface Answer {
  readonly status: number | 'unknown';
  readonly json: unknown;
}

interface Order {
  readonly url: string;
  readonly path: string;
  readonly authorization: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends each request to the next copy in turn, over a new connection. */
export class RoundRobin {
  readonly copies: Copy[] = [];
  #turn = 0;

  async start(cli: Cli, env: Readonly<Record<string, string>>): Promise<Copy> {
    const run = cli.spawn(['start', ...PORTS], { env: { PLINTH_DATA_DIR: cli.folder(), ...env } });
    const copy = { run, env: await run.ready() };
    this.copies.push(copy);
    return copy;
  }

  /** Kills a copy, whatever it is doing. */
  async kill(copy: Copy): Promise<void> {
    copy.run.child.kill('SIGKILL');
    await copy.run.ended;
    this.#leave(copy);
  }

  /**
   * Takes a copy out of rotation, and stops it gracefully while it answers its open requests. @returns its exit code
   */
  async replace(copy: Copy): Promise<number | null> {
    this.#leave(copy);
    // Once these later requests are answered, the earlier ones have arrived as well.
    const names = ['UPSTASH_REDIS_REST_URL', 'UPSTASH_KAFKA_REST_URL', 'QSTASH_URL'];
    await Promise.all(names.map((name) => fetch(copy.env[name]!)));
    copy.run.child.kill('SIGTERM');
    return (await copy.run.ended).code;
  }

  /** If nothing listens at a copy, the next one gets the request. */
  async send(order: (env: Copy['env']) => Order): Promise<Answer> {
    for (let tried = 0; ; tried += 1) {
      const copy = this.copies[this.#turn++ % this.copies.length];
      if (copy === undefined || tried > 100) return { status: 'unknown', json: undefined };
      const answer = await sendTo(order(copy.env));
      if (answer !== 'refused') return answer;
    }
  }

  #leave(copy: Copy): void {
    const at = this.copies.indexOf(copy);
    if (at >= 0) this.copies.splice(at, 1);
  }
}

function sendTo({ url, path, authorization, body, headers }: Order): Promise<Answer | 'refused'> {
  return new Promise((resolve) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const sent = request(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      headers: { authorization, ...headers },
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code === 'ECONNREFUSED' ? 'refused' : { status: 'unknown', json: code });
    });
    sent.on('response', (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (piece: string) => (said += piece));
      response.on('error', () => resolve({ status: 'unknown', json: said }));
      response.on('end', () => {
        resolve({ status: response.statusCode!, json: said === '' ? undefined : JSON.parse(said) });
      });
    });
    sent.end(text);
  });
}

/** Receives the messages of a queue, each with a number, and answers after a moment. */
export class NumberedReceiver {
  /** In order of arrival. */
  readonly numbers: number[] = [];
  /** Milliseconds: the longest time without a message since {@link beginGap}. */
  longestGap = 0;
  #last = performance.now();

  async listen(): Promise<string> {
    const server = createServer((incoming, response) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      incoming.on('end', () => {
        const now = performance.now();
        this.longestGap = Math.max(this.longestGap, now - this.#last);
        this.#last = now;
        this.numbers.push(Number(text));
        setTimeout(() => response.end(), 20);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  beginGap(): void {
    this.longestGap = 0;
    this.#last = performance.now();
  }
}

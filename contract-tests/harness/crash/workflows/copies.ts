import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  killWhileStarting,
  problemsIn,
  startPlatform,
  type PlatformProcess,
} from '../../platform-process.ts';

export interface CopiesOptions {
  /** The folder of their data, each copy in one of its own. */
  readonly folder: string;
  readonly count: number;
  /** The store that they share; without it there can be one only. */
  readonly storeUrl?: string | undefined;
}

/** Copies of a platform behind one address, of which some may be killed. */
export class Copies {
  readonly #options: CopiesOptions;
  readonly #running = new Map<number, PlatformProcess>();
  readonly #server: Server;
  #turn = 0;

  /** @throws Error if one reports a problem with its data */
  static async start(options: CopiesOptions): Promise<Copies> {
    const copies = new Copies(options);
    copies.#server.listen(0, '127.0.0.1');
    await once(copies.#server, 'listening');
    for (let index = 0; index < options.count; index++) await copies.restart(index);
    return copies;
  }

  private constructor(options: CopiesOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#forward(socket));
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get token(): string {
    return [...this.#running.values()][0]!.env['QSTASH_TOKEN']!;
  }

  get count(): number {
    return this.#options.count;
  }

  /** @throws Error if it reports a problem with its data */
  async restart(index: number): Promise<void> {
    const running = await startPlatform('start', this.#flags(index));
    const problems = problemsIn(running.logged);
    if (problems.length > 0) {
      await running.stop('SIGKILL');
      throw new Error(`it says: ${problems.join('\n')}`);
    }
    this.#running.set(index, running);
  }

  async kill(index: number): Promise<void> {
    const killed = this.#running.get(index);
    this.#running.delete(index);
    await killed?.stop('SIGKILL');
  }

  /** Kills one that is being started. @param after milliseconds */
  async killWhileStarting(index: number, after: number): Promise<void> {
    await killWhileStarting(this.#flags(index), after);
  }

  async stop(): Promise<void> {
    this.#server.close();
    await Promise.all([...this.#running.values()].map((each) => each.stop('SIGTERM')));
  }

  #flags(index: number): string[] {
    const { folder, storeUrl } = this.#options;
    const shared =
      storeUrl === undefined ? [] : ['--store-url', storeUrl, '--encryption-key', ENCRYPTION_KEY];
    return ['--services', 'queue', '--data-dir', join(folder, String(index)), ...shared];
  }

  /** Connections go to one copy after the other. Without any they are closed. */
  #forward(socket: Socket): void {
    const running = [...this.#running.values()];
    this.#turn += 1;
    const copy = running[this.#turn % Math.max(running.length, 1)];
    socket.on('error', () => undefined);
    if (copy === undefined) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(copy.env['QSTASH_URL']!);
    const forwarded = connect(Number(port), hostname);
    forwarded.on('error', () => undefined);
    forwarded.on('close', () => socket.destroy());
    socket.on('close', () => forwarded.destroy());
    socket.pipe(forwarded).pipe(socket);
  }
}

/** Copies need one that they agree on. */
const ENCRYPTION_KEY = 'a-key-of-these-tests-that-nobody-else-has';

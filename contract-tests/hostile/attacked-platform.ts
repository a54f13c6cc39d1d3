import { setTimeout } from 'node:timers/promises';
import { separateStore } from '../harness/separate-store.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';
import { peakMemory, processorTime } from '../harness/process-usage.ts';
import { Client, get, type Address } from './address.ts';

/** The timeout for detecting a hang, on a busy machine too, in milliseconds. */
const PATIENCE = 200_000;
/**
 * How long the platform may work while another client waits, in milliseconds of processor time, which is independent of
 * other load on the machine. Five or seven addresses are requested at once.
 */
const MOST_WORK = 6_000;

/** Between two requests of a client to an address, in milliseconds: a small part of `MOST_WORK`. */
const PAUSE = 200;

/** A separate platform or mock, because the attack may kill it or delay its other clients. */
export class AttackedPlatform {
  readonly addresses: readonly Address[];
  readonly #process: PlatformProcess;

  static async start(name: 'implementation' | 'mock'): Promise<AttackedPlatform> {
    const isMock = name === 'mock';
    const flags = isMock ? [] : ['--memory', ...(await separateStore())];
    const process = await startPlatform(isMock ? 'mock' : 'start', flags);
    const databases = isMock
      ? []
      : await Promise.all([false, true].map((tls) => database(process, tls)));
    return new AttackedPlatform(process, [...familiesOf(process), ...databases]);
  }

  private constructor(process: PlatformProcess, addresses: readonly Address[]) {
    this.#process = process;
    this.addresses = addresses;
  }

  get env(): Readonly<Record<string, string>> {
    return this.#process.env;
  }

  /** Runs an attack at every address at once. */
  everywhere<T>(act: (address: Address) => Promise<T>): Promise<T[]> {
    return Promise.all(this.addresses.map(act));
  }

  /** Sends a request of another client to each address. @throws Error if one of them is not served */
  async servesOthers(): Promise<void> {
    await this.everywhere(async (address) => {
      const client = await Client.open(address);
      await client.send(get(address));
      const [answer] = await client.answers(1);
      client.leave();
      if (answer!.status >= 500) throw new Error(`${address.name}: ${answer!.status}`);
    });
  }

  /**
   * Runs an attack while other clients send requests to every address, with short pauses: without any they would work the
   * platform harder than the attack does.
   * @throws Error if one waits for too long
   */
  async whileOthersAsk(act: () => Promise<void>): Promise<void> {
    const done = new AbortController();
    const acting = act().finally(() => done.abort());
    const asking = async () => {
      do {
        const began = processorTime(this.#process.pid);
        await within(PATIENCE, this.servesOthers(), 'others were not served');
        const work = processorTime(this.#process.pid) - began;
        if (work > MOST_WORK) {
          throw new Error(`others had to wait while the platform worked for ${work} ms`);
        }
        await setTimeout(PAUSE, undefined, { signal: done.signal }).catch(() => undefined);
      } while (!done.signal.aborted);
    };
    await Promise.all([acting, asking()]);
  }

  /** The peak memory of the process so far, in bytes; 0 if the system does not report it. */
  peakMemory(): number {
    return peakMemory(this.#process.pid);
  }

  /**
   * Stops it, which takes up to 5 s for requests in progress, and then closes everything.
   * @throws Error if it takes longer
   */
  async stop(): Promise<void> {
    const began = processorTime(this.#process.pid);
    const ended = this.#process.stop('SIGTERM');
    const isDone = ended.then(() => true);
    const deadline = performance.now() + PATIENCE;
    try {
      while (!(await Promise.race([isDone, setTimeout(100, false)]))) {
        const work = processorTime(this.#process.pid) - began;
        if (work > MOST_WORK) throw new Error(`it has not ended, and has worked for ${work} ms`);
        if (performance.now() > deadline) throw new Error(`it has not ended within ${PATIENCE} ms`);
      }
    } catch (error) {
      await this.#process.stop('SIGKILL');
      throw error;
    }
  }
}

function familiesOf({ env }: PlatformProcess): Address[] {
  const at = (name: string, variable: string, path: string): Address => {
    const { port, pathname } = new URL(env[variable]!);
    return { name, port: Number(port), tls: false, path: pathname === '/' ? path : pathname };
  };
  return [
    at('redis', 'UPSTASH_REDIS_REST_URL', '/ping'),
    at('kafka', 'UPSTASH_KAFKA_REST_URL', '/topics'),
    at('queue', 'QSTASH_URL', '/v2/queues'),
    at('management', 'PLINTH_MANAGEMENT_URL', '/v2/redis/databases'),
    at('console', 'PLINTH_CONSOLE_URL', '/health'),
  ];
}

/** The own port of a database. */
async function database({ env }: PlatformProcess, tls: boolean): Promise<Address> {
  const name = tls ? 'encrypted' : 'plain';
  const credentials = Buffer.from(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`);
  const response = await fetch(`${env['PLINTH_MANAGEMENT_URL']}/v2/redis/database`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials.toString('base64')}` },
    body: JSON.stringify({ name, region: 'eu-west-1', tls }),
  });
  if (!response.ok)
    throw new Error(`no database, but ${response.status}: ${await response.text()}`);
  const { port } = (await response.json()) as { port: number };
  return { name: `database, ${name}`, port, tls, path: '/ping' };
}

async function within<T>(ms: number, work: Promise<T>, otherwise: string): Promise<T> {
  const done = new AbortController();
  const late = setTimeout(ms, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${otherwise} within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    done.abort();
  }
}

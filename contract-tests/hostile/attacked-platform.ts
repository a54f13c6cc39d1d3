import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { separateStore } from '../harness/separate-store.ts';
import { startPlatform, type PlatformProcess } from '../harness/platform-process.ts';
import { Client, get, type Address } from './address.ts';

/** What hangs, on a machine that has other work too, in milliseconds. */
const PATIENCE = 60_000;
/**
 * How long the platform may work while another client waits, in milliseconds of processor time: what others do on the
 * machine does not count, so this holds where the clock on the wall could not. Five addresses, or seven, are asked at once.
 */
const MOST_WORK = 6_000;
/** Linux counts processor time by this (`sysconf(_SC_CLK_TCK)`). */
const TICKS_PER_SECOND = 100;

/** A platform or mock of its own, because it may not survive, and those who are served meanwhile. */
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

  /** Does something at every address at once. */
  everywhere<T>(act: (address: Address) => Promise<T>): Promise<T[]> {
    return Promise.all(this.addresses.map(act));
  }

  /** One request of somebody else at each address. @throws Error if one of them is not served */
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
   * Does something while others ask every address again and again.
   * @throws Error if one waits for too long
   */
  async whileOthersAsk(act: () => Promise<void>): Promise<void> {
    const done = new AbortController();
    const acting = act().finally(() => done.abort());
    const asking = async () => {
      do {
        const began = this.#work();
        await within(PATIENCE, this.servesOthers(), 'others were not served');
        const work = this.#work() - began;
        if (work > MOST_WORK) {
          throw new Error(`others had to wait while the platform worked for ${work} ms`);
        }
      } while (!done.signal.aborted);
    };
    await Promise.all([acting, asking()]);
  }

  /** The processor time that the process has used so far, in milliseconds; 0 where the system does not tell. */
  #work(): number {
    try {
      const stat = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8');
      // proc(5): after the name, which is in brackets, utime and stime are the 12th and 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1000;
    } catch {
      return 0;
    }
  }

  /** The most memory that the process has had so far, in bytes; 0 where the system does not tell. */
  peakMemory(): number {
    try {
      const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return 0;
    }
  }

  /** Ends it, which takes 5 s for what is in progress, and its own closing. @throws Error if it works for longer */
  async stop(): Promise<void> {
    const began = this.#work();
    const ended = this.#process.stop('SIGTERM');
    const isDone = ended.then(() => true);
    const deadline = performance.now() + PATIENCE;
    try {
      while (!(await Promise.race([isDone, setTimeout(100, false)]))) {
        const work = this.#work() - began;
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

/** The port of a database of its own. */
async function database({ env }: PlatformProcess, tls: boolean): Promise<Address> {
  const name = tls ? 'encrypted' : 'plain';
  const credentials = Buffer.from(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`);
  const response = await fetch(`${env['PLINTH_MANAGEMENT_URL']}/v2/redis/database`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials.toString('base64')}` },
    body: JSON.stringify({ name, region: 'eu-west-1', tls }),
  });
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

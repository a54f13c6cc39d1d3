import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { kafka } from '../../harness/kafka.ts';
import { management, type Credentials } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { peakMemory, processorTime } from '../../harness/process-usage.ts';
import { queue } from '../../harness/queue.ts';
import { exchange } from '../../harness/exchange.ts';
import { onAccount, openAccount } from '../../harness/second-account.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { furnish, type Tenant } from './tenant.ts';

/** What the bystander noticed of an attack. */
export interface Noticed {
  /**
   * The longest wait for one answer, in milliseconds of the platform's processor time, which does not depend on what else
   * runs on the machine; 0 if the system does not report it.
   */
  readonly worstWork: number;
  /** The platform's processor time during the whole attack, in milliseconds. */
  readonly wholeWork: number;
  /** The longest wait for one answer, in milliseconds, and who made the bystander wait. For messages, not for checks. */
  readonly worstWait: number;
  readonly slowest: string;
  /** Answers with a status of 400 or more, with the family. */
  readonly refused: readonly string[];
  readonly answers: number;
  /** The peak memory of the process so far, in bytes; 0 if the system does not report it. */
  readonly peakMemory: number;
}

/** Between an answer and the next request, in milliseconds. */
const PAUSE = 10;

/** A platform with two accounts, of which one attacks and the other is a bystander. */
export class Neighbors {
  readonly process: PlatformProcess;
  readonly attacker: Tenant;
  readonly bystander: Tenant;
  readonly #folder: string;
  /** Flags that name its data directory and store. */
  readonly flags: readonly string[];

  /**
   * @param flags of the platform besides its data directory
   * @param nodeFlags for Node; without any it uses as much memory as for its users
   */
  static async start(
    options: { flags?: readonly string[]; nodeFlags?: readonly string[] } = {},
  ): Promise<Neighbors> {
    const folder = mkdtempSync(join(tmpdir(), 'plinth-neighbors-'));
    const store = await separateStore();
    const flags = ['--data-dir', join(folder, 'data'), ...store, ...(options.flags ?? [])];
    const process = await startPlatform('start', flags, undefined, options.nodeFlags);
    const at = ['--data-dir', join(folder, 'data'), ...store.slice(0, 2)];
    const tenants = await Promise.all(
      ['attacker', 'bystander'].map(async (name) =>
        furnish(await openAccount(name, at), process.env),
      ),
    );
    return new Neighbors(process, folder, at, tenants);
  }

  private constructor(
    process: PlatformProcess,
    folder: string,
    at: readonly string[],
    [attacker, bystander]: readonly Tenant[],
  ) {
    this.process = process;
    this.#folder = folder;
    this.flags = at;
    this.attacker = attacker!;
    this.bystander = bystander!;
  }

  /** Runs a command of `plinth account` on an account. @returns what it prints */
  operator(command: string, { email }: Credentials, ...flags: readonly string[]): Promise<string> {
    return onAccount(command, email, [...this.flags, ...flags]);
  }

  /**
   * Runs an attack, while the bystander sends a request to each family, and the next one shortly after it is answered: at
   * once would be work for the platform that is not the attacker's.
   */
  async during(attack: () => Promise<unknown>): Promise<Noticed> {
    const { pid } = this.process;
    const refused: string[] = [];
    const waits: { family: string; work: number; wait: number }[] = [];
    const over = new AbortController();
    const asking = this.#requests().map(async ([family, ask]) => {
      // Code that is loaded by the first request is not a cost of the attack.
      await ask();
      return async () => {
        do {
          const began = performance.now();
          const work = processorTime(pid);
          const { status } = await ask();
          if (status >= 400) refused.push(`${family}: ${status}`);
          waits.push({
            family,
            work: processorTime(pid) - work,
            wait: performance.now() - began,
          });
          await setTimeout(PAUSE);
        } while (!over.signal.aborted);
      };
    });
    const prepared = await Promise.all(asking);
    const before = processorTime(pid);
    const attacking = attack().finally(() => over.abort());
    await Promise.all([attacking, ...prepared.map((ask) => ask())]);
    const slowest = waits.reduce((one, other) => (other.wait > one.wait ? other : one));
    return {
      worstWork: Math.max(...waits.map(({ work }) => work)),
      wholeWork: processorTime(pid) - before,
      worstWait: slowest.wait,
      slowest: slowest.family,
      refused,
      answers: waits.length,
      peakMemory: peakMemory(pid),
    };
  }

  /** One request of the bystander to each family, and to the probe of its operator. */
  #requests(): [family: string, ask: () => Promise<{ status: number }>][] {
    const { account, redis, kafka: cluster, queue: user } = this.bystander;
    const { env } = this.process;
    return [
      ['redis', () => exchange({ origin: redis.url, token: redis.token, path: '/incr/asked' })],
      ['kafka', () => kafka('GET', '/topics', { url: cluster.url, user: cluster.user })],
      ['queue', () => queue('GET', '/v2/queues', { url: user.url, token: user.token })],
      [
        'management',
        () =>
          management('GET', '/v2/redis/databases', {
            url: env['PLINTH_MANAGEMENT_URL']!,
            credentials: account,
          }),
      ],
      ['probe', () => fetch(`${env['PLINTH_CONSOLE_URL']}/healthz`).then(readWhole)],
    ];
  }

  /** Stops the platform. @throws Error if it had ended by itself, or does not end cleanly */
  async stop(): Promise<void> {
    try {
      const code = await this.process.stop('SIGTERM');
      if (code !== 0) throw new Error(`the platform ended with ${code}`);
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}

async function readWhole(response: Response): Promise<Response> {
  await response.arrayBuffer();
  return response;
}

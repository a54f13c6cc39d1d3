import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExchange } from '../../harness/check-exchange.ts';
import { families, type FamilyName } from '../../harness/families.ts';
import { basicOf } from '../../harness/kafka.ts';
import { basic, type Credentials } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { peakMemory, processorTime } from '../../harness/process-usage.ts';
import { onAccount, openAccount } from '../../harness/second-account.ts';
import { answerOf } from '../../harness/sent-and-received.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { Bystander, type Answered, type BystanderRequest } from './bystander.ts';
import { furnish, type Tenant } from './tenant.ts';

/** What the bystander noticed of an attack. */
export interface Noticed {
  /**
   * The longest wait for one answer, in milliseconds of processor time of the platform's main thread, which does not depend
   * on what else runs on the machine; 0 if the system does not report it.
   */
  readonly worstWork: number;
  /** The same of a client of the attacker's database that sends `PING`; 0 without one. */
  readonly worstPing: number;
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

/** A platform with two accounts, of which one attacks and the other is a bystander. */
export class Neighbors {
  readonly process: PlatformProcess;
  readonly attacker: Tenant;
  readonly bystander: Tenant;
  readonly #folder: string;
  readonly #asking = new Bystander();
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
   * @param pinged the URL of a database that another client asks meanwhile, with RESP
   */
  async during(attack: () => Promise<unknown>, pinged?: string): Promise<Noticed> {
    const { pid } = this.process;
    const requests = this.#requests();
    let before = 0;
    const all = await this.#asking.during({ pid, requests, pinged }, () => {
      before = processorTime(pid);
      return attack();
    });
    const wholeWork = processorTime(pid) - before;
    const answers = all.filter(({ family }) => family !== 'ping');
    const pings = all.filter(({ family }) => family === 'ping');
    for (const answer of answers) check(requests, answer);
    const slowest = answers.reduce((one, other) => (other.wait > one.wait ? other : one));
    return {
      worstWork: Math.max(...answers.map(({ work }) => work)),
      worstPing: Math.max(0, ...pings.map(({ work }) => work)),
      wholeWork,
      worstWait: slowest.wait,
      slowest: slowest.family,
      refused: all.flatMap(({ family, status }) => (status >= 400 ? [`${family}: ${status}`] : [])),
      answers: answers.length,
      peakMemory: peakMemory(pid),
    };
  }

  /** One request of the bystander to each family, and to the probe of its operator. */
  #requests(): BystanderRequest[] {
    const { account, redis, kafka, queue } = this.bystander;
    const { env } = this.process;
    return [
      request('redis', redis.url, '/incr/asked', `Bearer ${redis.token}`),
      request('kafka', kafka.url, '/topics', basicOf(kafka.user)),
      request('queue', queue.url, '/v2/queues', `Bearer ${queue.token}`),
      request('management', env['PLINTH_MANAGEMENT_URL']!, '/v2/redis/databases', basic(account)),
      request('probe', env['PLINTH_CONSOLE_URL']!, '/healthz'),
    ];
  }

  /** Stops the platform. @throws Error if it had ended by itself, or does not end cleanly */
  async stop(): Promise<void> {
    try {
      await this.#asking.close();
      const code = await this.process.stop('SIGTERM');
      if (code !== 0) throw new Error(`the platform ended with ${code}`);
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}

function request(
  family: string,
  origin: string,
  path: string,
  authorization?: string,
): BystanderRequest {
  return { family, origin, path, headers: authorization === undefined ? {} : { authorization } };
}

/** Checks an answer against the contract of its family. @throws Error naming what does not conform */
function check(requests: readonly BystanderRequest[], { family, ...answered }: Answered): void {
  if (!isFamily(family)) return;
  const { path, headers } = requests.find((request) => request.family === family)!;
  const bytes = Buffer.from(answered.bytes);
  checkExchange(family, { method: 'GET', path, headers }, answerOf({ ...answered, bytes }));
}

function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(families, name);
}

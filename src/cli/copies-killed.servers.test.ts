import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { startPostgresql, type PostgresqlServer } from '../../scripts/servers/postgresql.ts';
import { startRedis, type RedisServer } from '../../scripts/servers/redis.ts';
import { sharedKafka } from '../../scripts/servers/shared.ts';
import { skipReason } from '../../scripts/servers/skip-reason.ts';
import { NumberedReceiver, RoundRobin, type Answer } from '../../testing/cli/copies.ts';
import { test } from '../../testing/cli/cli.ts';

const kinds = ['postgresql', 'redis', 'kafka'] as const;
const missing = kinds.map(skipReason).find((reason) => reason !== undefined);
const COPIES = 2;
/** How many numbers are processed between two disruptions of the copies. */
const SOME = 5;
/** Messages that may wait to be delivered. */
const WAITING = 10;
/**
 * Between two requests of a client, in milliseconds: about as long as an answer takes, so that some wait for theirs whenever a
 * platform is killed. Without any the platforms would be busy with requests alone.
 */
const PAUSE = 30;
const PATIENT = { timeout: 120_000 };
const ALL_IN_ALL = 600_000;

let postgres: PostgresqlServer;
let redis: RedisServer;
let brokers: string;
let stores = 0;

beforeAll(async () => {
  if (missing !== undefined) return;
  [postgres, redis, { brokers }] = await Promise.all([
    startPostgresql(),
    startRedis(),
    sharedKafka(),
  ]);
});
afterAll(async () => {
  await Promise.all([postgres?.[Symbol.asyncDispose](), redis?.[Symbol.asyncDispose]()]);
});

async function settings(): Promise<Record<string, string>> {
  const number = ++stores;
  return {
    PLINTH_ENCRYPTION_KEY: 'a-key-of-these-tests-that-nobody-else-has',
    PLINTH_STORE_URL: await postgres.createDatabase(`killed${number}`),
    PLINTH_REDIS_SERVERS: `${redis.url}/${number}`,
    PLINTH_KAFKA_BROKERS: brokers,
    PLINTH_KAFKA_PREFIX: `killed-${process.pid}-${number}`,
  };
}

/**
 * Clients that count: each number is retried until it is acknowledged, then the next one is sent. Each load has a queue, a topic
 * and keys of its own.
 */
class Load {
  readonly queued: number[] = [];
  readonly produced: number[] = [];
  readonly set: number[] = [];
  readonly consumed: number[] = [];
  /** Unsuccessful answers. */
  readonly failures: Answer[] = [];
  /** Messages that were consumed but could not be committed. */
  uncommitted = 0;
  readonly receiver = new NumberedReceiver();
  readonly #copies: RoundRobin;
  readonly #name: string;
  #isOver = false;
  #isConsumed = false;
  #running: Promise<unknown> = Promise.resolve();
  #consuming: Promise<unknown> = Promise.resolve();

  constructor(copies: RoundRobin, name: string) {
    this.#copies = copies;
    this.#name = name;
  }

  async begin(): Promise<void> {
    const destination = await this.receiver.listen();
    // The first produce makes the topic, and the first consume the group.
    const counting = [
      this.#count(this.queued, async (number) => {
        await expect
          .poll(() => number - this.receiver.numbers.length, PATIENT)
          .toBeLessThan(WAITING);
        return this.#queue(destination, number);
      }),
      this.#count(this.produced, (number) =>
        this.#kafka('/produce', { topic: this.#name, value: String(number) }),
      ),
      this.#count(this.set, (number) => this.#redis(['SET', this.#key(number), number])),
    ];
    this.#running = Promise.all(counting);
    this.#consuming = this.#consume();
    await this.goOn();
  }

  /** Waits until every client has made some more progress. */
  async goOn(): Promise<void> {
    const lists = [this.receiver.numbers, this.set, this.consumed];
    const wanted = lists.map(({ length }) => length + SOME);
    await expect
      .poll(() => lists.every(({ length }, i) => length >= wanted[i]!), PATIENT)
      .toBe(true);
  }

  /** Stops the clients, and waits until everything that was acknowledged has arrived. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    const last = (numbers: readonly number[]) => numbers.at(-1)!;
    await expect.poll(() => this.receiver.numbers, PATIENT).toContain(last(this.queued));
    await expect.poll(() => this.consumed, PATIENT).toContain(last(this.produced));
    this.#isConsumed = true;
    await this.#consuming;
    const { json } = await this.#redis(['MGET', ...this.set.map((number) => this.#key(number))]);
    expect(json).toEqual({ result: this.set.map(String) });
  }

  async #count(acknowledged: number[], send: (number: number) => Promise<Answer>): Promise<void> {
    for (let number = 1; !this.#isOver;) {
      const answer = await send(number);
      if (isSuccess(answer)) acknowledged.push(number++);
      else this.failures.push(answer);
      await setTimeout(PAUSE);
    }
  }

  async #consume(): Promise<void> {
    const headers = {
      'Kafka-Enable-Auto-Commit': 'false',
      'Kafka-Auto-Offset-Reset': 'earliest',
    };
    while (!this.#isConsumed) {
      const order = { topic: this.#name, timeout: 1000 };
      const answer = await this.#kafka(`/consume/of-${this.#name}/one`, order, headers);
      if (!isSuccess(answer)) {
        this.failures.push(answer);
        continue;
      }
      const records = answer.json as { value: string; partition: number; offset: number }[];
      this.consumed.push(...records.map(({ value }) => Number(value)));
      const last = records.at(-1);
      if (last === undefined) continue;
      // Commits by topic and partition, so that any copy can do it.
      const next = { topic: this.#name, partition: last.partition, offset: last.offset + 1 };
      const committed = await this.#kafka(`/commit/of-${this.#name}/one`, next);
      // If its copy has ended, the next consume recreates the instance, which gets the uncommitted messages again.
      if (committed.status === 404) this.uncommitted += records.length;
      else if (!isSuccess(committed)) this.failures.push(committed);
    }
  }

  #key(number: number): string {
    return `${this.#name}${number}`;
  }

  #queue(destination: string, number: number): Promise<Answer> {
    return this.#copies.send((env) => ({
      url: env['QSTASH_URL']!,
      path: `/v2/enqueue/${this.#name}/${destination}`,
      authorization: `Bearer ${env['QSTASH_TOKEN']}`,
      body: String(number),
      headers: { 'Upstash-Deduplication-Id': `${this.#name}-${number}` },
    }));
  }

  #redis(command: readonly unknown[]): Promise<Answer> {
    return this.#copies.send((env) => ({
      url: env['UPSTASH_REDIS_REST_URL']!,
      path: '/',
      authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}`,
      body: command,
    }));
  }

  #kafka(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#copies.send((env) => {
      const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
      const authorization = `Basic ${Buffer.from(user).toString('base64')}`;
      return { url: env['UPSTASH_KAFKA_REST_URL']!, path, authorization, body, headers };
    });
  }
}

function isSuccess({ status }: Answer): boolean {
  return status === 200 || status === 201 || status === 202;
}

/** Each number once, in the order of first arrival. */
function firsts(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}

async function startLoad(copies: RoundRobin, name: string): Promise<Load> {
  const load = new Load(copies, name);
  await load.begin();
  return load;
}

describe.skipIf(missing !== undefined)(`platforms (${missing ?? 'on servers'})`, () => {
  // One test, because each start of a platform takes longer than all of its requests.
  test(
    'answer every request while they are replaced one after the other, and lose no message and keep the order when PostgreSQL, and then each of them, is killed',
    async ({ cli, annotate }) => {
      const env = await settings();
      const copies = new RoundRobin();
      const replace = () => copies.start(cli, env);
      await Promise.all(Array.from({ length: COPIES }, replace));
      await replaceEach(copies, replace, annotate);
      await killEach(copies, replace, annotate);
    },
    ALL_IN_ALL,
  );
});

type Annotate = (message: string) => Promise<unknown>;

async function replaceEach(
  copies: RoundRobin,
  replace: () => Promise<unknown>,
  annotate: Annotate,
): Promise<void> {
  const load = await startLoad(copies, 'replaced');
  for (const copy of [...copies.copies]) {
    await replace();
    expect(await copies.replace(copy)).toBe(0);
    await load.goOn();
  }
  await load.end();
  const { receiver, queued, produced, consumed, set } = load;
  expect(load.failures).toEqual([]);
  expect(receiver.numbers).toEqual(queued);
  expect(firsts(consumed)).toEqual(produced);
  expect(consumed.length - produced.length).toBeLessThanOrEqual(load.uncommitted);
  await annotate(
    `${queued.length} queued, ${produced.length} produced, ${consumed.length} consumed, ${set.length} set`,
  );
}

async function killEach(
  copies: RoundRobin,
  replace: () => Promise<unknown>,
  annotate: Annotate,
): Promise<void> {
  const load = await startLoad(copies, 'killed');
  const { receiver, queued, produced, consumed } = load;
  const ends = [...copies.copies, 'PostgreSQL'].length;
  receiver.beginGap();
  await postgres.process.kill();
  await postgres.process.restart();
  await load.goOn();
  await annotate(`no delivery for ${Math.round(receiver.longestGap)} ms over a restart`);
  const [first, second] = copies.copies;
  for (const copy of [first!, second!]) {
    receiver.beginGap();
    await copies.kill(copy);
    await load.goOn();
    await annotate(`no delivery for ${Math.round(receiver.longestGap)} ms after a kill`);
    // One has to be there when the other is killed; nobody needs a second one afterwards.
    if (copy === first) await replace();
  }
  await load.end();
  // One message is in flight at a time, and is delivered again if its delivery was cut off.
  expect(firsts(receiver.numbers)).toEqual(queued);
  expect(receiver.numbers.length - queued.length).toBeLessThanOrEqual(ends);
  // An unanswered produce may have succeeded, so a number may appear twice.
  expect(firsts(consumed).toSorted((a, b) => a - b)).toEqual(produced);
  await annotate(
    `${queued.length} queued, ${receiver.numbers.length} delivered; ${produced.length} produced, ${consumed.length} consumed; ${load.failures.length} requests failed`,
  );
}

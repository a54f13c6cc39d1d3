import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka } from '../scripts/servers/kafka.ts';
import { startPostgresql } from '../scripts/servers/postgresql.ts';
import { startRedis } from '../scripts/servers/redis.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';
import { quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { startPlatform, stop, type BenchedPlatform } from './platform.ts';
import { processorTime, processorTimeWithChildren } from './processor-time.ts';
import { stopAll } from './processes.ts';
import { canShare, shareOfACore, type Shared } from './share-of-a-core.ts';
import { record, saveRows } from './table.ts';

/**
 * Compares two copies on the same servers with one of them. Each copy is limited to the same share of a core, so two
 * cores are enough to see whether throughput adds up. Also measures the processor time of a request in each process,
 * from which the scaling limits are calculated. `node bench/copies.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const WARM_UP = 3;
/** For each copy. */
const CONNECTIONS = 64;
/** The share of a core that each copy is limited to. */
const SHARE = 0.15;
const AT_LEAST = 1.7;
const MOST_COPIES = 100;
/** The number of further, idle copies: the load of idle copies on the servers grows with their number. */
const IDLE_COPIES = Number(process.env['BENCH_IDLE_COPIES'] ?? 6);
const IDLE_SECONDS = 10;
const KAFKA_USER = `Basic ${Buffer.from('plinth-development-user:plinth-development-password').toString('base64')}`;
const QUEUE_TOKEN = 'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoiZGVmYXVsdFBhc3N3b3JkIn0=';
const REDIS_TOKEN = 'plinth-development-token';
const KEY = 'a-key-of-this-bench-that-nobody-else-has';
const BODY = 'x'.repeat(1024);

type Server = 'Redis' | 'Kafka' | 'PostgreSQL';
type Spent = Readonly<Record<Server, () => number>>;

interface Kind {
  readonly name: string;
  readonly family: 'redis' | 'kafka' | 'queue';
  readonly server: Server;
  readonly workload: Workload;
}

const KINDS: readonly Kind[] = [
  {
    name: 'GET',
    family: 'redis',
    server: 'Redis',
    workload: { path: '/get/key0', token: REDIS_TOKEN },
  },
  {
    name: 'SET',
    family: 'redis',
    server: 'Redis',
    workload: { path: '/set/key0/hello', token: REDIS_TOKEN },
  },
  {
    name: 'produce of 1 KB',
    family: 'kafka',
    server: 'Kafka',
    workload: {
      path: '/produce/bench',
      authorization: KAFKA_USER,
      body: JSON.stringify({ value: BODY, partition: 0 }),
    },
  },
  {
    name: 'publish of 1 KB',
    family: 'queue',
    server: 'PostgreSQL',
    workload: {
      path: '/v2/publish/http://127.0.0.1:9/later',
      token: QUEUE_TOKEN,
      headers: { 'Upstash-Delay': '1h' },
      body: BODY,
    },
  },
];
const COMMIT: Workload = {
  path: '/commit/bench/one',
  authorization: KAFKA_USER,
  body: JSON.stringify({ topic: 'bench', partition: 0, offset: 1 }),
};

const why = skipReason('redis') ?? skipReason('kafka') ?? skipReason('postgresql');
if (why === undefined) await measure();
else console.log(`nothing is measured: ${why}`);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  await using redis = await startRedis();
  await using kafka = await startKafka();
  await using postgresql = await startPostgresql({ settings: { fsync: 'on' } });
  const spent: Spent = {
    Redis: () => processorTime(redis.process.pid!),
    Kafka: () => processorTime(kafka.processes[0]!.pid!),
    PostgreSQL: () => processorTimeWithChildren(postgresql.process.pid!),
  };
  const flags = [
    ...['--redis-servers', `${redis.url}/1`, '--kafka-brokers', kafka.brokers],
    ...['--store-url', await postgresql.createDatabase('plinth'), '--encryption-key', KEY],
  ];
  try {
    console.log(`load by ${generator}, ${CONNECTIONS} connections to each copy\n`);
    const copies: BenchedPlatform[] = [];
    for (const name of ['one', 'other']) {
      copies.push(await startPlatform(join(folder, name), flags));
    }
    const [one, other] = copies as [BenchedPlatform, BenchedPlatform];
    for (const kind of KINDS) await costs(kind, one, other, spent);
    await forwarding(one, other, spent);
    if (IDLE_COPIES > 0) {
      await growth(spent, (name) => startPlatform(join(folder, name), flags));
    }
    if (canShare) await together(one, other);
    else
      console.log('two copies are not held against one: no groups of processes can be made here');
    saveRows('copies');
  } finally {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The processor time of a request in the copy that receives it, in its server, and in an idle copy. */
async function costs(
  { name, family, server, workload }: Kind,
  copy: BenchedPlatform,
  other: BenchedPlatform,
  spent: Spent,
): Promise<void> {
  await load(copy[family], workload, CONNECTIONS, WARM_UP);
  const clocks = {
    copy: () => processorTime(copy.child.pid!),
    server: spent[server],
    'another copy': () => processorTime(other.child.pid!),
  };
  const each = await microseconds(clocks, () => rate(copy[family], workload));
  report(name, shown(each));
  const copies = each.copy / each.server;
  report(
    `  a core of the ${server} is used up`,
    copies > MOST_COPIES
      ? `by more than ${MOST_COPIES} copies`
      : `by ${copies.toFixed(1)} copies with a core each, at ${(1e6 / each.server).toFixed(0)}/s`,
  );
}

/** The load of further, idle copies on the servers. */
async function growth(
  spent: Spent,
  startCopy: (name: string) => Promise<BenchedPlatform>,
): Promise<void> {
  const few = await microseconds(spent, rest, 1);
  const more: BenchedPlatform[] = [];
  for (let i = 0; i < IDLE_COPIES; i++) more.push(await startCopy(`idle${i}`));
  const many = await microseconds(spent, rest, 1);
  await Promise.all(more.map((copy) => stop(copy)));
  for (const server of ['Redis', 'Kafka', 'PostgreSQL'] as const) {
    const each = (many[server] - few[server]) / IDLE_COPIES;
    report(
      `a copy that is not asked costs the ${server}`,
      `${(each / 1e4).toFixed(3)} % of a core`,
    );
  }
}

/** Idles. Each second counts as one request. */
async function rest(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000));
  return IDLE_SECONDS / SECONDS;
}

/** A commit for a consumer instance that another copy has. */
async function forwarding(
  one: BenchedPlatform,
  other: BenchedPlatform,
  spent: Spent,
): Promise<void> {
  const headers = { authorization: KAFKA_USER };
  const consumed = await fetch(`${one.kafka}/consume/bench/one/bench?timeout=1`, { headers });
  if (!consumed.ok) throw new Error(await consumed.text());
  for (const [name, asked] of [
    ['commit, at the copy with the instance', one],
    ['commit, at another copy', other],
  ] as const) {
    await load(asked.kafka, COMMIT, CONNECTIONS, WARM_UP);
    const clocks = {
      copy: () => processorTime(one.child.pid!),
      'other copy': () => processorTime(other.child.pid!),
      ...spent,
    };
    report(name, shown(await microseconds(clocks, () => rate(asked.kafka, COMMIT))));
  }
}

async function rate(url: string, workload: Workload): Promise<number> {
  return (await load(url, workload, CONNECTIONS, SECONDS)).requestsPerSecond;
}

/** The medians of several rounds, for one kind of request. @param run resolves with requests per second */
async function microseconds<Name extends string>(
  clocks: Readonly<Record<Name, () => number>>,
  run: () => Promise<number>,
  rounds = ROUNDS,
): Promise<Record<Name, number>> {
  const names = Object.keys(clocks) as Name[];
  const all = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    const before = names.map((name) => clocks[name]());
    const requests = (await run()) * SECONDS;
    for (const [i, name] of names.entries()) {
      all[name].push(((clocks[name]() - before[i]!) * 1e6) / requests);
    }
  }
  return Object.fromEntries(names.map((name) => [name, quantile(all[name])])) as Record<
    Name,
    number
  >;
}

function shown(each: Readonly<Record<string, number>>): string {
  return Object.entries(each)
    .map(([name, cost]) => `${name} ${cost.toFixed(1)} µs`)
    .join(', ');
}

/** One copy alone and both together, by turns. */
async function together(one: BenchedPlatform, other: BenchedPlatform): Promise<void> {
  const shares = [one, other].map(({ child }) => shareOfACore(child.pid!, SHARE));
  for (const { name, family, workload } of KINDS) {
    await Promise.all(
      [one, other].map((copy) => load(copy[family], workload, CONNECTIONS, WARM_UP)),
    );
    const alone: number[] = [];
    const both: number[] = [];
    const before = shares.map(({ throttled }) => throttled);
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await rate([one, other][round % 2]![family], workload));
      const rates = await Promise.all([one, other].map((copy) => rate(copy[family], workload)));
      both.push(rates[0]! + rates[1]!);
    }
    record({
      what: `${name}, two copies`,
      reached: `${quantile(both).toFixed(0)}/s`,
      beside: `one with ${SHARE * 100} % of a core: ${quantile(alone).toFixed(0)}/s`,
      ratio: quantile(both) / quantile(alone),
      aim: { atLeast: AT_LEAST },
    });
    tellThrottled(shares, before);
  }
  await Promise.all([one, other].map((copy) => stop(copy, 'SIGKILL')));
  for (const share of shares) share.end();
}

/** A copy that has not used up its share was not the bottleneck. */
function tellThrottled(shares: readonly Shared[], before: readonly number[]): void {
  const times = shares.map(({ throttled }, i) => throttled - before[i]!);
  report('  how often copies had used up their share', times.join(' and '));
}

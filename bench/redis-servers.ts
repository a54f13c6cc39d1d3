import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRedis } from '../scripts/servers/redis.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';
import { quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { answering, freePort, isInstalled, start, stopAll } from './processes.ts';
import { processorTime } from './processor-time.ts';
import { record, saveRows } from './table.ts';

/**
 * REST on a real Redis beside webdis on the same one, in one run, with the processor time of a request in each process.
 * If webdis is not installed, a proxy of `node:http` and a client library takes its place.
 * `node bench/redis-servers.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const CONNECTIONS = 64;
const TOKEN = 'plinth-development-token';
/** The required ratio to webdis. */
const AT_LEAST = 1;
/** The number of requests before measuring, for which code is compiled, and their limit in seconds. */
const WARM_UP = 60_000;
const WARM_UP_SECONDS = 10;
const WEBDIS = 'webdis';

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly child: ChildProcess;
  readonly get: Workload;
  readonly set: Workload;
}

const why = skipReason('redis');
if (why === undefined) await measure();
else console.log(`nothing is measured: ${why}`);

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  await using redis = await startRedis();
  try {
    const plinth = await startPlinth(redis.url, folder);
    const beside = isInstalled('webdis')
      ? await startWebdis(redis.port, folder)
      : await startProxy(redis.port);
    console.log(`load by ${generator}, ${CONNECTIONS} connections, on ${redis.installed.name}\n`);
    const floor = await startBareNode();
    for (const kind of ['get', 'set'] as const) {
      await compare(kind, { plinth, beside, floor }, redis.process.pid!);
    }
    saveRows('redis-servers');
  } finally {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param redis the process of the server that both use */
async function compare(
  kind: 'get' | 'set',
  { plinth, beside, floor }: Readonly<Record<'plinth' | 'beside' | 'floor', Contender>>,
  redis: number,
): Promise<void> {
  const all = [beside, plinth, floor];
  const rates = new Map(all.map((one) => [one, [] as number[]]));
  const costs = new Map(all.map((one) => [one, [] as number[]]));
  const ofRedis: number[] = [];
  for (const one of all) await warmUp(one, kind);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of all) {
      const before = [processorTime(one.child.pid!), processorTime(redis)];
      const { requestsPerSecond } = await load(one.url, one[kind], CONNECTIONS, SECONDS);
      const each = (pid: number, at: number) =>
        ((processorTime(pid) - at) * 1e6) / (requestsPerSecond * SECONDS);
      rates.get(one)!.push(requestsPerSecond);
      costs.get(one)!.push(each(one.child.pid!, before[0]!));
      if (one === plinth) ofRedis.push(each(redis, before[1]!));
    }
  }
  const isWebdis = beside.name === WEBDIS;
  const aim = isWebdis ? { aim: { atLeast: AT_LEAST } } : {};
  const name = kind.toUpperCase();
  const [ours, theirs] = [quantile(rates.get(plinth)!), quantile(rates.get(beside)!)];
  record({
    what: `${name} over a Redis`,
    reached: `${ours.toFixed(0)}/s`,
    beside: `${beside.name}: ${theirs.toFixed(0)}/s`,
    ratio: ours / theirs,
    ...aim,
  });
  // More reliable on a busy machine than rates: waits for a core don't count.
  const [process, other, least] = [plinth, beside, floor].map((one) => quantile(costs.get(one)!));
  for (const [whose, cost] of [
    [beside.name, other!],
    [floor.name, least!],
  ] as const) {
    record({
      what: `${name}, processor time`,
      reached: `${process!.toFixed(1)} µs`,
      beside: `${whose}: ${cost.toFixed(1)} µs`,
      ratio: process! / cost,
    });
  }
  report(`  and of the Redis, for each ${kind}`, `${quantile(ofRedis).toFixed(2)} µs`);
}

async function warmUp({ url, ...one }: Contender, kind: 'get' | 'set'): Promise<void> {
  let requests = 0;
  for (let second = 0; second < WARM_UP_SECONDS && requests < WARM_UP; second++) {
    requests += (await load(url, one[kind], CONNECTIONS, 1)).requestsPerSecond;
  }
}

async function startPlinth(servers: string, folder: string): Promise<Contender> {
  const port = await freePort();
  const child = start(process.execPath, [
    ...['--', fileURLToPath(new URL('../bin/plinth.js', import.meta.url)), 'start'],
    ...['kafka', 'queue', 'management', 'console', 'resp'].flatMap((name) => [
      `--${name}-port`,
      '0',
    ]),
    ...['--redis-port', String(port), '--data-dir', join(folder, 'data')],
    ...['--redis-servers', `${servers}/1`],
  ]);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  await fetch(`${url}/set/key0/hello`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return {
    name: 'Plinth',
    url,
    child,
    get: { path: '/get/key0', token: TOKEN },
    set: { path: '/set/key0/hello', token: TOKEN },
  };
}

async function startWebdis(redisPort: number, folder: string): Promise<Contender> {
  const port = await freePort();
  const config = join(folder, 'webdis.json');
  const own = { http_host: '127.0.0.1', http_port: port, threads: 1, pool_size: 20, verbosity: 0 };
  writeFileSync(config, JSON.stringify({ redis_host: '127.0.0.1', redis_port: redisPort, ...own }));
  const child = start('webdis', [config], folder);
  return beside(WEBDIS, port, child);
}

async function startProxy(redisPort: number): Promise<Contender> {
  const port = await freePort();
  const program = fileURLToPath(new URL('servers/bare-redis-proxy.ts', import.meta.url));
  const child = start(process.execPath, [program, String(port), String(redisPort)]);
  return beside('a bare proxy (webdis is not installed)', port, child);
}

/** The cost of any server on `node:http`, without a backend and without checks. */
async function startBareNode(): Promise<Contender> {
  const port = await freePort();
  const program = fileURLToPath(new URL('servers/bare-node.ts', import.meta.url));
  const child = start(process.execPath, [program, String(port)]);
  return beside('node:http alone', port, child);
}

async function beside(name: string, port: number, child: ChildProcess): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/PING`);
  await fetch(`${url}/SET/key0/hello`);
  return { name, url, child, get: { path: '/GET/key0' }, set: { path: '/SET/key0/hello' } };
}

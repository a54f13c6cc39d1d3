import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startRedis } from '../scripts/servers/redis.ts';
import { skipReason } from '../scripts/servers/skip-reason.ts';
import { quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { answering, freePort, isInstalled, start, stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * REST over a real Redis beside webdis on the same one, in one run; then what a request costs each process, from which
 * follows how many copies one Redis serves. Where webdis is not installed, a proxy of `node:http` and a client library stands
 * beside it. `node bench/redis-servers.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const CONNECTIONS = 64;
const TOKEN = 'plinth-development-token';
/** Of a webdis, which is at least to be reached. */
const AT_LEAST = 1;
/** `getconf CLK_TCK` of Linux. */
const TICKS_PER_SECOND = 100;
const MOST_COPIES = 100;
const WEBDIS = 'webdis';

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly child: ChildProcess;
  readonly get: Workload;
  readonly set: Workload;
}

/** What a request takes, in microseconds of processor time. */
interface Costs {
  readonly process: number;
  readonly redis: number;
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
    const client = redis.connect();
    const pid = Number(/^process_id:(\d+)/m.exec(await client.info('server'))![1]);
    client.disconnect();
    for (const kind of ['get', 'set'] as const) await compare(kind, plinth, beside, pid);
    saveRows('redis-servers');
  } finally {
    stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  kind: 'get' | 'set',
  plinth: Contender,
  beside: Contender,
  redis: number,
): Promise<void> {
  const rates: Record<'plinth' | 'beside', number[]> = { plinth: [], beside: [] };
  const costs: Record<'plinth' | 'beside' | 'redis', number[]> = {
    plinth: [],
    beside: [],
    redis: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, one] of [
      ['beside', beside],
      ['plinth', plinth],
    ] as const) {
      const before = [processorTime(one.child.pid!), processorTime(redis)];
      const { requestsPerSecond } = await load(one.url, one[kind], CONNECTIONS, SECONDS);
      const each = (pid: number, at: number) =>
        ((processorTime(pid) - at) * 1e6) / (requestsPerSecond * SECONDS);
      rates[name].push(requestsPerSecond);
      costs[name].push(each(one.child.pid!, before[0]!));
      if (one === plinth) costs.redis.push(each(redis, before[1]!));
    }
  }
  const [ours, theirs] = [quantile(rates.plinth), quantile(rates.beside)];
  const isWebdis = beside.name === WEBDIS;
  record({
    what: `${kind.toUpperCase()} over a Redis`,
    reached: `${ours.toFixed(0)}/s`,
    beside: `${beside.name}: ${theirs.toFixed(0)}/s`,
    ratio: ours / theirs,
    ...(isWebdis && { aim: { atLeast: AT_LEAST } }),
  });
  const [process, other] = [quantile(costs.plinth), quantile(costs.beside)];
  // On a machine that has other work this says more: nobody waits for a turn in it.
  record({
    what: `${kind.toUpperCase()}, processor time`,
    reached: `${process.toFixed(1)} µs`,
    beside: `${beside.name}: ${other.toFixed(1)} µs`,
    ratio: process / other,
  });
  saturation(kind, { process, redis: quantile(costs.redis) });
}

/**
 * Copies share nothing but the servers, so each adds what a core of its own gives, until one server's core is used up: Redis
 * runs commands on one.
 */
function saturation(kind: string, { process, redis }: Costs): void {
  report(`  a ${kind} costs a copy`, `${process.toFixed(0)} µs of processor time`);
  report(`  and the Redis`, `${redis.toFixed(1)} µs`);
  const copies = process / redis;
  const most = 1e6 / redis;
  report(
    `  with a core for each`,
    copies >= MOST_COPIES
      ? `one Redis serves more than ${MOST_COPIES} copies`
      : `one Redis is used up by ${copies.toFixed(0)} copies, at ${most.toFixed(0)}/s`,
  );
  report(`  two copies beside one`, (Math.min(2 / process, 1 / redis) * process).toFixed(2));
}

/** Seconds of processor time that a process has had (Linux, `proc_pid_stat(5)`: `utime` and `stime`). */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user! + system!) / TICKS_PER_SECOND;
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

async function beside(name: string, port: number, child: ChildProcess): Promise<Contender> {
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/PING`);
  await fetch(`${url}/SET/key0/hello`);
  return { name, url, child, get: { path: '/GET/key0' }, set: { path: '/SET/key0/hello' } };
}

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { answering, freePort, isInstalled, residentBytes, start, stopAll } from './processes.ts';

import { record, saveRows } from './table.ts';

/**
 * The port of a database beside `redis-server`, in one run: `redis-benchmark` measures both by turns, and medians of
 * several rounds count. Both write a log and sync it every second.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 100_000);
const CLIENTS = 50;
const SUBSCRIBERS = 10_000;
const TOKEN = 'plinth-development-token';

/** The workloads: a test of `redis-benchmark`, or a command. */
const WORKLOADS: Readonly<Record<string, readonly string[]>> = {
  SET: ['-t', 'set'],
  GET: ['-t', 'get'],
  INCR: ['-t', 'incr'],
  LPUSH: ['-t', 'lpush'],
  ZADD: ['-t', 'zadd'],
  HSET: ['-t', 'hset'],
  XADD: ['XADD', 'stream', '*', 'field', 'value'],
};

interface Contender {
  readonly name: string;
  readonly port: number;
  readonly flags: readonly string[];
}

/** The required ratio to `redis-server`, by the length of pipelines. */
const AIMS = { 1: 0.7, 16: 0.4 } as const;
/** Bytes. */
const AIM_OF_SUBSCRIBERS = 200e6;

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  if (isInstalled('redis-benchmark') && isInstalled('redis-server')) {
    const redis = await startRedis();
    const { contender } = await startPlinth();
    for (const pipeline of [1, 16] as const) await compare(redis, contender, pipeline);
  } else {
    console.log('redis-benchmark or redis-server is not installed: left out');
  }
  await subscribers();
  saveRows('redis-port');
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function startRedis(): Promise<Contender> {
  const port = await freePort();
  start('redis-server', [
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
    ...['--appendonly', 'yes', '--dir', mkdtempSync(join(folder, 'redis-'))],
  ]);
  await accepting(port);
  return { name: 'redis-server', port, flags: [] };
}

async function startPlinth() {
  const [port, redisPort] = [await freePort(), await freePort()];
  const child = start(process.execPath, [
    ...['--', fileURLToPath(new URL('../bin/plinth.js', import.meta.url)), 'start'],
    ...['--resp-port', String(port), '--redis-port', String(redisPort)],
    ...['kafka', 'queue', 'management', 'console'].flatMap((name) => [`--${name}-port`, '0']),
    ...['--data-dir', mkdtempSync(join(folder, 'data-'))],
  ]);
  await answering(`http://127.0.0.1:${redisPort}`);
  return { child, contender: { name: 'Plinth', port, flags: ['-a', TOKEN] } };
}

async function compare(redis: Contender, plinth: Contender, pipeline: 1 | 16): Promise<void> {
  console.log(`\npipeline of ${pipeline}, ${CLIENTS} clients, medians of ${ROUNDS} rounds`);
  for (const name of Object.keys(WORKLOADS)) {
    const rates = new Map<Contender, number[]>([
      [redis, []],
      [plinth, []],
    ]);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [contender, measured] of rates) {
        measured.push(await rateOf(contender, name, pipeline));
      }
    }
    const [base, own] = [median(rates.get(redis)!), median(rates.get(plinth)!)];
    record({
      what: `${name} over RESP, pipeline ${pipeline}`,
      reached: `${(own / 1000).toFixed(0)} k/s`,
      beside: `redis-server (${(base / 1000).toFixed(0)} k/s)`,
      ratio: own / base,
      aim: { atLeast: AIMS[pipeline] },
    });
  }
}

/** Requests per second. */
async function rateOf({ port, flags }: Contender, name: string, pipeline: number): Promise<number> {
  const { stdout } = await promisify(execFile)('redis-benchmark', [
    ...['-p', String(port), ...flags, '-n', String(REQUESTS), '-c', String(CLIENTS)],
    ...['-P', String(pipeline), '--csv', ...WORKLOADS[name]!],
  ]);
  const rate = /^"[^"]*","([\d.]+)"/m.exec(stdout.replace(/^"test".*$/m, ''))?.[1];
  if (rate === undefined) throw new Error(`redis-benchmark says ${stdout}`);
  return Number(rate);
}

/** The cost of clients that are subscribed and receive nothing. */
async function subscribers(): Promise<void> {
  const { child, contender } = await startPlinth();
  const before = residentBytes(child);
  const sockets: Socket[] = [];
  for (let i = 0; i < SUBSCRIBERS; i++) {
    const socket = connect(contender.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`AUTH ${TOKEN}\r\nSUBSCRIBE channel:${i % 100}\r\n`);
    await once(socket, 'data');
    sockets.push(socket);
  }
  const cost = residentBytes(child) - before;
  record({
    what: `${SUBSCRIBERS} idle subscribers`,
    reached: `${(cost / 1e6).toFixed(0)} MB resident`,
    beside: '200 MB',
    ratio: cost / AIM_OF_SUBSCRIBERS,
    aim: { atMost: 1 },
  });
  for (const socket of sockets) socket.destroy();
}

async function accepting(port: number): Promise<void> {
  for (let attempts = 0; attempts < 500; attempts++) {
    const socket = connect(port, '127.0.0.1');
    const connected = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`nothing listens on port ${port}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generator, load, type Measured, type Workload } from './load.ts';
import { rateLimiter } from './redis/rate-limiter.ts';
import { streams } from './redis/streams.ts';
import { subscribers } from './redis/subscribers.ts';
import { answering, freePort, isInstalled, residentBytes, start, stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * Plinth beside its baselines, in one run: the same load generator, the servers by turns, medians of several rounds.
 * Ratios are to bare `node:http` that does the same work on JSON.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 64;
const ROWS = 100;
const MILLION = 1_000_000;
const TOKEN = 'plinth-development-token';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));

interface Contender {
  readonly name: string;
  readonly url: string;
  readonly workloads: Readonly<Record<string, Workload>>;
}

const pipeline = JSON.stringify(
  Array.from({ length: ROWS }, (_, i) =>
    i % 2 === 0 ? ['SET', `key${i}`, 'hello'] : ['GET', 'key0'],
  ),
);
const workloads = {
  'GET /get/key0': { path: '/get/key0', token: TOKEN },
  'POST ["GET",…]': { path: '/', token: TOKEN, body: '["GET","key0"]' },
  'POST ["SET",…]': { path: '/', token: TOKEN, body: '["SET","key0","hello"]' },
  'pipeline of 100': { path: '/pipeline', token: TOKEN, body: pipeline },
};

try {
  console.log(
    `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  await startUp();
  await throughput(await contenders());
  await memory();
  await ofGroups();
  saveRows('redis');
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function contenders(): Promise<Contender[]> {
  const node = await startServer('bare node:http', process.execPath, [
    file('servers/bare-node.ts'),
  ]);
  const express = await startServer('Express 5', process.execPath, [
    file('servers/bare-express.ts'),
  ]);
  const plinth = await startPlinth([]);
  const all = [node, { ...plinth, name: 'Plinth' }, express];
  if (isInstalled('webdis') && isInstalled('redis-server')) all.push(await startWebdis());
  else console.log('webdis or redis-server is not installed: left out');
  return all;
}

async function startServer(name: string, program: string, args: string[]): Promise<Contender> {
  const port = await freePort();
  start(program, [...args, String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name, url, workloads };
}

async function startPlinth(flags: string[]) {
  const port = await freePort();
  const begun = performance.now();
  const child = start(process.execPath, [
    ...['--', file('../bin/plinth.js'), 'start', '--redis-port', String(port)],
    ...['kafka', 'queue', 'management', 'console', 'resp'].flatMap((name) => [
      `--${name}-port`,
      '0',
    ]),
    ...(flags.includes('--memory') ? [] : ['--data-dir', mkdtempSync(join(folder, 'data-'))]),
    ...flags,
  ]);
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  const ready = performance.now() - begun;
  await fetch(`${url}/set/key0/hello`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return { url, workloads, child, ready };
}

async function startWebdis(): Promise<Contender> {
  const [redisPort, port] = [await freePort(), await freePort()];
  start('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '']);
  const config = join(folder, 'webdis.json');
  const settings = {
    redis_host: '127.0.0.1',
    redis_port: redisPort,
    http_host: '127.0.0.1',
    http_port: port,
  };
  writeFileSync(config, JSON.stringify({ ...settings, threads: 1, pool_size: 20, verbosity: 0 }));
  start('webdis', [config], folder);
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/PING`);
  await fetch(`${url}/SET/key0/hello`);
  return {
    name: 'webdis + Redis',
    url,
    workloads: {
      'GET /get/key0': { path: '/GET/key0' },
      'POST ["GET",…]': { path: '/', body: 'GET/key0' },
      'POST ["SET",…]': { path: '/', body: 'SET/key0/hello' },
    },
  };
}

async function startUp(): Promise<void> {
  const runs = [];
  for (let i = 0; i < ROUNDS; i++) {
    const { child, ready } = await startPlinth(['--memory']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    runs.push({ ready, resident: residentBytes(child) });
    child.kill('SIGKILL');
  }
  const empty = await emptyNode();
  const ready = median(runs.map((run) => run.ready));
  record({
    what: 'start to first answer, in memory',
    reached: `${ready.toFixed(0)} ms`,
    beside: `node -e 0: ${empty.ready.toFixed(0)} ms`,
    ratio: ready / empty.ready,
    aim: { atMost: 6 },
  });
  const resident = median(runs.map((run) => run.resident));
  record({
    what: 'resident when empty',
    reached: mb(resident),
    beside: `an idle Node: ${mb(empty.resident)}`,
    ratio: resident / empty.resident,
    // 90 MB if an empty Node takes 45.
    aim: { atMost: 2 },
  });
}

/** The start time and memory of a Node that does nothing. */
async function emptyNode(): Promise<{ ready: number; resident: number }> {
  const idle = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const took = [];
  for (let i = 0; i < ROUNDS; i++) {
    const begun = performance.now();
    await once(start(process.execPath, ['-e', '0']), 'exit');
    took.push(performance.now() - begun);
  }
  const resident = residentBytes(idle);
  idle.kill('SIGKILL');
  return { ready: median(took), resident };
}

async function throughput(all: readonly Contender[]): Promise<void> {
  for (const workload of Object.keys(workloads)) {
    const rounds = new Map<string, Measured[]>(all.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, url, workloads } of all) {
        const chosen = workloads[workload];
        if (chosen !== undefined)
          rounds.get(name)!.push(await load(url, chosen, CONNECTIONS, SECONDS));
      }
    }
    const rateOf = (name: string) =>
      median((rounds.get(name) ?? []).map(({ requestsPerSecond }) => requestsPerSecond));
    const p99Of = (name: string) => median((rounds.get(name) ?? []).map(({ p99 }) => p99));
    const [rate, p99] = [rateOf('Plinth'), p99Of('Plinth')];
    for (const [name, measured] of rounds) {
      if (name === 'Plinth' || measured.length === 0) continue;
      const isBare = name === 'bare node:http';
      record({
        what: workload,
        reached: `${rate.toFixed(0)}/s, p99 ${p99.toFixed(2)} ms`,
        beside: `${name}: ${rateOf(name).toFixed(0)}/s`,
        ratio: rate / rateOf(name),
        ...(isBare && { aim: { atLeast: workload.startsWith('pipeline') ? 0.65 : 0.95 } }),
      });
      if (!isBare) continue;
      record({
        what: `${workload}: p99`,
        reached: `${p99.toFixed(2)} ms`,
        beside: `${name}: ${p99Of(name).toFixed(2)} ms`,
        ratio: p99 / p99Of(name),
        aim: { atMost: 1.3 },
      });
    }
  }
}

/** The memory of a million small keys besides their own bytes. */
async function memory(): Promise<void> {
  const { url, child } = await startPlinth(['--memory']);
  const before = residentBytes(child);
  let payload = 0;
  for (let at = 0; at < MILLION; at += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => [
      'SET',
      `key:${at + i}`,
      `value:${at + i}`,
    ]);
    payload += rows.reduce((sum, [, key, value]) => sum + key!.length + value!.length, 0);
    const headers = { authorization: `Bearer ${TOKEN}` };
    await fetch(`${url}/pipeline`, { method: 'POST', headers, body: JSON.stringify(rows) });
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const overhead = (residentBytes(child) - before - payload) / MILLION;
  console.log(
    `\na million small keys      ${overhead.toFixed(0)} bytes of overhead each (resident)`,
  );
}

/** The commands that are measured by group, each on a new server. */
async function ofGroups(): Promise<void> {
  for (const measure of [rateLimiter, subscribers, streams]) {
    // The log is rewritten while a stream grows.
    const { url, child } = await startPlinth(measure === streams ? [] : ['--memory']);
    await measure(url, TOKEN, child);
    child.kill('SIGKILL');
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function mb(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

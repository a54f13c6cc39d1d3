import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { listingLogs } from './logs.ts';
import { startPlatform, stop, type BenchedPlatform } from './platform.ts';
import { answering, freePort, residentBytes, start, stopAll } from './processes.ts';
import { record, saveRows } from './table.ts';

/**
 * The queue service beside a bare `node:http` server that commits to SQLite, in one run; also deliveries, and the costs
 * of many waiting messages and of long logs. `node bench/queue.ts`
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const WAITING = Number(process.env['BENCH_WAITING'] ?? 1_000_000);
const LOG_ROWS = Number(process.env['BENCH_LOG_ROWS'] ?? 500_000);
const SECONDS = 2;
const CONNECTIONS = 64;
const TOKEN = 'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoiZGVmYXVsdFBhc3N3b3JkIn0=';
const BODY = 'x'.repeat(1024);
/** The median time from publish to delivery in milliseconds, if it is measured. */
const DELAY = 2000;

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
const arrivals = new Map<string, number>();
let arrived = 0;
/** The measured rate of publishing, per second. */
let published = Number.NaN;
const destination = await startDestination();
const address = `http://127.0.0.1:${(destination.address() as AddressInfo).port}`;
try {
  console.log(
    `load by ${generator}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s\n`,
  );
  const first = await startPlatform(join(folder, 'first'));
  await publishing(first.queue);
  await stop(first);
  await delivering();
  await waiting();
  await listingLogs(join(folder, 'logs'), TOKEN, LOG_ROWS);
  saveRows('queue');
} finally {
  destination.close();
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

function startDestination(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      arrived += 1;
      arrivals.set(request.url ?? '', performance.now());
      response.end('ok');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Messages that are due in an hour, so that only publishing is measured. */
async function publishing(queue: string): Promise<void> {
  const port = await freePort();
  const server = fileURLToPath(new URL('servers/bare-queue-sink.ts', import.meta.url));
  start(process.execPath, [server, String(port), join(folder, 'sink.db')]);
  const sink = `http://127.0.0.1:${port}`;
  await answering(sink);
  const workload: Workload = {
    path: `/v2/publish/${address}/later`,
    token: TOKEN,
    headers: { 'Upstash-Delay': '1h' },
    body: BODY,
  };
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const p99: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push((await load(sink, workload, CONNECTIONS, SECONDS)).requestsPerSecond);
    const measured = await load(queue, workload, CONNECTIONS, SECONDS);
    rates.ours.push(measured.requestsPerSecond);
    p99.push(measured.p99);
  }
  const [ours, bare] = [quantile(rates.ours), quantile(rates.bare)];
  record({
    what: 'publish of 1 KB',
    reached: `${ours.toFixed(0)}/s, p99 ${quantile(p99).toFixed(1)} ms`,
    beside: `a bare sink with SQLite: ${bare.toFixed(0)}/s`,
    ratio: ours / bare,
    aim: { atLeast: 0.7 },
  });
  published = ours;
}

/** Publishes and delivers at the same time, until all messages are delivered. */
async function delivering(): Promise<void> {
  const platform = await startPlatform(join(folder, 'delivering'));
  arrived = 0;
  const begun = performance.now();
  const count = await publishMany(platform.queue, 60_000, `${address}/now`, {});
  await until(() => arrived >= count);
  const seconds = (performance.now() - begun) / 1000;
  record({
    what: 'published and delivered, signed, until none is left',
    reached: `${(count / seconds).toFixed(0)}/s`,
    beside: `publish: ${published.toFixed(0)}/s`,
    ratio: count / seconds / published,
  });
  await stop(platform);
}

async function waiting(): Promise<void> {
  const directory = join(folder, 'waiting');
  const filling = await startPlatform(directory);
  const empty = residentBytes(filling.child);
  await publishMany(filling.queue, WAITING, `${address}/later`, { 'Upstash-Delay': '1h' });
  report(
    `${WAITING} waiting: memory`,
    `${((residentBytes(filling.child) - empty) / WAITING).toFixed(0)} bytes each, what publishing them takes included`,
  );
  await stop(filling);
  const platform = await startPlatform(directory);
  report(`${WAITING} waiting: start`, `${platform.ready.toFixed(0)} ms`);
  await dueToDelivered(platform);
}

/** The lateness of messages that are published with a delay, including the publish itself. */
async function dueToDelivered({ queue }: BenchedPlatform): Promise<void> {
  const sent = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const path = `/timed/${i}`;
    const headers = { authorization: `Bearer ${TOKEN}`, 'Upstash-Delay': `${DELAY / 1000}s` };
    sent.set(path, performance.now());
    const url = `${queue}/v2/publish/${address}${path}`;
    await (await fetch(url, { method: 'POST', headers, body: BODY })).text();
  }
  await until(() => [...sent.keys()].every((path) => arrivals.has(path)));
  const late = [...sent].map(([path, at]) => arrivals.get(path)! - at - DELAY);
  report(
    `${WAITING} waiting: due to delivered`,
    `p50 ${quantile(late).toFixed(1)} ms, p99 ${quantile(late, 0.99).toFixed(1)} ms`,
  );
}

/** Publishes in batches, several at a time. @returns the number of messages */
async function publishMany(
  queue: string,
  count: number,
  destination: string,
  headers: Record<string, string>,
): Promise<number> {
  const size = 500;
  const items = Array.from({ length: size }, () => ({ destination, headers, body: BODY }));
  const body = JSON.stringify(items);
  let begun = 0;
  const publishSome = async () => {
    while (begun < count) {
      begun += size;
      const response = await fetch(`${queue}/v2/batch`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}` },
        body,
      });
      if (!response.ok) throw new Error(await response.text());
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, publishSome));
  return begun;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, report } from './figures.ts';
import { generator, load, type Workload } from './load.ts';
import { startPlatform, type BenchedPlatform } from './platform.ts';
import { stopAll } from './processes.ts';
import { firstThreadTime, processorTime } from './processor-time.ts';

/**
 * What a request takes on the thread that serves it, where it has the connections itself and where two threads have them
 * (`--http-threads 2`): processor time of that thread, in pairs by turns, medians. With cores to spare, that thread limits
 * how many requests are served, unless the others are busier: what they take is that of each one.
 *
 * That thread shares a core with the load, and the others are on another one, so that it has always something to do, as a
 * thread that limits others has (Linux, `taskset`). The load has to be made in less time than the thread needs.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 3;
const CONNECTIONS = 64;
const THREADS = 2;
const TOKEN = 'plinth-development-token';

const commands = Array.from({ length: 100 }, (_, index) =>
  index % 2 === 0 ? ['SET', `key${index}`, 'hello'] : ['GET', 'key0'],
);
const workloads: Readonly<Record<string, Workload>> = {
  'GET /get/key0': { path: '/get/key0', token: TOKEN },
  'POST ["GET",…]': { path: '/', token: TOKEN, body: '["GET","key0"]' },
  'pipeline of 100': { path: '/pipeline', token: TOKEN, body: JSON.stringify(commands) },
};

interface Cost {
  /** Of the thread that serves requests, in microseconds for each. */
  readonly serving: number;
  /** Of all others. */
  readonly others: number;
}

if (generator !== 'wrk')
  throw new Error('it needs wrk: the load of autocannon takes longer than the answers');
pin(process.pid, 0);
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  const alone = await startPlatform(join(folder, 'alone'));
  const flags = ['--http-threads', String(THREADS)];
  const shared = await startPlatform(join(folder, 'shared'), flags);
  for (const thread of workersOf(shared.child.pid!)) pin(thread, 1);
  for (const [what, workload] of Object.entries(workloads)) {
    const pairs = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { alone: await costOf(alone, workload), shared: await costOf(shared, workload) };
      // The first one only warms up.
      if (round > 0) pairs.push(pair);
    }
    const one = quantile(pairs.map((pair) => pair.alone.serving));
    const serving = quantile(pairs.map((pair) => pair.shared.serving));
    const others = quantile(pairs.map((pair) => pair.shared.others)) / THREADS;
    const ratio = quantile(
      pairs.map(
        ({ alone: { serving: all }, shared: with2 }) =>
          all / Math.max(with2.serving, with2.others / THREADS),
      ),
    );
    report(
      what,
      `${one.toFixed(1)} µs, with ${THREADS} threads ${serving.toFixed(1)} µs and ${others.toFixed(1)} µs on each of them, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

async function costOf({ child, redis }: BenchedPlatform, workload: Workload): Promise<Cost> {
  const [first, all] = [firstThreadTime(child.pid!), processorTime(child.pid!)];
  const { requestsPerSecond } = await load(redis, workload, CONNECTIONS, SECONDS);
  const requests = requestsPerSecond * SECONDS;
  const serving = ((firstThreadTime(child.pid!) - first) * 1e3) / requests;
  const total = ((processorTime(child.pid!) - all) * 1e6) / requests;
  return { serving, others: total - serving };
}

/** Has a process or a thread, and what it starts, run on one core. */
function pin(id: number, core: number): void {
  execFileSync('taskset', ['-pc', String(core), String(id)], { stdio: 'ignore' });
}

/** The threads of a process that run JavaScript besides the first one, as Node 26 names them. */
function workersOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks)
    .filter((id) => readFileSync(`${tasks}/${id}/comm`, 'utf8').trim() === 'WorkerThread')
    .map(Number);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, report } from './figures.ts';
import { load, type Workload } from './load.ts';
import { startPlatform, type BenchedPlatform } from './platform.ts';
import { stopAll } from './processes.ts';
import { processorTime } from './processor-time.ts';

/**
 * What a request takes where the front reads it, and where Node does (`--http node`): processor time of the platform, in
 * pairs by turns, medians.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 64;
const TOKEN = 'plinth-development-token';

const workloads: Readonly<Record<string, Workload>> = {
  'GET /get/key0': { path: '/get/key0', token: TOKEN },
  'POST ["GET",…]': { path: '/', token: TOKEN, body: '["GET","key0"]' },
};

const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
try {
  const front = await startPlatform(join(folder, 'front'));
  const node = await startPlatform(join(folder, 'node'), ['--http', 'node']);
  for (const [what, workload] of Object.entries(workloads)) {
    const pairs = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { front: await costOf(front, workload), node: await costOf(node, workload) };
      // The first one only warms up.
      if (round > 0) pairs.push(pair);
    }
    const [own, theirs, ratio] = [
      quantile(pairs.map((pair) => pair.front)),
      quantile(pairs.map((pair) => pair.node)),
      quantile(pairs.map((pair) => pair.node / pair.front)),
    ];
    report(
      what,
      `${own.toFixed(1)} µs, by Node ${theirs.toFixed(1)} µs, ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

/** Microseconds of processor time for a request. */
async function costOf({ child, redis }: BenchedPlatform, workload: Workload): Promise<number> {
  const before = processorTime(child.pid!);
  const { requestsPerSecond } = await load(redis, workload, CONNECTIONS, SECONDS);
  return ((processorTime(child.pid!) - before) * 1e6) / (requestsPerSecond * SECONDS);
}

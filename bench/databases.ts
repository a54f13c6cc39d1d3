import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answering, freePort, residentBytes, start, stopAll } from './processes.ts';

/**
 * Many databases in one process: the time to create them through the management API, the cost of an idle one, and the
 * time of a start with all of them. `node bench/databases.ts`
 */
const COUNT = Number(process.env['BENCH_DATABASES'] ?? 1000);
const AT_ONCE = 16;
const AUTHORIZATION = `Basic ${Buffer.from('developer@plinth.local:plinth-development-api-key').toString('base64')}`;

// Explicit, because otherwise the second start might take ports of databases.
const [redisPort, managementPort] = [await freePort(), await freePort()];
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));

try {
  const first = await startPlinth();
  // The growth of a process during its first busy period is not a cost of the databases.
  await createAll(first.management, 'warm-up', COUNT / 4, true);
  const empty = await settledBytes(first.child);
  const begun = performance.now();
  const tokens = await createAll(first.management, 'database', COUNT);
  const seconds = (performance.now() - begun) / 1000;
  report('created', `${(COUNT / seconds).toFixed(0)}/s (${AT_ONCE} requests at a time)`);
  const idle = await settledBytes(first.child);
  report('idle, each', `${((idle - empty) / COUNT / 1024).toFixed(1)} KB resident`);
  await writeToAll(first.redis, tokens);
  const used = await settledBytes(first.child);
  report('with a key, each', `${((used - empty) / COUNT / 1024).toFixed(1)} KB resident`);
  await new Promise<void>((resolve) => {
    first.child.once('exit', () => resolve());
    first.child.kill('SIGTERM');
  });

  const again = await startPlinth();
  report('start to first answer', `${again.ready.toFixed(0)} ms`);
  const started = await settledBytes(again.child);
  report('then, in all', `${(started / 1e6).toFixed(0)} MB resident`);
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, figure: string): void {
  console.log(`${`${COUNT} databases: ${what}`.padEnd(40)}${figure}`);
}

async function startPlinth() {
  const begun = performance.now();
  const child = start(process.execPath, [
    '--',
    fileURLToPath(new URL('../bin/plinth.js', import.meta.url)),
    'start',
    ...['--redis-port', String(redisPort), '--management-port', String(managementPort)],
    ...['--kafka-port', '0', '--queue-port', '0', '--console-port', '0', '--resp-port', '0'],
    ...['--data-dir', folder],
  ]);
  const redis = `http://127.0.0.1:${redisPort}`;
  await answering(redis);
  const ready = performance.now() - begun;
  const management = `http://127.0.0.1:${managementPort}`;
  await answering(management);
  return { child, redis, management, ready };
}

function database(name: string): object {
  return { name, region: 'us-east-1', tls: false };
}

/** @returns the Standard tokens */
async function createAll(
  management: string,
  name: string,
  count: number,
  thenDelete = false,
): Promise<string[]> {
  const tokens: string[] = [];
  let next = 0;
  const createSome = async () => {
    while (next < count) {
      const body = database(`${name}-${next++}`);
      const made = await manage(management, 'POST', '/v2/redis/database', body);
      const { database_id: id, rest_token: token } = made as Record<string, string>;
      tokens.push(token!);
      if (thenDelete) await manage(management, 'DELETE', `/v2/redis/database/${id}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, createSome));
  return tokens;
}

async function writeToAll(redis: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const response = await fetch(`${redis}/set/key/value`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(await response.text());
    await response.text();
  }
}

async function manage(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: AUTHORIZATION },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The memory of a process once it is idle. */
async function settledBytes(child: Parameters<typeof residentBytes>[0]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return residentBytes(child);
}

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOf } from '../../harness/rounds.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

const ROUNDS = roundsOf(5);
const WRITERS = 6;
/** Large enough that a rewrite of the log is often in progress when the kill comes. */
const PADDING = 'x'.repeat(2000);

let folder: string;
let platform: PlatformProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-killed-'));
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** @returns undefined if the answer did not come because the process was killed */
async function ask<Body>(path: string, body: unknown): Promise<Body | undefined> {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = platform.env;
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Body;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

interface Envelope {
  readonly result?: unknown;
  readonly error?: string;
}

async function run(...argv: string[]): Promise<unknown> {
  const answer = await ask<Envelope>('/', argv);
  if (answer !== undefined && 'error' in answer) throw new Error(answer.error);
  return answer?.result;
}

/** The progress of a writer: numbers up to `sent` may be there, those up to `acknowledged` must be. */
interface Writer {
  readonly name: string;
  sent: number;
  acknowledged: number;
}

/** Appends numbers to a list, replaces a value and increments a counter, in one pipeline each. */
async function writeUntilKilled(writer: Writer): Promise<void> {
  const { name } = writer;
  for (;;) {
    const n = ++writer.sent;
    const rows = await ask<Envelope[]>('/pipeline', [
      ['RPUSH', `list:${name}`, n],
      ['SET', `text:${name}`, `${n} ${PADDING}`],
      ['HINCRBY', 'counts', name, 1],
      ['SET', `gone:${name}:${n}`, PADDING, 'PX', 20],
    ]);
    if (rows === undefined) return;
    expect(rows).toEqual([{ result: n }, { result: 'OK' }, { result: n }, { result: 'OK' }]);
    writer.acknowledged = n;
  }
}

/** Checks the data after a start: wherever in the pipeline the kill came, all rows before it are there. */
async function check(writer: Writer): Promise<void> {
  const { name, sent, acknowledged } = writer;
  const list = (await run('LRANGE', `list:${name}`, '0', '-1')) as string[];
  expect(list).toEqual(Array.from({ length: list.length }, (_, i) => String(i + 1)));
  const text = Number.parseInt(((await run('GET', `text:${name}`)) ?? '0') as string, 10);
  const count = Number((await run('HGET', 'counts', name)) ?? 0);
  expect(acknowledged).toBeLessThanOrEqual(count);
  expect(count).toBeLessThanOrEqual(text);
  expect(text).toBeLessThanOrEqual(list.length);
  expect(list.length).toBeLessThanOrEqual(sent);
  // Completes everything that was begun, so that the next round continues from one number.
  for (let n = text + 1; n <= list.length; n++) await run('SET', `text:${name}`, `${n} `);
  for (let n = count + 1; n <= list.length; n++) await run('HINCRBY', 'counts', name, '1');
  writer.sent = list.length;
  writer.acknowledged = list.length;
}

/** How many rewrites of the log have begun. One that was interrupted by a kill has a new increment, but no base yet. */
function rewrites(): number {
  const file = join(folder, 'data/redis/default/appendonly.aof.manifest');
  // Before the first write there is none.
  const manifest = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const increments = [...manifest.matchAll(/incr\.aof seq (\d+) type i/g)];
  return Number(increments.at(-1)?.[1] ?? 0);
}

test('acknowledged writes survive a kill, and none is repeated', async () => {
  const flags = ['--data-dir', join(folder, 'data'), '--log-level', 'warn'];
  const writers = Array.from({ length: WRITERS }, (_, i) => {
    return { name: String(i), sent: 0, acknowledged: 0 };
  });
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    platform = await startPlatform('start', flags);
    await Promise.all(writers.map(check));
    await run(
      'CONFIG',
      'SET',
      'auto-aof-rewrite-min-size',
      '1',
      'auto-aof-rewrite-percentage',
      '1',
    );
    const begun = writers.map((writer) => writer.acknowledged);
    const rewritten = rewrites();
    const writing = writers.map(writeUntilKilled);
    // Any moment at which a rewrite can be in progress: the log is checked once a second.
    await new Promise((resolve) => setTimeout(resolve, 1050 + Math.random() * 300));
    // However little a busy machine has done until then.
    const fewest = () => Math.min(...writers.map((writer, i) => writer.acknowledged - begun[i]!));
    await expect.poll(fewest).toBeGreaterThan(1);
    await expect.poll(rewrites).toBeGreaterThan(rewritten);
    await platform.stop('SIGKILL');
    await Promise.all(writing);
    for (const [i, writer] of writers.entries()) acknowledged += writer.acknowledged - begun[i]!;
  }
  platform = await startPlatform('start', flags);
  await Promise.all(writers.map(check));
  expect(acknowledged).toBeGreaterThan(ROUNDS * WRITERS);
});

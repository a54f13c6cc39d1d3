import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../base/test-clock.ts';
import { order, response, startTestCore, testUser, type TestCore } from '../testing.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const user = testUser();

const cores: TestCore[] = [];
const directories: string[] = [];

afterEach(async () => {
  for (const { core } of cores.splice(0)) await core.close(0);
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  return join(directory, 'queue.db');
}

async function start(file: string, clock = new TestClock()): Promise<TestCore> {
  const core = await startTestCore({ file, clock });
  cores.push(core);
  return core;
}

/** What a process would find that is started when the one before has been killed. */
async function startAfterKill(file: string, at: number): Promise<TestCore> {
  const copy = newFile();
  for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end);
  return start(copy, new TestClock(at));
}

test('what waited is delivered at its time by the next run', async () => {
  const file = newFile();
  const first = await start(file);
  await first.publish(order('/later', { delay: HOUR }), order('/sooner', { delay: HOUR / 2 }));
  await first.core.close(0);
  const began = first.clock.now();
  const next = await start(file, new TestClock(began + 10 * SECOND));
  await next.advance(2 * HOUR);
  expect(next.courier.seen.map(({ path, at }) => [path, at - began])).toEqual([
    ['/sooner', HOUR / 2],
    ['/later', HOUR],
  ]);
});

test('what came due in between is delivered at once', async () => {
  const file = newFile();
  const first = await start(file);
  await first.publish(order('/', { delay: HOUR }));
  await first.core.close(0);
  const next = await start(file, new TestClock(first.clock.now() + 2 * HOUR));
  await next.settle();
  expect(next.courier.seen.length).toBe(1);
});

test('what was under way at a crash is delivered again, and nothing else', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = ({ path }) => (path === '/slow' ? undefined : response(200));
  await first.publish(order('/done'), order('/slow'));
  await first.settle();
  expect(first.courier.paths()).toEqual(['/done', '/slow']);
  const next = await startAfterKill(file, first.clock.now());
  await next.settle();
  expect(next.courier.paths()).toEqual(['/slow']);
  expect(next.courier.seen[0]!.header('Upstash-Retried')).toBe('0');
});

test('a retry comes at its time, with its count, after a crash', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = () => response(500);
  await first.publish(order('/', { retryDelay: '60000' }));
  await first.settle();
  const began = first.clock.now();
  const next = await startAfterKill(file, began);
  await next.advance(HOUR);
  expect(next.courier.seen.map(({ at }) => at - began)).toEqual([60 * SECOND]);
  expect(next.courier.seen[0]!.header('Upstash-Retried')).toBe('1');
});

test('a queue waits for the retries and callbacks of its turn after a crash as well', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = ({ path }) => response(path === '/1' ? 200 : 500);
  const callback = {
    url: 'https://example.com/callback',
    method: 'POST',
    headers: [],
    when: 'finished',
    retries: 1,
    retryDelay: '60000',
  } as const;
  await first.publish(order('/1', { queue: 'q', callback }), order('/2', { queue: 'q' }));
  await first.settle();
  expect(first.courier.paths()).toEqual(['/1', '/callback']);
  const next = await startAfterKill(file, first.clock.now());
  next.courier.script = ({ path }) => response(path === '/callback' ? 500 : 200);
  await next.advance(HOUR);
  expect(next.courier.paths()).toEqual(['/callback', '/2']);
});

test('what a rate has counted before a crash is counted after it', async () => {
  const file = newFile();
  const first = await start(file);
  const began = first.clock.now();
  const flowControl = { key: 'k', rate: 2, period: 60 };
  await first.publish(...['/1', '/2', '/3', '/4'].map((path) => order(path, { flowControl })));
  await first.settle();
  expect(first.courier.seen.length).toBe(2);
  const next = await startAfterKill(file, began + 10 * SECOND);
  await next.advance(HOUR);
  expect(next.courier.seen.map(({ path, at }) => [path, (at - began) / SECOND])).toEqual([
    ['/3', 60],
    ['/4', 60],
  ]);
});

test('what was canceled under way is not delivered again after a crash', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = () => undefined;
  const [id] = await first.publish(order());
  await first.settle();
  await first.core.messages.cancel(user, id!);
  const next = await startAfterKill(file, first.clock.now());
  await next.advance(HOUR);
  expect(next.courier.seen).toEqual([]);
});

test('the messages of a deleted queue are gone after a crash too', async () => {
  const file = newFile();
  const first = await start(file);
  await first.core.queues.upsert(user, 'q', { paused: true });
  await first.publish(...Array.from({ length: 1000 }, () => order('/', { queue: 'q' })));
  const deleted = first.core.queues.delete(user, 'q');
  await deleted;
  const next = await startAfterKill(file, first.clock.now());
  await next.advance(HOUR);
  expect(next.courier.seen).toEqual([]);
});

test('a stop lets what is under way end, and leaves the rest for the next run', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = () => undefined;
  await first.publish(order('/1', { queue: 'q' }), order('/2', { queue: 'q' }));
  await first.settle();
  const closed = first.core.close(10 * SECOND);
  await first.clock.advance(5 * SECOND);
  first.courier.seen[0]!.answer(response(200));
  await closed;
  await expect(first.publish(order())).rejects.toMatchObject({ code: 'closing' });
  const next = await start(file, first.clock);
  await next.settle();
  expect(next.courier.paths()).toEqual(['/2']);
});

test('a stop does not wait longer than its grace; what is broken off is due again', async () => {
  const file = newFile();
  const first = await start(file);
  first.courier.script = () => undefined;
  await first.publish(order('/1'));
  await first.settle();
  const closed = first.core.close(10 * SECOND);
  await first.clock.advance(10 * SECOND);
  await closed;
  const next = await start(file, first.clock);
  await next.settle();
  expect(next.courier.paths()).toEqual(['/1']);
});

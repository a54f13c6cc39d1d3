import { getEventListeners } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../../signing-keys.ts';
import { QueueError } from '../../errors.ts';
import type { Published } from '../../message.ts';
import { query } from '../store/query.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const user = testUser();

const cores: TestCore[] = [];
const directories: string[] = [];

afterEach(async () => {
  for (const { core } of cores.splice(0)) await core.close(0);
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

async function start(options: Parameters<typeof startTestCore>[0]): Promise<TestCore> {
  const core = await startTestCore(options);
  cores.push(core);
  return core;
}

/** A store whose disk fails on command. */
async function startWithBadDisk() {
  const clock = new TestClock();
  const disk = { bad: false };
  const store = SqliteQueueStore.open(':memory:', clock, {
    end: (commit) => {
      if (disk.bad) {
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR' });
      }
      commit();
    },
  });
  return { ...(await start({ clock, store })), disk };
}

test('a publish that can not be written is refused, and not delivered', async () => {
  const { core, settle, courier, disk } = await startWithBadDisk();
  await core.owners.of(user);
  disk.bad = true;
  const published = core.messages.publish(user, [order()]);
  await expect(published).rejects.toThrow(
    'the queue service can not write to its store: disk I/O error',
  );
  disk.bad = false;
  await settle();
  expect(courier.seen).toEqual([]);
});

test('a delivery whose result can not be written is not repeated', async () => {
  const { core, publish, advance, settle, courier, disk } = await startWithBadDisk();
  courier.script = ({ path }) => (path === '/1' ? undefined : response(200));
  const [id] = await publish(order('/1', { queue: 'q' }), order('/2', { queue: 'q' }));
  await settle();
  disk.bad = true;
  courier.seen[0]!.answer(response(200));
  await advance(10 * SECOND);
  expect(courier.paths()).toEqual(['/1']);
  disk.bad = false;
  await advance(SECOND);
  expect(courier.paths()).toEqual(['/1', '/2']);
  await expect(core.messages.get(user, id!)).rejects.toMatchObject({ code: 'messageNotFound' });
});

test('a delivery whose result can not be written for long leaves nothing behind at each try', async () => {
  const { publish, advance, settle, courier, disk } = await startWithBadDisk();
  courier.script = () => undefined;
  await publish(order());
  await settle();
  const listening = vi.spyOn(EventTarget.prototype, 'addEventListener');
  onTestFinished(() => listening.mockRestore());
  disk.bad = true;
  courier.seen[0]!.answer(response(200));
  await advance(60 * SECOND);
  const stopping = listening.mock.contexts[0] as AbortSignal;
  expect(getEventListeners(stopping, 'abort')).toHaveLength(1);
  disk.bad = false;
  await advance(SECOND);
  expect(getEventListeners(stopping, 'abort')).toEqual([]);
});

test('a delivery whose signing key can not be read from the store is no attempt, and is made later', async () => {
  const internal = catchInternalErrors();
  let fails = true;
  const signingKey = async () => {
    if (fails) throw new QueueError('storeFailed', { reason: 'disk I/O error' });
    return DEVELOPMENT_SIGNING_KEYS.current;
  };
  const { core, publish, advance, courier } = await start({ signingKey });
  courier.script = () => response(200);
  await publish(order('/1', { queue: 'q', retries: 0 }), order('/2', { queue: 'q', retries: 0 }));
  await advance(10 * SECOND);
  expect(courier.seen).toEqual([]);
  fails = false;
  await advance(10 * SECOND);
  expect(courier.paths()).toEqual(['/1', '/2']);
  expect((await core.deadLetters.list(user, {}, { count: 10 })).items).toEqual([]);
  expect(internal).toEqual([]);
});

test('a delivery that counts for a rate starts after the count is written', async () => {
  const { core, publish, advance, courier, disk } = await startWithBadDisk();
  const flowControl = { key: 'k', rate: 1, period: 60 };
  await publish(
    order('/1', { delay: SECOND, flowControl }),
    order('/2', { flowControl, queue: 'q', delay: SECOND }),
  );
  disk.bad = true;
  await advance(30 * SECOND);
  expect(courier.seen).toEqual([]);
  disk.bad = false;
  await advance(10 * SECOND);
  expect(courier.seen.length).toBe(1);
  await advance(60 * SECOND);
  expect(courier.seen.length).toBe(2);
  expect(await core.flowControls.get(user, 'k')).toMatchObject({ parallelismCount: 0 });
});

const delivered = query<object>()((db) =>
  db.selectFrom('log').select('url').where('state', 'in', ['DELIVERED', 'FAILED']),
);

/** The paths of ended messages, by the log. */
async function ended(core: TestCore['core']): Promise<string[]> {
  const rows = await core.store.read((reader) => reader.all(delivered, {}));
  return rows.map(({ url }) => new URL(url).pathname);
}

test('after a kill at any commit, every acknowledged message is delivered, and none whose result was written is repeated', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  const file = join(directory, 'queue.db');
  const clock = new TestClock();
  const kills: { file: string; at: number; acknowledged: readonly string[] }[] = [];
  const acknowledged: string[] = [];
  const store = SqliteQueueStore.open(file, clock, {
    end: (commit) => {
      commit();
      const copy = join(directory, `kill-${kills.length}.db`);
      for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end);
      kills.push({ file: copy, at: clock.now(), acknowledged: [...acknowledged] });
    },
  });
  const first = await start({ clock, store });
  first.courier.script = ({ path }, count) =>
    path === '/dead' || (path === '/q1' && count < 5) ? response(500) : response(200);
  const publish = async (path: string, more: Parameters<typeof order>[1]): Promise<void> => {
    const published: Published[] = await first.publishFor(user, order(path, more));
    if (published.length > 0) acknowledged.push(path);
  };
  const callback = {
    url: 'https://example.com/callback',
    method: 'POST',
    headers: [],
    when: 'finished',
  } as const;
  const flowControl = { key: 'k', rate: 1, period: 5 };
  await publish('/q1', { queue: 'q', callback });
  await publish('/q2', { queue: 'q', delay: SECOND });
  await publish('/k1', { flowControl });
  await publish('/q3', { queue: 'q', delay: 2 * SECOND, flowControl });
  await publish('/k2', { flowControl });
  await publish('/dead', { retries: 1 });
  await first.advance(DAY);
  expect((await ended(first.core)).toSorted()).toEqual(
    ['/callback', '/dead', '/k1', '/k2', '/q1', '/q2', '/q3'].toSorted(),
  );
  expect(kills.length).toBeGreaterThan(10);
  for (const kill of kills) {
    const next = await startTestCore({ file: kill.file, clock: new TestClock(kill.at) });
    // The state before anything has happened in this run.
    const before = await ended(next.core);
    await next.advance(DAY);
    const paths = next.courier.paths();
    const after = [...before, ...paths];
    for (const path of kill.acknowledged) expect(after).toContain(path);
    for (const path of before) expect(paths).not.toContain(path);
    const inQueue = paths.filter((path) => path.startsWith('/q'));
    expect(inQueue).toEqual(inQueue.toSorted());
    await next.core.close(0);
  }
});

import { afterEach, expect, test } from 'vitest';
import type { DeadLetterFilter } from '../../filter.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
  type TestCoreOptions,
} from '../testing.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const user = testUser();

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

/** Whose destinations answer 500 to all but `/ok`, until they are told otherwise. */
async function start(options: TestCoreOptions = {}): Promise<TestCore> {
  open = await startTestCore(options);
  open.courier.script = ({ path }) =>
    path === '/ok' ? response(200) : response(500, { 'x-why': 'broken' }, 'no');
  return open;
}

async function paths(filter: DeadLetterFilter = {}): Promise<string[]> {
  const page = await open!.core.deadLetters.list(user, filter, { count: 100 });
  return page.items.map(({ url }) => new URL(url).pathname);
}

/** The id of the only dead letter. */
async function only(): Promise<string> {
  const page = await open!.core.deadLetters.list(user, {}, { count: 100 });
  expect(page.items.length).toBe(1);
  return page.items[0]!.dlqId;
}

test('a message that is given up is a dead letter, with all that it said and the last response', async () => {
  const { core, publish, settle, clock } = await start();
  const now = clock.now();
  const [messageId] = await publish(
    order('/a', {
      method: 'PUT',
      body: 'hi',
      headers: [['X-A', '1']],
      labels: ['one'],
      retries: 0,
      queue: 'q',
    }),
    order('/ok'),
  );
  await settle();
  const dlqId = await only();
  expect(dlqId).toMatch(/^\d{13}-\d+$/);
  const letter = await core.deadLetters.get(user, dlqId);
  expect(letter).toMatchObject({
    dlqId,
    messageId,
    url: 'https://example.com/a',
    method: 'PUT',
    body: Buffer.from('hi'),
    headers: [['X-A', '1']],
    labels: ['one'],
    queue: 'q',
    maxRetries: 0,
    retried: 0,
    createdAt: now,
    failedAt: now,
    response: { status: 500, headers: { 'x-why': ['broken'] }, body: Buffer.from('no') },
  });
  expect(letter.error).toBeUndefined();
});

test('where there was no response the dead letter tells why, and its status is 0', async () => {
  const { core, publish, settle, courier } = await start();
  courier.script = () => ({ kind: 'failure', reason: 'connection refused' });
  await publish(order('/a', { retries: 0 }));
  await settle();
  expect(await core.deadLetters.get(user, await only())).toMatchObject({
    error: 'connection refused',
    response: { status: 0, headers: {}, body: Buffer.alloc(0) },
  });
});

test('each filter selects, several must all hold, and ids override them', async () => {
  const { core, publish, publishFor, advance, courier, clock } = await start();
  const began = clock.now();
  courier.script = ({ path }) => response(path === '/a' ? 404 : 500);
  await core.groups.addEndpoints(user, 'g', [{ url: 'https://g.example/g' }]);
  const retries = 0;
  const [a] = await publish(
    order('/a', { retries, labels: ['one', 'two'], callerIp: '192.0.2.7' }),
  );
  await advance(SECOND);
  await publish(order('/b', { retries, labels: ['two'], queue: 'q' }));
  await publish(order('/c', { retries, flowControl: { key: 'k' } }));
  await advance(SECOND);
  await publishFor(user, { ...order('/', { retries }), destination: { group: 'g' } });
  await publishFor(testUser('bob'), order('/bob', { retries, labels: ['one'] }));
  await advance(SECOND);
  expect((await paths()).toSorted()).toEqual(['/a', '/b', '/c', '/g']);
  expect((await paths())[0]).toBe('/g');
  expect(await paths({ labels: ['one'] })).toEqual(['/a']);
  expect((await paths({ labels: ['one', 'two'] })).toSorted()).toEqual(['/a', '/b']);
  expect(await paths({ labels: ['two'], queues: ['q'] })).toEqual(['/b']);
  expect(await paths({ labels: ['one'], queues: ['q'] })).toEqual([]);
  expect(await paths({ flowControlKeys: ['k'] })).toEqual(['/c']);
  expect(await paths({ groups: ['g'] })).toEqual(['/g']);
  expect(await paths({ urls: ['https://example.com/b'] })).toEqual(['/b']);
  expect(await paths({ callerIps: ['192.0.2.7'] })).toEqual(['/a']);
  expect(await paths({ responseStatuses: [404, 418] })).toEqual(['/a']);
  expect(await paths({ scheduleIds: ['s'] })).toEqual([]);
  expect(await paths({ from: began + 2 * SECOND })).toEqual(['/g']);
  expect(await paths({ to: began })).toEqual(['/a']);
  expect(await paths({ messageIds: [a!, 'msg_x'] })).toEqual(['/a']);
  expect(await paths({ messageIds: [a!], labels: ['x'] })).toEqual([]);
  const { items } = await core.deadLetters.list(user, { messageIds: [a!] }, { count: 1 });
  const { dlqId } = items[0]!;
  expect(await paths({ dlqIds: [dlqId, dlqId, 'x', '1-1'], labels: ['x'] })).toEqual(['/a']);
  const bob = testUser('bob');
  await expect(core.deadLetters.get(bob, dlqId)).rejects.toMatchObject({
    code: 'deadLetterNotFound',
  });
  expect(await core.deadLetters.deleteMany(bob, { dlqIds: [dlqId] }, { count: 9 })).toEqual({
    deleted: 0,
  });
});

test('pages follow each other without gaps', async () => {
  const { core, publish, settle } = await start();
  await publish(...Array.from({ length: 7 }, (_, n) => order(`/${n}`, { retries: 0 })));
  await settle();
  const all = await paths();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await core.deadLetters.list(user, {}, { count: 3, cursor });
    seen.push(...page.items.map(({ url }) => new URL(url).pathname));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(all);
  const wrong = { count: 3, cursor: 'log-1' };
  await expect(core.deadLetters.list(user, {}, wrong)).rejects.toMatchObject({
    code: 'invalidCursor',
  });
});

test('dead letters are deleted one by one and many together', async () => {
  const { core, publish, settle } = await start();
  await publish(...Array.from({ length: 1200 }, (_, n) => order(`/${n % 2}`, { retries: 0 })));
  await settle();
  const [first] = (await core.deadLetters.list(user, {}, { count: 1 })).items;
  await core.deadLetters.delete(user, first!.dlqId);
  const gone = { code: 'deadLetterNotFound', message: `dead letter ${first!.dlqId} not found` };
  await expect(core.deadLetters.delete(user, first!.dlqId)).rejects.toMatchObject(gone);
  await expect(core.deadLetters.get(user, first!.dlqId)).rejects.toMatchObject(gone);
  const filter = { urls: ['https://example.com/0'] };
  let deleted = 0;
  let cursor: string | undefined;
  do {
    const page = await core.deadLetters.deleteMany(user, filter, { count: 100, cursor });
    deleted += page.deleted;
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(deleted).toBeGreaterThanOrEqual(599);
  expect(await paths(filter)).toEqual([]);
  expect((await paths()).length).toBe(100);
});

test('a dead letter is published once more, as a new message', async () => {
  const { core, publish, settle, courier, clock } = await start();
  const [old] = await publish(
    order('/a', {
      method: 'PUT',
      body: 'secret',
      headers: [['X-A', 'secret']],
      labels: ['one'],
      retries: 0,
      queue: 'q',
      flowControl: { key: 'k', rate: 10 },
      redaction: { body: true, headers: 'all' },
    }),
  );
  await settle();
  const dlqId = await only();
  await core.flowControls.pin(user, 'k', { rate: 20 });
  courier.script = () => response(200);
  await clock.advance(SECOND);
  const id = await core.deadLetters.retry(user, dlqId);
  expect(id).not.toBe(old);
  await settle();
  const seen = courier.seen.at(-1)!;
  expect(seen.delivery).toMatchObject({
    url: 'https://example.com/a',
    method: 'PUT',
    body: Buffer.from('secret'),
  });
  expect(seen.header('X-A')).toBe('secret');
  expect(seen.header('Upstash-Message-Id')).toBe(id);
  expect(await paths()).toEqual([]);
  const { items } = await core.logs.list(user, { messageIds: [id] }, { count: 100 });
  expect(items[0]).toMatchObject({ state: 'DELIVERED', queue: 'q', labels: ['one'] });
  expect(items[0]!.body.toString()).toMatch(/^REDACTED:/);
  await expect(core.deadLetters.retry(user, dlqId)).rejects.toMatchObject({
    code: 'deadLetterNotFound',
  });
});

test('what is said with a retry overrides what the message said', async () => {
  const { core, publish, settle, courier, advance } = await start();
  await publish(order('/a', { retries: 0, labels: ['one'] }));
  await settle();
  const dlqId = await only();
  courier.script = () => response(200);
  const id = await core.deadLetters.retry(user, dlqId, {
    method: 'GET',
    delay: 10 * SECOND,
    retries: 7,
    labels: ['two'],
  });
  expect(await core.messages.get(user, id)).toMatchObject({
    method: 'GET',
    maxRetries: 7,
    labels: ['two'],
  });
  expect(courier.seen.length).toBe(1);
  await advance(10 * SECOND);
  expect(courier.seen[1]!.delivery.method).toBe('GET');
});

test('a retry keeps to the limits that its flow-control key has now, or brings its own where the key has gone', async () => {
  const { core, publish, settle, courier, advance } = await start();
  const flowControl = { key: 'k', parallelism: 2 };
  await publish(order('/a', { retries: 0, flowControl }), order('/b', { retries: 0, flowControl }));
  await settle();
  await core.flowControls.pin(user, 'k', { parallelism: 5 });
  const retry = async () => {
    const { items } = await core.deadLetters.list(user, {}, { count: 1 });
    await core.deadLetters.retry(user, items[0]!.dlqId);
    const { parallelismMax } = await core.flowControls.get(user, 'k');
    return parallelismMax;
  };
  courier.script = () => response(200);
  expect(await retry()).toBe(5);
  await core.flowControls.unpin(user, 'k', { parallelism: true, rate: true });
  await advance(60 * 60 * SECOND);
  await expect(core.flowControls.get(user, 'k')).rejects.toThrow('not found');
  expect(await retry()).toBe(2);
});

test('a message of a URL group or a schedule stays one of it', async () => {
  const { core, publishFor, settle, courier, advance } = await start();
  await core.groups.addEndpoints(user, 'g', [{ url: 'https://g.example/g', name: 'e' }]);
  await publishFor(user, { ...order('/', { retries: 0 }), destination: { group: 'g' } });
  const scheduleId = await core.schedules.upsert(user, {
    ...order('/s', { retries: 0 }),
    cron: '* * * * *',
  });
  await advance(60 * SECOND);
  await core.schedules.delete(user, scheduleId);
  courier.script = () => undefined;
  const { items } = await core.deadLetters.retryMany(user, {}, { count: 100 });
  await settle();
  const messages = await Promise.all(items.map((id) => core.messages.get(user, id)));
  expect(messages).toMatchObject([{ scheduleId }, { group: 'g', endpoint: 'e' }]);
});

test('many are retried together, a page at a time', async () => {
  const { core, publish, settle, courier } = await start();
  const all = Array.from({ length: 40 }, (_, n) => `/${n}`);
  await publish(...all.map((path) => order(path, { retries: 0 })));
  await settle();
  courier.script = () => response(200);
  const first = await core.deadLetters.retryMany(user, {}, { count: 25 });
  expect(first.items.length).toBe(25);
  const page = { count: 25, cursor: first.cursor };
  const second = await core.deadLetters.retryMany(user, {}, page);
  expect([second.items.length, second.cursor]).toEqual([15, undefined]);
  expect(await core.deadLetters.retryMany(user, {}, page)).toEqual({ items: [] });
  await settle();
  expect(courier.paths().toSorted()).toEqual(all.flatMap((path) => [path, path]).toSorted());
  const unknown = { dlqIds: ['1-1', 'x'] };
  await expect(core.deadLetters.retryMany(user, unknown, { count: 3 })).rejects.toMatchObject({
    code: 'deadLetterNotFound',
  });
});

test('a retry that is refused leaves the dead letter', async () => {
  const { core, publishFor, settle } = await start();
  const small = testUser('small', { maxRequestsPerDay: 3 });
  await publishFor(small, order('/a', { retries: 0 }), order('/b', { retries: 0 }));
  await settle();
  const list = () => core.deadLetters.list(small, {}, { count: 100 });
  const { items } = await core.deadLetters.retryMany(small, {}, { count: 100 });
  expect(items.length).toBe(1);
  const [left] = (await list()).items;
  await expect(core.deadLetters.retry(small, left!.dlqId)).rejects.toMatchObject({
    code: 'dailyLimit',
    rateLimit: { limit: 3, remaining: 0 },
  });
  const lowered = testUser('small', { maxRetries: 0, maxRequestsPerDay: 100 });
  const overrides = { retries: 1 };
  await expect(core.deadLetters.retry(lowered, left!.dlqId, overrides)).rejects.toMatchObject({
    code: 'tooManyRetries',
  });
  expect((await list()).items.map(({ dlqId }) => dlqId)).toContain(left!.dlqId);
  await core.deadLetters.retry(lowered, left!.dlqId);
});

test('of two retries at once one is a message', async () => {
  const { core, publish, settle, courier } = await start();
  await publish(order('/a', { retries: 0 }));
  await settle();
  const dlqId = await only();
  courier.script = () => response(200);
  const outcomes = await Promise.allSettled([1, 2].map(() => core.deadLetters.retry(user, dlqId)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await settle();
  expect(courier.seen.length).toBe(2);
});

test('of two retries of all at once the later one has nothing to do', async () => {
  const { core, publish, settle, courier } = await start();
  await publish(order('/a', { retries: 0 }));
  await settle();
  courier.script = () => response(200);
  const retry = () => core.deadLetters.retryMany(user, {}, { count: 10 });
  const pages = await Promise.all([retry(), retry()]);
  expect(pages.map(({ items }) => items.length)).toEqual([1, 0]);
});

test('what is older than the user may keep is told no more', async () => {
  const { core, publish, settle, advance } = await start();
  await publish(order('/a', { retries: 0 }));
  await settle();
  const dlqId = await only();
  await advance(3 * DAY + SECOND);
  expect(await paths()).toEqual([]);
  expect(await paths({ dlqIds: [dlqId] })).toEqual([]);
  await expect(core.deadLetters.get(user, dlqId)).rejects.toMatchObject({
    code: 'deadLetterNotFound',
  });
});

test('the oldest come first where that is asked, page by page', async () => {
  const { core, publish, advance } = await start();
  for (const path of ['/a', '/b', '/c', '/d', '/e']) {
    await publish(order(path, { retries: 0 }));
    await advance(SECOND);
  }
  expect(await paths()).toEqual(['/e', '/d', '/c', '/b', '/a']);
  const pages: string[][] = [];
  for (let cursor: string | undefined; pages.length < 5;) {
    const page = { count: 2, cursor, earliestFirst: true };
    const found = await core.deadLetters.list(user, {}, page);
    pages.push(found.items.map(({ url }) => new URL(url).pathname));
    if (found.cursor === undefined) break;
    ({ cursor } = found);
  }
  expect(pages).toEqual([['/a', '/b'], ['/c', '/d'], ['/e']]);
  const { items } = await core.deadLetters.list(user, {}, { count: 5 });
  const dlqIds = items.map(({ dlqId }) => dlqId);
  const named = { count: 5, earliestFirst: true };
  const again = await core.deadLetters.list(user, { dlqIds }, named);
  expect(again.items.map(({ dlqId }) => dlqId)).toEqual(dlqIds.toReversed());
});

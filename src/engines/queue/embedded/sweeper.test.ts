import { afterEach, expect, test } from 'vitest';
import { QueueError } from '../errors.ts';
import { catchInternalErrors } from '../../../../testing/base/internal-errors.ts';
import { query } from './store/query.ts';
import { TestClock } from '../../../../testing/base/test-clock.ts';
import {
  newFile,
  order,
  removeFiles,
  response,
  startTestCore,
  testUser,
  type TestCore,
  type TestCoreOptions,
} from '../../../../testing/engines/queue/embedded/embedded.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The latest time at which expired data has been deleted. */
const SWEPT = HOUR + 20 * MINUTE;
const user = testUser();

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
  removeFiles();
});

async function start(options: TestCoreOptions = {}): Promise<TestCore> {
  await open?.core.close(0);
  open = await startTestCore(options);
  return open;
}

const tables = {
  log: query<object>()((db) => db.selectFrom('log').select(['ticket as id', 'state'])),
  blocks: query<object>()((db) => db.selectFrom('log_block').select('block as id')),
  postings: query<object>()((db) => db.selectFrom('log_posting').select('term as id')),
  deadLetters: query<object>()((db) => db.selectFrom('dead_letter').select('ticket as id')),
  deduplication: query<object>()((db) => db.selectFrom('deduplication').select('key as id')),
  flowStarts: query<object>()((db) => db.selectFrom('flow_start').select('at as id')),
  usage: query<object>()((db) => db.selectFrom('usage').select('day as id')),
};

async function count(table: keyof typeof tables): Promise<number> {
  return (await open!.core.store.read((reader) => reader.all(tables[table], {}))).length;
}

test('the log is deleted after the retention of its user, and so is its index', async () => {
  const { publish, advance, core } = await start();
  await publish(...Array.from({ length: 300 }, (_, n) => order(`/${n}`)));
  await advance(2 * DAY);
  expect(await count('log')).toBe(900);
  const [id] = await publish(order('/new'));
  await advance(DAY + SWEPT);
  expect(await count('log')).toBe(3);
  const { items } = await core.logs.list(user, {}, { count: 100 });
  expect(items.map(({ messageId }) => messageId)).toEqual([id, id, id]);
  await advance(2 * DAY + SWEPT);
  expect(await count('log')).toBe(0);
  expect(await count('blocks')).toBe(0);
  expect(await count('postings')).toBe(0);
});

test('the data of a message are kept while it waits, and while any log entry refers to it', async () => {
  const { publish, advance, courier, core } = await start();
  const [id] = await publish(order('/later', { body: 'hi', delay: 5 * DAY }));
  await advance(4 * DAY);
  expect(await core.messages.get(user, id!)).toMatchObject({ body: Buffer.from('hi') });
  await advance(DAY + HOUR);
  expect(courier.seen[0]!.body).toBe('hi');
  const told = async () => (await core.logs.list(user, {}, { count: 100 })).items;
  expect(await told()).toMatchObject([
    { state: 'DELIVERED', body: Buffer.from('hi') },
    { state: 'ACTIVE', body: Buffer.from('hi') },
  ]);
  await advance(3 * DAY - 2 * HOUR);
  expect((await told()).length).toBe(2);
  await advance(HOUR + SWEPT);
  expect(await count('log')).toBe(0);
});

test('dead letters are deleted with the log of their messages', async () => {
  const { publish, advance, courier, core } = await start();
  courier.script = () => response(500);
  await publish(...Array.from({ length: 450 }, (_, n) => order(`/${n}`, { retries: 0 })));
  await advance(DAY);
  await publish(order('/new', { retries: 0, body: 'hi' }));
  await advance(2 * DAY + SWEPT);
  expect(await count('deadLetters')).toBe(1);
  const { items } = await core.deadLetters.list(user, {}, { count: 100 });
  expect(items).toMatchObject([{ url: 'https://example.com/new', body: Buffer.from('hi') }]);
  await advance(DAY);
  expect(await count('deadLetters')).toBe(0);
  expect(await count('log')).toBe(0);
});

test('the retention of each user applies to their own data', async () => {
  const { publishFor, advance, core } = await start();
  const short = testUser('short', { retention: HOUR });
  await publishFor(short, order('/short'));
  await publishFor(user, order('/long'));
  await advance(2 * HOUR + SWEPT);
  expect(await count('log')).toBe(3);
  const { items } = await core.logs.list(user, {}, { count: 100 });
  expect(items.map(({ url }) => new URL(url).pathname)).toEqual(['/long', '/long', '/long']);
  expect((await core.logs.list(short, {}, { count: 100 })).items).toEqual([]);
  await advance(3 * DAY);
  expect([await count('log'), await count('blocks')]).toEqual([0, 0]);
});

test('deduplication ids are deleted after their window', async () => {
  const { publish, advance } = await start();
  const orders = Array.from({ length: 450 }, (_, n) =>
    order('/', { deduplication: { id: String(n) } }),
  );
  await publish(...orders);
  await publish(...orders);
  expect(await count('deduplication')).toBe(450);
  await advance(21 * MINUTE);
  expect(await count('deduplication')).toBe(0);
});

test('an unused flow-control key is deleted, and created again by its next message', async () => {
  const { publish, advance, core, courier } = await start();
  const { flowControls } = core;
  const keyed = (key: string, more: Parameters<typeof order>[1] = {}) =>
    order('/', { flowControl: { key, parallelism: 1, rate: 2, period: 3600 }, ...more });
  const keys = async () => (await flowControls.list(user)).map(({ key }) => key);
  await publish(keyed('done'), keyed('later', { delay: 2 * DAY }), keyed('held', { queue: 'q' }));
  await publish(keyed('paused'), keyed('pinned'));
  await core.queues.pause(user, 'q');
  await publish(keyed('held', { queue: 'q' }));
  await flowControls.pause(user, 'paused');
  await flowControls.pin(user, 'pinned', { parallelism: 3 });
  await advance(30 * MINUTE);
  expect(await keys()).toEqual(['done', 'held', 'later', 'paused', 'pinned']);
  await advance(HOUR);
  expect(await keys()).toEqual(['held', 'later', 'paused', 'pinned']);
  expect(await count('flowStarts')).toBe(2);
  await flowControls.resume(user, 'paused');
  await flowControls.unpin(user, 'pinned', { parallelism: true, rate: true });
  await core.queues.resume(user, 'q');
  await advance(2 * DAY + 2 * HOUR);
  expect(await keys()).toEqual([]);
  expect(await count('flowStarts')).toBe(0);
  courier.script = () => undefined;
  await publish(keyed('done'), keyed('done'));
  await advance(0);
  expect(await flowControls.get(user, 'done')).toMatchObject({
    parallelismMax: 1,
    parallelismCount: 1,
    waiting: 1,
    rateMax: 2,
    rateCount: 1,
  });
});

test('counts of past days are deleted', async () => {
  const { publish, advance } = await start();
  await publish(order());
  await advance(DAY);
  await publish(order());
  expect(await count('usage')).toBe(2);
  await advance(DAY + 20 * MINUTE);
  expect(await count('usage')).toBe(1);
});

test('a sweep continues after a restart, and when the store can be written again', async () => {
  const file = newFile();
  const clock = new TestClock();
  const { publish, advance } = await start({ file, clock });
  await publish(...Array.from({ length: 300 }, (_, n) => order(`/${n}`)));
  await advance(2 * HOUR);
  expect(await count('blocks')).toBe(1);
  await open!.core.close(0);
  open = undefined;
  await clock.advance(3 * DAY);
  const later = await start({ file, clock });
  const { store } = later.core;
  const write = store.write.bind(store);
  store.write = () => Promise.reject(new QueueError('storeFailed', { reason: 'disk is full' }));
  await later.advance(HOUR);
  store.write = write;
  await later.advance(20 * MINUTE);
  expect([await count('log'), await count('blocks'), await count('postings')]).toEqual([0, 0, 0]);
});

test('a sweep that fails with an exception is reported, and the next one makes up for it', async () => {
  const seen = catchInternalErrors();
  const { core, courier, publishFor, settle, advance } = await start();
  courier.script = () => response(200);
  await publishFor(user, order('/'));
  await settle();
  const { owners } = core;
  const all = owners.all.bind(owners);
  owners.all = () => {
    throw new Error('oh');
  };
  await advance(SWEPT);
  owners.all = all;
  expect(seen[0]).toEqual({ where: 'background', message: 'oh' });
  await advance(user.limits.retention + SWEPT);
  expect(await count('log')).toBe(0);
});

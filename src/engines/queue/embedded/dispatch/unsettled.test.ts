import { afterEach, expect, test } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const SECOND = 1000;
const user = testUser('ann', { maxGlobalParallelism: 1, timeout: 60 * SECOND });

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

test('an attempt whose promise never settles ends shortly after its timeout, and others continue', async () => {
  open = await startTestCore();
  const { core, publishFor, advance, courier } = open;
  courier.script = ({ path }) => (path === '/stuck' ? undefined : response(200));
  const [stuck] = await publishFor(user, order('/stuck', { queue: 'q', retries: 0 }));
  await publishFor(user, order('/behind', { queue: 'q' }), order('/other'));
  await advance(60 * SECOND);
  expect(courier.paths()).toEqual(['/stuck']);
  await advance(5 * SECOND);
  expect(courier.paths().toSorted()).toEqual(['/behind', '/other', '/stuck']);
  const { items } = await core.deadLetters.list(user, {}, { count: 10 });
  expect(items).toMatchObject([{ messageId: stuck!.messageId, error: 'timeout after 60000 ms' }]);
  expect(core.dispatcher.parallelismOf(1)).toBe(0);

  // Its late answer is ignored.
  courier.seen[0]!.answer(response(200));
  await advance(5 * SECOND);
  expect(core.dispatcher.parallelismOf(1)).toBe(0);
});

test('an attempt that settles cancels the alarm of its timeout', async () => {
  open = await startTestCore();
  const { publishFor, advance, clock } = open;
  const before = clock.next();
  await publishFor(user, order(), order());
  await advance(2 * SECOND);
  expect(clock.next()).toBe(before);
});

test('an exception of a courier is a failed attempt, and reported; others are delivered', async () => {
  const seen = catchInternalErrors();
  open = await startTestCore();
  const { core, publishFor, settle, courier } = open;
  courier.script = ({ path }) => {
    if (path === '/other') return response(200);
    throw new Error('no wire');
  };
  await publishFor(user, order('/', { retries: 0 }));
  await publishFor(testUser('bob'), order('/other'));
  await settle();
  expect(courier.paths()).toContain('/other');
  expect(seen).toEqual([{ where: 'delivery', message: 'no wire' }]);
  const { items } = await core.deadLetters.list(user, {}, { count: 10 });
  expect(items).toMatchObject([{ error: 'it could not be sent: no wire' }]);
});

test('an exception before an attempt is reported, its message is delivered later, and others at once', async () => {
  const seen = catchInternalErrors();
  open = await startTestCore();
  const { core, publishFor, settle, advance, courier } = open;
  courier.script = () => response(200);
  const { store } = core;
  const read = store.read.bind(store);
  await publishFor(user, order('/first', { delay: 1 * SECOND }));
  await settle();
  let fails = true;
  store.read = (work) => {
    if (!fails) return read(work);
    fails = false;
    throw new Error('oh');
  };
  await advance(SECOND);
  await publishFor(testUser('bob'), order('/other'));
  await settle();
  expect(courier.paths()).toContain('/other');
  await advance(60 * SECOND);
  expect(courier.paths()).toContain('/first');
  expect(seen).toEqual([{ where: 'delivery', message: 'oh' }]);
});

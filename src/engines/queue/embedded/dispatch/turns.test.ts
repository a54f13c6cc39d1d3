import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import {
  order,
  response,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const user = testUser();
/**
 * The number of microtasks between the end of a turn and the publication of the next message;
 * negative if the publication comes first.
 */
const APART = Array.from({ length: 121 }, (_, i) => i - 60);

let open: TestCore | undefined;
afterEach(async () => {
  await open?.core.close(0);
  open = undefined;
});

test('the next message of a queue is sent if the turn of the one before ends just as it is examined', async () => {
  open = await startTestCore();
  const { core, courier, settle } = open;
  const publish = (path: string) => core.messages.publish(user, [order(path, { queue: 'q' })]);
  const microtasks = async (count: number) => {
    for (let left = count; left > 0; left--) await Promise.resolve();
  };
  courier.script = ({ path }) => (path === '/first' ? undefined : response(200));
  for (const apart of APART) {
    await publish('/first');
    await settle();
    const end = async () => {
      await microtasks(apart);
      courier.seen.at(-1)!.answer(response(200));
    };
    const next = async () => {
      await microtasks(-apart);
      await publish(`/next${apart}`);
    };
    await Promise.all([end(), next()]);
    await settle();
    expect(courier.paths().at(-1)).toBe(`/next${apart}`);
  }
});

test('a queue that delivers two at a time sends them in order, however long the first takes to be signed', async () => {
  open = await startTestCore();
  const { core, courier } = open;
  const big = testUser('big', { maxMessageSize: 4 * 1024 * 1024 });
  await core.queues.upsert(big, 'q', { parallelism: 2 });
  courier.script = () => undefined;
  // Hashed outside of the event loop.
  const large = { queue: 'q', body: 'x'.repeat(2 * 1024 * 1024) };
  await core.messages.publish(big, [order('/large', large), order('/small', { queue: 'q' })]);
  await expect.poll(() => courier.paths()).toEqual(['/large', '/small']);
});

/** A clock that goes on while work is done. */
class WorkClock extends TestClock {
  /** Milliseconds of work. */
  worked = 0;

  override now(): number {
    return super.now() + this.worked;
  }
}

test('many deliveries begin in several turns of the event loop, so that none is long', async () => {
  const clock = new WorkClock();
  open = await startTestCore({ clock });
  const { core, courier } = open;
  courier.script = () => {
    clock.worked += 1;
    return undefined;
  };
  await core.messages.publish(
    user,
    Array.from({ length: 40 }, (_, i) => order(`/${i}`)),
  );
  let longest = 0;
  while (courier.seen.length < 40) {
    const { worked } = clock;
    await new Promise(setImmediate);
    longest = Math.max(longest, clock.worked - worked);
  }
  expect(longest).toBeLessThan(10);
});

/** Delivers for 200 milliseconds, each message for one. */
async function startBusy(): Promise<TestCore> {
  const clock = new WorkClock();
  open = await startTestCore({ clock });
  open.courier.script = () => {
    clock.worked += 1;
    return response(200);
  };
  return open;
}

const busy = Array.from({ length: 200 }, (_, i) => order(`/busy/${i}`));

test('while others keep being delivered, messages become due and queues go on', async () => {
  const { courier, publish } = await startBusy();
  await publish(
    order('https://example.net/later', { delay: 10 }),
    order('/first', { queue: 'q' }),
    order('/second', { queue: 'q' }),
    ...busy,
  );
  await expect.poll(() => courier.paths()).toContain('/busy/199');
  const paths = courier.paths();
  for (const path of ['/later', '/second']) {
    expect(paths.slice(0, 100)).toContain(path);
  }
});

test('a rate is reset while others keep being delivered', async () => {
  const { core, courier, publish } = await startBusy();
  await publish(...busy);
  await core.flowControls.resetRate(user, 'key');
  expect(courier.seen.length).toBeLessThan(100);
});

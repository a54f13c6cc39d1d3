import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { tries } from '../../../../../testing/base/tries.ts';
import { order, testUser } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { FEATURES } from '../../../../../testing/engines/queue/embedded/workflows/endpoint.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const RUNS = tries(5000, 1000);
const AT_ONCE = 500;
const user = testUser();

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Begins runs that sleep for a week; half of them wait for an event as well. */
async function begin({ core, test: { courier } }: WorkflowBench, name: string, count: number) {
  const step = { stepId: 1, stepName: 'paid', stepType: 'Wait', concurrent: 1 };
  const wait = { event: 'paid', timeout: WEEK, step, headers: [] };
  for (let first = 0; first < count; first += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, index) => `wfr_${name}-${first + index}`);
    const orders = ids.map((id) => {
      const run = { id, does: 'begin', features: FEATURES, depth: 0 } as const;
      return order('/flow', { run, delay: WEEK });
    });
    await core.workflows.publish(user, orders);
    const waiting = ids.filter((_, index) => index % 2 === 0);
    await Promise.all(waiting.map((id) => core.workflows.wait(user, id, wait)));
  }
  // What the test itself remembers.
  courier.seen.length = 0;
}

test('runs that sleep or wait take no memory, and nobody looks after them until they are due', async () => {
  const clock = new TestClock();
  const store = SqliteQueueStore.open(':memory:', clock);
  const it = (bench = await WorkflowBench.start({}, { store, clock }));
  const reading = vi.spyOn(store, 'read');
  /** What is asked of the store in a minute. */
  const inMinute = async () => {
    const before = reading.mock.calls.length + store.writes;
    await it.test.advance(60_000);
    const asked = reading.mock.calls.length + store.writes - before;
    reading.mockClear();
    return asked;
  };
  await begin(it, 'first', AT_ONCE);
  const asked = await inMinute();
  const before = heapUsed();
  await begin(it, 'more', RUNS);
  reading.mockClear();
  expect((heapUsed() - before) / RUNS).toBeLessThan(1024);
  expect(await inMinute()).toBeLessThanOrEqual(asked);
  expect(await it.resultOf('wfr_more-0')).toBe('RUN_STARTED');
});

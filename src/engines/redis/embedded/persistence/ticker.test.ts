import { expect, test, vi } from 'vitest';
import { catchInternalErrors } from '../../../../../testing/base/internal-errors.ts';
import { Ticker } from './ticker.ts';

test('a task runs once for each tick that it requested', async () => {
  const ticker = new Ticker(5);
  let calls = 0;
  const task = { tick: async () => void calls++ };
  ticker.want(task);
  ticker.want(task);
  await vi.waitFor(() => expect(calls).toBe(1), { timeout: 100_000 });
  await ticker.run();
  expect(calls).toBe(1);
  ticker.want(task);
  ticker.forget(task);
  await ticker.run();
  expect(calls).toBe(1);
});

test('a task may request the next tick while it runs', async () => {
  const ticker = new Ticker(1);
  let calls = 0;
  const task = {
    tick: async () => {
      if (++calls < 3) ticker.want(task);
    },
  };
  ticker.want(task);
  await vi.waitFor(() => expect(calls).toBe(3), { timeout: 100_000 });
});

test('two tasks run concurrently, and no task with itself', async () => {
  const ticker = new Ticker(1_000_000);
  let running = 0;
  let most = 0;
  let calls = 0;
  const tasks = Array.from({ length: 10 }, () => ({
    tick: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => void setTimeout(resolve, 1));
      running--;
      calls++;
    },
  }));
  for (const task of tasks) ticker.want(task);
  await Promise.all([ticker.run(), ticker.run()]);
  expect({ most, calls }).toEqual({ most: 2, calls: 10 });
});

test('a task that fails is reported, and the others and later ticks run', async () => {
  const seen = catchInternalErrors();
  const ticker = new Ticker(1_000_000);
  let calls = 0;
  ticker.want({ tick: () => Promise.reject(new Error('oh')) });
  for (let i = 0; i < 3; i++) ticker.want({ tick: async () => void calls++ });
  await ticker.run();
  expect(calls).toBe(3);
  ticker.want({ tick: async () => void calls++ });
  await ticker.run();
  expect(calls).toBe(4);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(seen).toEqual([{ where: 'background', message: 'oh' }]);
});

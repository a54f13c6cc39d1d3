import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LifeSigns } from './life-signs.ts';

const LIMIT = 3000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A server that answers questions if it is told to. */
function watched() {
  const questions: PromiseWithResolvers<void>[] = [];
  let silences = 0;
  const signs = new LifeSigns({
    limit: LIMIT,
    ask: () => {
      const question = Promise.withResolvers<void>();
      questions.push(question);
      return question.promise;
    },
    onSilence: () => void (silences += 1),
  });
  return { signs, questions, silences: () => silences };
}

test('a server that answers is never asked', async () => {
  const { signs, questions } = watched();
  for (let i = 0; i < 20; i++) {
    const call = Promise.withResolvers<number>();
    const done = signs.during(call.promise);
    vi.advanceTimersByTime(LIMIT / 3);
    call.resolve(i);
    expect(await done).toBe(i);
  }
  vi.advanceTimersByTime(10 * LIMIT);
  expect(questions).toEqual([]);
});

test('a call may take long while the server shows that it lives, or refuses', async () => {
  const { signs, questions, silences } = watched();
  const call = Promise.withResolvers<string>();
  const done = signs.during(call.promise);
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(LIMIT / 2);
    expect(questions).toHaveLength(i + 1);
    if (i % 2 === 0) questions[i]!.resolve();
    else questions[i]!.reject(new Error('too many connections'));
    await new Promise(setImmediate);
  }
  expect(silences()).toBe(0);
  call.resolve('at last');
  expect(await done).toBe('at last');
});

test('within the limit a server that answers nothing is silent, until it answers a question', async () => {
  const { signs, questions, silences } = watched();
  const call = Promise.withResolvers<never>();
  const done = signs.during(call.promise);
  vi.advanceTimersByTime(LIMIT - 1);
  expect(signs.isSilent).toBe(false);
  vi.advanceTimersByTime(1);
  expect([signs.isSilent, silences()]).toEqual([true, 1]);
  call.reject(new Error('broken off'));
  await expect(done).rejects.toThrow('broken off');
  expect(signs.isSilent).toBe(true);
  // Nobody waits any more, and it is still asked.
  vi.advanceTimersByTime(2 * LIMIT);
  expect([signs.isSilent, silences()]).toEqual([true, 1]);
  vi.advanceTimersByTime(LIMIT / 2);
  questions.at(-1)!.resolve();
  await new Promise(setImmediate);
  expect(signs.isSilent).toBe(false);
  signs.close();
});

test('the answer of any call counts, and that of an earlier question does not', async () => {
  const { signs, questions, silences } = watched();
  const long = signs.during(new Promise<never>(() => undefined));
  const call = Promise.withResolvers<void>();
  const other = signs.during(call.promise);
  vi.advanceTimersByTime((LIMIT * 2) / 3);
  call.resolve();
  await other;
  vi.advanceTimersByTime(LIMIT - 1);
  expect(silences()).toBe(0);
  questions[0]!.resolve();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(1);
  expect(silences()).toBe(1);
  signs.close();
  void long;
});

import { expect, test } from 'vitest';
import { unanswering, unlessUnanswered } from './unanswering.ts';

interface Engine {
  read(name: string): Promise<string>;
  readonly parts: { write(name: string): Promise<string> };
}

const engine = unanswering<Engine>({
  read: (name) => {
    if (name === '') throw new Error('name is empty');
    return name === 'known' ? Promise.resolve('an answer') : undefined;
  },
});

test('a handler that calls its engine is left to the contract', async () => {
  expect(await unlessUnanswered(async () => engine.read('a'))).toBeUndefined();
  expect(await unlessUnanswered(async () => engine.parts.write('a'))).toBeUndefined();
  expect(await unlessUnanswered(() => unanswering<() => string>()())).toBeUndefined();
});

test('refusals and answers of checks are kept', async () => {
  await expect(unlessUnanswered(async () => engine.read(''))).rejects.toThrow('name is empty');
  expect(await unlessUnanswered(async () => engine.read('known'))).toBe('an answer');
});

test('the engine can be awaited', async () => {
  expect(await Promise.resolve(engine)).toBe(engine);
});

import { expect, test } from 'vitest';
import { mockEngine, unlessEngineCalled } from './mock-engine.ts';

interface Engine {
  read(name: string): Promise<string>;
  readonly parts: { write(name: string): Promise<string> };
}

const engine = mockEngine<Engine>({
  read: (name) => {
    if (name === '') throw new Error('name is empty');
    return name === 'known' ? Promise.resolve('an answer') : undefined;
  },
});

test('a handler that calls its engine is left to the contract', async () => {
  expect(await unlessEngineCalled(async () => engine.read('a'))).toBeUndefined();
  expect(await unlessEngineCalled(async () => engine.parts.write('a'))).toBeUndefined();
  expect(await unlessEngineCalled(() => mockEngine<() => string>()())).toBeUndefined();
});

test('refusals and answers of checks are kept', async () => {
  await expect(unlessEngineCalled(async () => engine.read(''))).rejects.toThrow('name is empty');
  expect(await unlessEngineCalled(async () => engine.read('known'))).toBe('an answer');
});

test('the engine can be awaited', async () => {
  expect(await Promise.resolve(engine)).toBe(engine);
});

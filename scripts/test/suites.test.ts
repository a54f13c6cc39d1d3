import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSuites, type Step } from './suites.ts';

/** A step that says when it begins, and has one result. */
const stepOf =
  (name: string, begun: string[]): Step =>
  async () => {
    begun.push(name);
    await turn();
    return [{ file: 'a.test.ts', name, state: 'passed', note: undefined }];
  };

test('what needs no servers begins while they are installed, and the rest once they are', async () => {
  const begun: string[] = [];
  const { promise: installed, resolve } = Promise.withResolvers<void>();
  const results = runSuites({
    atOnce: [stepOf('unit', begun), stepOf('mock', begun)],
    later: [stepOf('docs', begun), stepOf('kafka', begun)],
    installed,
  });
  for (let i = 0; i < 10; i++) await turn();
  expect(begun).toEqual(['unit', 'mock']);
  resolve();
  expect((await results).map(({ name }) => name).toSorted()).toEqual([
    ...['docs', 'kafka', 'mock', 'unit'],
  ]);
});

test('an installation that fails ends the run, though a step goes on', async () => {
  const begun: string[] = [];
  const { promise: installed, reject } = Promise.withResolvers<void>();
  const endless = () => new Promise<never>(() => undefined);
  const later = [stepOf('docs', begun)];
  const results = runSuites({ atOnce: Array.from({ length: 9 }, () => endless), later, installed });
  reject(new Error('no mirror'));
  await expect(results).rejects.toThrow('no mirror');
  expect(begun).toEqual([]);
});

import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

const MB = 1024 * 1024;

function watch(total?: number, unit?: string) {
  const lines: string[] = [];
  const clock = { now: 0 };
  const progress = new Progress({
    logger: { info: (_fields, message) => void lines.push(message) },
    what: 'loading',
    now: () => clock.now,
    ...(total !== undefined && { total }),
    ...(unit !== undefined && { unit }),
  });
  return { lines, clock, progress };
}

test('work that takes less than a second is not logged', () => {
  const { lines, clock, progress } = watch(10 * MB);
  for (let done = 0; done <= 10 * MB; done += MB) progress.at(done);
  clock.now = 900;
  progress.end(10 * MB);
  expect(lines).toEqual([]);
});

test('work that takes longer is logged with its progress, and finally its duration', () => {
  const { lines, clock, progress } = watch(100 * MB);
  for (let done = 0; done <= 100; done++) {
    clock.now = done * 100;
    progress.at(done * MB);
  }
  progress.end(100 * MB);
  expect(lines).toEqual([
    'loading: 10 %',
    'loading: 20 %',
    'loading: 30 %',
    'loading: 45 %',
    'loading: 68 %',
    'loading: 100 MB in 10 s',
  ]);
});

test('without a known total, the log says how much is done', () => {
  const { lines, clock, progress } = watch();
  clock.now = 1500;
  progress.at(7 * MB);
  expect(lines).toEqual(['loading: 7 MB']);
});

test('units other than bytes are named', () => {
  const { lines, clock, progress } = watch(4, 'keys');
  clock.now = 1200;
  progress.at(1);
  clock.now = 5000;
  progress.end(4);
  expect(lines).toEqual(['loading: 25 %', 'loading: 4 keys in 5 s']);
});

import { expect, test } from 'vitest';
import { TestClock } from '../../../../../../testing/base/test-clock.ts';
import { TestFiles } from '../../../../../../testing/base/test-files.ts';
import { testLogger } from '../../../../../../testing/engines/log/embedded/storage.ts';
import { OpenFiles } from '../segments/open-files.ts';
import { Segment } from '../segments/segment.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { WriteBehind, type Region } from './write-behind.ts';
import { WriteBehindTimer, type Flushable } from './write-behind-timer.ts';

/** A context in which all files can be open at once. */
function contextOn(files: TestFiles) {
  const clock = new TestClock();
  const settings = DEFAULT_SETTINGS;
  const openFiles = new OpenFiles(files, 10);
  return { files, settings, clock, alarms: clock, logger: testLogger(), openFiles };
}

function segment(path: string): Segment {
  const facts = { baseOffset: 0, generation: 0, endOffset: 0, size: 0, maxTimestamp: 0 };
  return new Segment(path, { ...facts, startedAt: 0 }, 4096, true);
}

/** A region for the beginning of a segment. */
function regionOf(text: string): Region {
  const { length } = text;
  const chunk = { bytes: Buffer.from(text), used: length, unwritten: 0, tails: new Set<never>() };
  return { chunk, start: 0, end: length, position: 0 };
}

test('a flush waits for data that was added before it, at whatever moment of an earlier flush', async () => {
  for (let turns = 0; turns < 40; turns++) {
    const files = new TestFiles();
    const behind = new WriteBehind(contextOn(files), '/topic');
    behind.add(segment('/topic/a'), regionOf('aaa'));
    const first = behind.flush();
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    behind.add(segment('/topic/b'), regionOf('bbb'));
    await behind.flush();
    expect(files.get('/topic/b'), `after ${turns} turns`).toBe('bbb');
    await first;
  }
});

test('data that is added just after a flush is flushed too', async () => {
  const timer = new WriteBehindTimer(contextOn(new TestFiles()));
  let waits = 1;
  let comes = 1;
  const arriveAfter = async (flushed: Promise<void>) => {
    await flushed;
    if (comes === 0) return;
    comes -= 1;
    waits += 1;
    timer.add(partition);
  };
  const partition: Flushable = {
    get isEmpty() {
      return waits === 0;
    },
    flush() {
      waits = 0;
      const flushed = Promise.resolve();
      void arriveAfter(flushed);
      return flushed;
    },
  };
  timer.add(partition);
  await new Promise(setImmediate);
  expect(comes).toBe(0);
  expect(waits).toBe(0);
});

test('partitions that get their first data together are flushed a few at a time', async () => {
  const context = contextOn(new TestFiles());
  const timer = new WriteBehindTimer(context);
  let flushing = 0;
  let mostFlushing = 0;
  let waiting = 1000;
  const partition = (): Flushable => ({
    isEmpty: false,
    async flush() {
      mostFlushing = Math.max(mostFlushing, ++flushing);
      await new Promise(setImmediate);
      flushing -= 1;
      waiting -= 1;
      (this as { isEmpty: boolean }).isEmpty = true;
    },
  });
  for (let i = 0; i < 1000; i++) timer.add(partition());
  await context.clock.advance(DEFAULT_SETTINGS.writeBehindTime);
  await expect.poll(() => waiting).toBe(0);
  expect(mostFlushing).toBeLessThan(100);
});

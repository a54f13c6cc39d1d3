import { cpSync, existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import {
  newFile,
  removeFiles,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import type { Program } from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';

const user = testUser();
const MINUTE = 60_000;

afterEach(removeFiles);

const run = (name: string) => ({ name, type: 'Run', out: name }) as const;

/** Every kind of step. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  '/flow': [
    run('a'),
    [run('b'), { name: 'nap', type: 'SleepFor', delay: 10_000 }, run('c')],
    { name: 'call', type: 'Call', url: '/third' },
    { name: 'wait', type: 'Wait', event: 'never', timeout: 5000 },
    { name: 'invoke', type: 'Invoke', url: '/child', runId: 'wfr_child' },
    run('d'),
  ],
  '/child': [run('x')],
};

const RESULT = [
  '"a"',
  '"b"',
  null,
  '"c"',
  '{"status":200,"body":""}',
  'timeout',
  '{"body":"[\\"\\\\\\"x\\\\\\"\\"]","isFailed":false,"isCanceled":false}',
  '"d"',
];

test('after a kill at any commit, a run ends with the right result', async () => {
  const file = newFile();
  const clock = new TestClock();
  const kills: { readonly file: string; readonly at: number }[] = [];
  const store = SqliteQueueStore.open(file, clock, {
    end: (commit) => {
      commit();
      const copy = `${file}-${kills.length}`;
      for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end);
      kills.push({ file: copy, at: clock.now() });
    },
  });
  const first = await WorkflowBench.start(PROGRAMS, { clock, store });
  await first.begin('/flow', 'wfr_1');
  await first.advance(MINUTE);
  expect(await first.resultOf('wfr_1')).toEqual(RESULT);
  expect(first.ran.toSorted()).toEqual(['a', 'b', 'c', 'call', 'd', 'invoke', 'nap', 'wait', 'x']);
  await first.core.close(0);
  expect(kills.length).toBeGreaterThan(20);
  for (const { file, at } of kills) {
    const next = await WorkflowBench.start(PROGRAMS, { file, clock: new TestClock(at) });
    // The run may have been created by a commit after the kill.
    if ((await next.run('wfr_1')) !== undefined) {
      await next.settle();
      await next.advance(MINUTE);
      expect(await next.resultOf('wfr_1')).toEqual(RESULT);
      // A step is run again only where its attempt was cut off, and what was committed has one result.
      expect(new Set(next.ran).size).toBe(next.ran.length);
      const { items } = await next.core.workflows.list(user, {}, { count: 10 });
      expect(items.map(({ runId }) => runId).toSorted()).toEqual(['wfr_1', 'wfr_child']);
    }
    await next.core.close(0);
  }
});

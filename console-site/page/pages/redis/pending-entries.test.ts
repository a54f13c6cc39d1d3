import { expect, test } from 'vitest';
import type { Redis, Word } from '../../api/redis.ts';
import { acknowledge, claim, pendingOf } from './pending-entries.ts';

function answering(...replies: readonly unknown[]) {
  const asked: Word[][] = [];
  const run = async (...words: Word[]) => {
    asked.push(words);
    return replies[asked.length - 1];
  };
  return { asked, of: { redis: { run } as unknown as Redis, stream: 'log', group: 'readers' } };
}

test('pending entries are listed a page at a time, to the end', async () => {
  const full = Array.from({ length: 100 }, (_, one) => [`1-${one}`, 'ada', 5_000, 2]);
  const { asked, of } = answering(full, [['2-0', 'bob', 7, 1]]);
  const first = await pendingOf(of, undefined);
  expect(first.entries[0]).toEqual({ id: '1-0', consumer: 'ada', idle: 5_000, deliveries: 2 });
  expect(first.next).toBe('1-99');
  expect(await pendingOf(of, first.next)).toEqual({
    entries: [{ id: '2-0', consumer: 'bob', idle: 7, deliveries: 1 }],
    next: undefined,
  });
  expect(asked.map((words) => words.join(' '))).toEqual([
    'XPENDING log readers - + 100',
    'XPENDING log readers (1-99 + 100',
  ]);
});

test('what was acknowledged or claimed is counted', async () => {
  const { asked, of } = answering(1, ['1-1']);
  expect(await acknowledge(of, ['1-0', '1-1'])).toBe(1);
  expect(await claim(of, 'bob', ['1-1', '1-2'])).toBe(1);
  expect(asked[1]!.join(' ')).toBe('XCLAIM log readers bob 0 1-1 1-2 JUSTID');
});

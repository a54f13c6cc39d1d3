import { expect, test } from 'vitest';
import { checkOffset, movesOf, moveText, movesText } from './reset-preview.ts';

const group = {
  partitions: [
    { topic: 'orders', partition: 0, committed_offset: 12, end_offset: 20, lag: 8 },
    { topic: 'orders', partition: 1, committed_offset: 4, end_offset: 9, lag: 5 },
    { topic: 'carts', partition: 2, committed_offset: 1, end_offset: 1, lag: 0 },
  ],
};
const to = (...offsets: number[]) => offsets.map((offset, partition) => ({ partition, offset }));

test('a preview says what is read again and what is skipped', () => {
  const moves = movesOf(group, 'orders', to(0, 9, 3));
  expect(moves.map(moveText)).toEqual([
    'reads 12 messages again',
    'skips 5 messages',
    'starts here',
  ]);
  expect(movesText(moves)).toBe(
    '12 messages will be read again, 5 messages will be skipped, 1 partition will be read for the first time.',
  );
});

test('a reset to where the group is changes nothing', () => {
  const moves = movesOf(group, 'orders', to(12, 4));
  expect(moves.map(moveText)).toEqual(['does not change', 'does not change']);
  expect(movesText(moves)).toBe('Nothing changes.');
});

test('an offset must be in every partition', () => {
  const ranges = [
    { partition: 0, first: 0, end: 20 },
    { partition: 1, first: 3, end: 9 },
  ];
  expect(() => checkOffset(9, ranges)).not.toThrow();
  expect(() => checkOffset(10, ranges)).toThrow('Partition 1 has the offsets 3 to 9.');
});

import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor is decoded to its position', () => {
  expect(readCursor('log', writeCursor('log', 1_767_225_600_000_000))).toBe(1_767_225_600_000_000);
  expect(readCursor('log', undefined)).toBe(Infinity);
});

test.each(['', 'x', 'log-', 'log-%', 'LOG-1', 'log-01', 'log-zzzzzzzzzzzz', writeCursor('dlq', 5)])(
  '%j is not a cursor of the log',
  (cursor) => {
    expect(() => readCursor('log', cursor)).toThrow(
      `invalid cursor "${cursor}": it is not one that this listing has given`,
    );
  },
);

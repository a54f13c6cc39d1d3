import { expect, test } from 'vitest';
import { readPosition } from './position.ts';

test.each([
  ['earliest', 'earliest'],
  ['latest', 'latest'],
  ['0', { offset: 0 }],
  ['9007199254740991', { offset: Number.MAX_SAFE_INTEGER }],
  ['2026-11-20', { timestamp: Date.UTC(2026, 10, 20) }],
  ['2026-11-20T12:30Z', { timestamp: Date.UTC(2026, 10, 20, 12, 30) }],
  ['2026-11-20 12:30:05.5+01:00', { timestamp: Date.UTC(2026, 10, 20, 11, 30, 5, 500) }],
])('%s is a position', (text, position) => {
  expect(readPosition(text)).toEqual(position);
});

test.each(['', '-1', '1.5', '1e3', '9007199254740992', 'yesterday', '2026-13-01', '12:30'])(
  '%j is no position',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);

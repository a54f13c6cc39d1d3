import { describe, expect, test } from 'vitest';
import { parseMilliseconds, parseSeconds } from './timeout.ts';

const NOW = 1_800_000_000_000;

describe('a time in seconds', () => {
  test.each([
    ['1', 1000],
    ['0.1', 100],
    ['1.0005', 1001],
    ['1e-400', 1],
    ['0x1p-1', 500],
    ['9e15', 9e18],
  ])('%s seconds are read as milliseconds', (text, ms) => {
    expect(parseSeconds(text, NOW)).toBe(NOW + ms);
  });

  test.each(['0', '0.0', '-0', '-0.0001'])('%s waits forever', (text) => {
    expect(parseSeconds(text, NOW)).toBe(Infinity);
  });

  test.each([
    ['x', 'ERR timeout is not a float or out of range'],
    ['', 'ERR timeout is not a float or out of range'],
    ['1 ', 'ERR timeout is not a float or out of range'],
    ['nan', 'ERR timeout is not a float or out of range'],
    ['-1', 'ERR timeout is negative'],
    ['-inf', 'ERR timeout is negative'],
    ['inf', 'ERR timeout is out of range'],
    ['1e300', 'ERR timeout is out of range'],
    ['9223372036854775', 'ERR timeout is out of range'],
  ])('%j is refused', (text, message) => {
    expect(() => parseSeconds(text, NOW)).toThrow(message);
  });
});

describe('a time in milliseconds', () => {
  test('XREAD BLOCK takes a whole number of milliseconds', () => {
    expect(parseMilliseconds('1', NOW)).toBe(NOW + 1);
    expect(parseMilliseconds('0', NOW)).toBe(Infinity);
  });

  test.each([
    ['1.5', 'ERR timeout is not an integer or out of range'],
    ['9223372036854775808', 'ERR timeout is not an integer or out of range'],
    ['-1', 'ERR timeout is negative'],
    ['9223372036854775807', 'ERR timeout is out of range'],
  ])('%s is refused', (text, message) => {
    expect(() => parseMilliseconds(text, NOW)).toThrow(message);
  });
});

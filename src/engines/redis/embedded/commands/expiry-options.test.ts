import { expect, test } from 'vitest';
import { expiryTime, readExpiryOption, type ExpiryOption } from './expiry-options.ts';

const NOW = 1_000_000;

function when(word: 'EX' | 'PX' | 'EXAT' | 'PXAT', time: string): number | undefined {
  const option: ExpiryOption = { word, time, size: 2 };
  return expiryTime(option, NOW, 'SET');
}

test('an option is case-insensitive, and followed by its time', () => {
  expect(readExpiryOption(['SET', 'k', 'v', 'pXaT', '5'], 3, 'KEEPTTL')).toEqual({
    word: 'PXAT',
    time: '5',
    size: 2,
  });
});

test('SET takes KEEPTTL and GETEX takes PERSIST, and neither takes the other', () => {
  expect(readExpiryOption(['persist'], 0, 'PERSIST')).toMatchObject({ word: 'PERSIST', size: 1 });
  expect(readExpiryOption(['persist'], 0, 'KEEPTTL')).toBe(undefined);
  expect(readExpiryOption(['keepttl'], 0, 'PERSIST')).toBe(undefined);
});

test('an option without its time, or an unknown word, is not an expiry option', () => {
  expect(readExpiryOption(['EX'], 0, 'KEEPTTL')).toBe(undefined);
  expect(readExpiryOption(['NX', '5'], 0, 'KEEPTTL')).toBe(undefined);
});

test('EX and PX are relative, EXAT and PXAT absolute', () => {
  expect(when('EX', '7')).toBe(NOW + 7000);
  expect(when('PX', '7')).toBe(NOW + 7);
  expect(when('EXAT', '7')).toBe(7000);
  expect(when('PXAT', '7')).toBe(7);
});

test('a time must be positive and fit 64 bits in milliseconds', () => {
  const invalid = "ERR invalid expire time in 'set' command";
  expect(() => when('EX', '0')).toThrow(invalid);
  expect(() => when('PXAT', '-1')).toThrow(invalid);
  expect(() => when('EX', '9223372036854775807')).toThrow(invalid);
  expect(() => when('PX', '9223372036854775807')).toThrow(invalid);
  expect(() => when('EX', '1.5')).toThrow('ERR value is not an integer or out of range');
});

test('the latest times become the last millisecond that a number represents exactly', () => {
  expect(when('PXAT', '9223372036854775807')).toBe(Number.MAX_SAFE_INTEGER);
  expect(when('EXAT', '9223372036854775')).toBe(Number.MAX_SAFE_INTEGER);
});

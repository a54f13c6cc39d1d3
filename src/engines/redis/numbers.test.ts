import { assert, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDouble,
  isInt64,
  parseCount,
  parseInteger,
  parseSignedCount,
  readDouble,
  readInt64,
  strtod,
} from './numbers.ts';

describe('integers', () => {
  test('are read strictly: no plus, no leading zero, no space, no more than 64 bits', () => {
    expect(readInt64('0')).toBe(0n);
    expect(readInt64('-12')).toBe(-12n);
    expect(readInt64('9223372036854775807')).toBe(2n ** 63n - 1n);
    expect(readInt64('-9223372036854775808')).toBe(-(2n ** 63n));
    for (const text of ['', '-', '-0', '+1', '01', ' 1', '1 ', '1.0', '9223372036854775808']) {
      expect(readInt64(text)).toBeUndefined();
    }
  });

  test('a text that is not an integer is refused', () => {
    expect(parseInteger('-7')).toBe(-7);
    expect(() => parseInteger('seven')).toThrow('ERR value is not an integer or out of range');
  });

  test('a count that is negative or not a number is refused with the same message', () => {
    expect(parseCount('3')).toBe(3);
    expect(() => parseCount('-1')).toThrow('ERR value is out of range, must be positive');
    expect(() => parseCount('many')).toThrow('ERR value is out of range, must be positive');
  });
});

test('an integer is distinguished from text that only looks like one', () => {
  for (const text of ['0', '-1', '123456789012345678', '9223372036854775807']) {
    expect(isInt64(text)).toBe(true);
  }
  for (const text of ['', '-0', '007', '1.0', '9223372036854775808', '1'.repeat(30)]) {
    expect(isInt64(text)).toBe(false);
  }
});

test('a count with a significant sign must have an opposite', () => {
  expect(parseSignedCount('-3')).toBe(-3);
  expect(() => parseSignedCount('x')).toThrow('ERR value is not an integer or out of range');
  expect(() => parseSignedCount('-9223372036854775808')).toThrow(
    'ERR value is out of range, value must between -9223372036854775807 and 9223372036854775807',
  );
});

describe('reading doubles', () => {
  test('accepts decimals, with or without digits on either side of the point', () => {
    expect(readDouble('3.25')).toBe(3.25);
    expect(readDouble('+5.')).toBe(5);
    expect(readDouble('-.5')).toBe(-0.5);
    expect(readDouble('1e3')).toBe(1000);
    expect(readDouble('-0')).toBe(-0);
  });

  test('accepts hexadecimals, like strtod', () => {
    expect(readDouble('0x10')).toBe(16);
    expect(readDouble('-0X1.8p1')).toBe(-3);
    expect(readDouble('0x.8P+1')).toBe(1);
    expect(readDouble('0x')).toBeUndefined();
  });

  test('accepts infinities in any case, but not NaN', () => {
    expect(readDouble('inf')).toBe(Infinity);
    expect(readDouble('-Infinity')).toBe(-Infinity);
    expect(readDouble('nan')).toBeUndefined();
  });

  test('accepts nothing around the number', () => {
    for (const text of ['', '.', ' 1', '1 ', '1e', '1f', 'e5', '1_000']) {
      expect(readDouble(text)).toBeUndefined();
    }
  });

  test('refuses a number that overflows or underflows; strtod itself accepts both', () => {
    expect(readDouble('1e400')).toBeUndefined();
    expect(readDouble('-0x1p2000')).toBeUndefined();
    expect(readDouble('1e-400')).toBeUndefined();
    expect(readDouble('0e-400')).toBe(0);
    expect(strtod('1e400')).toBe(Infinity);
    expect(strtod('-1e-400')).toBe(-0);
  });
});

describe('printing doubles', () => {
  test.each([
    [0, '0'],
    [-0, '-0'],
    [3, '3'],
    [-1700000000, '-1700000000'],
    [1.5, '1.5'],
    [0.1 + 0.2, '0.30000000000000004'],
    [Infinity, 'inf'],
    [-Infinity, '-inf'],
    [NaN, 'nan'],
  ])('%f is %s', (value, text) => expect(formatDouble(value)).toBe(text));

  test('writes integers of up to 2^62 exactly, larger ones with the shortest digits', () => {
    expect(formatDouble(2 ** 60)).toBe('1152921504606846976');
    expect(formatDouble(-(2 ** 62))).toBe('-4611686018427387904');
    expect(formatDouble(2 ** 63)).toBe('9223372036854776000');
  });

  test('writes large integers with an exponent if more than seven zeros would follow', () => {
    expect(formatDouble(12345678901234567e7)).toBe('123456789012345670000000');
    expect(formatDouble(1e22)).toBe('1e+22');
    expect(formatDouble(1.7976931348623157e308)).toBe('1.7976931348623157e+308');
  });

  test('writes fractions with an exponent if they have more than six decimals, unless near to one', () => {
    expect(formatDouble(1700000000.123456)).toBe('1700000000.123456');
    expect(formatDouble(1700000000.1234567)).toBe('1.7000000001234567e+9');
    expect(formatDouble(-12345.678901234)).toBe('-1.2345678901234e+4');
    expect(formatDouble(1234.5678901234)).toBe('1234.5678901234');
    expect(formatDouble(0.000001)).toBe('0.000001');
    expect(formatDouble(0.0000001)).toBe('1e-7');
    expect(formatDouble(0.0012345678)).toBe('0.0012345678');
    expect(formatDouble(-0.00012345678)).toBe('-1.2345678e-4');
    expect(formatDouble(5e-324)).toBe('5e-324');
  });

  test('writes text that reads back as the same value', () => {
    assert(
      property(double({ noNaN: true }), (value) => {
        expect(readDouble(formatDouble(value))).toBe(value);
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { formatScanCursor, parseScanCursor, parseScanOptions } from './scan-options.ts';

test('a cursor is read as strtoull reads it, and a plain integer must not be negative', () => {
  expect(parseScanCursor('0')).toBe(0);
  expect(parseScanCursor(' 3')).toBe(3);
  expect(parseScanCursor('-0')).toBe(0);
  expect(parseScanCursor('+7')).toBe(7);
  expect(formatScanCursor(parseScanCursor('123456789'))).toBe('123456789');
  for (const bad of ['', 'a', '-1', '1 ', '-', '18446744073709551616', '0x1', '1.5']) {
    expect(() => parseScanCursor(bad)).toThrow('ERR invalid cursor');
  }
});

test('without options a page has a hundred elements and all match', () => {
  expect(parseScanOptions(['SCAN', '0'], 2)).toMatchObject({ match: undefined, count: 100 });
});

test('options come in any case and order, and the last of a kind wins', () => {
  const argv = ['SCAN', '0', 'count', '5', 'Match', 'a*', 'TYPE', 'hash', 'COUNT', '7'];
  const options = parseScanOptions(argv, 2, ['TYPE']);
  expect(options).toMatchObject({ count: 7, type: 'hash' });
  expect(options.match?.('abc')).toBe(true);
  expect(options.match?.('bc')).toBe(false);
});

test('each command has only its own extra options', () => {
  expect(parseScanOptions(['HSCAN', 'h', '0', 'novalues'], 3, ['NOVALUES']).noValues).toBe(true);
  expect(parseScanOptions(['SCAN', '0', 'withtype'], 2, ['WITHTYPE']).withType).toBe(true);
  expect(() => parseScanOptions(['SSCAN', 's', '0', 'NOVALUES'], 3)).toThrow(
    'ERR NOVALUES option can only be used in HSCAN',
  );
  expect(() => parseScanOptions(['SSCAN', 's', '0', 'TYPE', 'set'], 3)).toThrow('ERR syntax error');
});

test('invalid counts and options are refused', () => {
  expect(() => parseScanOptions(['COUNT', '0'], 0)).toThrow('ERR syntax error');
  expect(() => parseScanOptions(['COUNT', 'x'], 0)).toThrow('ERR value is not an integer');
  expect(() => parseScanOptions(['MATCH'], 0)).toThrow('ERR syntax error');
  expect(() => parseScanOptions(['NONSENSE', '1'], 0)).toThrow('ERR syntax error');
});

import { expect, test } from 'vitest';
import { checkBindAddress, isLoopback } from './bind-address.ts';
import { SettingError } from './load.ts';

test.each(['127.0.0.1', '0.0.0.0', '::', '::1', 'fe80::1%eth0', 'localhost', 'db-1.example.com'])(
  '%s is accepted',
  (host) => expect(() => checkBindAddress(host)).not.toThrow(),
);

test.each([
  '127.256.0.1',
  '127.0.0',
  '127.1',
  '2130706433',
  '0x7f000001',
  '1.2.3.4.5',
  '[::1]',
  '::1::',
  '127.0.0.1:80',
  'http://localhost',
  'a b',
  '-a',
  'a..b',
  'x'.repeat(64),
])('%s is refused', (host) => {
  expect(() => checkBindAddress(host)).toThrow(SettingError);
  expect(() => checkBindAddress(host)).toThrow(
    `--host must be an address like 127.0.0.1, ::1 or 0.0.0.0, or the name of a host, not "${host}"`,
  );
});

test('loopback is recognized only in exact addresses and localhost', () => {
  for (const host of ['127.0.0.1', '127.255.255.254', '::1', 'localhost']) {
    expect(isLoopback(host)).toBe(true);
  }
  for (const host of ['127.256.0.1', '127.0.0.1.example.com', '0.0.0.0', '::', 'localhost.test']) {
    expect(isLoopback(host)).toBe(false);
  }
});

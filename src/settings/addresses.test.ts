import { expect, test } from 'vitest';
import { addressRules } from '../http/outbound/address-rules.ts';
import { checkBindAddress, isLoopback, networksOf, portRangeOf } from './addresses.ts';
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

test.each([
  ['40000-40999', { first: 40_000, last: 40_999 }],
  ['40000', { first: 40_000, last: 40_000 }],
  ['0', undefined],
])('reads %s', (text, range) => {
  expect(portRangeOf(text)).toEqual(range);
});

test.each(['', '-', '0-5', '5-4', '1-65536', 'any', '1-2-3', ' 1-2'])('%j is refused', (text) => {
  expect(() => portRangeOf(text)).toThrow('the ports of databases must be a range');
});

test('a list of networks and addresses allows exactly these', () => {
  const networks = networksOf('10.0.0.0/8, fd00::/8,192.168.1.7', '--allow-networks');
  const refuses = addressRules({ networks });
  for (const address of ['10.0.0.1', '10.255.255.255', 'fd12::1', '192.168.1.7']) {
    expect(refuses(address)).toBeUndefined();
  }
  expect(refuses('192.168.1.8')).toBe('private');
  expect(refuses('fc00::1')).toBe('private');
});

test('0.0.0.0/0,::/0 allows every address', () => {
  const refuses = addressRules({ networks: networksOf('0.0.0.0/0,::/0', 'x') });
  expect(refuses('169.254.169.254')).toBeUndefined();
  expect(refuses('::ffff:127.0.0.1')).toBeUndefined();
});

test.each([
  '',
  ',',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0/8',
  '0x0a000000/8',
  '010.0.0.0/8',
  'fd00::/129',
  'fe80::1%eth0',
  '10.0.0.0/8 10.0.0.1',
])('%j is refused', (text) => {
  expect(() => networksOf(text, '--allow-networks')).toThrow(SettingError);
  expect(() => networksOf(text, '--allow-networks')).toThrow(
    `--allow-networks must be addresses and networks with commas between, like 10.0.0.0/8, fd00::/8, not "${text}"`,
  );
});

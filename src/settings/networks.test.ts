import { expect, test } from 'vitest';
import { addressRules } from '../http/outbound/address-rules.ts';
import { SettingError } from './load.ts';
import { networksOf } from './networks.ts';

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

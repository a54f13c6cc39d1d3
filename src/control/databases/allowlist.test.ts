import { expect, test } from 'vitest';
import { allowlist, checkAllowlist } from './allowlist.ts';

test('an empty list allows every address', () => {
  expect(allowlist([])('203.0.113.7')).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['10.1.2.3/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['::1', '::1', true],
  ['0.0.0.0/0', '::1', false],
  // A dual-stack socket reports an IPv4 address like this.
  ['10.0.0.0/8', '::ffff:10.0.0.1', true],
  ['::ffff:10.0.0.1', '10.0.0.1', true],
  ['::ffff:10.0.0.0/104', '::ffff:10.255.0.1', true],
  ['::ffff:10.0.0.0/104', '11.0.0.1', false],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['10.0.0.0/8', '', false],
])('a list with %s allows %s: %s', (entry, address, expected) => {
  expect(allowlist(['192.0.2.1', entry])(address)).toBe(expected);
});

test.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0', 'localhost', '10.0.0.1-10.0.0.9', ''])(
  '%j is neither an address nor a network',
  (text) => {
    expect(() => checkAllowlist(['10.0.0.1', text])).toThrow(
      'allowed_ips[1] must be an address of IPv4 or IPv6, or a network in CIDR notation',
    );
  },
);

import ipaddr from 'ipaddr.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressRules } from './address-rules.ts';

const refuses = addressRules();

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
])('%s is public and may be called', (address) => {
  expect(refuses(address)).toBeUndefined();
});

test.each([
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'unspecified'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.127.255.254', 'carrier-grade NAT'],
  ['100.100.100.200', 'carrier-grade NAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'metadata'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'link-local'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['192.168.0.1', 'private'],
  ['198.18.0.1', 'reserved'],
  ['198.19.255.255', 'reserved'],
  ['203.0.113.1', 'reserved'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback'],
  ['::1%lo', 'loopback'],
  ['::ffff:127.0.0.1', 'mapped IPv4'],
  ['::ffff:7f00:1', 'mapped IPv4'],
  ['::ffff:1.1.1.1', 'mapped IPv4'],
  ['::127.0.0.1', 'mapped IPv4'],
  ['::7f00:1', 'reserved'],
  ['::ffff:0:127.0.0.1', 'translated IPv4'],
  ['64:ff9b::127.0.0.1', 'NAT64'],
  ['64:ff9b:1::a00:1', 'NAT64'],
  ['2002:7f00:1::', '6to4'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:db8::1', 'reserved'],
  ['fc00::1', 'private'],
  ['fd00:ec2::254', 'private'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['100::1', 'discard'],
  ['4000::1', 'reserved'],
])('%s is refused: %s', (address, kind) => {
  expect(refuses(address)).toBe(kind);
});

test.each([
  '',
  'localhost',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '1.1.1.1/32',
  '[::1]',
])('%j is not an address and is refused', (text) => {
  expect(refuses(text)).toBe('unreadable');
});

describe('in development', () => {
  const refuses = addressRules({ loopback: true });

  test('services of this machine may be called', () => {
    for (const address of ['127.0.0.1', '127.0.0.53', '::1']) {
      expect(refuses(address)).toBeUndefined();
    }
  });

  test('other notations of its address, and other machines, may not be called', () => {
    for (const address of ['::ffff:127.0.0.1', '::127.0.0.1', '0.0.0.0', '10.0.0.1', 'fe80::1']) {
      expect(refuses(address)).toBeDefined();
    }
  });
});

test('an allowed IPv4 network does not allow the same addresses in IPv6', () => {
  const refuses = addressRules({ networks: [[ipaddr.parse('127.0.0.0'), 8]] });
  expect(refuses('127.0.0.1')).toBeUndefined();
  expect(refuses('::ffff:127.0.0.1')).toBe('mapped IPv4');
  expect(refuses('::1')).toBe('loopback');
});

test('an IPv6 address that embeds an IPv4 one is refused', () => {
  const octet = fc.nat(255);
  const forms = fc.constantFrom('::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::');
  fc.assert(
    fc.property(forms, octet, octet, octet, octet, (form, a, b, c, d) => {
      expect(refuses(`${form}${a}.${b}.${c}.${d}`)).toBeDefined();
    }),
  );
});

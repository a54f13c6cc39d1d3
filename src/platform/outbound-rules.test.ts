import { expect, test } from 'vitest';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { outboundRulesOf } from './outbound-rules.ts';

const OWN = { ...DEVELOPMENT_SECRETS, apiKey: 'key-of-our-own' };

test('in development this machine may be called', () => {
  const refuses = outboundRulesOf({ allowNetworks: undefined }, DEVELOPMENT_SECRETS);
  expect(refuses('127.0.0.1')).toBeUndefined();
  expect(refuses('::1')).toBeUndefined();
  expect(refuses('10.0.0.1')).toBe('private');
});

test('with secrets of one’s own it may not, whatever the address that is bound to', () => {
  const refuses = outboundRulesOf({ allowNetworks: undefined }, OWN);
  expect(refuses('127.0.0.1')).toBe('loopback');
  expect(refuses('::1')).toBe('loopback');
  expect(outboundRulesOf({ allowNetworks: '127.0.0.0/8' }, OWN)('127.0.0.1')).toBeUndefined();
});

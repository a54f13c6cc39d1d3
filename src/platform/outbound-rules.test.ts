import { expect, test } from 'vitest';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { outboundRulesOf } from './outbound-rules.ts';

const OWN = { ...DEVELOPMENT_SECRETS, apiKey: 'key-of-our-own' };

test('in development, loopback addresses may be called', () => {
  const refuses = outboundRulesOf({ allowNetworks: undefined }, DEVELOPMENT_SECRETS);
  expect(refuses('127.0.0.1')).toBeUndefined();
  expect(refuses('::1')).toBeUndefined();
  expect(refuses('10.0.0.1')).toBe('private');
});

test('outside of development, loopback addresses are refused unless allowed', () => {
  const refuses = outboundRulesOf({ allowNetworks: undefined }, OWN);
  expect(refuses('127.0.0.1')).toBe('loopback');
  expect(refuses('::1')).toBe('loopback');
  expect(outboundRulesOf({ allowNetworks: '127.0.0.0/8' }, OWN)('127.0.0.1')).toBeUndefined();
});

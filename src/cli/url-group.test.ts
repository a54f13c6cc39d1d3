import { expect, test } from 'vitest';
import { endpointToAdd, endpointToRemove } from './url-group.ts';

test('an endpoint to add is a URL, optionally with a name', () => {
  expect(endpointToAdd('https://example.com/a?b=c')).toEqual({ url: 'https://example.com/a?b=c' });
  const named = { name: 'one.a_b-2', url: 'https://example.com/a?b=c' };
  expect(endpointToAdd('one.a_b-2=https://example.com/a?b=c')).toEqual(named);
});

test('an endpoint to remove is a URL or a name', () => {
  expect(endpointToRemove('one')).toEqual({ name: 'one' });
  expect(endpointToRemove('https://example.com')).toEqual({ url: 'https://example.com' });
});

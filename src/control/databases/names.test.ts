import { describe, expect, test } from 'vitest';
import { ControlError } from '../errors.ts';
import { checkName, endpointFor } from './names.ts';

describe('names of databases', () => {
  test.each(['a', 'Orders_2026-11', '-', '_', 'x'.repeat(64)])('%s is allowed', (name) => {
    expect(() => checkName(name)).not.toThrow();
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a.b', 'a/b', 'naïve', 'a\n'])('%j is refused', (name) => {
    expect(() => checkName(name)).toThrow(ControlError);
  });
});

describe('host names', () => {
  test.each([
    ['orders', 'orders.localhost'],
    ['Orders_2026', 'orders-2026.localhost'],
    ['-x_', 'x.localhost'],
    ['___', 'db.localhost'],
    ['x'.repeat(64), `${'x'.repeat(63)}.localhost`],
  ])('the name %s gives the host %s', (name, endpoint) => {
    expect(endpointFor(name)).toBe(endpoint);
  });

  test('a number makes a host unique, and the label is shortened to 63 characters', () => {
    expect(endpointFor('orders', 12345)).toBe('orders-12345.localhost');
    expect(endpointFor('x'.repeat(64), 12345)).toBe(`${'x'.repeat(57)}-12345.localhost`);
  });
});

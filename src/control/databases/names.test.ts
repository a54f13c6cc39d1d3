import { describe, expect, test } from 'vitest';
import { ControlError } from '../errors.ts';
import { checkName, endpointFor } from './names.ts';

describe('names of databases', () => {
  test.each(['a', 'Orders_2026-11', '-', '_', 'x'.repeat(64)])('%s will do', (name) => {
    expect(() => checkName(name)).not.toThrow();
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a.b', 'a/b', 'naïve', 'a\n'])('%j will not', (name) => {
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
  ])('%s gives %s', (name, endpoint) => {
    expect(endpointFor(name)).toBe(endpoint);
  });

  test('a number tells two apart, and the label stays as short as it must be', () => {
    expect(endpointFor('orders', 12345)).toBe('orders-12345.localhost');
    expect(endpointFor('x'.repeat(64), 12345)).toBe(`${'x'.repeat(57)}-12345.localhost`);
  });
});

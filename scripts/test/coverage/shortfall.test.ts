import { expect, test } from 'vitest';
import { shortfall } from './shortfall.ts';

const parts = [{ name: 'a', mock: 0 }, { name: 'b' }, { name: 'c' }];
const kind = { kind: 'parameters' as const, parts };

test('a share at its required level is no shortfall', () => {
  expect(shortfall(kind, 'mock', 33)).toBeUndefined();
  expect(shortfall(kind, 'implementation', 0)).toBeUndefined();
});

test('a share below its level is reported with the missing parts', () => {
  expect(shortfall(kind, 'mock', 34)).toBe(
    'parameters met on the mock: less than 34%. Never met: b; c',
  );
});

test('of many missing parts only the first are named', () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ name: `part-${i}` }));
  expect(shortfall({ ...kind, parts: many }, 'mock', 1)).toMatch(/part-11 and 8 more$/);
});

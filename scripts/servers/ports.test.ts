import { expect, test } from 'vitest';
import { freePorts } from './ports.ts';

test('a port is given out once, although nobody listens there yet', async () => {
  const given: number[] = [];
  for (let time = 0; time < 10; time++) given.push(...(await freePorts(50)));
  expect(new Set(given).size).toBe(500);
});

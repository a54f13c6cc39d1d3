import { afterAll, beforeAll, expect, test } from 'vitest';
import { setFaults } from '../harness/control.ts';
import { families } from '../harness/families.ts';
import { management } from '../harness/management.ts';

/** A rehearsal for frontends: the store of the platform is unreachable, and all reads are answered with 503. */
const { contract } = families.management;
const reading = contract.requests().filter(({ method }) => method === 'GET');

beforeAll(() =>
  setFaults({
    family: 'management',
    answer: { status: 503, headers: { 'Retry-After': '2' } },
  }),
);
afterAll(() => setFaults());

test.each(reading)('$operationId says when to try again', async ({ path }) => {
  const { status, headers } = await management('GET', path);
  expect(status).toBe(503);
  expect(headers).toHaveProperty('retry-after', '2');
});

import { expect, test } from 'vitest';
import { allows, covers, type Permissions } from './access.ts';

test.each([
  ['*', 'anything', true],
  ['users.*', 'users.created', true],
  ['users.*', 'users.', true],
  ['users.*', 'users', false],
  ['orders', 'orders', true],
  ['orders', 'orders.eu', false],
])('%s covers %s: %s', (pattern, topic, covered) => {
  expect(covers({ topic: pattern, permissions: 'ALL' }, topic)).toBe(covered);
});

test.each<[Permissions, boolean, boolean]>([
  ['ALL', true, true],
  ['PRODUCE', true, false],
  ['CONSUME', false, true],
])('%s allows to produce: %s, to consume: %s', (permissions, produce, consume) => {
  const access = { topic: '*', permissions };
  expect([allows(access, 'produce'), allows(access, 'consume')]).toEqual([produce, consume]);
});

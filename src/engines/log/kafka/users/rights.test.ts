import { expect, test } from 'vitest';
import {
  credentialOf,
  principalOf,
  rightsOf,
  usernameOf,
  usersOf,
  type Granted,
} from './rights.ts';

const id = '27172269-da05-471b-9e8e-8fe4195871bc';
const prefix = 'plinth.main.';
const ofPrefix = (resourceName: string) => ({ resourceName, resourcePatternType: 4 });

test('who may consume reads its topics in any group of the cluster', () => {
  expect(rightsOf(prefix, { id, topic: 'orders', permissions: 'CONSUME' })).toEqual([
    { resourceType: 5, ...ofPrefix(`plinth.main.${id}`), operation: 8 },
    { resourceType: 2, resourceName: 'plinth.main.orders', resourcePatternType: 3, operation: 3 },
    { resourceType: 3, ...ofPrefix('plinth.main.'), operation: 3 },
  ]);
});

test('who may produce writes its topics, also in transactions whose ids begin with that of the credential', () => {
  expect(rightsOf(prefix, { id, topic: 'orders.*', permissions: 'PRODUCE' })).toEqual([
    { resourceType: 5, ...ofPrefix(`plinth.main.${id}`), operation: 4 },
    { resourceType: 2, ...ofPrefix('plinth.main.orders.'), operation: 4 },
  ]);
});

test('who may do everything is kept to the cluster', () => {
  const rights = rightsOf(prefix, { id, topic: '*', permissions: 'ALL' });
  expect(rights.map(({ resourceName }) => resourceName)).toEqual([
    `plinth.main.${id}`,
    'plinth.main.',
    'plinth.main.',
    'plinth.main.',
  ]);
});

test('a credential is known by the first of its rights, and by nothing that others give', () => {
  const [first, ...others] = rightsOf(prefix, { id, topic: '*', permissions: 'ALL' });
  expect(credentialOf(prefix, first!)).toBe(id);
  for (const right of others) expect(credentialOf(prefix, right)).toBeUndefined();
  expect(credentialOf('plinth.other.', first!)).toBeUndefined();
  const handMade = { ...first!, resourceName: 'plinth.main.jobs' };
  expect(credentialOf(prefix, handMade)).toBeUndefined();
  expect(credentialOf(prefix, { ...first!, resourcePatternType: 3 })).toBeUndefined();
});

test('a principal that is no user has no name', () => {
  expect(usernameOf(principalOf('ann'))).toBe('ann');
  expect(usernameOf('Group:ann')).toBeUndefined();
});

test('the users of a credential are all that were made up for one, and nobody whom an operator has given the same', () => {
  const madeUp = (secret: string) => Buffer.from(`main$${secret}`).toString('base64url');
  const names = ['operator', madeUp('a'.repeat(27)), madeUp('b-_'.repeat(9)), madeUp('short')];
  const principals = [...names.map(principalOf), 'Group:all'];
  const [first] = rightsOf(prefix, { id, topic: '*', permissions: 'ALL' });
  const acls = principals.map((principal) => ({ principal }));
  const found = usersOf(prefix, { ...first!, acls } as unknown as Granted);
  expect(found).toEqual([
    { id, username: names[1] },
    { id, username: names[2] },
  ]);
});

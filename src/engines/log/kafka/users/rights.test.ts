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

test('a credential to consume may read its topics in any group of the cluster', () => {
  expect(rightsOf(prefix, { id, topic: 'orders', permissions: 'CONSUME' })).toEqual([
    { resourceType: 5, ...ofPrefix(`plinth.main.${id}`), operation: 8 },
    { resourceType: 2, resourceName: 'plinth.main.orders', resourcePatternType: 3, operation: 3 },
    { resourceType: 3, ...ofPrefix('plinth.main.'), operation: 3 },
  ]);
});

test('a credential to produce may write its topics, also in transactions whose ids begin with its own id', () => {
  expect(rightsOf(prefix, { id, topic: 'orders.*', permissions: 'PRODUCE' })).toEqual([
    { resourceType: 5, ...ofPrefix(`plinth.main.${id}`), operation: 4 },
    { resourceType: 2, ...ofPrefix('plinth.main.orders.'), operation: 4 },
  ]);
});

test('a credential with all permissions is limited to its cluster', () => {
  const rights = rightsOf(prefix, { id, topic: '*', permissions: 'ALL' });
  expect(rights.map(({ resourceName }) => resourceName)).toEqual([
    `plinth.main.${id}`,
    'plinth.main.',
    'plinth.main.',
    'plinth.main.',
  ]);
});

test('a credential is identified by the first of its rights, and by no ACL of others', () => {
  const [first, ...others] = rightsOf(prefix, { id, topic: '*', permissions: 'ALL' });
  expect(credentialOf(prefix, first!)).toBe(id);
  for (const right of others) expect(credentialOf(prefix, right)).toBeUndefined();
  expect(credentialOf('plinth.other.', first!)).toBeUndefined();
  const handMade = { ...first!, resourceName: 'plinth.main.jobs' };
  expect(credentialOf(prefix, handMade)).toBeUndefined();
  expect(credentialOf(prefix, { ...first!, resourcePatternType: 3 })).toBeUndefined();
});

test('a principal that is not a user has no username', () => {
  expect(usernameOf(principalOf('ann'))).toBe('ann');
  expect(usernameOf('Group:ann')).toBeUndefined();
});

test('the users of a credential are those with generated names, not those to whom an operator has granted the same', () => {
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

import { expect, test } from 'vitest';
import { silentLogger } from '../../../../base/logger.ts';
import { randomIds } from '../../../../base/ids.ts';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import type { Brokers } from '../client/brokers.ts';
import { UnreachableError } from '../client/broker-error.ts';
import { KafkaUsers } from './users.ts';

const USER = {
  id: '27172269-da05-471b-9e8e-8fe4195871bc',
  username: 'user',
  password: 'secret',
  topic: '*',
  permissions: 'ALL',
} as const;

/**
 * The users of a Kafka with these answers by name of the call, and the calls that were made. Other calls fail; of a
 * list, each call gets the next answer.
 */
function usersOf(answers: Readonly<Record<string, unknown>>, hasScram = true) {
  const asked: string[] = [];
  const warned: string[] = [];
  const answer = async (name: string) => {
    asked.push(name);
    const given = answers[name];
    if (given instanceof Error) throw given;
    if (Array.isArray(given) && given.length > 1) return given.shift() as unknown;
    if (Array.isArray(given)) return given[0] as unknown;
    if (name in answers) return given;
    throw new Error(`unexpected call of ${name}`);
  };
  const brokers = {
    client: { call: (_node: unknown, name: string) => answer(name) },
    nodes: async () => [1],
    ask: (_node: unknown, name: string) => answer(name),
  } as unknown as Brokers;
  const clock = new TestClock();
  const users = new KafkaUsers({
    brokers,
    clock,
    alarms: clock,
    logger: { ...silentLogger, warn: (_about: unknown, said?: string) => warned.push(said ?? '') },
    ids: randomIds,
    hasScram,
    prefixOf: (cluster) => `plinth.${cluster}.`,
  });
  return { users, asked, warned, clock };
}

const NO_RIGHTS = { errorCode: 0, errorMessage: null, resources: [] };
const fit = (users: KafkaUsers) => users.fit('main', async () => [USER]);

test('no users are created if Plinth does not log in by SCRAM, and no call is made', async () => {
  const { users, asked } = usersOf({}, false);
  await fit(users);
  expect(asked).toEqual([]);
  expect(users.note).toMatch(/does not log in there by SCRAM/);
});

test('no users are created on a Kafka without ACLs, where they could do everything', async () => {
  const DescribeAcls = { errorCode: 54, errorMessage: 'No Authorizer', resources: [] };
  const { users, asked } = usersOf({ DescribeAcls });
  await fit(users);
  expect(asked).toEqual(['DescribeAcls']);
  expect(users.note).toMatch(/has no authorizer for ACLs/);
});

test('no users are created on a Kafka that permits everything on resources without ACLs', async () => {
  const configs = [{ name: 'allow.everyone.if.no.acl.found', value: null }];
  const DescribeConfigs = { results: [{ errorCode: 0, errorMessage: null, configs }] };
  const { users, asked } = usersOf({ DescribeAcls: NO_RIGHTS, DescribeConfigs });
  await fit(users);
  expect(asked).toEqual(['DescribeAcls', 'DescribeConfigs']);
  expect(users.note).toMatch(/allow\.everyone\.if\.no\.acl\.found/);
});

test('a user to whom an operator has granted the rights of another credential is not removed', async () => {
  const username = Buffer.from(`main$${'a'.repeat(27)}`).toString('base64url');
  const gone = '1f0e6a52-3c4b-4d5e-8f60-718293a4b5c6';
  const right = { resourceType: 5, resourcePatternType: 4 };
  const acls = [{ principal: `User:${username}`, host: '*', operation: 8, permissionType: 3 }];
  const resources = [{ ...right, resourceName: `plinth.main.${gone}`, acls }];
  const { users, asked } = usersOf({
    DescribeAcls: { ...NO_RIGHTS, resources },
    DescribeConfigs: NOT_OPEN,
    DescribeUserScramCredentials: UNKNOWN_USER,
    CreateAcls: { results: [] },
    AlterUserScramCredentials: { results: [] },
  });
  await users.fit('main', async () => [{ ...USER, username }]);
  expect(asked).not.toContain('DeleteAcls');
  expect(users.note).toBeUndefined();
});

test('a failure is retried until it succeeds, with the credentials at that time', async () => {
  const DescribeConfigs = { results: [{ errorCode: 0, errorMessage: null, configs: [] }] };
  const answers: Record<string, unknown> = { DescribeConfigs };
  const { users, clock } = usersOf(answers);
  let reads = 0;
  const read = async () => {
    reads++;
    return [];
  };
  await users.fit('main', read);
  expect(reads).toBe(0);
  answers['DescribeAcls'] = NO_RIGHTS;
  await clock.advance(5000);
  await users.fit('main', read);
  expect(reads).toBe(2);
  await clock.advance(60_000);
  expect(reads).toBe(2);
  expect(users.note).toBeUndefined();
});

const DENIED = 31;
const NOT_OPEN = { results: [{ errorCode: 0, errorMessage: null, configs: [] }] };
const UNKNOWN_USER = { errorCode: 0, errorMessage: null, results: [] };

test.for([
  ['read the configuration', 'DescribeConfigs'],
  ['create ACLs', 'CreateAcls'],
])(
  'no users are created if the user of Plinth may not %s, and there is no retry',
  async ([, what]) => {
    const { users, asked, clock } = usersOf({
      DescribeAcls: NO_RIGHTS,
      DescribeConfigs: NOT_OPEN,
      DescribeUserScramCredentials: UNKNOWN_USER,
      [what!]: { results: [{ errorCode: DENIED, errorMessage: null, configs: [] }] },
    });
    await fit(users);
    expect(users.note).toMatch(/the user of Plinth may not manage ACLs there/);
    const before = asked.length;
    await clock.advance(60_000);
    expect(asked).toHaveLength(before);
    // The rest of the cluster can be deleted.
    await users.removeAll('main');
  },
);

test('a refused login is retried, because the password may be corrected', async () => {
  const answers: Record<string, unknown> = {
    DescribeConfigs: NOT_OPEN,
    DescribeAcls: new UnreachableError('the broker refuses the password', true, undefined),
  };
  const { users, clock } = usersOf(answers);
  await users.fit('main', async () => []);
  expect(users.note).toMatch(/the broker refuses the password/);
  answers['DescribeAcls'] = NO_RIGHTS;
  await clock.advance(5000);
  await expect.poll(() => users.note).toBeUndefined();
});

test('brokers that are unavailable for long are logged once', async () => {
  const { users, warned, clock } = usersOf({
    DescribeAcls: new UnreachableError('the broker is away', false, undefined),
  });
  for (let i = 0; i < 5; i++) {
    await fit(users);
    await clock.advance(5000);
  }
  expect(warned).toHaveLength(1);
});

test('users of a cluster that could not be deleted are still reconciled', async () => {
  const answers: Record<string, unknown> = {
    DescribeConfigs: NOT_OPEN,
    DescribeAcls: new UnreachableError('the broker is away', false, undefined),
  };
  const { users, clock } = usersOf(answers);
  let reads = 0;
  const read = async () => {
    reads++;
    return [];
  };
  await users.fit('main', read);
  await expect(users.removeAll('main')).rejects.toThrow('the broker is away');
  answers['DescribeAcls'] = NO_RIGHTS;
  await clock.advance(5000);
  await expect.poll(() => reads).toBe(1);
});

test('a user that another copy is creating at the moment is not taken for a foreign one', async () => {
  const own = {
    resourceType: 5,
    resourceName: `plinth.main.${USER.id}`,
    resourcePatternType: 4,
    acls: [{ principal: `User:${USER.username}`, host: '*', operation: 4, permissionType: 3 }],
  };
  const done = { results: [{ errorCode: 0, errorMessage: null }] };
  const info = { errorCode: 0, credentialInfos: [{ mechanism: 1, iterations: 4096 }] };
  const { users, asked, warned } = usersOf({
    DescribeAcls: [NO_RIGHTS, { ...NO_RIGHTS, resources: [own] }],
    DescribeConfigs: NOT_OPEN,
    DescribeUserScramCredentials: { ...UNKNOWN_USER, results: [info] },
    CreateAcls: done,
    AlterUserScramCredentials: done,
  });
  await fit(users);
  expect(warned).toEqual([]);
  expect(asked).toContain('AlterUserScramCredentials');
});

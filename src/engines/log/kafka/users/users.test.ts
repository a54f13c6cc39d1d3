import { expect, test } from 'vitest';
import { silentLogger } from '../../../../base/logger.ts';
import { randomIds } from '../../../../base/ids.ts';
import { TestClock } from '../../../../base/test-clock.ts';
import type { Brokers } from '../client/brokers.ts';
import { KafkaUsers } from './users.ts';

const USER = {
  id: '27172269-da05-471b-9e8e-8fe4195871bc',
  username: 'user',
  password: 'secret',
  topic: '*',
  permissions: 'ALL',
} as const;

/** The users of a Kafka that answers so, and what it was asked; what is left out must not be. */
function usersOf(answers: Readonly<Record<string, unknown>>, hasScram = true) {
  const asked: string[] = [];
  const answer = async (name: string) => {
    asked.push(name);
    if (name in answers) return answers[name];
    throw new Error(`nobody is to ask for ${name}`);
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
    logger: silentLogger,
    ids: randomIds,
    hasScram,
    prefixOf: (cluster) => `plinth.${cluster}.`,
  });
  return { users, asked, clock };
}

const NO_RIGHTS = { errorCode: 0, errorMessage: null, resources: [] };
const fit = (users: KafkaUsers) => users.fit('main', async () => [USER]);

test('none are made where Plinth does not log in by SCRAM, and nobody is asked', async () => {
  const { users, asked } = usersOf({}, false);
  await fit(users);
  expect(asked).toEqual([]);
  expect(users.note).toMatch(/does not log in there by SCRAM/);
});

test('none are made where the Kafka has no ACLs: they could do everything', async () => {
  const DescribeAcls = { errorCode: 54, errorMessage: 'No Authorizer', resources: [] };
  const { users, asked } = usersOf({ DescribeAcls });
  await fit(users);
  expect(asked).toEqual(['DescribeAcls']);
  expect(users.note).toMatch(/gives no rights by ACLs/);
});

test('none are made where users may do what no ACL is about', async () => {
  const configs = [{ name: 'allow.everyone.if.no.acl.found', value: null }];
  const DescribeConfigs = { results: [{ errorCode: 0, errorMessage: null, configs }] };
  const { users, asked } = usersOf({ DescribeAcls: NO_RIGHTS, DescribeConfigs });
  await fit(users);
  expect(asked).toEqual(['DescribeAcls', 'DescribeConfigs']);
  expect(users.note).toMatch(/allow\.everyone\.if\.no\.acl\.found/);
});

test('what fails is tried again until it is done, with what is read then', async () => {
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

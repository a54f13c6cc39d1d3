import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createCluster,
  createCredential,
  createTopic,
  resetKafka,
  type KafkaCredential,
} from '../../harness/kafka-clusters.ts';
import {
  assignments,
  basicOf,
  consume,
  consumeAll,
  done,
  fetchAll,
  kafka,
  produce,
  valuesOf,
  type KafkaUser,
} from '../../harness/kafka.ts';
import { done as managed } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';

beforeEach(async () => {
  await resetKafka();
  for (const name of ['users', 'users.eu', 'users.us', 'cities']) {
    await createTopic({ name });
    await produce(name, 'hello');
  }
});

let made = 0;
const credential = (topic: string, permissions: 'ALL' | 'PRODUCE' | 'CONSUME' = 'ALL') =>
  createCredential({ credential_name: `user ${++made}`, topic, permissions });

/** The statuses of the answers to each way to use a topic. */
async function uses(user: KafkaUser, topic: string) {
  const at = { topic, partition: 0 };
  const statusOf = async (method: string, path: string, body?: unknown) =>
    (await kafka(method, path, { user, body })).status;
  return {
    produce: await Promise.all([
      statusOf('POST', '/produce', { topic, value: 'v' }),
      statusOf('POST', `/produce/${topic}`, { value: 'v' }),
      statusOf('GET', `/produce/${topic}/v`),
      statusOf('POST', `/webhook?topic=${topic}`, 'v'),
    ]),
    consume: await Promise.all([
      statusOf('POST', '/fetch', { ...at, offset: 0 }),
      statusOf('POST', '/offsets/latest', at),
      statusOf('POST', '/committed/group/instance', at),
      statusOf('POST', '/consume/group/instance', { topic, timeout: 0 }),
      statusOf('GET', `/consume/group/instance/${topic}?timeout=0`),
      statusOf('POST', '/commit/group/instance', { ...at, offset: 0 }),
    ]),
  };
}

const MAY = { produce: Array(4).fill(200), consume: Array(6).fill(200) };
const MAY_NOT = { produce: Array(4).fill(403), consume: Array(6).fill(403) };

describe('permissions', () => {
  test.each([
    ['ALL', MAY],
    ['PRODUCE', { ...MAY, consume: MAY_NOT.consume }],
    ['CONSUME', { ...MAY, produce: MAY_NOT.produce }],
  ] as const)('%s', async (permissions, may) => {
    // The instance exists already, so that only the permission decides.
    await consume('instance', { group: 'group', topics: ['users'] });
    expect(await uses(await credential('users', permissions), 'users')).toEqual(may);
  });
});

describe('a credential', () => {
  test('for one topic gives no access to others, whether they exist or not', async () => {
    const user = await credential('users');
    for (const topic of ['users.eu', 'cities', 'nothing']) {
      expect(await uses(user, topic)).toEqual(MAY_NOT);
    }
    expect(await done('GET', '/topics')).not.toHaveProperty('nothing');
  });

  test('for a prefix gives access to topics that begin with it', async () => {
    const user = await credential('users.*');
    for (const topic of ['users.eu', 'users.us']) {
      await consume('instance', { group: 'group', topics: [topic] });
      expect(await uses(user, topic)).toEqual(MAY);
    }
    for (const topic of ['users', 'cities']) expect(await uses(user, topic)).toEqual(MAY_NOT);
    await done('POST', '/produce', { user, body: { topic: 'users.new', value: 'v' } });
    expect(await done('GET', '/topics')).toHaveProperty(['users.new'], 1);
  });

  test('for * gives access to all topics', async () => {
    await consume('instance', { group: 'group', topics: ['cities'] });
    expect(await uses(await credential('*'), 'cities')).toEqual(MAY);
  });

  test.each([
    ['users', { users: 1 }],
    ['users.*', { 'users.eu': 1, 'users.us': 1 }],
    ['*', { users: 1, 'users.eu': 1, 'users.us': 1, cities: 1 }],
    ['nothing', {}],
  ])('for %s sees only these topics', async (topic, topics) => {
    for (const permissions of ['ALL', 'PRODUCE', 'CONSUME'] as const) {
      const user = await credential(topic, permissions);
      expect(await done('GET', '/topics', { user })).toEqual(topics);
    }
  });

  test('sees groups and instances of its topics', async () => {
    await consume('first', { topics: ['users', 'cities'] });
    await consume('second', { topics: ['cities'] });
    await consume('third', { group: 'others', topics: ['cities'] });
    const user = await credential('users');
    // While the group is being rebalanced, other copies do not know its assignment.
    await expect
      .poll(() => done('GET', '/consumers', { user }))
      .toEqual([
        {
          name: 'mygroup',
          instances: [{ name: 'first', topics: [{ topic: 'users', partitions: [0] }] }],
        },
      ]);
    const writer = await credential('*', 'PRODUCE');
    expect(await done('GET', '/consumers', { user: writer })).toEqual([]);
  });

  test('produces nothing of a batch with a topic of others', async () => {
    const user = await credential('users');
    const body = ['users', 'cities'].map((topic) => ({ topic, value: 'more' }));
    expect(await kafka('POST', '/produce', { user, body })).toMatchObject({
      status: 403,
      json: {
        error: 'the credential does not allow to produce to the topic cities',
        status: 403,
      },
    });
    const end = await done('POST', '/offsets/latest', { body: { topic: 'users', partition: 0 } });
    expect(end).toMatchObject([{ offset: 1 }]);
  });

  test('does not delete or commit instances that have other topics too', async () => {
    const user = await credential('users');
    await consume('first', { topics: ['users', 'cities'] });
    const error = {
      error: 'the credential does not allow to use the instance first of the group mygroup',
      status: 403,
    };
    expect((await kafka('DELETE', '/delete-consumer/mygroup/first', { user })).json).toEqual(error);
    expect((await kafka('POST', '/commit/mygroup/first', { user })).json).toEqual(error);
    expect(Object.keys(await assignments())).toEqual(['first']);
  });
});

describe('a credential is refused at once', () => {
  const stops = async (user: KafkaCredential, end: () => Promise<unknown>) => {
    expect(await kafka('GET', '/topics', { user })).toHaveProperty('status', 200);
    await end();
    expect(await kafka('GET', '/topics', { user })).toMatchObject({
      status: 401,
      json: { error: 'the user name or the password is wrong', status: 401 },
    });
  };

  test('when it is deleted, on open connections too', async () => {
    const user = await credential('*');
    await stops(user, () => managed('DELETE', `/v2/kafka/credential/${user.credential_id}`));
  });

  test('while it waits for messages, which are delivered to others', async () => {
    const user = await credential('users');
    const waiting = kafka('POST', '/consume/mygroup/first', {
      user,
      headers: { 'Kafka-Auto-Offset-Reset': 'latest' },
      body: { topic: 'users', timeout: 60_000 },
    });
    // Once it has its partition, it starts at the end of that.
    await expect
      .poll(() => done('GET', '/consumers'))
      .toMatchObject([{ instances: [{ topics: [{ topic: 'users', partitions: [0] }] }] }]);
    await managed('DELETE', `/v2/kafka/credential/${user.credential_id}`);
    expect(await waiting).toMatchObject({
      status: 401,
      json: { error: 'the user name or the password is wrong', status: 401 },
    });
    await produce('users', 'secret');
    expect(valuesOf(await consumeAll('first', 1, { topics: ['users'] }))).toEqual(['secret']);
  });

  test('while the body of its request is being sent', async () => {
    const user = await credential('users');
    const { hostname, port } = new URL(target().kafkaUrl);
    const request = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: '/produce/users',
      headers: { authorization: basicOf(user), 'content-length': 16, expect: '100-continue' },
    });
    request.flushHeaders();
    // A client that is told to continue has been authenticated.
    await once(request, 'continue');
    await managed('DELETE', `/v2/kafka/credential/${user.credential_id}`);
    request.end('{"value":"late"}');
    const [{ statusCode }] = (await once(request, 'response')) as [IncomingMessage];
    expect(statusCode).toBe(401);
    expect(valuesOf(await fetchAll('users'))).toEqual(['hello']);
  });

  test('when its cluster is deleted, like the user of the cluster', async () => {
    const cluster = await createCluster({ name: 'events' });
    const user = await createCredential({
      credential_name: 'all',
      cluster_id: cluster.cluster_id,
    });
    await stops(user, () => managed('DELETE', `/v2/kafka/cluster/${cluster.cluster_id}`));
    expect(await kafka('GET', '/topics', { user: cluster })).toHaveProperty('status', 401);
  });
});

test('clusters have no access to each other', async () => {
  const cluster = await createCluster({ name: 'events' });
  const user = cluster;
  expect(await done('GET', '/topics', { user })).toEqual({});
  await done('POST', '/produce/users', { user, body: { value: 'theirs' } });
  const body = { topic: 'users', partition: 0, offset: 0 };
  expect(await done('POST', '/fetch', { user, body })).toMatchObject([{ value: 'theirs' }]);
  expect(await done('POST', '/fetch', { body })).toMatchObject([{ value: 'hello' }]);
  await consume('first', { topics: ['users'] });
  expect(await done('GET', '/consumers', { user })).toEqual([]);
});

test('credentials are refused at the host of another cluster', async () => {
  const { rest_endpoint: endpoint } = await createCluster({ name: 'events' });
  const host = endpoint.replace(/^https?:\/\//, '').replace(/:\d+$/, '');
  expect(await kafka('GET', '/topics', { headers: { host } })).toHaveProperty('status', 401);
});

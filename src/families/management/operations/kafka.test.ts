import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_CLASS } from '../../../control/kafka/testing-connect.ts';
import { openTestKafka, type TestKafka } from '../../../control/kafka/testing.ts';
import { kafkaClusterOperations } from './kafka-clusters.ts';
import { kafkaConnectorOperations } from './kafka-connectors.ts';
import { kafkaCredentialOperations } from './kafka-credentials.ts';
import { kafkaTopicOperations } from './kafka-topics.ts';
import { testOperations, type TestRequest } from './testing.ts';

let platform: TestKafka;
let call: ReturnType<typeof testOperations>;

beforeEach(async () => {
  platform = await openTestKafka();
  call = testOperations({
    ...kafkaClusterOperations(platform),
    ...kafkaCredentialOperations(platform),
    ...kafkaTopicOperations(platform),
    ...kafkaConnectorOperations(platform),
  });
});

afterEach(() => platform.close());

type Fields = Readonly<Record<string, unknown>>;

/** The answer of an operation to the owner. @throws if it is refused */
async function done<Body = Fields>(
  id: Parameters<typeof call>[0],
  request: TestRequest = {},
): Promise<Body> {
  const { status, body } = await call(id, platform.owner, request);
  expect(status).toBe(200);
  return body as Body;
}

const at = (id: unknown) => ({ path: { id: String(id) } });
const CREATED = Date.parse('2026-11-20T12:00:00Z') / 1000;

const createCluster = () =>
  done('createKafkaCluster', {
    body: { name: 'mykafkacluster', region: 'eu-west-1', multizone: true },
  });

describe('a cluster', () => {
  test('has the record of the hosted service', async () => {
    const made = await createCluster();
    expect(made).toEqual({
      cluster_id: expect.any(String),
      name: 'mykafkacluster',
      region: 'eu-west-1',
      type: 'paid',
      multizone: true,
      tcp_endpoint: 'mykafkacluster-kafka.localhost:9092',
      tcp_listening: false,
      rest_endpoint: 'mykafkacluster-kafka.localhost',
      state: 'active',
      username: expect.any(String),
      password: expect.any(String),
      max_retention_size: 1_073_741_824_000,
      max_retention_time: 2_592_000_000,
      max_messages_per_second: 1000,
      creation_time: CREATED,
      max_message_size: 1_048_576,
      max_partitions: 100,
    });
    const { cluster_id: id } = made;
    expect(await done('getKafkaCluster', at(id))).toEqual(made);
    expect(await done('listKafkaClusters')).toEqual([
      expect.objectContaining({ cluster_id: 'default', max_partitions: 10_000 }),
      made,
    ]);
    const renamed = await done('renameKafkaCluster', { ...at(id), body: { name: 'other' } });
    expect(renamed).toEqual({ ...made, name: 'other' });
    const reset = await done('resetKafkaClusterPassword', at(id));
    expect(reset).toEqual({
      ...renamed,
      password: expect.not.stringContaining(String(made['password'])),
    });
    expect(await done('deleteKafkaCluster', at(id))).toBe('OK');
    expect(await call('getKafkaCluster', platform.owner, at(id))).toEqual({
      status: 404,
      body: { error: `Kafka cluster ${String(id)} is not found`, status: 404 },
    });
  });

  test('moves to a team', async () => {
    const { teamId: team_id } = await platform.teams.create(platform.owner, 'blue', false);
    const body = { team_id, cluster_id: 'default' };
    expect(await done('moveKafkaClusterToTeam', { body })).toBe('OK');
    expect(await call('moveKafkaClusterToTeam', platform.owner, { body })).toHaveProperty(
      'status',
      409,
    );
  });

  test('has statistics, with their times in one format', async () => {
    platform.directory.get('default')?.usage?.produced('orders', 15, 100);
    const record = await done('getKafkaClusterStatistics', at('default'));
    expect(Object.keys(record).toSorted()).toEqual([
      ...['consume_throughput', 'dailyconsume', 'dailyproduce', 'days', 'diskusage'],
      ...['produce_throughput', 'throughput', 'total_monthly_billing', 'total_monthly_consume'],
      ...['total_monthly_produce', 'total_monthly_storage'],
    ]);
    const last = (name: string) => (record[name] as unknown[]).at(-1);
    expect(last('throughput')).toEqual({ x: '2026-11-20 12:00:00.000 +0000 UTC', y: 0.25 });
    expect(last('dailyproduce')).toEqual({ x: '2026-11-20 00:00:00.000 +0000 UTC', y: 15 });
  });
});

describe('a credential', () => {
  const order = {
    credential_name: 'mycreds',
    cluster_id: 'default',
    topic: 'users.*',
    permissions: 'PRODUCE',
  };

  test('has the record of the hosted service, with the password in the list too', async () => {
    const made = await done('createKafkaCredential', { body: order });
    expect(made).toEqual({
      credential_id: expect.any(String),
      ...order,
      cluster_slug: 'default',
      username: expect.any(String),
      password: expect.any(String),
      creation_time: CREATED,
      state: 'active',
    });
    expect(await done('listKafkaCredentials')).toEqual([made]);
  });

  test.each(['deleteKafkaCredential', 'deleteKafkaCredentialByPost'] as const)(
    '%s answers "OK", and 404 from then on',
    async (operation) => {
      const { credential_id: id } = await done('createKafkaCredential', { body: order });
      expect(await done(operation, at(id))).toBe('OK');
      expect(await call(operation, platform.owner, at(id))).toHaveProperty('status', 404);
    },
  );

  test.each([
    ['a topic with a star in it', { topic: 'a*b' }, /^topic must have only letters, digits/],
    ['two stars', { topic: '**' }, /^topic must have only letters, digits/],
    ['no topic', { topic: '' }, /^topic must not be empty$/],
    ['other permissions', { permissions: 'READ' }, /^permissions must be one of ALL, PRODUCE, CON/],
    ['an empty name', { credential_name: '' }, /^credential_name must not be empty$/],
  ])('is refused with %s', async (_, changes, error) => {
    const body = { ...order, ...changes };
    const answer = await call('createKafkaCredential', platform.owner, { body });
    expect(answer).toEqual({
      status: 400,
      body: { error: expect.stringMatching(error), status: 400 },
    });
  });

  test('above the limit is a 412', async () => {
    for (let i = 0; i < 10; i++) {
      const body = { ...order, credential_name: `c${i}` };
      await done('createKafkaCredential', { body });
    }
    expect(await call('createKafkaCredential', platform.owner, { body: order })).toMatchObject({
      status: 412,
      body: { error: 'the cluster must have fewer than 10 credentials: delete one first' },
    });
  });
});

describe('a topic', () => {
  const order = {
    name: 'test-kafka-topic',
    partitions: 2,
    retention_time: 1234,
    retention_size: 4567,
    max_message_size: 4912,
    cleanup_policy: 'compact',
    cluster_id: 'default',
  };

  test('has the record of the hosted service', async () => {
    const made = await done('createKafkaTopic', { body: order });
    expect(made).toEqual({
      topic_id: expect.any(String),
      topic_name: 'test-kafka-topic',
      cluster_id: 'default',
      region: 'us-east-1',
      creation_time: CREATED,
      state: 'active',
      partitions: 2,
      multizone: false,
      tcp_endpoint: 'default-kafka.localhost:9092',
      tcp_listening: false,
      rest_endpoint: 'default-kafka.localhost',
      username: 'default-user',
      password: 'default-password',
      cleanup_policy: 'compact',
      retention_size: 4567,
      retention_time: 1234,
      max_message_size: 4912,
    });
    const { topic_id: id } = made;
    expect(await done('getKafkaTopic', at(id))).toEqual(made);
    expect(await done('listKafkaTopics', { path: { cluster_id: 'default' } })).toEqual([made]);
    const body = { retention_time: 5, partitions: 3 };
    const changed = await done('updateKafkaTopic', { ...at(id), body });
    expect(changed).toEqual({ ...made, ...body });
    expect(await done('getKafkaTopicStatistics', at(id))).toMatchObject({
      total_monthly_storage: 0,
    });
    expect(await done('deleteKafkaTopic', at(id))).toBe('OK');
    expect(await call('getKafkaTopic', platform.owner, at(id))).toHaveProperty('status', 404);
  });

  test('needs only a name, partitions and a cluster', async () => {
    const { name, partitions, cluster_id } = order;
    const made = await done('createKafkaTopic', { body: { name, partitions, cluster_id } });
    expect(made).toMatchObject({
      cleanup_policy: 'delete',
      retention_time: Number.MAX_SAFE_INTEGER,
      max_message_size: 5000,
    });
  });

  test.each([
    [409, { name: 'taken' }, /^name must be unique/],
    [404, { cluster_id: 'nothing' }, /^Kafka cluster nothing is not found$/],
    [400, { name: 'a/b' }, /^name must have only letters, digits/],
    [400, { name: '..' }, /^name must have only letters, digits/],
    [400, { name: 'a'.repeat(250) }, /^name must not have more than 249 characters$/],
    [400, { partitions: 0 }, /^partitions must be at least 1$/],
    [400, { partitions: 1.5 }, /^partitions must be an integer$/],
    [400, { retention_time: -2 }, /^retention_time must be at least -1$/],
    [400, { max_message_size: 5001 }, /^max_message_size must be at most 5000, which/],
    [400, { cleanup_policy: 'drop' }, /^cleanup_policy must be one of delete, compact$/],
    [412, { partitions: 10_000 }, /must not have more than 10000 partitions together/],
  ])('is refused with %d: %o', async (status, changes, error) => {
    await done('createKafkaTopic', { body: { ...order, name: 'taken' } });
    const body = { ...order, ...changes };
    expect(await call('createKafkaTopic', platform.owner, { body })).toEqual({
      status,
      body: { error: expect.stringMatching(error), status },
    });
  });
});

describe('a connector', () => {
  const properties = { 'connector.class': TEST_CLASS, topics: 'orders' };
  const create = (more: object = {}) =>
    done('createConnector', {
      body: {
        name: 'connectorName',
        cluster_id: 'default',
        properties: { ...properties, ...more },
      },
    });
  const get = (id: unknown) => done('getConnector', at(id));

  test('has the record of the hosted service', async () => {
    const made = await create({ 'tasks.max': 1, enabled: true });
    const fields = {
      connector_id: expect.any(String),
      name: 'connectorName',
      customer_id: platform.owner.customerId,
      cluster_id: 'default',
      creation_time: CREATED,
      deletion_time: 0,
      state_error_message: '',
      connector_class: TEST_CLASS,
      encoded_username: expect.any(String),
    };
    const pending = { state: 'pending', connector_state: '', tasks: [], topics: ['orders'] };
    expect(made).toEqual({ ...fields, ...pending, TTL: CREATED + 1800 });
    await platform.kafka.idle();
    const running = {
      ...fields,
      state: 'running',
      connector_state: 'RUNNING',
      topics: ['orders'],
      tasks: [{ id: 0, state: 'RUNNING', trace: '' }],
      properties: { ...properties, 'tasks.max': '1', enabled: 'true' },
    };
    const { connector_id: id } = made;
    expect(await get(id)).toEqual(running);
    expect(await done('listConnectors', { path: { cluster_id: 'default' } })).toEqual([
      { ...running, TTL: CREATED + 1800 },
    ]);
  });

  test.each([
    ['each as a field', { topics: 'other', 'tasks.max': 2 }],
    ['all in one field', { properties: { topics: 'other', 'tasks.max': '2' } }],
  ])('accepts other properties: %s', async (_, body) => {
    const { connector_id: id } = await create();
    await platform.kafka.idle();
    const changed = await done('updateConnector', { ...at(id), body });
    expect(changed).toMatchObject({ state: 'pending', TTL: CREATED + 1800 });
    expect(changed).not.toHaveProperty('properties');
    await platform.kafka.idle();
    expect(await get(id)).toMatchObject({
      properties: { ...properties, topics: 'other', 'tasks.max': '2' },
    });
  });

  test.each([
    ['nothing', {}, 'the body must not be empty'],
    ['no properties', { properties: {} }, 'properties must not be empty'],
    ['a list', { topics: ['a'] }, 'topics must be a string, a number or a boolean'],
    ['null', { topics: null }, 'topics must be a string, a number or a boolean'],
  ])('refuses changes with %s', async (_, body, error) => {
    const { connector_id: id } = await create();
    expect(await call('updateConnector', platform.owner, { ...at(id), body })).toEqual({
      status: 400,
      body: { error, status: 400 },
    });
  });

  test('is paused, started and restarted, each with "OK"', async () => {
    const { connector_id: id } = await create();
    expect(await done('pauseConnector', at(id))).toBe('OK');
    expect(await get(id)).toMatchObject({ state: 'running', connector_state: 'PAUSED' });
    expect(await done('startConnector', at(id))).toBe('OK');
    expect(await get(id)).toMatchObject({ connector_state: 'RUNNING' });
    expect(await done('restartConnector', at(id))).toBe('OK');
  });

  test.each(['deleteConnector', 'deleteConnectorByPost'] as const)(
    '%s answers "OK", and 404 from then on',
    async (operation) => {
      const { connector_id: id } = await create();
      expect(await done(operation, at(id))).toBe('OK');
      expect(await call(operation, platform.owner, at(id))).toHaveProperty('status', 404);
    },
  );

  test('of an unknown class fails, with the message of Kafka Connect', async () => {
    const { connector_id: id } = await create({ 'connector.class': 'org.example.Unknown' });
    await platform.kafka.idle();
    expect(await get(id)).toMatchObject({
      state: 'failed',
      connector_state: '',
      tasks: [],
      topics: ['orders'],
      state_error_message: expect.stringMatching(
        /^Connector configuration is invalid and contains the following 1 error\(s\):\n/,
      ),
      connector_class: 'org.example.Unknown',
    });
  });
});

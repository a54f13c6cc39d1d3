import { afterEach, beforeEach, expect, test } from 'vitest';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import type { NewCredential } from './credentials.ts';

let platform: TestKafka;
beforeEach(async () => {
  platform = await openTestKafka();
});
afterEach(() => platform.close());

const stranger: Actor = { customerId: 'c2', email: 'ann@example.com', sourceIp: '', ...EVERY_ROLE };

const create = (order: Partial<NewCredential> = {}) =>
  platform.kafka.credentials.create(platform.owner, {
    name: 'reader',
    clusterId: 'default',
    topic: 'users.*',
    permissions: 'CONSUME',
    ...order,
  });

const access = (user: { username: string; password: string }) =>
  platform.directory.authenticate(user.username, user.password, undefined)?.access;

test('a new credential works at once, for its topics and permissions', async () => {
  const { row, cluster } = await create();
  expect(access(row)).toMatchObject({ topic: 'users.*', permissions: 'CONSUME' });
  expect(cluster.slug).toBe('default');
  expect(Buffer.from(row.username, 'base64url').toString()).toMatch(/^default\$/);
});

test('credentials of all clusters are listed with their passwords, without the users of the clusters', async () => {
  const { credentials, clusters } = platform.kafka;
  const { cluster_id: clusterId } = await clusters.create(platform.owner, {
    name: 'orders',
    region: 'us-east-1',
  });
  const { row: one } = await create();
  const { row: two } = await create({ clusterId });
  const listed = await credentials.list(platform.owner);
  expect(listed.map(({ row }) => row)).toEqual([one, two]);
  expect(listed.map(({ cluster }) => cluster.slug)).toEqual(['default', 'orders']);
  expect(await credentials.list(stranger)).toEqual([]);
});

test('a cluster has at most ten credentials, with unique names', async () => {
  const { credentials } = platform.kafka;
  await expect(Promise.all([create(), create()])).rejects.toMatchObject({
    code: 'credentialNameTaken',
  });
  for (let i = 2; i <= 10; i++) await create({ name: `reader-${i}` });
  await expect(create({ name: 'one more' })).rejects.toMatchObject({ code: 'tooManyCredentials' });
  const [first] = await credentials.list(platform.owner);
  await credentials.delete(platform.owner, first!.row.credential_id);
  await create({ name: 'one more' });
});

test('a deleted credential stops working at once, and its name is free', async () => {
  const { credentials } = platform.kafka;
  const { row } = await create();
  await credentials.delete(platform.owner, row.credential_id);
  expect(access(row)).toBeUndefined();
  await create();
  await expect(credentials.delete(platform.owner, row.credential_id)).rejects.toMatchObject({
    code: 'credentialNotFound',
  });
  const changes = await platform.audit.list(platform.owner.customerId);
  expect(changes.map(({ action }) => action)).toEqual([
    'kafka_credential.create',
    'kafka_credential.delete',
    'kafka_credential.create',
  ]);
  expect(JSON.stringify(changes)).not.toContain(row.password);
});

test('credentials are users of the log, except those with a given user name', async () => {
  const { credentials, clusters } = platform.kafka;
  const { row } = await create();
  await create({ name: 'said', user: { username: 'admin', password: 'guess' } });
  expect(platform.log.usersOf('default')).toEqual([
    {
      id: row.credential_id,
      username: row.username,
      password: row.password,
      topic: 'users.*',
      permissions: 'CONSUME',
    },
  ]);
  await credentials.delete(platform.owner, row.credential_id);
  expect(platform.log.usersOf('default')).toEqual([]);

  const order = { name: 'orders', region: 'us-east-1' } as const;
  const { cluster_id: clusterId } = await clusters.create(platform.owner, order);
  await create({ clusterId });
  expect(platform.log.usersOf(clusterId)).toHaveLength(1);
  await clusters.delete(platform.owner, clusterId);
  expect(platform.log.usersOf(clusterId)).toEqual([]);
});

test('credentials of clusters of other accounts are not found', async () => {
  const { credentials } = platform.kafka;
  const { row } = await create();
  await expect(credentials.delete(stranger, row.credential_id)).rejects.toMatchObject({
    code: 'credentialNotFound',
  });
  await expect(
    credentials.create(stranger, {
      name: 'mine',
      clusterId: 'default',
      topic: '*',
      permissions: 'ALL',
    }),
  ).rejects.toMatchObject({ code: 'clusterNotFound' });
  expect(access(row)).toBeDefined();
});

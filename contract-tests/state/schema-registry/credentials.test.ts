import { beforeEach, describe, expect, test } from 'vitest';
import {
  createCluster,
  createCredential,
  resetKafka,
  type KafkaUser,
} from '../../harness/kafka-clusters.ts';
import { done as managed } from '../../harness/management.ts';
import {
  answerTo,
  done,
  refused,
  register,
  registry,
  resetRegistry,
} from '../../harness/schema-registry.ts';

beforeEach(async () => {
  await resetRegistry();
  await resetKafka();
});

const credential = (topic: string, permissions: 'ALL' | 'PRODUCE' | 'CONSUME') =>
  createCredential({ credential_name: `for-${permissions}`, topic, permissions });
const body = { schema: '"int"' };

/** The operations that each credential allows on `users-value`. */
const OPERATIONS: readonly [string, string, string, object?][] = [
  ['read', 'GET', '/subjects/users-value/versions'],
  ['read', 'GET', '/subjects/users-value/versions/1'],
  ['read', 'GET', '/subjects/users-value/versions/1/schema'],
  ['read', 'GET', '/subjects/users-value/versions/1/referencedby'],
  ['read', 'POST', '/subjects/users-value', body],
  ['read', 'POST', '/compatibility/subjects/users-value/versions', body],
  ['read', 'POST', '/compatibility/subjects/users-value/versions/1', body],
  ['read', 'GET', '/config/users-value?defaultToGlobal=true'],
  ['read', 'GET', '/mode/users-value?defaultToGlobal=true'],
  ['write', 'POST', '/subjects/users-value/versions', body],
  ['own', 'PUT', '/config/users-value', { compatibility: 'NONE' }],
  ['own', 'DELETE', '/config/users-value'],
  ['own', 'PUT', '/mode/users-value', { mode: 'READWRITE' }],
  ['own', 'DELETE', '/mode/users-value'],
  ['own', 'DELETE', '/subjects/users-value/versions/1'],
  ['own', 'DELETE', '/subjects/users-value?permanent=true'],
];
const REGISTRY: readonly [string, string, object?][] = [
  ['PUT', '/config', { compatibility: 'NONE' }],
  ['DELETE', '/config'],
  ['PUT', '/mode', { mode: 'READWRITE' }],
];

describe.each([
  ['users', 'ALL', ['read', 'write', 'own']],
  ['users*', 'PRODUCE', ['read', 'write']],
  ['users-value', 'CONSUME', ['read']],
  ['user', 'ALL', []],
  ['users-value-1', 'ALL', []],
  ['users.*', 'ALL', []],
] as const)('a credential for %s that allows %s', (topic, permissions, may) => {
  test(`may ${may.join(', ') || 'nothing'} with users-value`, async () => {
    await register('users-value', 'int');
    const user = await credential(topic, permissions);
    for (const [what, method, path, given] of OPERATIONS) {
      const { status } = await registry(method, path, { body: given, user });
      const isAllowed = (may as readonly string[]).includes(what);
      expect([method, path, status === 403]).toEqual([method, path, !isAllowed]);
    }
    for (const [method, path, given] of REGISTRY) {
      expect(await refused(method, path, { body: given, user })).toHaveProperty(
        'error_code',
        40301,
      );
    }
  });
});

test("subjects outside a credential's permissions get the same error whether they exist or not", async () => {
  await register('others-value', 'int');
  const user = await credential('users', 'ALL');
  for (const subject of ['others-value', 'nothing-value']) {
    expect(await refused('GET', `/subjects/${subject}/versions/9`, { user })).toEqual({
      error_code: 40301,
      message: `User is denied operation Read on Subject: ${subject}`,
    });
  }
});

test('lists and ids contain only subjects that the credential may read', async () => {
  const own = await register('users-value', 'int');
  const others = await register('others-value', 'string');
  const shared = await register('users-key', 'long');
  await register('others-key', 'long');
  const user = await credential('users', 'CONSUME');
  expect(await done('GET', '/subjects', { user })).toEqual(['users-key', 'users-value']);
  expect(await done('GET', '/schemas', { user })).toMatchObject([{ id: shared }, { id: own }]);
  expect(await done('GET', `/schemas/ids/${own}`, { user })).toEqual({ schema: '"int"' });
  expect(await done('GET', `/schemas/ids/${shared}/subjects`, { user })).toEqual(['users-key']);
  expect(await done('GET', `/schemas/ids/${shared}/versions`, { user })).toEqual([
    { subject: 'users-key', version: 1 },
  ]);
  for (const end of ['', '/schema', '/subjects', '/versions']) {
    expect(await refused('GET', `/schemas/ids/${others}${end}`, { user })).toEqual({
      error_code: 40403,
      message: `Schema ${others} not found`,
    });
  }
});

test('a schema can not refer to a subject that the credential may not read', async () => {
  await register('others', { type: 'record', name: 'Other', fields: [] });
  const user = await credential('users', 'ALL');
  const given = {
    schema: '{"type":"array","items":"Other"}',
    references: [{ name: 'Other', subject: 'others', version: 1 }],
  };
  const paths = ['/subjects/users-value/versions', '/subjects/users-value'];
  for (const path of [...paths, '/compatibility/subjects/users-value/versions']) {
    expect(await refused('POST', path, { user, body: given })).toEqual({
      error_code: 40301,
      message: 'User is denied operation Read on Subject: others',
    });
  }
  await register(
    'users-value',
    { type: 'array', items: 'Other' },
    { references: given.references },
  );
  const other = await credential('others', 'CONSUME');
  const path = '/subjects/others/versions/1/referencedby';
  expect(await done('GET', path, { user: other })).toEqual([]);
  expect(await done('GET', path)).toEqual([expect.any(Number)]);
});

test('a deleted credential is refused', async () => {
  const user = await credential('users', 'ALL');
  await done('GET', '/subjects', { user });
  await managed('DELETE', `/v2/kafka/credential/${user.credential_id}`);
  expect(await refused('GET', '/subjects', { user })).toHaveProperty('error_code', 401);
});

test('clusters have registries of their own, which are deleted with them', async () => {
  await register('users-value', 'int');
  const cluster = await createCluster({ name: 'second' });
  const user: KafkaUser = cluster;
  expect(await done('GET', '/subjects', { user })).toEqual([]);
  const id = await register('users-value', 'string', {}, { user });
  expect(await done('GET', `/schemas/ids/${id}`, { user })).toEqual({ schema: '"string"' });
  expect(await done('GET', '/subjects/users-value/versions/1')).toMatchObject({ schema: '"int"' });
  await managed('DELETE', `/v2/kafka/cluster/${cluster.cluster_id}`);
  expect(await refused('GET', '/subjects', { user })).toHaveProperty('error_code', 401);
  expect(await answerTo('GET', '/subjects')).toEqual({ status: 200, json: ['users-value'] });
});

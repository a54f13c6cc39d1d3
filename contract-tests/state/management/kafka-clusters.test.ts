import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { resetAccount } from '../../harness/databases.ts';
import { families } from '../../harness/families.ts';
import {
  createCluster,
  createCredential,
  createTopic,
  firstUser,
  FIRST_CLUSTER,
  kafkaRest,
  type KafkaCluster,
} from '../../harness/kafka-clusters.ts';
import { done, management } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';

type Schemas = components['schemas'];

beforeEach(resetAccount);

const requests = families.management.contract.requests();
const list = () => done<KafkaCluster[]>('GET', '/v2/kafka/clusters');
const topicsAs = async (user: KafkaCluster) => (await kafkaRest(user, '/topics')).status;

describe('a new cluster', () => {
  test('serves requests at once, with a log of its own', async () => {
    const cluster = await createCluster({ name: 'events', multizone: true });
    expect(cluster).toMatchObject({ name: 'events', multizone: true, type: 'paid' });
    expect(await done('GET', `/v2/kafka/cluster/${cluster.cluster_id}`)).toEqual(cluster);
    expect(await list()).toContainEqual(cluster);
    await createTopic({ name: 'orders', cluster_id: cluster.cluster_id });
    await createTopic({ name: 'sales' });
    expect((await kafkaRest(cluster, '/topics')).json).toEqual({ orders: 1 });
    expect((await kafkaRest(firstUser(), '/topics')).json).toEqual({ sales: 1 });
  });

  test('has a unique name, however many are created at once', async () => {
    const order = { name: 'events', region: 'us-east-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => management('POST', '/v2/kafka/cluster', { body: order })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await list()).toHaveLength(2);
  });

  test.each([
    ['no name', { region: 'us-east-1' }, 'name is missing'],
    ['no region', { name: 'a' }, 'region is missing'],
    ['another region', { name: 'a', region: 'mars' }, 'region must be one of eu-west-1, us-east-1'],
    [
      'a dot in its name',
      { name: 'a.b', region: 'us-east-1' },
      'name must have only letters, digits, "-" and "_"',
    ],
    [
      'words for multizone',
      { name: 'a', region: 'us-east-1', multizone: 'yes' },
      'multizone must be a boolean',
    ],
  ])('is refused with %s', async (_, body, error) => {
    expect((await management('POST', '/v2/kafka/cluster', { body })).json).toEqual({
      error: expect.stringContaining(error),
      status: 400,
    });
  });
});

test('a cluster is renamed without any other change; a name that is taken is refused', async () => {
  const cluster = await createCluster({ name: 'events' });
  const path = `/v2/kafka/rename-cluster/${cluster.cluster_id}`;
  expect(await done('POST', path, { name: 'other' })).toEqual({ ...cluster, name: 'other' });
  expect(await topicsAs(cluster)).toBe(200);
  expect((await management('POST', path, { body: { name: 'default' } })).json).toEqual({
    error: 'name must be unique: there is a Kafka cluster default already',
    status: 409,
  });
});

test('a reset of the password invalidates the old one at once, and keeps credentials', async () => {
  const cluster = await createCluster({ name: 'events' });
  const credential = await createCredential({
    credential_name: 'reader',
    cluster_id: cluster.cluster_id,
  });
  const path = `/v2/kafka/reset-password/${cluster.cluster_id}`;
  const after = await done<KafkaCluster>('POST', path);
  expect(after).toEqual({ ...cluster, password: after.password });
  expect([await topicsAs(cluster), await topicsAs(after)]).toEqual([401, 200]);
  expect((await kafkaRest(credential, '/topics')).status).toBe(200);
});

describe('a deleted cluster', () => {
  let cluster: KafkaCluster;
  beforeEach(async () => {
    cluster = await createCluster({ name: 'events' });
    await createTopic({ name: 'orders', cluster_id: cluster.cluster_id });
    expect(await done('DELETE', `/v2/kafka/cluster/${cluster.cluster_id}`)).toBe('OK');
  });

  const ofClusters = requests.filter(({ template }) =>
    /^\/v2\/kafka\/(cluster|rename-cluster|reset-password|stats\/cluster|topics|connectors)\/\{/.test(
      template,
    ),
  );

  test.each(ofClusters)('is not found by $operationId', async ({ method, template, body }) => {
    const path = template.replace(/\{\w+\}/, cluster.cluster_id);
    const error = `Kafka cluster ${cluster.cluster_id} is not found`;
    const { status, json } = await management(method, path, { body });
    expect({ status, json }).toEqual({ status: 404, json: { error, status: 404 } });
  });

  test('refuses clients, and leaves nothing to a new one with its name', async () => {
    expect(await topicsAs(cluster)).toBe(401);
    const again = await createCluster({ name: 'events' });
    expect(again.rest_endpoint).toBe(cluster.rest_endpoint);
    expect((await kafkaRest(again, '/topics')).json).toEqual({});
  });
});

describe('a team', () => {
  const move = (team_id: string, cluster_id: string) =>
    management('POST', '/v2/kafka/move-to-team', { body: { team_id, cluster_id } });

  test('gets a cluster with everything that it has', async () => {
    const cluster = await createCluster({ name: 'events' });
    const topic = await createTopic({ name: 'orders', cluster_id: cluster.cluster_id });
    const team = await done<Schemas['team']>('POST', '/v2/team', {
      team_name: 'blue',
      copy_cc: false,
    });
    const credentials = await openSecondAccount(`member-${randomUUID()}`);
    const asMember = (path: string) => management('GET', path, { credentials });
    expect(await asMember(`/v2/kafka/topic/${topic.topic_id}`)).toHaveProperty('status', 404);
    await done('POST', '/v2/teams/member', {
      team_id: team.team_id,
      member_email: credentials.email,
      member_role: 'dev',
    });
    expect((await move(team.team_id, cluster.cluster_id)).json).toBe('OK');
    expect((await asMember(`/v2/kafka/topic/${topic.topic_id}`)).json).toEqual(topic);
    expect((await asMember('/v2/kafka/clusters')).json).toEqual([cluster]);
    expect((await move(team.team_id, cluster.cluster_id)).json).toEqual({
      error: `team_id must be another team: the cluster belongs to team ${team.team_id} already`,
      status: 409,
    });
    expect((await management('DELETE', `/v2/team/${team.team_id}`)).json).toEqual({
      error: 'the team must have no Kafka clusters: it has 1',
      status: 412,
    });
  });

  test('that does not exist is not found', async () => {
    const { status, json } = await move('nothing', FIRST_CLUSTER);
    expect({ status, json }).toEqual({
      status: 404,
      json: { error: 'team nothing is not found', status: 404 },
    });
  });
});

test('another account does not see the cluster', async () => {
  const credentials = await openSecondAccount(`stranger-${randomUUID()}`);
  expect((await management('GET', '/v2/kafka/clusters', { credentials })).json).toEqual([]);
  const path = `/v2/kafka/cluster/${FIRST_CLUSTER}`;
  expect(await management('GET', path, { credentials })).toHaveProperty('status', 404);
  expect(await management('DELETE', path, { credentials })).toHaveProperty('status', 404);
});

test('changes are in the audit log, without secrets', async () => {
  const cluster = await createCluster({ name: 'events' });
  const { cluster_id } = cluster;
  const credential = await createCredential({ credential_name: 'reader', cluster_id });
  const topic = await createTopic({ name: 'orders', cluster_id });
  const entries = await done<Schemas['audit-log'][]>('GET', '/v2/auditlogs');
  expect(
    entries.slice(0, 3).map(({ action_string: action, entity }) => ({ action, entity })),
  ).toEqual([
    { action: 'kafka_topic.create', entity: topic.topic_id },
    { action: 'kafka_credential.create', entity: credential.credential_id },
    { action: 'kafka_cluster.create', entity: cluster_id },
  ]);
});

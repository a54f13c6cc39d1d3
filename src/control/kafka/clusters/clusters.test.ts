import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_ROLE, type Actor } from '../../actor.ts';
import { storeAccounts } from '../../../../testing/control/control.ts';
import { openTestKafka, type TestKafka } from '../../../../testing/control/kafka/kafka.ts';
import type { ClusterRow } from './row.ts';
import { reconcile } from './clusters.ts';

let platform: TestKafka;
beforeEach(async () => {
  platform = await openTestKafka();
});
afterEach(() => platform.close());

const stranger: Actor = { customerId: 'c2', email: 'ann@example.com', sourceIp: '', ...EVERY_ROLE };

const create = (name = 'orders'): Promise<ClusterRow> =>
  platform.kafka.clusters.create(platform.owner, { name, region: 'eu-west-1', multizone: true });

const authenticates = (
  { username, password }: Pick<ClusterRow, 'username' | 'password'>,
  host?: string,
) => platform.directory.authenticate(username, password, host)?.cluster.id;

const actions = async () =>
  (await platform.audit.list(platform.owner.customerId)).map(({ action }) => action);

describe('a new cluster', () => {
  test('is in the log at once, and its user authenticates, also by its host', async () => {
    const row = await create();
    expect(row).toMatchObject({
      name: 'orders',
      slug: 'orders',
      region: 'eu-west-1',
      state: 'active',
    });
    expect(authenticates(row)).toBe(row.cluster_id);
    expect(authenticates(row, 'orders-kafka.localhost:8082')).toBe(row.cluster_id);
    expect(authenticates(row, 'default-kafka.localhost:8082')).toBeUndefined();
    expect(platform.log.clusters()).toContain(row.cluster_id);
    expect(await actions()).toEqual(['kafka_cluster.create']);
  });

  test('has a user name in the form of the hosted service', async () => {
    const { username } = await create();
    expect(Buffer.from(username, 'base64url').toString()).toMatch(/^orders\$.+/);
  });

  test('has the limits of the plan, which the log enforces', async () => {
    const row = await create();
    expect(platform.kafka.clusters.limitsOf(row)).toEqual({
      max_retention_size: 1_073_741_824_000,
      max_retention_time: 2_592_000_000,
      max_messages_per_second: 1000,
      max_message_size: 1_048_576,
      max_partitions: 100,
    });
    expect(platform.log.limitsOf(row.cluster_id)).toEqual({
      maxPartitions: 100,
      maxRetentionTime: 2_592_000_000,
      maxRetentionSize: 1_073_741_824_000,
      maxMessageSize: 1_048_576,
    });
  });

  test('needs a name that is unique within its owner', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'clusterNameTaken' });
    await storeAccounts(platform.store, stranger);
    const other = await platform.kafka.clusters.create(stranger, {
      name: 'orders',
      region: 'us-east-1',
    });
    expect(other.slug).toMatch(/^orders-\d{5}$/);
    expect(authenticates(other, `${other.slug}-kafka.localhost`)).toBe(other.cluster_id);
  });

  test('gets a valid host name from any name', async () => {
    expect((await create('_My_Cluster-')).slug).toBe('my-cluster');
    expect((await create('___')).slug).toBe('cluster');
  });

  test('is not created if the log fails to create it', async () => {
    platform.log.failOnce(new Error('no space left on device'));
    await expect(create()).rejects.toThrow('no space left on device');
    expect(await platform.kafka.clusters.list(platform.owner)).toHaveLength(1);
    expect(await actions()).toEqual(['kafka_cluster.delete', 'kafka_cluster.create']);
    await create();
  });
});

test('a cluster is found by its owner only', async () => {
  const { cluster_id: id } = await create();
  expect((await platform.kafka.clusters.list(platform.owner)).map(({ name }) => name)).toEqual([
    'default',
    'orders',
  ]);
  expect(await platform.kafka.clusters.list(stranger)).toEqual([]);
  const { clusters } = platform.kafka;
  for (const attempt of [
    () => clusters.get(stranger, id),
    () => clusters.rename(stranger, id, 'mine'),
    () => clusters.resetPassword(stranger, id),
    () => clusters.delete(stranger, id),
    () => clusters.get(platform.owner, 'nothing'),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'clusterNotFound' });
  }
});

test('a rename keeps host and user, and one to the current name is not recorded', async () => {
  const row = await create();
  const { clusters } = platform.kafka;
  const renamed = await clusters.rename(platform.owner, row.cluster_id, 'sales');
  expect(renamed).toEqual({ ...row, name: 'sales', revision: 2 });
  expect(platform.directory.get(row.cluster_id)?.name).toBe('sales');
  await clusters.rename(platform.owner, row.cluster_id, 'sales');
  expect(await actions()).toEqual(['kafka_cluster.rename', 'kafka_cluster.create']);
  await expect(clusters.rename(platform.owner, row.cluster_id, 'default')).rejects.toMatchObject({
    code: 'clusterNameTaken',
  });
});

test('a new password replaces the old one at once', async () => {
  const row = await create();
  const reset = await platform.kafka.clusters.resetPassword(platform.owner, row.cluster_id);
  expect(reset.username).toBe(row.username);
  expect(authenticates(row)).toBeUndefined();
  expect(authenticates(reset)).toBe(row.cluster_id);
});

describe('a team', () => {
  test('that a cluster is moved to has access through its members', async () => {
    const { kafka, teams, owner } = platform;
    const { cluster_id: id } = await create();
    const { teamId } = await teams.create(owner, 'blue', false);
    await teams.addMember(owner, teamId, stranger.email, 'dev');
    const moved = await kafka.clusters.moveToTeam(owner, id, teamId);
    expect(moved).toMatchObject({ team_id: teamId, user_email: teamId });
    expect((await kafka.clusters.list(stranger)).map(({ name }) => name)).toEqual(['orders']);
    await kafka.clusters.rename(stranger, id, 'ours');
    await expect(kafka.clusters.moveToTeam(owner, id, teamId)).rejects.toMatchObject({
      code: 'clusterInTeam',
    });
    await expect(teams.delete(owner, teamId)).rejects.toMatchObject({ code: 'teamHasClusters' });
    await kafka.clusters.delete(owner, id);
    await teams.delete(owner, teamId);
  });

  test('is not found by others than its members', async () => {
    const { kafka, owner } = platform;
    await expect(kafka.clusters.moveToTeam(owner, 'default', 'nothing')).rejects.toMatchObject({
      code: 'teamNotFound',
    });
  });
});

test('deleting a cluster removes its credentials and its log, and frees its name', async () => {
  const { kafka, owner, directory, log } = platform;
  const row = await create();
  const { row: credential } = await kafka.credentials.create(owner, {
    name: 'reader',
    clusterId: row.cluster_id,
    topic: '*',
    permissions: 'CONSUME',
  });
  await kafka.clusters.delete(owner, row.cluster_id);
  expect(authenticates(row)).toBeUndefined();
  expect(authenticates(credential)).toBeUndefined();
  expect(directory.get(row.cluster_id)).toBeUndefined();
  expect(log.clusters()).toEqual(['default']);
  expect(await kafka.credentials.list(owner)).toEqual([]);
  expect((await create()).slug).toBe('orders');
});

describe('the cluster of the first start', () => {
  test('accepts the user of the settings, and has practically no limits', async () => {
    expect(authenticates({ username: 'default-user', password: 'default-password' })).toBe(
      'default',
    );
    expect(platform.log.limitsOf('default')).toEqual({
      maxPartitions: 10_000,
      maxRetentionTime: -1,
      maxRetentionSize: -1,
      maxMessageSize: 5000,
    });
    expect(platform.directory.get('default')).toMatchObject({
      name: 'default',
      endpoint: 'default-kafka.localhost',
      autoCreate: { partitions: 1 },
    });
  });
});

test('deleting a cluster removes its schemas first, and keeps its log until the next start if that fails', async () => {
  const removed: string[] = [];
  let isAway = true;
  const other = await openTestKafka({
    removeSchemas: async (id) => {
      if (isAway) throw new Error('nobody answers');
      removed.push(id);
    },
  });
  const { clusters } = other.kafka;
  const make = (name: string) => clusters.create(other.owner, { name, region: 'eu-west-1' });
  const [first, second] = [await make('one'), await make('two')];
  await clusters.delete(other.owner, first.cluster_id);
  expect(other.log.clusters()).toContain(first.cluster_id);
  isAway = false;
  await clusters.delete(other.owner, second.cluster_id);
  expect(removed).toEqual([second.cluster_id]);
  expect(other.log.clusters()).not.toContain(second.cluster_id);
  await other.close();
});

test('a start removes what the log still has of deleted clusters, and leaves unknown clusters alone', async () => {
  const platform = await openTestKafka();
  const { kafka, owner, store } = platform;
  const { cluster_id: id } = await kafka.clusters.create(owner, {
    name: 'orders',
    region: 'eu-west-1',
  });
  await kafka.clusters.delete(owner, id);
  const fittedWith = async (remains: readonly string[]) => {
    const fitted: string[] = [];
    await reconcile(store, {
      remains: async () => remains,
      fit: async ({ cluster_id: one, state }) => void fitted.push(`${one} ${state}`),
      fitCredential: () => {},
      fitUsers: async () => {},
    });
    return fitted.map((one) => one.replace(id, 'ours')).toSorted();
  };
  expect(await fittedWith([id, 'somebodys'])).toEqual(['default active', 'ours deleted']);
  expect(await fittedWith(['somebodys'])).toEqual(['default active']);
  await platform.close();
});

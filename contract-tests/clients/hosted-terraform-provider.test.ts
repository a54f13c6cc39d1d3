import { beforeAll, describe, expect, test } from 'vitest';
import { resetAccount, type CreatedDatabase } from '../harness/databases.ts';
import { program } from '../harness/hosted-program.ts';
import { FIRST_CLUSTER, resetKafka } from '../harness/kafka-clusters.ts';

/** `imroc/req` of Go: `BodyJSON(nil)` is the text `null`, with DELETE too. */
const provider = program({
  headers: {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'content-type': 'application/json; charset=UTF-8',
    'user-agent': 'Go-http-client/1.1',
  },
  noBody: 'null',
});

beforeAll(resetAccount);

describe('the infrastructure provider', () => {
  type Row = CreatedDatabase & Record<string, unknown>;
  const remove = ({ database_id: id }: Row) => provider('DELETE', `/v2/redis/database/${id}`);
  const get = ({ database_id: id }: Row) => provider<Row>('GET', `/v2/redis/database/${id}`);
  const create = (body: object) => provider<Row>('POST', '/v2/redis/database', body);

  test.each<[string, object, object]>([
    [
      'the first version',
      {
        region: 'eu-west-1',
        database_name: 'tf',
        tls: true,
        consistent: true,
        multi_zone: true,
      },
      { region: 'eu-west-1', tls: true, consistent: true, multizone: true },
    ],
    [
      'a later one',
      {
        region: 'eu-west-1',
        database_name: 'tf',
        tls: true,
        consistent: false,
        multizone: true,
        eviction: true,
        auto_upgrade: true,
      },
      { region: 'eu-west-1', multizone: true, eviction: true, auto_upgrade: true },
    ],
    [
      'one that knows global databases',
      {
        region: 'global',
        database_name: 'tf',
        eviction: false,
        auto_upgrade: false,
        prod_pack_enabled: true,
        budget: 20,
        tls: true,
        primary_region: 'us-east-1',
        read_regions: ['us-west-1', 'us-west-2'],
      },
      {
        region: 'global',
        primary_region: 'us-east-1',
        prod_pack_enabled: true,
        budget: 20,
        read_regions: ['us-west-1', 'us-west-2'],
      },
    ],
    [
      'one that knows platforms',
      {
        region: '',
        platform: 'aws',
        database_name: 'tf',
        eviction: false,
        auto_upgrade: false,
        prod_pack_enabled: false,
        budget: 0,
        tls: false,
        primary_region: 'eu-central-1',
      },
      { region: 'global', primary_region: 'eu-central-1', read_regions: [] },
    ],
    [
      'a platform alone',
      { platform: 'aws', database_name: 'tf', tls: false, budget: 0 },
      { region: 'us-east-1', read_regions: [] },
    ],
  ])('creates a database like %s, and reads back what it has set', async (_, order, expected) => {
    const made = await create(order);
    // It plans a change if it reads another value than it has sent.
    expect(await get(made)).toMatchObject({ database_name: 'tf', state: 'active', ...expected });
    await remove(made);
  });

  test('changes everything that it can change of a database', async () => {
    const region = { region: 'global', primary_region: 'us-east-1' };
    const made = await create({ ...region, database_name: 'tf', tls: false });
    const { database_id: id } = made;
    const post = (operation: string, body?: object) =>
      provider('POST', `/v2/redis/${operation}/${id}`, body);
    for (const operation of ['enable-tls', 'enable-multizone', 'enable-eviction']) {
      await post(operation);
    }
    for (const operation of ['enable-autoupgrade', 'enable-prodpack']) await post(operation);
    await post('update-regions', { read_regions: ['eu-west-1'] });
    await provider('PATCH', `/v2/redis/update-budget/${id}`, { budget: 30 });
    await post('update-allowlist', { allowed_ips: ['127.0.0.1', '10.0.0.0/8'] });
    expect(await get(made)).toMatchObject({
      tls: true,
      multizone: true,
      eviction: true,
      auto_upgrade: true,
      budget: 30,
      prod_pack_enabled: true,
      read_regions: ['eu-west-1'],
      allowed_ips: ['127.0.0.1', '10.0.0.0/8'],
    });
    // A list without its last entry is a nil slice in Go, which is encoded as null.
    await post('update-regions', { read_regions: null });
    await post('update-allowlist', { allowed_ips: null });
    for (const operation of ['disable-eviction', 'disable-autoupgrade', 'disable-prodpack']) {
      await post(operation);
    }
    expect(await get(made)).toMatchObject({
      eviction: false,
      auto_upgrade: false,
      prod_pack_enabled: false,
      read_regions: [],
      allowed_ips: [],
    });
    await remove(made);
  });

  test('changes the members of a team by removing and adding them', async () => {
    const team = await provider<{ team_id: string }>('POST', '/v2/team', {
      team_name: 'terraform',
      copy_cc: false,
    });
    const member = { team_id: team.team_id, member_email: 'ada@example.com' };
    await provider('DELETE', '/v2/teams/member', member);
    await provider('POST', '/v2/teams/member', { ...member, member_role: 'dev' });
    expect(await provider('GET', `/v2/teams/${team.team_id}`)).toMatchObject([
      { team_name: 'terraform', member_role: 'owner' },
      { member_email: 'ada@example.com', member_role: 'dev' },
    ]);
    await provider('DELETE', `/v2/team/${team.team_id}`);
  });

  test('manages Kafka, in the versions that support it', async () => {
    await resetKafka();
    const topic = await provider<{ topic_id: string }>('POST', '/v2/kafka/topic', {
      name: 'tf',
      partitions: 1,
      retention_time: 1_234_567,
      retention_size: 7_654_321,
      max_message_size: 300_000,
      cleanup_policy: 'delete',
      cluster_id: FIRST_CLUSTER,
    });
    const { topic_id: id } = topic;
    const changes = {
      retention_time: 2_345_678,
      retention_size: 7_654_321,
      max_message_size: 1000,
    };
    await provider('POST', `/v2/kafka/update-topic/${id}`, changes);
    expect(await provider('GET', `/v2/kafka/topic/${id}`)).toMatchObject(changes);
    const credential = await provider<{ credential_id: string }>('POST', '/v2/kafka/credential', {
      credential_name: 'tf',
      cluster_id: FIRST_CLUSTER,
      topic: '*',
      permissions: 'ALL',
    });
    expect(await provider('GET', '/v2/kafka/credentials')).toContainEqual(
      expect.objectContaining(credential),
    );
    await provider('DELETE', `/v2/kafka/credential/${credential.credential_id}`);
    await provider('DELETE', `/v2/kafka/topic/${id}`);
    const cluster = await provider<{ cluster_id: string }>('POST', '/v2/kafka/cluster', {
      name: 'tf',
      region: 'eu-west-1',
      multizone: true,
    });
    const own = `/v2/kafka/cluster/${cluster.cluster_id}`;
    await provider('POST', `/v2/kafka/rename-cluster/${cluster.cluster_id}`, { name: 'other' });
    expect(await provider('GET', own)).toMatchObject({ name: 'other', multizone: true });
    await provider('DELETE', own);
  });

  test('reads the token of the queue before each request to the queue', async () => {
    expect(await provider('GET', '/v2/qstash/user')).toHaveProperty('token');
  });
});

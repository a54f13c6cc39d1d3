import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, resetAccount, type CreatedDatabase } from '../harness/databases.ts';
import { FIRST_CLUSTER, resetKafka } from '../harness/kafka-clusters.ts';
import { done, management, type Credentials } from '../harness/management.ts';
import { openSecondAccount } from '../harness/second-account.ts';
import { target } from '../harness/target.ts';

/**
 * What programs of the hosted service send to its management API, request by request: their base address
 * is fixed in them, so their requests are made here as they make them. Read from the sources of
 * terraform-provider-upstash (v1.0 to v2), @upstash/cli 1.0.2 and @upstash/mcp-server 0.3.0.
 */

let credentials: Credentials;
beforeAll(async () => {
  // What they do to the queue user is done to that of an account of their own.
  credentials = await openSecondAccount('programs');
});

interface QueueUser {
  readonly id: string;
  readonly token: string;
  readonly read_only_token?: string;
  readonly region: string;
}

interface Options {
  readonly headers: Readonly<Record<string, string>>;
  /** What goes out where there is no body: the provider's client sends `null`. */
  readonly noBody?: string;
}

/** Sends as a program does; what is not 200 is the failure that the program would report. */
const program =
  ({ headers, noBody }: Options) =>
  async <Body>(method: string, path: string, body?: unknown, as = credentials): Promise<Body> => {
    const sent = body === undefined && method !== 'GET' ? noBody : body;
    const answered = await management(method, path, { headers, body: sent, credentials: as });
    if (answered.status !== 200) {
      throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.json)}`);
    }
    return answered.json as Body;
  };

/** `imroc/req` of Go: `BodyJSON(nil)` is the text `null`, also with DELETE. */
const provider = program({
  headers: {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'content-type': 'application/json; charset=UTF-8',
    'user-agent': 'Go-http-client/1.1',
  },
  noBody: 'null',
});
/** `fetch` of Node, whose Content-Type says JSON also where there is none. */
const commandLine = program({ headers: { 'content-type': 'application/json' } });
const agentServer = program({
  headers: {
    'content-type': 'application/json',
    'upstash-telemetry-runtime': 'node@v26.0.0',
    'upstash-telemetry-platform': 'unknown',
    'upstash-telemetry-sdk': '@upstash/mcp-server@v0.3.0',
  },
});

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
      { region: 'eu-west-1', tls: true, consistent: true, multizone: true, primary_region: '' },
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
      { region: 'us-east-1', primary_region: '', read_regions: [] },
    ],
  ])('creates a database as %s does, and reads what it asked for', async (_, order, expected) => {
    const made = await create(order);
    // It plans a change wherever what it reads is not what it sent.
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
    // A list that has lost its last entry is a nil slice of Go, which is null.
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

  test('makes a team: it removes each member before it adds it', async () => {
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

  test('manages Kafka, as the versions do that know it', async () => {
    await resetKafka();
    const ofFirst = target();
    const topic = await provider<{ topic_id: string }>(
      'POST',
      '/v2/kafka/topic',
      {
        name: 'tf',
        partitions: 1,
        retention_time: 1_234_567,
        retention_size: 7_654_321,
        max_message_size: 300_000,
        cleanup_policy: 'delete',
        cluster_id: FIRST_CLUSTER,
      },
      ofFirst,
    );
    const { topic_id: id } = topic;
    const changes = {
      retention_time: 2_345_678,
      retention_size: 7_654_321,
      max_message_size: 1000,
    };
    await provider('POST', `/v2/kafka/update-topic/${id}`, changes, ofFirst);
    expect(await provider('GET', `/v2/kafka/topic/${id}`, undefined, ofFirst)).toMatchObject(
      changes,
    );
    const credential = await provider<{ credential_id: string }>(
      'POST',
      '/v2/kafka/credential',
      { credential_name: 'tf', cluster_id: FIRST_CLUSTER, topic: '*', permissions: 'ALL' },
      ofFirst,
    );
    expect(await provider('GET', '/v2/kafka/credentials', undefined, ofFirst)).toContainEqual(
      expect.objectContaining(credential),
    );
    await provider(
      'DELETE',
      `/v2/kafka/credential/${credential.credential_id}`,
      undefined,
      ofFirst,
    );
    await provider('DELETE', `/v2/kafka/topic/${id}`, undefined, ofFirst);
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

  test('asks for the token of the queue before each of its requests to the queue', async () => {
    expect(await provider('GET', '/v2/qstash/user')).toHaveProperty('token');
  });
});

describe('the command line', () => {
  test('logs in and manages databases', async () => {
    expect(await commandLine('GET', '/v2/redis/databases')).toEqual([]);
    const { database_id: id } = await commandLine<CreatedDatabase>('POST', '/v2/redis/database', {
      database_name: 'cli',
      region: 'global',
      primary_region: 'ca-central-1',
      read_regions: ['eu-west-2', 'us-east4'],
    });
    const hidden = await commandLine('GET', `/v2/redis/database/${id}?credentials=hide`);
    expect(hidden).not.toHaveProperty('password');
    expect(hidden).not.toHaveProperty('rest_token');
    expect(hidden).not.toHaveProperty('read_only_rest_token');
    expect(await commandLine('GET', `/v2/redis/stats/${id}`)).toHaveProperty('throughput');
    const post = (operation: string, body?: object) =>
      commandLine('POST', `/v2/redis/${operation}/${id}`, body);
    await post('rename', { name: 'renamed' });
    await post('reset-password');
    for (const on of ['enable', 'disable']) {
      for (const what of ['eviction', 'autoupgrade', 'dailybackup']) await post(`${on}-${what}`);
    }
    await post('enable-tls');
    for (const plan of ['free', 'payg', 'pro', 'paid']) await post('change-plan', { plan });
    await commandLine('PATCH', `/v2/redis/update-budget/${id}`, { budget: 360 });
    await post('update-regions', { read_regions: ['af-south-1', 'asia-northeast1'] });
    await post('create-backup', { name: 'before' });
    const [backup] = await commandLine<{ backup_id: string }[]>(
      'GET',
      `/v2/redis/list-backup/${id}`,
    );
    const { backup_id } = backup!;
    await post('restore-backup', { backup_id });
    expect(await commandLine('DELETE', `/v2/redis/delete-backup/${id}/${backup_id}`)).toBe('OK');
    expect(await commandLine('DELETE', `/v2/redis/database/${id}`)).toBe('OK');
  });

  test('manages teams, and gives them databases', async () => {
    const { team_id } = await commandLine<{ team_id: string }>('POST', '/v2/team', {
      team_name: 'command line',
      copy_cc: false,
    });
    const member = { team_id, member_email: 'ada@example.com' };
    await commandLine('POST', '/v2/teams/member', { ...member, member_role: 'admin' });
    expect(await commandLine('GET', `/v2/teams/${team_id}`)).toHaveLength(2);
    await commandLine('DELETE', '/v2/teams/member', member);
    const made = await commandLine<CreatedDatabase>('POST', '/v2/redis/database', {
      database_name: 'cli',
      region: 'global',
      primary_region: 'us-east-1',
    });
    const { database_id } = made;
    await commandLine('POST', '/v2/redis/move-to-team', { database_id, team_id });
    await commandLine('DELETE', `/v2/redis/database/${database_id}`);
    await commandLine('DELETE', `/v2/team/${team_id}`);
    expect(await commandLine('GET', '/v2/teams')).toEqual([]);
  });

  test('manages the queue user', async () => {
    const users = await commandLine<QueueUser[]>('GET', '/v2/qstash/users');
    expect(users.map(({ region }) => region)).toEqual(['eu-central-1', 'us-east-1']);
    const { id, token } = users[0]!;
    const get = () => commandLine<QueueUser>('GET', `/v2/qstash/user/${id}`);
    for (const plan of ['paid', 'qstash_fixed_1m', 'qstash_fixed_10m', 'qstash_fixed_100m']) {
      await commandLine('POST', `/v2/qstash/set-plan/${id}`, { plan_name: plan });
      expect(await get()).toMatchObject({ type: 'paid', reserved_type: plan });
    }
    await commandLine('PATCH', `/v2/qstash/update-budget/${id}`, { budget: 20 });
    await commandLine('POST', `/v2/qstash/enable-prodpack/${id}`);
    expect(await get()).toMatchObject({ budget: 20, prod_pack_enabled: true });
    await commandLine('POST', `/v2/qstash/disable-prodpack/${id}`);
    expect(await get()).toMatchObject({ prod_pack_enabled: false });
    for (const period of ['1h', '3h', '12h', '1d', '3d', '7d', '30d']) {
      const path = `/v2/qstash/stats/${id}?period=${period}`;
      expect(await commandLine(`GET`, path)).toHaveProperty('dlq_message_count', 0);
    }
    expect(await commandLine('GET', '/v2/qstash/ipv4')).toContain('127.0.0.1/32');
    const rotated = await commandLine<QueueUser>('POST', `/v2/qstash/rotate-token/${id}`);
    expect(rotated.token).not.toBe(token);
    const { team_id } = await commandLine<{ team_id: string }>('POST', '/v2/team', {
      team_name: 'with a queue',
      copy_cc: false,
    });
    const move = { qstash_id: id, target_team_id: team_id };
    await commandLine('POST', '/v2/qstash/move-to-team', move);
    expect(await get()).toMatchObject({ customer_id: team_id, token: rotated.token });
  });
});

describe('the agent server', () => {
  beforeEach(resetAccount);

  /** What it does when it starts: it tells keys that may only read by the refusal of a deletion. */
  const start = async (as: Credentials) => {
    expect(await agentServer('GET', '/v2/redis/databases', undefined, as)).toEqual(
      expect.any(Array),
    );
    const probe = '/v2/redis/database/readonly-check-nonexistent';
    const { json } = await management('DELETE', probe, { credentials: as });
    return JSON.stringify(json).includes('Readonly API key');
  };

  test('knows a key that may only read, and works with its tokens', async () => {
    const { rest_token } = await createDatabase({ name: 'agent' });
    const { email } = target();
    const body = { name: 'agent', read_only: true };
    const { key } = await done<{ key: string }>('POST', '/v2/apikey', body);
    const reader = { email, apiKey: key };
    expect(await start(target())).toBe(false);
    expect(await start(reader)).toBe(true);
    const databases = await agentServer<CreatedDatabase[]>(
      ...(['GET', '/v2/redis/databases', undefined, reader] as const),
    );
    const { read_only_rest_token: token } = databases.find(
      ({ database_name: name }) => name === 'agent',
    )!;
    expect(token).not.toBe(rest_token);
    const headers = { authorization: `Bearer ${token}` };
    const pong = await fetch(`${target().redisUrl}/get/a`, { headers });
    expect(await pong.json()).toEqual({ result: null });
    const users = await agentServer<QueueUser[]>('GET', '/v2/qstash/users', undefined, reader);
    const readable = users.find(({ region }) => region === 'us-east-1')?.read_only_token;
    const logs = await fetch(`${target().queueUrl}/v2/logs`, {
      headers: { authorization: `Bearer ${readable}` },
    });
    expect(logs.status).toBe(200);
  });

  test('manages databases and their backups', async () => {
    const { database_id: id } = await agentServer<CreatedDatabase>('POST', '/v2/redis/database', {
      name: 'agent',
      region: 'global',
      primary_region: 'us-east-1',
      read_regions: ['us-west-1'],
    });
    await agentServer('POST', `/v2/redis/update-regions/${id}`, { read_regions: ['sa-east-1'] });
    await agentServer('POST', `/v2/redis/reset-password/${id}`, {});
    const stats = await agentServer<Record<string, { x: string }[]>>(
      'GET',
      `/v2/redis/stats/${id}?period=1h`,
    );
    for (const name of ['throughput', 'keyspace', 'diskusage', 'dailyrequests', 'bandwidths']) {
      // It reads the times of points as dates.
      expect(stats[name]!.map(({ x }) => new Date(x).getTime())).not.toContain(NaN);
    }
    await agentServer('POST', `/v2/redis/create-backup/${id}`, { name: 'mine' });
    const [{ backup_id }] = await agentServer<[{ backup_id: string }]>(
      'GET',
      `/v2/redis/list-backup/${id}`,
    );
    await agentServer('POST', `/v2/redis/restore-backup/${id}`, { backup_id });
    await agentServer('DELETE', `/v2/redis/delete-backup/${id}/${backup_id}`);
    await agentServer('PATCH', `/v2/redis/enable-dailybackup/${id}`);
    await agentServer('PATCH', `/v2/redis/disable-dailybackup/${id}`);
    await agentServer('DELETE', `/v2/redis/database/${id}`);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { kafka } from '../../harness/kafka.ts';
import { done, management, type ManagementRequestOptions } from '../../harness/management.ts';
import {
  type PlatformProcess,
  setWritable,
  startPlatform,
} from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-management-'));
  platform = await startPlatform('start', ['--data-dir', folder, '--log-level', 'silent']);
});
afterAll(async () => {
  setWritable(platform, true);
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const ask = (): ManagementRequestOptions & { readonly url: string } => ({
  url: platform.env['PLINTH_MANAGEMENT_URL']!,
  credentials: {
    email: platform.env['UPSTASH_EMAIL']!,
    apiKey: platform.env['UPSTASH_API_KEY']!,
  },
});
const made = async (path: string, body: unknown, id: string) =>
  (await done<Record<string, string>>('POST', path, body, ask()))[id]!;

const CONNECTOR = {
  'connector.class': 'org.apache.kafka.connect.file.FileStreamSinkConnector',
  file: '/nowhere',
  topics: 'orders',
};

/** The ids of one thing of each kind. */
interface Made {
  readonly [name: string]: string;
}

type Change = readonly [
  method: string,
  path: (made: Made) => string,
  body?: (made: Made) => object,
];

/** A change by each operation that has an effect. */
const CHANGES: Readonly<Record<string, Change>> = {
  createDatabase: [
    'POST',
    () => '/v2/redis/database',
    () => ({ name: 'new', region: 'eu-west-1' }),
  ],
  deleteDatabaseByPost: ['POST', ({ database }) => `/v2/redis/database/${database}`],
  deleteDatabase: ['DELETE', ({ database }) => `/v2/redis/database/${database}`],
  renameDatabase: ['POST', ({ database }) => `/v2/redis/rename/${database}`, () => ({ name: 'b' })],
  resetDatabasePassword: ['POST', ({ database }) => `/v2/redis/reset-password/${database}`],
  enableTls: ['POST', ({ database }) => `/v2/redis/enable-tls/${database}`],
  enableEviction: ['POST', ({ database }) => `/v2/redis/enable-eviction/${database}`],
  disableEviction: ['POST', () => '/v2/redis/disable-eviction/default'],
  enableAutoUpgrade: ['POST', ({ database }) => `/v2/redis/enable-autoupgrade/${database}`],
  disableAutoUpgrade: ['POST', () => '/v2/redis/disable-autoupgrade/default'],
  updateRegions: [
    'POST',
    ({ global }) => `/v2/redis/update-regions/${global}`,
    () => ({ read_regions: ['us-west-1'] }),
  ],
  moveDatabaseToTeam: [
    'POST',
    () => '/v2/redis/move-to-team',
    ({ team, database }) => ({ team_id: team, database_id: database }),
  ],
  updateBudget: [
    'PATCH',
    ({ database }) => `/v2/redis/update-budget/${database}`,
    () => ({ budget: 33 }),
  ],
  changePlan: [
    'POST',
    ({ database }) => `/v2/redis/change-plan/${database}`,
    () => ({ plan_name: 'enterprise' }),
  ],
  changePlanOfDatabase: [
    'POST',
    ({ database }) => `/v2/redis/${database}/change-plan`,
    () => ({ plan_name: 'pro' }),
  ],
  enableProdPack: ['POST', ({ database }) => `/v2/redis/enable-prodpack/${database}`],
  disableProdPack: ['POST', () => '/v2/redis/disable-prodpack/default'],
  enableMultizone: ['POST', ({ database }) => `/v2/redis/enable-multizone/${database}`],
  updateAllowlist: [
    'POST',
    ({ database }) => `/v2/redis/update-allowlist/${database}`,
    () => ({ allowed_ips: ['127.0.0.1'] }),
  ],
  createBackup: [
    'POST',
    ({ database }) => `/v2/redis/create-backup/${database}`,
    () => ({ name: 'two' }),
  ],
  restoreBackup: [
    'POST',
    ({ database }) => `/v2/redis/restore-backup/${database}`,
    ({ backup }) => ({ backup_id: backup }),
  ],
  deleteBackup: [
    'DELETE',
    ({ database, backup }) => `/v2/redis/delete-backup/${database}/${backup}`,
  ],
  enableDailyBackup: ['PATCH', ({ database }) => `/v2/redis/enable-dailybackup/${database}`],
  disableDailyBackup: ['PATCH', () => '/v2/redis/disable-dailybackup/default'],
  enableDailyBackupByPost: ['POST', ({ database }) => `/v2/redis/enable-dailybackup/${database}`],
  disableDailyBackupByPost: ['POST', () => '/v2/redis/disable-dailybackup/default'],
  rotateQueueTokenById: ['POST', ({ queueUser }) => `/v2/qstash/rotate-token/${queueUser}`],
  setQueuePlan: [
    'POST',
    ({ queueUser }) => `/v2/qstash/set-plan/${queueUser}`,
    () => ({ plan_name: 'paid' }),
  ],
  moveQueueUserToTeam: [
    'POST',
    () => '/v2/qstash/move-to-team',
    ({ queueUser, team }) => ({ qstash_id: queueUser, target_team_id: team }),
  ],
  updateQueueBudget: [
    'PATCH',
    ({ queueUser }) => `/v2/qstash/update-budget/${queueUser}`,
    () => ({ budget: 33 }),
  ],
  enableQueueProdPack: ['POST', ({ queueUser }) => `/v2/qstash/enable-prodpack/${queueUser}`],
  disableQueueProdPack: ['POST', ({ queueUser }) => `/v2/qstash/disable-prodpack/${queueUser}`],
  createKafkaCluster: [
    'POST',
    () => '/v2/kafka/cluster',
    () => ({ name: 'new', region: 'eu-west-1' }),
  ],
  deleteKafkaCluster: ['DELETE', ({ cluster }) => `/v2/kafka/cluster/${cluster}`],
  renameKafkaCluster: [
    'POST',
    ({ cluster }) => `/v2/kafka/rename-cluster/${cluster}`,
    () => ({ name: 'b' }),
  ],
  resetKafkaClusterPassword: ['POST', ({ cluster }) => `/v2/kafka/reset-password/${cluster}`],
  moveKafkaClusterToTeam: [
    'POST',
    () => '/v2/kafka/move-to-team',
    ({ team, cluster }) => ({ team_id: team, cluster_id: cluster }),
  ],
  createKafkaCredential: [
    'POST',
    () => '/v2/kafka/credential',
    () => ({ credential_name: 'new', cluster_id: 'default', topic: '*', permissions: 'ALL' }),
  ],
  deleteKafkaCredentialByPost: ['POST', ({ credential }) => `/v2/kafka/credential/${credential}`],
  deleteKafkaCredential: ['DELETE', ({ credential }) => `/v2/kafka/credential/${credential}`],
  createKafkaTopic: [
    'POST',
    () => '/v2/kafka/topic',
    () => ({ name: 'new', partitions: 1, cluster_id: 'default' }),
  ],
  deleteKafkaTopic: ['DELETE', ({ topic }) => `/v2/kafka/topic/${topic}`],
  updateKafkaTopic: [
    'POST',
    ({ topic }) => `/v2/kafka/update-topic/${topic}`,
    () => ({ retention_time: 123_456_789 }),
  ],
  deleteKafkaGroup: ['DELETE', () => '/v2/kafka/group/default/idle'],
  resetKafkaGroup: [
    'POST',
    () => '/v2/kafka/reset-group/default/idle',
    () => ({ topic: 'orders', to: 'latest' }),
  ],
  createConnector: [
    'POST',
    () => '/v2/kafka/connector',
    () => ({ name: 'new', cluster_id: 'default', properties: CONNECTOR }),
  ],
  deleteConnectorByPost: ['POST', ({ connector }) => `/v2/kafka/connector/${connector}`],
  deleteConnector: ['DELETE', ({ connector }) => `/v2/kafka/connector/${connector}`],
  updateConnector: [
    'POST',
    ({ connector }) => `/v2/kafka/update-connector/${connector}`,
    () => ({ ...CONNECTOR, topics: 'others' }),
  ],
  restartConnector: ['POST', ({ connector }) => `/v2/kafka/connector/${connector}/restart`],
  startConnector: ['POST', ({ paused }) => `/v2/kafka/connector/${paused}/start`],
  pauseConnector: ['POST', ({ connector }) => `/v2/kafka/connector/${connector}/pause`],
  rotateQueueToken: ['POST', () => '/v2/queue/rotate-token'],
  createTeam: ['POST', () => '/v2/team', () => ({ team_name: 'new', copy_cc: false })],
  deleteTeam: ['DELETE', ({ team }) => `/v2/team/${team}`],
  addTeamMember: [
    'POST',
    () => '/v2/teams/member',
    ({ team }) => ({ team_id: team, member_email: 'bob@example.com', member_role: 'dev' }),
  ],
  removeTeamMember: [
    'DELETE',
    () => '/v2/teams/member',
    ({ team }) => ({ team_id: team, member_email: 'ada@example.com' }),
  ],
  createApiKey: ['POST', () => '/v2/apikey', () => ({ name: 'new' })],
  deleteApiKey: ['DELETE', ({ key }) => `/v2/apikey/${key}`],
};

async function makeOneOfEach(): Promise<Made> {
  const region = 'eu-west-1';
  const database = await made('/v2/redis/database', { name: 'a', region }, 'database_id');
  const order = { name: 'global', region: 'global', primary_region: region, read_regions: [] };
  const global = await made('/v2/redis/database', order, 'database_id');
  for (const verb of ['enable-eviction', 'enable-autoupgrade']) {
    await done('POST', `/v2/redis/${verb}/default`, undefined, ask());
  }
  await done('PATCH', '/v2/redis/enable-dailybackup/default', undefined, ask());
  await done('POST', `/v2/redis/create-backup/${database}`, { name: 'one' }, ask());
  const backups = `/v2/redis/list-backup/${database}`;
  const [backup] = await done<{ backup_id: string }[]>('GET', backups, undefined, ask());
  const cluster = await made('/v2/kafka/cluster', { name: 'a', region }, 'cluster_id');
  const at = { cluster_id: 'default' };
  const topic = await made('/v2/kafka/topic', { ...at, name: 'orders', partitions: 1 }, 'topic_id');
  const all = { ...at, credential_name: 'a', topic: '*', permissions: 'ALL' };
  const credential = await made('/v2/kafka/credential', all, 'credential_id');
  const connectorOf = (name: string) =>
    made('/v2/kafka/connector', { ...at, name, properties: CONNECTOR }, 'connector_id');
  const [connector, paused] = [await connectorOf('a'), await connectorOf('paused')];
  await done('POST', `/v2/kafka/connector/${paused}/pause`, undefined, ask());
  await consumeOnce();
  const team = await made('/v2/team', { team_name: 'a', copy_cc: false }, 'team_id');
  const member = { team_id: team, member_email: 'ada@example.com', member_role: 'dev' };
  await done('POST', '/v2/teams/member', member, ask());
  const key = await made('/v2/apikey', { name: 'a' }, 'key_id');
  await done('POST', '/v2/redis/enable-prodpack/default', undefined, ask());
  const { id: queueUser } = await done<{ id: string }>('GET', '/v2/queue/user', undefined, ask());
  return {
    database,
    global,
    backup: backup!.backup_id,
    cluster,
    topic,
    credential,
    connector,
    paused,
    team,
    key,
    queueUser,
  };
}

/** Has a group with a committed offset and without instances. */
async function consumeOnce(): Promise<void> {
  const url = platform.env['UPSTASH_KAFKA_REST_URL']!;
  await kafka('POST', '/produce/orders', { url, body: { value: 'one' } });
  const headers = { 'Kafka-Auto-Offset-Reset': 'earliest' };
  await kafka('POST', '/consume/idle/one', { url, headers, body: { topic: 'orders' } });
  await kafka('POST', '/delete-consumer/idle/one', { url, body: '' });
}

test('the test covers every operation that documents a full disk', () => {
  const { contract } = families.management;
  const reads = contract.requests().filter(({ method }) => method === 'GET');
  const isRead = (id: string) => reads.some(({ operationId }) => operationId === id);
  const refused = contract
    .documented()
    .filter(({ status, operationId }) => status === 503 && !isRead(operationId));
  expect(Object.keys(CHANGES).toSorted()).toEqual(
    refused.map(({ operationId }) => operationId).toSorted(),
  );
});

// Only Linux can change the limits of a process that runs.
describe.skipIf(process.platform !== 'linux')('on a full disk', () => {
  let there: Made;
  beforeAll(async () => {
    there = await makeOneOfEach();
    setWritable(platform, false);
  });

  test.each(Object.entries(CHANGES))('%s is refused with the reason', async (_, change) => {
    const [method, path, body] = change;
    const answer = await management(method, path(there), { ...ask(), body: body?.(there) });
    expect(answer).toMatchObject({
      status: 503,
      json: {
        error: expect.stringMatching(/^the disk does not take it at the moment: \w/) as string,
        status: 503,
      },
    });
  });

  test('existing data can be read', async () => {
    const databases = await done<object[]>('GET', '/v2/redis/databases', undefined, ask());
    expect(databases).toHaveLength(3);
  });

  test('everything works when there is space again, without the refused changes', async () => {
    setWritable(platform, true);
    expect(await made('/v2/redis/database', { name: 'new', region: 'eu-west-1' }, 'state')).toBe(
      'active',
    );
    const teams = await done<object[]>('GET', '/v2/teams', undefined, ask());
    expect(teams).toHaveLength(1);
  });
});

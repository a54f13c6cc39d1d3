import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import { createDatabase, resetAccount } from '../../harness/databases.ts';
import {
  createCluster,
  createConnector,
  createCredential,
  createTopic,
  FIRST_CLUSTER,
  firstUser,
  kafkaRest,
  settledConnector,
} from '../../harness/kafka-clusters.ts';
import { families } from '../../harness/families.ts';
import { done, management, type Credentials } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { shapeOf } from '../../harness/shape.ts';
import { target } from '../../harness/target.ts';

beforeEach(async () => {
  if (target().name === 'implementation') await resetAccount();
});

/**
 * A named example of the contract on both targets: the mock is asked for it with `Prefer`, the
 * implementation is put into the state in which it gives it. Both must answer in the same shape.
 */
interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Brings the implementation there. @returns what replaces the ids of the contract's example */
  readonly given?: () => Promise<Given>;
}

interface Given {
  readonly id?: string;
  readonly body?: object;
  readonly credentials?: Credentials;
}

type QueueUser = Required<components['schemas']['queue-service-user']>;

const requests = families.management.contract.requests();

const aDatabase = async () => {
  const { database_id: id } = await createDatabase({ name: 'shop' });
  return { id };
};
const aGlobalDatabase = async () => {
  const region = { region: 'global', primary_region: 'us-east-1' } as const;
  const { database_id: id } = await createDatabase({ name: 'world', ...region });
  return { id };
};
const aTeam = async () => {
  const team = { team_name: 'blue', copy_cc: false };
  return (await done<{ team_id: string }>('POST', '/v2/team', team)).team_id;
};

const aCluster = async () => ({ id: (await createCluster({ name: 'events' })).cluster_id });
const aTopic = async () => ({ id: (await createTopic({ name: 'orders' })).topic_id });
const aCredential = async () => ({
  id: (await createCredential({ credential_name: 'mycreds' })).credential_id,
});
const MONGODB = {
  'connector.class': 'com.mongodb.kafka.connect.MongoSourceConnector',
  'connection.uri': 'connection-uri-update',
};
const HTTP_SINK = {
  'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
  'http.authorization.type': 'none',
  'http.url': 'http://127.0.0.1:3000/orders',
  topics: 'orders',
};
const aConnector = (properties: Readonly<Record<string, string>>) => async () => {
  const { connector_id: id } = await createConnector('connectorName', properties);
  await settledConnector(id);
  return { id };
};
const ofTheFirstCluster = (given: () => Promise<unknown>) => async () => {
  await given();
  return { id: FIRST_CLUSTER };
};
/** A group that the contract's examples name, which has messages to read. */
const aGroup = async () => {
  await createTopic({ name: 'test-kafka-topic' });
  await kafkaRest(firstUser(), '/produce/test-kafka-topic', [{ value: 'a' }, { value: 'b' }]);
  const reset = { topic: 'test-kafka-topic', to: 'earliest' };
  await done('POST', `/v2/kafka/reset-group/${FIRST_CLUSTER}/mygroup`, reset);
  return { id: FIRST_CLUSTER };
};
const aGroupThatConsumes = async () => {
  await createTopic({ name: 'test-kafka-topic' });
  await kafkaRest(firstUser(), '/produce/test-kafka-topic', [{ value: 'a' }, { value: 'b' }]);
  await kafkaRest(firstUser(), '/consume/mygroup/first/test-kafka-topic?timeout=0');
  return { id: FIRST_CLUSTER };
};
const inTheFirstCluster = (operation: string) => async () => {
  const { body } = requests.find((request) => request.operationId === operation)!;
  return { body: { ...body, cluster_id: FIRST_CLUSTER } };
};

/** Of an account of its own: others go on with the token and the limits of the first one. */
const queueAccount = once(() => openSecondAccount('queueing'));
const aQueueUser = async () => {
  const credentials = await queueAccount();
  const user = await done<QueueUser>('GET', '/v2/qstash/user', undefined, { credentials });
  return { credentials, id: user.id, user };
};
const aQueueUserWithMessages = async () => {
  const { user, ...given } = await aQueueUser();
  const headers = { authorization: `Bearer ${user.token}`, 'upstash-delay': '7d' };
  await fetch(`${target().queueUrl}/v2/publish/http://127.0.0.1:9/`, { method: 'POST', headers });
  return given;
};
const aMoveToATeam = async () => {
  const { credentials, id: qstash_id } = await aQueueUser();
  const team = { team_name: `team ${moves++}`, copy_cc: false };
  const { team_id } = await done<{ team_id: string }>('POST', '/v2/team', team, { credentials });
  return { credentials, body: { qstash_id, target_team_id: team_id } };
};
let moves = 0;

const aReadOnlyKey = async () => {
  const body = { name: 'reader', read_only: true };
  const { key: apiKey } = await done<{ key: string }>('POST', '/v2/apikey', body);
  return { credentials: { email: target().email, apiKey } };
};

const SUCCESSES: readonly Scenario[] = [
  { example: 'regional', operation: 'createDatabase' },
  {
    example: 'global',
    operation: 'createDatabase',
    given: async () => ({
      body: { name: 'world', region: 'global', primary_region: 'us-east-1', tls: true },
    }),
  },
  { example: 'one', operation: 'listDatabases', given: aDatabase },
  { example: 'regional', operation: 'getDatabase', given: aDatabase },
  { example: 'regional', operation: 'renameDatabase', given: aDatabase },
  { example: 'regional', operation: 'resetDatabasePassword', given: aDatabase },
  { example: 'regional', operation: 'enableTls', given: aDatabase },
  { example: 'done', operation: 'enableEviction', given: aDatabase },
  { example: 'done', operation: 'disableEviction', given: aDatabase },
  { example: 'done', operation: 'enableAutoUpgrade', given: aDatabase },
  { example: 'done', operation: 'disableAutoUpgrade', given: aDatabase },
  { example: 'done', operation: 'updateRegions', given: aGlobalDatabase },
  { example: 'done', operation: 'updateBudget', given: aDatabase },
  { example: 'done', operation: 'changePlan', given: aDatabase },
  { example: 'done', operation: 'deleteDatabase', given: aDatabase },
  { example: 'done', operation: 'deleteDatabaseByPost', given: aDatabase },
  {
    example: 'done',
    operation: 'moveDatabaseToTeam',
    given: async () => {
      const { id: database_id } = await aDatabase();
      return { body: { team_id: await aTeam(), database_id } };
    },
  },
  { example: 'done', operation: 'createBackup', given: aDatabase },
  { example: 'done', operation: 'enableDailyBackup', given: aDatabase },
  { example: 'done', operation: 'disableDailyBackup', given: aDatabase },
  {
    example: 'one',
    operation: 'listBackups',
    given: async () => {
      const { id } = await aDatabase();
      await done('POST', `/v2/redis/create-backup/${id}`, { name: 'before' });
      return { id };
    },
  },
  { example: 'user', operation: 'getQueueUser' },
  {
    example: 'user',
    operation: 'rotateQueueToken',
    // Others go on with the token of the first account.
    given: async () => ({ credentials: await openSecondAccount('rotating') }),
  },
  { example: 'done', operation: 'changePlanOfDatabase', given: aDatabase },
  { example: 'done', operation: 'enableProdPack', given: aDatabase },
  { example: 'done', operation: 'disableProdPack', given: aDatabase },
  { example: 'done', operation: 'enableMultizone', given: aDatabase },
  { example: 'done', operation: 'updateAllowlist', given: aDatabase },
  { example: 'done', operation: 'enableDailyBackupByPost', given: aDatabase },
  { example: 'done', operation: 'disableDailyBackupByPost', given: aDatabase },
  { example: 'user', operation: 'getQueueServiceUser', given: aQueueUser },
  { example: 'regions', operation: 'listQueueServiceUsers', given: aQueueUser },
  { example: 'user', operation: 'getQueueServiceUserById', given: aQueueUser },
  { example: 'user', operation: 'rotateQueueTokenById', given: aQueueUser },
  { example: 'done', operation: 'setQueuePlan', given: aQueueUser },
  { example: 'quiet', operation: 'getQueueStatistics', given: aQueueUserWithMessages },
  { example: 'one', operation: 'listQueueAddresses' },
  { example: 'done', operation: 'updateQueueBudget', given: aQueueUser },
  { example: 'done', operation: 'enableQueueProdPack', given: aQueueUser },
  { example: 'done', operation: 'disableQueueProdPack', given: aQueueUser },
  { example: 'done', operation: 'moveQueueUserToTeam', given: aMoveToATeam },
  { example: 'team', operation: 'createTeam' },
  { example: 'one', operation: 'listTeams', given: async () => ({ id: await aTeam() }) },
  {
    example: 'dev',
    operation: 'addTeamMember',
    given: async () => {
      const team_id = await aTeam();
      return { body: { team_id, member_email: 'ada@example.com', member_role: 'dev' } };
    },
  },
  {
    example: 'two',
    operation: 'getTeam',
    given: async () => {
      const team_id = await aTeam();
      const member = { team_id, member_email: 'ada@example.com', member_role: 'dev' };
      await done('POST', '/v2/teams/member', member);
      return { id: team_id };
    },
  },
  {
    example: 'done',
    operation: 'deleteTeam',
    given: async () => ({ id: await aTeam() }),
  },
  { example: 'laptop', operation: 'createApiKey' },
  { example: 'one', operation: 'listApiKeys' },
  {
    example: 'done',
    operation: 'deleteApiKey',
    given: async () => {
      const { key_id } = await done<{ key_id: string }>('POST', '/v2/apikey', { name: 'laptop' });
      return { id: key_id };
    },
  },
  { example: 'one', operation: 'listAuditLogs', given: aDatabase },
  { example: 'quiet', operation: 'getDatabaseStatistics', given: aDatabase },
  { example: 'cluster', operation: 'createKafkaCluster' },
  { example: 'one', operation: 'listKafkaClusters' },
  { example: 'cluster', operation: 'getKafkaCluster', given: aCluster },
  { example: 'cluster', operation: 'renameKafkaCluster', given: aCluster },
  { example: 'cluster', operation: 'resetKafkaClusterPassword', given: aCluster },
  {
    example: 'done',
    operation: 'moveKafkaClusterToTeam',
    given: async () => {
      const { id: cluster_id } = await aCluster();
      return { body: { team_id: await aTeam(), cluster_id } };
    },
  },
  { example: 'quiet', operation: 'getKafkaClusterStatistics', given: aCluster },
  { example: 'done', operation: 'deleteKafkaCluster', given: aCluster },
  {
    example: 'credential',
    operation: 'createKafkaCredential',
    given: inTheFirstCluster('createKafkaCredential'),
  },
  { example: 'one', operation: 'listKafkaCredentials', given: aCredential },
  { example: 'done', operation: 'deleteKafkaCredential', given: aCredential },
  { example: 'done', operation: 'deleteKafkaCredentialByPost', given: aCredential },
  {
    example: 'topic',
    operation: 'createKafkaTopic',
    given: inTheFirstCluster('createKafkaTopic'),
  },
  { example: 'one', operation: 'listKafkaTopics', given: ofTheFirstCluster(aTopic) },
  { example: 'topic', operation: 'getKafkaTopic', given: aTopic },
  { example: 'topic', operation: 'updateKafkaTopic', given: aTopic },
  { example: 'quiet', operation: 'getKafkaTopicStatistics', given: aTopic },
  { example: 'done', operation: 'deleteKafkaTopic', given: aTopic },
  { example: 'one', operation: 'listKafkaGroups', given: aGroup },
  { example: 'empty', operation: 'getKafkaGroup', given: aGroup },
  { example: 'stable', operation: 'getKafkaGroup', given: aGroupThatConsumes },
  { example: 'empty', operation: 'resetKafkaGroup', given: aGroup },
  { example: 'done', operation: 'deleteKafkaGroup', given: aGroup },
  {
    example: 'pending',
    operation: 'createConnector',
    given: inTheFirstCluster('createConnector'),
  },
  { example: 'pending', operation: 'updateConnector', given: aConnector(HTTP_SINK) },
  { example: 'one', operation: 'listConnectors', given: ofTheFirstCluster(aConnector(MONGODB)) },
  { example: 'failed', operation: 'getConnector', given: aConnector(MONGODB) },
  { example: 'running', operation: 'getConnector', given: aConnector(HTTP_SINK) },
  { example: 'done', operation: 'restartConnector', given: aConnector(HTTP_SINK) },
  { example: 'done', operation: 'startConnector', given: aConnector(HTTP_SINK) },
  { example: 'done', operation: 'pauseConnector', given: aConnector(HTTP_SINK) },
  { example: 'done', operation: 'deleteConnector', given: aConnector(HTTP_SINK) },
  { example: 'done', operation: 'deleteConnectorByPost', given: aConnector(MONGODB) },
];

describe('200', () => {
  test.each(SUCCESSES)('$operation: $example', async (scenario) => {
    const { status, json } = await play(scenario, `example=${scenario.example}`);
    expect(status).toBe(200);
    expect(shapeOf(json)).toMatchSnapshot();
  });
});

const REFUSALS: readonly (Scenario & { readonly status: number })[] = [
  { status: 404, example: 'database', operation: 'getDatabase' },
  {
    status: 409,
    example: 'name',
    operation: 'createDatabase',
    given: async () => {
      await createDatabase({ name: 'myredis' });
      return { body: { name: 'myredis', region: 'eu-west-1' } };
    },
  },
  { status: 412, example: 'notGlobal', operation: 'updateRegions', given: aDatabase },
  {
    status: 412,
    example: 'defaultDatabase',
    operation: 'deleteDatabase',
    given: async () => ({ id: 'default' }),
  },
  {
    status: 412,
    example: 'defaultDatabase',
    operation: 'deleteDatabaseByPost',
    given: async () => ({ id: 'default' }),
  },
  {
    status: 409,
    example: 'queueUser',
    operation: 'moveQueueUserToTeam',
    given: async () => {
      const { credentials, body } = await aMoveToATeam();
      await done('POST', '/v2/qstash/move-to-team', body, { credentials });
      // The account has a new one by now.
      const { id: qstash_id } = await aQueueUser();
      return { credentials, body: { ...body, qstash_id } };
    },
  },
  { status: 404, example: 'queueUser', operation: 'getQueueServiceUserById' },
  { status: 403, example: 'readOnlyKey', operation: 'rotateQueueToken', given: aReadOnlyKey },
  {
    status: 403,
    example: 'owner',
    operation: 'removeTeamMember',
    given: async () => ({
      body: { team_id: await aTeam(), member_email: target().email },
    }),
  },
  {
    status: 412,
    example: 'settingsKey',
    operation: 'deleteApiKey',
    given: async () => ({ id: 'settings' }),
  },
  {
    status: 409,
    example: 'cluster',
    operation: 'createKafkaCluster',
    given: async () => {
      await createCluster({ name: 'mykafkacluster' });
      return {};
    },
  },
  {
    status: 409,
    example: 'credential',
    operation: 'createKafkaCredential',
    given: async () => {
      await aCredential();
      return inTheFirstCluster('createKafkaCredential')();
    },
  },
  {
    status: 409,
    example: 'topic',
    operation: 'createKafkaTopic',
    given: async () => {
      await createTopic({ name: 'test-kafka-topic' });
      return inTheFirstCluster('createKafkaTopic')();
    },
  },
  {
    status: 409,
    example: 'connector',
    operation: 'createConnector',
    given: async () => {
      await aConnector(MONGODB)();
      return inTheFirstCluster('createConnector')();
    },
  },
  {
    status: 412,
    example: 'tooManyCredentials',
    operation: 'createKafkaCredential',
    given: async () => {
      for (let i = 0; i < 10; i++) await createCredential({ credential_name: `reader ${i}` });
      return inTheFirstCluster('createKafkaCredential')();
    },
  },
  {
    status: 412,
    example: 'tooManyPartitions',
    operation: 'createKafkaTopic',
    given: async () => {
      const { id: cluster_id } = await aCluster();
      return { body: { name: 'wide', partitions: 101, cluster_id } };
    },
  },
  {
    status: 412,
    example: 'groupInUse',
    operation: 'resetKafkaGroup',
    given: aGroupThatConsumes,
  },
  {
    status: 412,
    example: 'groupInUse',
    operation: 'deleteKafkaGroup',
    given: aGroupThatConsumes,
  },
  {
    status: 404,
    example: 'group',
    operation: 'getKafkaGroup',
    given: async () => ({ id: FIRST_CLUSTER }),
  },
  { status: 404, example: 'cluster', operation: 'getKafkaCluster' },
  { status: 404, example: 'topic', operation: 'getKafkaTopic' },
  { status: 404, example: 'credential', operation: 'deleteKafkaCredential' },
  { status: 404, example: 'connector', operation: 'getConnector' },
  {
    status: 400,
    example: 'missing',
    operation: 'createDatabase',
    given: async () => ({ body: { region: 'eu-west-1' } }),
  },
];

describe('a refusal', () => {
  test.each(REFUSALS)('$status $operation: $example', async (scenario) => {
    const prefer = `code=${scenario.status}, example=${scenario.example}`;
    const { status, json } = await play(scenario, prefer);
    expect(status).toBe(scenario.status);
    const { error } = json as { error: string };
    expect(error.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')).toMatchSnapshot();
  });
});

async function play({ operation, given }: Scenario, prefer: string) {
  const { method, template, path, body } = requests.find((r) => r.operationId === operation)!;
  const headers = { prefer };
  if (target().name === 'mock') return management(method, path, { body, headers });
  const state = (await given?.()) ?? {};
  const own = state.id === undefined ? path : withFirst(template, path, state.id);
  const { credentials = target() } = state;
  return management(method, own, { body: state.body ?? body, headers, credentials });
}

/** The path of the contract's example, with another value of its first parameter, if it has one. */
function withFirst(template: string, path: string, value: string): string {
  const place = template.split('/').findIndex((part) => part.startsWith('{'));
  return place < 0 ? path : path.split('/').with(place, value).join('/');
}

/** Asks once, and remembers. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => (asked ??= ask());
}

import { beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, resetAccount } from '../../harness/databases.ts';
import {
  createCluster,
  createCredential,
  createTopic,
  FIRST_CLUSTER,
} from '../../harness/kafka-clusters.ts';
import { done } from '../../harness/management.ts';
import { target } from '../../harness/target.ts';
import {
  aCluster,
  aConnector,
  aCredential,
  aDatabase,
  aGroupThatConsumes,
  aReadOnlyKey,
  aTeam,
  inTheFirstCluster,
  MONGODB,
  play,
  queueUserOf,
  type Scenario,
} from './given.ts';

const { aQueueUser, aMoveToATeam } = queueUserOf('refused');

beforeEach(async () => {
  if (target().name === 'implementation') await resetAccount();
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
      // By then the account has a new one.
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

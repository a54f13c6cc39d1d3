import { beforeEach, describe, expect, test } from 'vitest';
import { resetAccount } from '../../harness/databases.ts';
import { done } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { shapeOf } from '../../harness/shape.ts';
import { target } from '../../harness/target.ts';
import {
  aCluster,
  aConnector,
  aCredential,
  aDatabase,
  aGlobalDatabase,
  aGroup,
  aGroupThatConsumes,
  aTeam,
  aTopic,
  HTTP_SINK,
  inTheFirstCluster,
  MONGODB,
  ofTheFirstCluster,
  play,
  queueUserOf,
  type Scenario,
} from './given.ts';

const { aQueueUser, aQueueUserWithMessages, aMoveToATeam } = queueUserOf('queueing');

beforeEach(async () => {
  if (target().name === 'implementation') await resetAccount();
});

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
    // Other tests use the token of the first account.
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

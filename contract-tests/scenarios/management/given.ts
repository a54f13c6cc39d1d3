import type { components } from '../../../generated/management/types.ts';
import { createDatabase } from '../../harness/databases.ts';
import { families } from '../../harness/families.ts';
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
import { type Credentials, done, management } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { askingMock, target } from '../../harness/target.ts';

/**
 * States of the implementation before it gives an example of the contract. Each function returns replacements for the
 * example's ids.
 */

type QueueUser = Required<components['schemas']['queue-service-user']>;

export const aDatabase = async () => {
  const { database_id: id } = await createDatabase({ name: 'shop' });
  return { id };
};
export const aGlobalDatabase = async () => {
  const region = { region: 'global', primary_region: 'us-east-1' } as const;
  const { database_id: id } = await createDatabase({ name: 'world', ...region });
  return { id };
};
export const aTeam = async () => {
  const team = { team_name: 'blue', copy_cc: false };
  return (await done<{ team_id: string }>('POST', '/v2/team', team)).team_id;
};

export const aCluster = async () => ({ id: (await createCluster({ name: 'events' })).cluster_id });
export const aTopic = async () => ({ id: (await createTopic({ name: 'orders' })).topic_id });
export const aCredential = async () => ({
  id: (await createCredential({ credential_name: 'mycreds' })).credential_id,
});
export const MONGODB = {
  'connector.class': 'com.mongodb.kafka.connect.MongoSourceConnector',
  'connection.uri': 'connection-uri-update',
};
export const HTTP_SINK = {
  'connector.class': 'io.aiven.kafka.connect.http.HttpSinkConnector',
  'http.authorization.type': 'none',
  'http.url': 'http://127.0.0.1:3000/orders',
  topics: 'orders',
};
export const aConnector = (properties: Readonly<Record<string, string>>) => async () => {
  const { connector_id: id } = await createConnector('connectorName', properties);
  await settledConnector(id);
  return { id };
};
export const ofTheFirstCluster = (given: () => Promise<unknown>) => async () => {
  await given();
  return { id: FIRST_CLUSTER };
};
/** A group with the name in the contract's examples, which has messages to read. */
export const aGroup = async () => {
  await createTopic({ name: 'test-kafka-topic' });
  await kafkaRest(firstUser(), '/produce/test-kafka-topic', [{ value: 'a' }, { value: 'b' }]);
  const reset = { topic: 'test-kafka-topic', to: 'earliest' };
  await done('POST', `/v2/kafka/reset-group/${FIRST_CLUSTER}/mygroup`, reset);
  return { id: FIRST_CLUSTER };
};
export const aGroupThatConsumes = async () => {
  await createTopic({ name: 'test-kafka-topic' });
  await kafkaRest(firstUser(), '/produce/test-kafka-topic', [{ value: 'a' }, { value: 'b' }]);
  await kafkaRest(firstUser(), '/consume/mygroup/first/test-kafka-topic?timeout=0');
  return { id: FIRST_CLUSTER };
};
export const inTheFirstCluster = (operation: string) => async () => {
  const { body } = requestOf(operation);
  return { body: { ...body, cluster_id: FIRST_CLUSTER } };
};

export const aReadOnlyKey = async () => {
  const body = { name: 'reader', read_only: true };
  const { key: apiKey } = await done<{ key: string }>('POST', '/v2/apikey', body);
  return { credentials: { email: target().email, apiKey } };
};

/**
 * The queue user of an account of this name, which is created on first use: other tests use the token and the limits of
 * the first account.
 */
export function queueUserOf(account: string) {
  const opened = once(() => openSecondAccount(account));
  let moves = 0;

  const aQueueUser = async () => {
    const credentials = await opened();
    const user = await done<QueueUser>('GET', '/v2/qstash/user', undefined, { credentials });
    return { credentials, id: user.id, user };
  };
  const aQueueUserWithMessages = async () => {
    const { user, ...given } = await aQueueUser();
    const headers = { authorization: `Bearer ${user.token}`, 'upstash-delay': '7d' };
    const path = '/v2/publish/http://127.0.0.1:9/';
    await fetch(target().queueUrl + path, { method: 'POST', headers });
    return given;
  };
  const aMoveToATeam = async () => {
    const { credentials, id: qstash_id } = await aQueueUser();
    const team = { team_name: `team ${moves++}`, copy_cc: false };
    const { team_id } = await done<{ team_id: string }>('POST', '/v2/team', team, { credentials });
    return { credentials, body: { qstash_id, target_team_id: team_id } };
  };
  return { aQueueUser, aQueueUserWithMessages, aMoveToATeam };
}

/** Caches the result of a request. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => (asked ??= ask());
}

/**
 * A named example of the contract on both targets: the mock is asked for it with `Prefer`, the implementation is put
 * into a state in which it gives this answer. Both answers must have the same shape.
 */
export interface Scenario {
  readonly example: string;
  readonly operation: string;
  /** Puts the implementation into that state. @returns replacements for the ids of the contract's example */
  readonly given?: () => Promise<Given>;
}

interface Given {
  readonly id?: string;
  readonly body?: object;
  readonly credentials?: Credentials;
}

const requests = families.management.contract.requests();

/** The request of the contract's example of an operation. */
const requestOf = (operation: string) =>
  requests.find(({ operationId }) => operationId === operation)!;

/** Requests an example of a scenario. @param prefer for the mock */
export async function play({ operation, given }: Scenario, prefer: string) {
  const { method, template, path, body } = requestOf(operation);
  if (target().name === 'mock') {
    return management(method, path, { body, headers: askingMock(prefer) });
  }
  const state = (await given?.()) ?? {};
  const own = state.id === undefined ? path : withFirst(template, path, state.id);
  const { credentials = target() } = state;
  return management(method, own, { body: state.body ?? body, credentials });
}

/** The path of the contract's example, with another value of its first parameter, if it has one. */
function withFirst(template: string, path: string, value: string): string {
  const place = template.split('/').findIndex((part) => part.startsWith('{'));
  return place < 0 ? path : path.split('/').with(place, value).join('/');
}

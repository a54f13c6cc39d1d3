import type { ExampleRequest } from './contract.ts';
import type { Credentials } from './management.ts';
import { done } from './management.ts';

/** The ids of a team and of one thing of each kind that belongs to it. */
export interface TeamResources {
  readonly team: string;
  readonly database: string;
  readonly backup: string;
  readonly cluster: string;
  readonly topic: string;
  readonly credential: string;
  readonly connector: string;
  readonly queueUser: string;
}

/** Which thing the `id` in a path is, by the path. */
const NAMED: readonly (readonly [RegExp, keyof TeamResources])[] = [
  [/^\/v2\/redis\//, 'database'],
  [/^\/v2\/qstash\//, 'queueUser'],
  [/^\/v2\/team\//, 'team'],
  [/\/(update-)?topic\//, 'topic'],
  [/\/credential\//, 'credential'],
  [/\/(update-)?connector\//, 'connector'],
  [/^\/v2\/kafka\//, 'cluster'],
];

const createdBy =
  (credentials: Credentials) =>
  <Body>(method: string, path: string, body?: object) =>
    done<Body>(method, path, body, { credentials });

/** Makes a team, and moves one thing of each kind to it. */
export async function createTeamResources(
  owner: Credentials,
  name: string,
): Promise<TeamResources> {
  const call = createdBy(owner);
  const region = 'eu-west-1';
  const { team_id: team } = await call<{ team_id: string }>('POST', '/v2/team', {
    team_name: name,
    copy_cc: false,
  });
  const { database_id: database } = await call<{ database_id: string }>(
    'POST',
    '/v2/redis/database',
    { name, region, tls: false },
  );
  await call('POST', `/v2/redis/create-backup/${database}`, { name });
  const [{ backup_id: backup }] = await call<[{ backup_id: string }]>(
    'GET',
    `/v2/redis/list-backup/${database}`,
  );
  await call('POST', '/v2/redis/move-to-team', { team_id: team, database_id: database });
  const { cluster_id: cluster } = await call<{ cluster_id: string }>('POST', '/v2/kafka/cluster', {
    name,
    region,
  });
  const { topic_id: topic } = await call<{ topic_id: string }>('POST', '/v2/kafka/topic', {
    name,
    partitions: 1,
    cluster_id: cluster,
  });
  const { credential_id: credential } = await call<{ credential_id: string }>(
    'POST',
    '/v2/kafka/credential',
    { credential_name: name, cluster_id: cluster, topic: '*', permissions: 'ALL' },
  );
  const { connector_id: connector } = await call<{ connector_id: string }>(
    'POST',
    '/v2/kafka/connector',
    {
      name,
      cluster_id: cluster,
      properties: {
        'connector.class': 'org.apache.kafka.connect.file.FileStreamSinkConnector',
        file: 'out',
        topics: name,
      },
    },
  );
  await call('POST', '/v2/kafka/move-to-team', { team_id: team, cluster_id: cluster });
  const { id: queueUser } = await call<{ id: string }>('GET', '/v2/qstash/user');
  await call('POST', '/v2/qstash/move-to-team', { qstash_id: queueUser, target_team_id: team });
  return { team, database, backup, cluster, topic, credential, connector, queueUser };
}

/** Deletes what `createTeamResources` has made, except for the queue user, which can't be. */
export async function deleteTeamResources(owner: Credentials): Promise<void> {
  const call = createdBy(owner);
  for (const { database_id: id } of await call<{ database_id: string }[]>(
    'GET',
    '/v2/redis/databases',
  )) {
    await call('DELETE', `/v2/redis/database/${id}`);
  }
  for (const { cluster_id: id } of await call<{ cluster_id: string }[]>(
    'GET',
    '/v2/kafka/clusters',
  )) {
    await call('DELETE', `/v2/kafka/cluster/${id}`);
  }
}

/** The example request of an operation, about the things of a team; undefined if it is about none. */
export function requestAbout(
  { template, method, operationId, body }: ExampleRequest,
  of: TeamResources,
): { method: string; path: string; body: object | undefined } | undefined {
  const [, kind] = NAMED.find(([pattern]) => pattern.test(template)) ?? [];
  const path = template
    .replace('{backup_id}', of.backup)
    .replace('{cluster_id}', of.cluster)
    .replace('{team_id}', of.team)
    .replace('{group_id}', 'readers')
    .replace('{id}', kind === undefined ? '' : of[kind]);
  const ids: Readonly<Record<string, string>> = {
    team_id: of.team,
    target_team_id: of.team,
    database_id: of.database,
    cluster_id: of.cluster,
    qstash_id: of.queueUser,
    backup_id: of.backup,
  };
  const named = Object.keys(body ?? {}).some((field) => field in ids);
  if (path === template && !named) return undefined;
  const about =
    body &&
    Object.fromEntries(Object.entries(body).map(([field, value]) => [field, ids[field] ?? value]));
  // Names must not be taken by another role's request before.
  const fresh = operationId.startsWith('create') || operationId.startsWith('rename');
  const name = `of-${of.team.slice(0, 8)}`;
  return { method, path, body: fresh && about && 'name' in about ? { ...about, name } : about };
}

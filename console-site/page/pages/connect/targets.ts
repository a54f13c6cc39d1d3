import type { components } from '../../../../generated/management/types.ts';
import { answerOf } from '../../../../src/client/management-client.ts';
import type { Session } from '../../api/session.ts';

type Database = components['schemas']['listed-database'];
type Cluster = components['schemas']['kafka-cluster'];
type QueueUser = components['schemas']['queue-user'];

/** What an application connects to: a database, a cluster or the queue. */
export interface Target {
  readonly service: 'redis' | 'kafka' | 'queue';
  /** Of the database or the cluster; the queue is one. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** What a program presents; the names are those of the labels. */
  readonly credentials: Readonly<Record<string, string>>;
  /** The variables that the official client reads. */
  readonly env: Readonly<Record<string, string>>;
}

/** The part of a session that is needed. */
type From = Pick<Session, 'platform' | 'addressOf'>;

/** The databases, the clusters and the queue that the signed-in account may use. */
export async function targetsOf(session: Session): Promise<Target[]> {
  const { management, runs } = session;
  const [databases = [], clusters = [], user] = await Promise.all([
    runs('redis') ? answerOf(management.GET('/v2/redis/databases')) : undefined,
    runs('kafka') ? answerOf(management.GET('/v2/kafka/clusters')) : undefined,
    runs('queue') ? answerOf(management.GET('/v2/qstash/user')) : undefined,
  ]);
  return [
    ...databases.map((database) => databaseTarget(session, database)),
    ...clusters.map((cluster) => clusterTarget(session, cluster)),
    ...(user === undefined ? [] : [queueTarget(session, user)]),
  ];
}

/** The mock takes only its own credentials, which are in the env block. */
function isMock({ platform }: From): boolean {
  return platform.kind === 'mock';
}

/** A database: the REST API for all of them, and its own port for Redis clients. */
export function databaseTarget(session: From, database: Database): Target {
  const { platform, addressOf } = session;
  const url = addressOf('redis');
  const token = isMock(session) ? platform.env['UPSTASH_REDIS_REST_TOKEN'] : database.rest_token;
  const redisUrl = isMock(session) ? platform.env['REDIS_URL'] : redisUrlOf(url, database);
  return {
    service: 'redis',
    id: database.database_id,
    name: database.database_name,
    url,
    credentials: given({
      Token: token,
      'Read-only token': isMock(session) ? undefined : database.read_only_rest_token,
      'Redis URL': redisUrl,
    }),
    env: given({
      UPSTASH_REDIS_REST_URL: url,
      UPSTASH_REDIS_REST_TOKEN: token,
      REDIS_URL: redisUrl,
    }),
  };
}

function redisUrlOf(url: string, { tls, password, port }: Database): string | undefined {
  if (password === undefined) return undefined;
  const { hostname } = new URL(url);
  const scheme = tls ? 'rediss' : 'redis';
  return `${scheme}://default:${encodeURIComponent(password)}@${hostname}:${port}`;
}

/** A cluster, at the REST API of all of them. */
export function clusterTarget(session: From, cluster: Cluster): Target {
  const { platform, addressOf } = session;
  const mock = isMock(session);
  const url = addressOf('kafka');
  const username = mock ? platform.env['UPSTASH_KAFKA_REST_USERNAME'] : cluster.username;
  const password = mock ? platform.env['UPSTASH_KAFKA_REST_PASSWORD'] : cluster.password;
  return {
    service: 'kafka',
    id: cluster.cluster_id,
    name: cluster.name,
    url,
    credentials: given({ Username: username, Password: password }),
    env: given({
      UPSTASH_KAFKA_REST_URL: url,
      UPSTASH_KAFKA_REST_USERNAME: username,
      UPSTASH_KAFKA_REST_PASSWORD: password,
    }),
  };
}

/** The queue of the account, with the keys that receivers verify messages with. */
export function queueTarget(session: From, user: QueueUser): Target {
  const { platform, addressOf } = session;
  const { env } = platform;
  const url = addressOf('queue');
  const token = isMock(session) ? env['QSTASH_TOKEN'] : user.token;
  const current = env['QSTASH_CURRENT_SIGNING_KEY'];
  const next = env['QSTASH_NEXT_SIGNING_KEY'];
  return {
    service: 'queue',
    id: '',
    name: 'Queue',
    url,
    credentials: given({
      Token: token,
      'Read-only token': isMock(session) ? undefined : user.read_only_token,
      'Signing key': current,
      'Next signing key': next,
    }),
    env: given({
      QSTASH_URL: url,
      QSTASH_TOKEN: token,
      QSTASH_CURRENT_SIGNING_KEY: current,
      QSTASH_NEXT_SIGNING_KEY: next,
    }),
  };
}

/** Without what is not given: a read-only key is told fewer credentials. */
function given(
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

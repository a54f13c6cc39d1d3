import { DEVELOPMENT_QUEUE_USER, queueToken } from './queue-users/token.ts';
import { DEVELOPMENT_SIGNING_KEYS } from '../engines/queue/signing-keys.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

/** Where the families of a platform listen; those of services that do not run are left out. */
export interface Addresses {
  readonly redis?: string | undefined;
  readonly kafka?: string | undefined;
  readonly queue?: string | undefined;
  readonly management: string;
  readonly console: string;
}

/** The credentials of the queue service for its official client: a token, and the signing keys. */
export interface QueueCredentials {
  readonly token: string;
  readonly currentSigningKey: string;
  readonly nextSigningKey: string;
}

/** The connection details of a database. */
export interface RedisConnectionDetails {
  readonly port: number;
  readonly tls: boolean;
  /** The password of its user `default`. */
  readonly password: string;
}

/** The current credentials of the default database, cluster and queue user; undefined for what has been deleted. */
export interface DefaultCredentials {
  /** The Standard token of the database `default`. */
  readonly redisToken: string | undefined;
  /** The connection details of RESP clients for that database; undefined also where nothing serves RESP. */
  readonly redisConnection?: RedisConnectionDetails | undefined;
  /** The user of the cluster `default`. */
  readonly kafkaUser: { readonly username: string; readonly password: string } | undefined;
  /** Of the queue user of the first account; undefined if there is none yet. */
  readonly queue: QueueCredentials | undefined;
}

/** The well-known credentials of the queue user in development, which the official client expects. */
export const DEVELOPMENT_QUEUE: QueueCredentials = {
  token: queueToken(DEVELOPMENT_QUEUE_USER),
  currentSigningKey: DEVELOPMENT_SIGNING_KEYS.current,
  nextSigningKey: DEVELOPMENT_SIGNING_KEYS.next,
};

/**
 * The credentials of the settings, without the port of the database, which may differ. Outside of development the
 * queue user gets its credentials at the first start.
 */
export function credentialsIn(secrets: Secrets): DefaultCredentials {
  const { redisToken, kafkaUsername: username, kafkaPassword: password } = secrets;
  return {
    redisToken,
    kafkaUser: { username, password },
    queue: isDevelopment(secrets) ? DEVELOPMENT_QUEUE : undefined,
  };
}

/** The variables that the official clients read, for this platform. */
export function envBlock(
  addresses: Addresses,
  { redisToken, redisConnection, kafkaUser, queue }: DefaultCredentials,
  { apiKey }: { readonly apiKey: string | undefined },
  { email }: Pick<Settings, 'email'>,
): Record<string, string> {
  return {
    ...(addresses.redis !== undefined && {
      UPSTASH_REDIS_REST_URL: addresses.redis,
      ...(redisToken !== undefined && { UPSTASH_REDIS_REST_TOKEN: redisToken }),
      ...(redisConnection !== undefined && {
        REDIS_URL: redisUrl(addresses.redis, redisConnection),
      }),
    }),
    ...(addresses.kafka !== undefined && {
      UPSTASH_KAFKA_REST_URL: addresses.kafka,
      ...(kafkaUser !== undefined && {
        UPSTASH_KAFKA_REST_USERNAME: kafkaUser.username,
        UPSTASH_KAFKA_REST_PASSWORD: kafkaUser.password,
      }),
    }),
    ...(addresses.queue !== undefined && {
      QSTASH_URL: addresses.queue,
      ...(queue !== undefined && {
        QSTASH_TOKEN: queue.token,
        QSTASH_CURRENT_SIGNING_KEY: queue.currentSigningKey,
        QSTASH_NEXT_SIGNING_KEY: queue.nextSigningKey,
      }),
    }),
    UPSTASH_EMAIL: email,
    ...(apiKey !== undefined && { UPSTASH_API_KEY: apiKey }),
    PLINTH_MANAGEMENT_URL: addresses.management,
    PLINTH_CONSOLE_URL: addresses.console,
  };
}

function redisUrl(url: string, { port, tls, password }: RedisConnectionDetails): string {
  const { hostname } = new URL(url);
  return `${tls ? 'rediss' : 'redis'}://default:${encodeURIComponent(password)}@${hostname}:${port}`;
}

/** The block as lines `NAME=value`, each with a line break. */
export function formatEnvBlock(block: Readonly<Record<string, string>>): string {
  return Object.entries(block)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

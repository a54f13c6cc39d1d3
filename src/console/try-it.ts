import {
  DEVELOPMENT_QUEUE,
  type Addresses,
  type DefaultCredentials,
} from '../control/env-block.ts';
import { isLoopback } from '../settings/addresses.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

/** Data for the try-it page of a family about the platform that serves it. */
export interface TryItTarget {
  readonly port: number;
  /** The text to enter there; undefined if it is not well known. */
  readonly credential?: string;
}

/** The targets, by the folder of the family in the docs. */
export type TryItTargets = Readonly<Record<string, TryItTarget>>;

/** The families that have an address of their own; the schema registry is at that of Kafka. */
type Served = Omit<Addresses, 'console'>;

/**
 * Data for the docs about the platform that serves them: the ports, and the well-known credentials of development.
 * Other credentials are never disclosed, and these only if no other machine can connect.
 * @param apiKey of the first account
 */
export function tryItTargets(
  addresses: Served,
  { redisToken, kafkaUser, queue }: DefaultCredentials,
  apiKey: string,
  { host, email }: Pick<Settings, 'host' | 'email'>,
): TryItTargets {
  const { kafkaUsername, kafkaPassword } = DEVELOPMENT_SECRETS;
  const kafka = kafkaUser && `${kafkaUser.username}:${kafkaUser.password}`;
  const target = (url: string, credential: string | undefined, wellKnown: string): TryItTarget => ({
    port: Number(new URL(url).port),
    ...(isLoopback(host) && credential === wellKnown && { credential }),
  });
  const ofKafka =
    addresses.kafka && target(addresses.kafka, kafka, `${kafkaUsername}:${kafkaPassword}`);
  return {
    ...(addresses.redis !== undefined && {
      redis: target(addresses.redis, redisToken, DEVELOPMENT_SECRETS.redisToken),
    }),
    ...(ofKafka && { kafka: ofKafka, 'schema-registry': ofKafka }),
    ...(addresses.queue !== undefined && {
      queue: target(addresses.queue, queue?.token, DEVELOPMENT_QUEUE.token),
    }),
    management: target(
      addresses.management,
      `${email}:${apiKey}`,
      `${email}:${DEVELOPMENT_SECRETS.apiKey}`,
    ),
  };
}

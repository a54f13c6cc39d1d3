import packageJson from '../../package.json' with { type: 'json' };
import type { components } from '../../generated/console/types.ts';
import type { Addresses } from '../control/env-block.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

type Platform = components['schemas']['platform'];

export interface PlatformFacts extends Pick<Settings, 'email'> {
  readonly kind: Platform['kind'];
  readonly addresses: Addresses;
  /** Variables and their values. */
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
}

/**
 * The data about a platform for the console's page. It contains no API key but the well-known one of development;
 * callers with another one know it already.
 */
export function platformInfo({ kind, addresses, env, secrets, email }: PlatformFacts): Platform {
  const { redis, kafka, queue } = addresses;
  const ports = {
    ...(redis !== undefined && { redis: portOf(redis) }),
    ...(kafka !== undefined && { kafka: portOf(kafka) }),
    ...(queue !== undefined && { queue: portOf(queue) }),
    management: portOf(addresses.management),
  };
  const told = { version: packageJson.version, kind, email, ports, env };
  return isDevelopment(secrets) ? { ...told, apiKey: secrets.apiKey } : told;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

import packageJson from '../../package.json' with { type: 'json' };
import type { components } from '../../generated/console/types.ts';
import type { Addresses } from '../control/env-block.ts';
import { isDevelopment, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';

type Platform = components['schemas']['platform'];

/**
 * What the console's page is told of a platform. Of keys only that of development, which everybody knows; who has
 * presented another one has it.
 */
export function toldPlatform(
  kind: Platform['kind'],
  { redis, kafka, queue, management }: Addresses,
  env: Readonly<Record<string, string>>,
  secrets: Secrets,
  { email }: Pick<Settings, 'email'>,
): Platform {
  const ports = {
    redis: portOf(redis),
    kafka: portOf(kafka),
    queue: portOf(queue),
    management: portOf(management),
  };
  const told = { version: packageJson.version, kind, email, ports, env };
  return isDevelopment(secrets) ? { ...told, apiKey: secrets.apiKey } : told;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

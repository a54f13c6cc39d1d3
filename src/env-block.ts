import type { Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/table.ts';

/** Where the families of a platform listen. */
export interface Addresses {
  readonly redis: string;
  readonly management: string;
  readonly console: string;
}

/**
 * The variables that the official clients read, for this platform.
 * @param redisToken the Standard token that the database `default` has now; undefined where there is
 * no such database any more
 */
export function envBlock(
  addresses: Addresses,
  redisToken: string | undefined,
  secrets: Pick<Secrets, 'apiKey'>,
  { email }: Pick<Settings, 'email'>,
): Record<string, string> {
  return {
    UPSTASH_REDIS_REST_URL: addresses.redis,
    ...(redisToken !== undefined && { UPSTASH_REDIS_REST_TOKEN: redisToken }),
    UPSTASH_EMAIL: email,
    UPSTASH_API_KEY: secrets.apiKey,
    PLINTH_MANAGEMENT_URL: addresses.management,
    PLINTH_CONSOLE_URL: addresses.console,
  };
}

/** The block as `NAME=value` lines, with an end to the last. */
export function formatEnvBlock(block: Readonly<Record<string, string>>): string {
  return Object.entries(block)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

import type { Secrets } from './settings/secrets.ts';

/** Where the families of a platform listen. */
export interface Addresses {
  readonly redis: string;
  readonly console: string;
}

/** The variables that the official clients read, for this platform. */
export function envBlock(addresses: Addresses, secrets: Secrets): Record<string, string> {
  return {
    UPSTASH_REDIS_REST_URL: addresses.redis,
    UPSTASH_REDIS_REST_TOKEN: secrets.redisToken,
    PLINTH_CONSOLE_URL: addresses.console,
  };
}

/** The block as `NAME=value` lines, with an end to the last. */
export function formatEnvBlock(block: Readonly<Record<string, string>>): string {
  return Object.entries(block)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

import type { Contract } from '../../contract/model/contract.ts';
import { familyOf, type FamilyName } from '../our-contracts.ts';
import type { Credentials } from './credentials.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables of Plinth's env block with the address and the credentials of each family. */
const VARIABLES: Readonly<
  Record<
    FamilyName,
    { readonly url: string; readonly schemes: Readonly<Record<string, readonly string[]>> }
  >
> = {
  redis: {
    url: 'UPSTASH_REDIS_REST_URL',
    schemes: { bearerToken: ['UPSTASH_REDIS_REST_TOKEN'] },
  },
  kafka: {
    url: 'UPSTASH_KAFKA_REST_URL',
    schemes: { user: ['UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD'] },
  },
  'schema-registry': {
    url: 'UPSTASH_KAFKA_REST_URL',
    schemes: { user: ['UPSTASH_KAFKA_REST_USERNAME', 'UPSTASH_KAFKA_REST_PASSWORD'] },
  },
  queue: { url: 'QSTASH_URL', schemes: { bearerToken: ['QSTASH_TOKEN'] } },
  control: {
    url: 'PLINTH_CONSOLE_URL',
    schemes: { operator: ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'] },
  },
  console: {
    url: 'PLINTH_CONSOLE_URL',
    schemes: { account: ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'] },
  },
  management: {
    url: 'PLINTH_MANAGEMENT_URL',
    schemes: { account: ['UPSTASH_EMAIL', 'UPSTASH_API_KEY'] },
  },
};

/** The address of a family, from the variables. */
export function addressIn(env: Env, family: FamilyName): string | undefined {
  return env[VARIABLES[family].url];
}

/**
 * Credentials from variables: for each scheme of a contract `CHECK_` and its name in upper case
 * (`CHECK_BEARER_TOKEN` for `bearerToken`), with a token, `user:password` or a key; for our families also those of
 * the env block.
 */
export function credentialsIn(env: Env, contract: Contract): Credentials {
  const found = new Map<string, string>();
  const family = familyOf(contract);
  const ours = family && VARIABLES[family];
  for (const [scheme, variables] of Object.entries(ours?.schemes ?? {})) {
    const values = variables.map((variable) => env[variable]);
    if (values.every((value) => value !== undefined)) found.set(scheme, values.join(':'));
  }
  for (const scheme of Object.keys(contract.securitySchemes)) {
    const value = env[variableOf(scheme)];
    if (value !== undefined) found.set(scheme, value);
  }
  return found;
}

export function variableOf(scheme: string): string {
  const words = scheme.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z\d]+/g, '_');
  return `CHECK_${words.toUpperCase()}`;
}

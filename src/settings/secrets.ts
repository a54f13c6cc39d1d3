import { servicesOf, type ServiceName } from './services.ts';
import { checkBindAddress, isLoopback } from './addresses.ts';
import { SettingError } from './load.ts';
import { variableOf, type Settings } from './table.ts';

/** The secrets that callers present. */
export interface Secrets {
  readonly redisToken: string;
  readonly redisReadOnlyToken: string;
  readonly kafkaUsername: string;
  readonly kafkaPassword: string;
  readonly apiKey: string;
}

/**
 * The well-known secrets of development; everybody may know them, because only programs on this machine can reach a
 * platform that uses them. Browsers on this machine are kept out: families refuse pages of the web that present them.
 */
export const DEVELOPMENT_SECRETS: Secrets = {
  redisToken: 'plinth-development-token',
  redisReadOnlyToken: 'plinth-development-read-only-token',
  kafkaUsername: 'plinth-development-user',
  kafkaPassword: 'plinth-development-password',
  apiKey: 'plinth-development-api-key',
};

/**
 * Whether a platform is for development: anybody may use the first account, because only programs on this machine can
 * reach it. The address alone is not enough to tell, because a reverse proxy on the same machine may serve others.
 */
export function isDevelopment({ apiKey }: Pick<Secrets, 'apiKey'>): boolean {
  return apiKey === DEVELOPMENT_SECRETS.apiKey;
}

/** The service that a secret is for, unless it is for the platform. */
const SERVICE_OF: Readonly<Record<keyof Secrets, ServiceName | undefined>> = {
  redisToken: 'redis',
  redisReadOnlyToken: 'redis',
  kafkaUsername: 'kafka',
  kafkaPassword: 'kafka',
  apiKey: undefined,
};

/** The secrets of a run. @throws SettingError if other machines could reach it with well-known secrets */
export function secretsOf(settings: Settings): Secrets {
  const secrets: Secrets = {
    redisToken: settings.redisToken ?? DEVELOPMENT_SECRETS.redisToken,
    redisReadOnlyToken: settings.redisReadOnlyToken ?? DEVELOPMENT_SECRETS.redisReadOnlyToken,
    kafkaUsername: settings.kafkaUsername ?? DEVELOPMENT_SECRETS.kafkaUsername,
    kafkaPassword: settings.kafkaPassword ?? DEVELOPMENT_SECRETS.kafkaPassword,
    apiKey: settings.apiKey ?? DEVELOPMENT_SECRETS.apiKey,
  };
  if (!/^[^\s@:]+@[^\s@:]+$/.test(settings.email)) {
    throw new SettingError(
      `${variableOf('email')} must be an e-mail address, not "${settings.email}"`,
    );
  }
  checkBindAddress(settings.host);
  const names = Object.keys(secrets) as (keyof Secrets)[];
  for (const name of names) {
    // Other characters could not be sent in a header or written to the env block.
    if (!/^[\x21-\x7e]+$/.test(secrets[name])) {
      throw new SettingError(`${variableOf(name)} must be ASCII without spaces`);
    }
  }
  const services = servicesOf(settings);
  const wellKnown = names.filter((name) => {
    const service = SERVICE_OF[name];
    const isUsed = service === undefined || services.has(service);
    return isUsed && secrets[name] === DEVELOPMENT_SECRETS[name];
  });
  if (wellKnown.length > 0 && !isLoopback(settings.host)) {
    const variables = new Intl.ListFormat('en').format(wellKnown.map(variableOf));
    throw new SettingError(
      `--host ${settings.host} would serve others with well-known development secrets: set ${variables} (plinth secrets makes them)`,
    );
  }
  if (secrets.kafkaUsername.includes(':')) {
    // RFC 7617: the password begins after the first colon.
    throw new SettingError(`${variableOf('kafkaUsername')} must not have a colon`);
  }
  if (secrets.redisToken === secrets.redisReadOnlyToken) {
    throw new SettingError('the Standard and the Read Only token must differ');
  }
  return secrets;
}

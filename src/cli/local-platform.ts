import { existsSync } from 'node:fs';
import { controlStoreOf, sealKeysOf } from '../platform/data-files.ts';
import type { Addresses, DefaultCredentials } from '../control/env-block.ts';
import { urlOf } from '../http/url-of.ts';
import { readRuntimeFile, type Runtime } from '../platform/runtime-file.ts';
import { SettingError } from '../settings/load.ts';
import { isService, SERVICES, servicesOf, type ServiceName } from '../settings/services.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { flagOf, type Settings } from '../settings/table.ts';

/** The platform on this machine, as far as the command's settings and the data directory tell. */
export interface LocalPlatform {
  /** The command's settings; the platform may have been started with others. */
  readonly settings: Settings;
  /** The settings that were given by flags and variables. */
  readonly explicit: Partial<Settings>;
  /** The information that the platform publishes about itself while it runs, if it keeps its data. */
  readonly runtime: Runtime | undefined;
}

/** The platform that runs on a command's data directory, or would run with these settings. */
export function localPlatform(settings: Settings, explicit: Partial<Settings>): LocalPlatform {
  return { settings, explicit, runtime: readRuntimeFile(settings) };
}

/**
 * The address of an API. The command's options come first, then what the running platform publishes, then the
 * configuration file.
 * @param otherwise what the user can do instead, for the error message
 * @throws SettingError if the address is unknown, or the service does not run
 */
export function addressOf(local: LocalPlatform, name: keyof Addresses, otherwise: string): string {
  const { settings, explicit, runtime } = local;
  const services = servicesIn(local);
  if (isService(name) && !services.includes(name)) {
    throw new SettingError(
      `the platform on the data directory ${settings.dataDir} does not run ${name}: its --services are ${services.join()}`,
    );
  }
  const port = `${name}Port` as const;
  const published = runtime?.addresses[name];
  const isGiven = explicit[port] !== undefined || explicit.host !== undefined;
  if (published !== undefined && !isGiven) return published;
  if (settings[port] !== 0) return urlOf(settings.host, settings[port]);
  throw new SettingError(
    `--${flagOf(port)} 0 is known only to the platform that took it, and none runs on the data directory ${settings.dataDir}: ${otherwise}`,
  );
}

/** The services that run, or would with these settings. */
function servicesIn({ settings, runtime }: LocalPlatform): readonly ServiceName[] {
  if (runtime === undefined) return [...servicesOf(settings)];
  return SERVICES.filter((name) => runtime.addresses[name] !== undefined);
}

/** The addresses of all APIs that are served. @throws SettingError if they are unknown */
export function addressesOf(local: LocalPlatform, otherwise: string): Addresses {
  const served = servicesIn(local).map((name) => [name, addressOf(local, name, otherwise)]);
  return {
    ...Object.fromEntries(served),
    management: addressOf(local, 'management', otherwise),
    console: addressOf(local, 'console', otherwise),
  };
}

/** The e-mail of the first account. */
export function emailOf({ settings, explicit, runtime }: LocalPlatform): string {
  return explicit.email ?? runtime?.email ?? settings.email;
}

/**
 * The API key of the first account.
 * @returns undefined if the platform has an API key of its own, which it keeps only as a hash
 */
export function apiKeyOf({ settings, runtime }: LocalPlatform): string | undefined {
  if (settings.apiKey !== undefined) return settings.apiKey;
  return runtime?.hasWellKnownKey === false ? undefined : DEVELOPMENT_SECRETS.apiKey;
}

/**
 * The current credentials in the data directory: they may have been reset since the settings were
 * written.
 * @returns undefined if nothing is kept
 */
export async function readStoredCredentials(
  local: LocalPlatform,
): Promise<DefaultCredentials | undefined> {
  const { settings, runtime } = local;
  if (settings.storeUrl !== undefined) return sharedCredentials(local);
  const file = controlStoreOf(settings);
  if (file === undefined || !existsSync(file)) return undefined;
  // Loaded on demand: most commands are given their credentials.
  const [opening, credentials, queueCredentials, { queueFileOf }, { checkIdleFiles }] =
    await Promise.all([
      import('../store/open-file.ts'),
      import('../control/default-credentials.ts'),
      import('../platform/credentials.ts'),
      import('../platform/queue-store.ts'),
      import('./check-idle-files.ts'),
    ]);
  checkIdleFiles(settings, [file, queueFileOf(settings)!]);
  const keys = sealKeysOf(settings);
  const store = await opening.openStoreFile(file, keys);
  try {
    const user = { ...settings, email: emailOf(local) };
    const queue = await queueCredentials.storedQueueCredentials(store, user, keys);
    return { ...(await credentials.credentialsInStore(store, runtime?.respPort)), queue };
  } finally {
    await store.destroy();
  }
}

/** The credentials in a PostgreSQL store: all except the queue's. */
async function sharedCredentials({
  settings,
  runtime,
}: LocalPlatform): Promise<DefaultCredentials | undefined> {
  const [{ openPlatformStore }, { credentialsInStore }] = await Promise.all([
    import('./platform-store.ts'),
    import('../control/default-credentials.ts'),
  ]);
  const store = await openPlatformStore(settings, () => undefined);
  if (store === undefined) return undefined;
  try {
    return { ...(await credentialsInStore(store, runtime?.respPort)), queue: undefined };
  } finally {
    await store.destroy();
  }
}

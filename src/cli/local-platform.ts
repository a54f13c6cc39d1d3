import { existsSync } from 'node:fs';
import { controlStoreOf, sealKeysOf } from '../platform/data-files.ts';
import type { Addresses, DefaultCredentials } from '../control/env-block.ts';
import { urlOf } from '../http/url-of.ts';
import { readRuntimeFile, type Runtime } from '../platform/runtime-file.ts';
import { SettingError } from '../settings/load.ts';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { flagOf, type Settings } from '../settings/table.ts';

/** The platform of this machine, as far as the settings of a command and the data directory tell. */
export interface LocalPlatform {
  /** Of the command: those of the platform may have been others. */
  readonly settings: Settings;
  /** The settings that were given by flags and variables. */
  readonly given: Partial<Settings>;
  /** What it tells of itself while it runs and keeps its data. */
  readonly runtime: Runtime | undefined;
}

/** The platform that runs on the data directory of a command, or would with these settings. */
export function localPlatform(settings: Settings, given: Partial<Settings>): LocalPlatform {
  return { settings, given, runtime: readRuntimeFile(settings) };
}

/**
 * The address of an API: given options take precedence over what the running platform tells, and that over the
 * configuration file.
 * @param otherwise what to do instead where it is not known
 * @throws SettingError where it is not known
 */
export function addressOf(
  { settings, given, runtime }: LocalPlatform,
  name: keyof Addresses,
  otherwise: string,
): string {
  const port = `${name}Port` as const;
  if (runtime !== undefined && given[port] === undefined && given.host === undefined) {
    return runtime.addresses[name];
  }
  if (settings[port] !== 0) return urlOf(settings.host, settings[port]);
  throw new SettingError(
    `--${flagOf(port)} 0 is known only to the platform that took it, and none runs on the data directory ${settings.dataDir}: ${otherwise}`,
  );
}

/** The addresses of all APIs. @throws SettingError where they are not known */
export function addressesOf(local: LocalPlatform, otherwise: string): Addresses {
  return {
    redis: addressOf(local, 'redis', otherwise),
    kafka: addressOf(local, 'kafka', otherwise),
    queue: addressOf(local, 'queue', otherwise),
    management: addressOf(local, 'management', otherwise),
    console: addressOf(local, 'console', otherwise),
  };
}

/** The e-mail of the first account. */
export function emailOf({ settings, given, runtime }: LocalPlatform): string {
  return given.email ?? runtime?.email ?? settings.email;
}

/**
 * The API key of the first account.
 * @returns undefined where the platform runs with one of its own, of which it keeps a hash
 */
export function apiKeyOf({ settings, runtime }: LocalPlatform): string | undefined {
  if (settings.apiKey !== undefined) return settings.apiKey;
  return runtime?.hasWellKnownKey === false ? undefined : DEVELOPMENT_SECRETS.apiKey;
}

/**
 * The current credentials by the data directory: they may have been reset since the settings gave them.
 * @returns undefined where nothing is kept
 */
export async function keptCredentials(
  local: LocalPlatform,
): Promise<DefaultCredentials | undefined> {
  const { settings } = local;
  if (settings.storeUrl !== undefined) return sharedCredentials(settings);
  const file = controlStoreOf(settings);
  if (file === undefined || !existsSync(file)) return undefined;
  // Most commands are told what to present.
  const [opening, credentials, queueCredentials, { queueFileOf }, { checkIdleFiles }] =
    await Promise.all([
      import('../store/open-file.ts'),
      import('../control/default-credentials.ts'),
      import('../platform/queue-credentials.ts'),
      import('../platform/queue-store.ts'),
      import('./check-idle-files.ts'),
    ]);
  checkIdleFiles(settings, [file, queueFileOf(settings)!]);
  const keys = sealKeysOf(settings);
  const store = await opening.openStoreFile(file, keys);
  try {
    const user = { ...settings, email: emailOf(local) };
    const queue = await queueCredentials.keptQueueCredentials(store, user, keys);
    return { ...(await credentials.credentialsInStore(store)), queue };
  } finally {
    await store.destroy();
  }
}

/** What a PostgreSQL server tells: all but what the queue presents. */
async function sharedCredentials(settings: Settings): Promise<DefaultCredentials | undefined> {
  const [{ openKeptStore }, { credentialsInStore }] = await Promise.all([
    import('./kept-store.ts'),
    import('../control/default-credentials.ts'),
  ]);
  const store = await openKeptStore(settings, () => undefined);
  if (store === undefined) return undefined;
  try {
    return { ...(await credentialsInStore(store)), queue: undefined };
  } finally {
    await store.destroy();
  }
}

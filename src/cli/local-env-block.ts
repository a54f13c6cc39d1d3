import { credentialsIn, envBlock, type DefaultCredentials } from '../control/env-block.ts';
import { secretsOf } from '../settings/secrets.ts';
import {
  addressesOf,
  apiKeyOf,
  emailOf,
  readStoredCredentials,
  type LocalPlatform,
} from './local-platform.ts';

/**
 * The env block of the platform on this machine, without the API key if only the platform knows it.
 * @param otherwise what the user can do instead, if an address is unknown
 * @throws SettingError
 */
export async function localEnvBlock(
  local: LocalPlatform,
  otherwise: string,
): Promise<Record<string, string>> {
  const addresses = addressesOf(local, otherwise);
  const credentials = await credentialsOf(local);
  return envBlock(addresses, credentials, { apiKey: apiKeyOf(local) }, { email: emailOf(local) });
}

/** The current credentials, else those of the settings. @throws SettingError */
async function credentialsOf(local: LocalPlatform): Promise<DefaultCredentials> {
  const given = credentialsIn(secretsOf(local.settings));
  return (await readStoredCredentials(local)) ?? withConnection(given, local);
}

/** With the port of the running platform, else the one that the settings ask for. */
function withConnection(
  given: DefaultCredentials,
  { settings, explicit, runtime }: LocalPlatform,
): DefaultCredentials {
  const { redisToken: password } = given;
  const port = explicit.respPort ?? (runtime === undefined ? settings.respPort : runtime.respPort);
  if (port === undefined || port === 0 || password === undefined) return given;
  return { ...given, redisConnection: { port, tls: false, password } };
}

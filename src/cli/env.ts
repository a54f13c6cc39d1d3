import { Command } from 'commander';
import {
  credentialsIn,
  envBlock,
  formatEnvBlock,
  type DefaultCredentials,
} from '../control/env-block.ts';
import { explicitSettings, loadSettings } from '../settings/load.ts';
import { secretsOf } from '../settings/secrets.ts';
import {
  addressesOf,
  apiKeyOf,
  emailOf,
  readStoredCredentials,
  localPlatform,
  type LocalPlatform,
} from './local-platform.ts';
import { ADDRESS_SETTINGS, sourcesOf, withSettings } from './setting-options.ts';
import { printMessage, shellOf } from './shell.ts';
import { printableLines } from './printable.ts';

/** `plinth env`: the env block of the platform that runs on a data directory, or would with these settings. */
export function envCommand(): Command {
  const command = new Command('env').description(
    'print the variables that clients need for the platform that runs here, or would with these settings',
  );
  return withSettings(
    command,
    [...ADDRESS_SETTINGS, 'redisToken', 'kafkaUsername', 'kafkaPassword', 'email', 'apiKey'],
    { takesOthers: true },
  ).action(async () => {
    const sources = sourcesOf(command);
    const settings = loadSettings(sources);
    const local = localPlatform(settings, explicitSettings(sources));
    const addresses = addressesOf(local, 'start it with --env-out');
    const credentials = await credentialsOf(local);
    const apiKey = apiKeyOf(local);
    const block = envBlock(addresses, credentials, { apiKey }, { email: emailOf(local) });
    const shell = shellOf(command);
    const text = formatEnvBlock(block);
    shell.stdout.write(shell.stdout.isTTY === true ? printableLines(text) : text);
    if (apiKey === undefined) {
      printMessage(shell, 'UPSTASH_API_KEY is not known: the platform was given one of its own');
    }
  });
}

/** The current credentials, else those of the settings. @throws SettingError */
async function credentialsOf(local: LocalPlatform): Promise<DefaultCredentials> {
  const given = credentialsIn(secretsOf(local.settings));
  return (await readStoredCredentials(local)) ?? withConnection(given, local);
}

/** Uses the port that the settings ask for: the platform has it unless another program took it. */
function withConnection(
  given: DefaultCredentials,
  { settings: { respPort: port } }: LocalPlatform,
): DefaultCredentials {
  const { redisToken: password } = given;
  if (port === 0 || password === undefined) return given;
  return { ...given, redisConnection: { port, tls: false, password } };
}

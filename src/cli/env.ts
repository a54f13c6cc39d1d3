import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { credentialsIn, envBlock, formatEnvBlock, type DefaultCredentials } from '../env-block.ts';
import { SettingError } from '../settings/load.ts';
import { secretsOf, type Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';
import { urlOf } from '../http/url-of.ts';
import { controlStoreOf, sealKeysOf } from '../data-files.ts';
import { settingsOf, withSettings } from './setting-options.ts';

/** `plinth env`: the env block of a platform with these settings. */
export function envCommand(): Command {
  return withSettings(
    new Command('env')
      .description('print the env block again')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const { host, redisPort, kafkaPort, queuePort, managementPort, consolePort } = settings;
        if ([redisPort, kafkaPort, queuePort, managementPort, consolePort].includes(0)) {
          throw new SettingError(
            'a port of 0 is known only to the platform that took it: start it with --env-file',
          );
        }
        const addresses = {
          redis: urlOf(host, redisPort),
          kafka: urlOf(host, kafkaPort),
          queue: urlOf(host, queuePort),
          management: urlOf(host, managementPort),
          console: urlOf(host, consolePort),
        };
        const secrets = secretsOf(settings);
        const credentials = await credentialsOf(settings, secrets);
        process.stdout.write(formatEnvBlock(envBlock(addresses, credentials, secrets, settings)));
      }),
  );
}

/** What is presented now: it may have been reset since the settings gave it. */
async function credentialsOf(settings: Settings, given: Secrets): Promise<DefaultCredentials> {
  const file = controlStoreOf(settings);
  if (file === undefined || !existsSync(file)) return credentialsIn(given);
  const [opening, credentials, queueCredentials, { queueFileOf }, { checkIdleFiles }] =
    await Promise.all([
      import('../store/open-file.ts'),
      import('../control/default-credentials.ts'),
      import('../platform/queue-credentials.ts'),
      import('../platform/queue-engine.ts'),
      import('./check-idle-files.ts'),
    ]);
  checkIdleFiles(settings, [file, queueFileOf(settings)!]);
  const keys = sealKeysOf(settings);
  const store = await opening.openStoreFile(file, keys);
  try {
    const queue = await queueCredentials.keptQueueCredentials(store, settings, keys);
    return { ...(await credentials.credentialsInStore(store)), queue };
  } finally {
    await store.destroy();
  }
}

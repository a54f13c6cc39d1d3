import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { envBlock, formatEnvBlock } from '../env-block.ts';
import { SettingError } from '../settings/load.ts';
import { secretsOf } from '../settings/secrets.ts';
import type { Settings } from '../settings/table.ts';
import { urlOf } from '../http/url-of.ts';
import { controlStoreOf } from '../data-files.ts';
import { settingsOf, withSettings } from './setting-options.ts';

/** `plinth env`: the env block of a platform with these settings. */
export function envCommand(): Command {
  return withSettings(
    new Command('env')
      .description('print the env block again')
      .action(async (_options, command: Command) => {
        const settings = settingsOf(command);
        const { host, redisPort, managementPort, consolePort } = settings;
        if ([redisPort, managementPort, consolePort].includes(0)) {
          throw new SettingError(
            'a port of 0 is known only to the platform that took it: start it with --env-file',
          );
        }
        const addresses = {
          redis: urlOf(host, redisPort),
          management: urlOf(host, managementPort),
          console: urlOf(host, consolePort),
        };
        const secrets = secretsOf(settings);
        const token = await tokenOfDefault(settings, secrets.redisToken);
        process.stdout.write(formatEnvBlock(envBlock(addresses, token, secrets, settings)));
      }),
  );
}

/** What the database has now: its token may have been reset since the settings gave it one. */
async function tokenOfDefault(settings: Settings, given: string): Promise<string | undefined> {
  const file = controlStoreOf(settings);
  if (file === undefined || !existsSync(file)) return given;
  const [{ openStoreFile }, { standardTokenOfDefault }] = await Promise.all([
    import('../store/open-file.ts'),
    import('../control/databases/default-database.ts'),
  ]);
  const store = await openStoreFile(file);
  try {
    return await standardTokenOfDefault(store);
  } finally {
    await store.destroy();
  }
}

import { Command } from 'commander';
import { envBlock, formatEnvBlock } from '../env-block.ts';
import { SettingError } from '../settings/load.ts';
import { secretsOf } from '../settings/secrets.ts';
import { urlOf } from '../http/url-of.ts';
import { settingsOf, withSettings } from './setting-options.ts';

/** `plinth env`: the env block of a platform with these settings. */
export function envCommand(): Command {
  return withSettings(
    new Command('env')
      .description('print the env block again')
      .action((_options, command: Command) => {
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
        process.stdout.write(formatEnvBlock(envBlock(addresses, secretsOf(settings), settings)));
      }),
  );
}

import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { DEVELOPMENT_SECRETS } from '../settings/secrets.ts';
import { variableOf } from '../settings/table.ts';
import { shellOf } from './shell.ts';

/** Secrets that are optional in development. */
const MORE = ['metricsToken', 'encryptionKey'];

/** `plinth secrets`: generates secrets, as variables to start the platform with. */
export function secretsCommand(): Command {
  return new Command('secrets')
    .description('generate secrets for a platform that other machines can reach')
    .action((_options, command: Command) => {
      for (const name of [...Object.keys(DEVELOPMENT_SECRETS), ...MORE]) {
        shellOf(command).stdout.write(
          `${variableOf(name)}=${randomBytes(32).toString('base64url')}\n`,
        );
      }
    });
}

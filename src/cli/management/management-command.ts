import { type Command, Option } from 'commander';
import { createManagementClient, type ManagementClient } from '../../client/management-client.ts';
import { SettingError } from '../../settings/load.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { optionOf } from '../shell.ts';
import { calledPlatform, withUrl } from '../connection.ts';
import { apiKeyOf, emailOf } from '../local-platform.ts';

/** A command that manages a platform. */
export function managementCommand(
  usage: string,
  description: string,
  run: Run<ManagementClient>,
): Command {
  return apiCommand({ withConnection, clientOf }, usage, description, run);
}

/** Adds the options that select a platform and an account. */
export function withConnection(command: Command): Command {
  return withAccount(withUrl(command, 'management API', 'PLINTH_MANAGEMENT_URL'));
}

/** Adds the same options to a command of another API that queries the management API first. */
export function withManagement(command: Command): Command {
  const url = new Option('--management-url <url>', 'management API that knows the database');
  return withAccount(command.addOption(url.env('PLINTH_MANAGEMENT_URL')));
}

function withAccount(command: Command): Command {
  return command
    .addOption(new Option('--email <email>', 'e-mail of the account').env('UPSTASH_EMAIL'))
    .addOption(new Option('--api-key <key>', 'API key of the account').env('UPSTASH_API_KEY'));
}

/** The client of a management command. @throws SettingError */
export function clientOf(command: Command): Promise<ManagementClient> {
  return clientAt(command, 'url');
}

/** The management client of a command of another API. @throws SettingError */
export function managementOf(command: Command): Promise<ManagementClient> {
  return clientAt(command, 'managementUrl');
}

async function clientAt(command: Command, option: string): Promise<ManagementClient> {
  const { url, local } = calledPlatform(command, 'management', option);
  const apiKey = optionOf(command, 'apiKey') ?? apiKeyOf(local);
  if (apiKey === undefined) {
    throw new SettingError(
      'the platform runs with an API key of its own: give --api-key or the variable UPSTASH_API_KEY',
    );
  }
  return createManagementClient({
    url,
    email: optionOf(command, 'email') ?? emailOf(local),
    apiKey,
  });
}

import { Option, type Command } from 'commander';
import { type ControlClient, createControlClient } from '../client/control-client.ts';
import { apiCommand, type Run } from './api-command.ts';
import { calledPlatform, withUrl } from './connection.ts';
import { apiKeyOf, emailOf } from './local-platform.ts';
import { optionOf } from './shell.ts';

/** A command that changes how a platform or a mock behaves while it runs. */
export function controlCommand(
  usage: string,
  description: string,
  run: Run<ControlClient>,
): Command {
  return apiCommand({ withConnection, clientOf }, usage, description, run);
}

function withConnection(command: Command): Command {
  return withUrl(command, 'address of the console', 'PLINTH_CONSOLE_URL')
    .addOption(new Option('--email <email>', 'e-mail of the first account').env('UPSTASH_EMAIL'))
    .addOption(new Option('--api-key <key>', 'API key of that account').env('UPSTASH_API_KEY'));
}

async function clientOf(command: Command): Promise<ControlClient> {
  const { url, local } = calledPlatform(command, 'console');
  const apiKey = optionOf(command, 'apiKey') ?? apiKeyOf(local);
  return createControlClient({
    url,
    email: optionOf(command, 'email') ?? emailOf(local),
    ...(apiKey !== undefined && { apiKey }),
  });
}

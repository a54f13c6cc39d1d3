import { Option, type Command } from 'commander';
import {
  createManagementClient,
  type ManagementClient,
} from '../../client/management/management-client.ts';
import { loadSettings } from '../../settings/load.ts';
import { DEVELOPMENT_SECRETS } from '../../settings/secrets.ts';
import { checkedUrl, localUrl } from '../urls.ts';

/** How the commands that manage a platform are called. */
interface ConnectionOptions {
  readonly url?: string;
  readonly email?: string;
  readonly apiKey?: string;
}

/** Gives a command what it needs to reach a platform, any one. */
export function withConnection(command: Command): Command {
  return command
    .addOption(
      new Option('--url <url>', 'management API, the local one by default').env(
        'PLINTH_MANAGEMENT_URL',
      ),
    )
    .addOption(new Option('--email <email>', 'e-mail of the account').env('UPSTASH_EMAIL'))
    .addOption(new Option('--api-key <key>', 'API key of the account').env('UPSTASH_API_KEY'));
}

/** The platform that a command is to manage. @throws SettingError */
export function clientOf(command: Command): ManagementClient {
  const { url, email, apiKey } = command.opts<ConnectionOptions>();
  // What is not given is as for a platform that is started here.
  const settings = loadSettings({ flags: {}, env: process.env });
  return createManagementClient({
    url: url === undefined ? localUrl(settings.host, settings.managementPort) : checkedUrl(url),
    email: email ?? settings.email,
    apiKey: apiKey ?? settings.apiKey ?? DEVELOPMENT_SECRETS.apiKey,
  });
}

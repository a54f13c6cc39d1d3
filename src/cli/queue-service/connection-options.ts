import { Option, type Command } from 'commander';
import {
  createQueueClient,
  type QueueClient,
  type QueueConnection,
} from '../../client/queue/queue-client.ts';
import { DEVELOPMENT_QUEUE_USER, queueToken } from '../../control/queue-users/token.ts';
import { loadSettings } from '../../settings/load.ts';
import { checkedUrl, localUrl } from '../urls.ts';

/** How the commands that speak with a queue service are called. */
interface ConnectionOptions {
  readonly url?: string;
  readonly token?: string;
}

/** Gives a command what it needs to reach a queue service, any one. */
export function withQueueConnection(command: Command): Command {
  return command
    .addOption(
      new Option('--url <url>', 'queue service, the local one by default').env('QSTASH_URL'),
    )
    .addOption(new Option('--token <token>', 'token of the queue user').env('QSTASH_TOKEN'));
}

/**
 * The queue service that a command is to speak with.
 * @param fetch instead of the global one
 * @throws SettingError
 */
export function queueClientOf(command: Command, fetch?: QueueConnection['fetch']): QueueClient {
  const { url, token } = command.opts<ConnectionOptions>();
  // What is not given is as for a platform that is started here.
  const settings = loadSettings({ flags: {}, env: process.env });
  return createQueueClient({
    url: url === undefined ? localUrl(settings.host, settings.queuePort) : checkedUrl(url),
    token: token ?? queueToken(DEVELOPMENT_QUEUE_USER),
    ...(fetch !== undefined && { fetch }),
  });
}

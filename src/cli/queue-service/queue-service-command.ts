import { type Command, Option } from 'commander';
import {
  createQueueClient,
  type QueueClient,
  type QueueConnection,
} from '../../client/queue-client.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { DEVELOPMENT_QUEUE } from '../../control/env-block.ts';
import { calledPlatform, withUrl } from '../connection.ts';
import { optionOf } from '../shell.ts';

/** A command that calls a queue service. */
export function queueServiceCommand(
  usage: string,
  description: string,
  run: Run<QueueClient>,
): Command {
  const api = { withConnection: withQueueConnection, clientOf: queueClientOf };
  return apiCommand(api, usage, description, run);
}

/** Adds the options that select a queue service and its user. */
export function withQueueConnection(command: Command): Command {
  return withUrl(command, 'queue service', 'QSTASH_URL').addOption(
    new Option('--token <token>', 'token of the queue user').env('QSTASH_TOKEN'),
  );
}

/**
 * The client of the queue service that a command is for.
 * @param fetch instead of the global one
 * @throws SettingError
 */
export async function queueClientOf(
  command: Command,
  fetch?: QueueConnection['fetch'],
): Promise<QueueClient> {
  const { url, storedCredentials } = calledPlatform(command, 'queue');
  const token =
    optionOf(command, 'token') ??
    (await storedCredentials())?.queue?.token ??
    DEVELOPMENT_QUEUE.token;
  return createQueueClient({ url, token, ...(fetch !== undefined && { fetch }) });
}

import type { Command } from 'commander';
import type { QueueClient } from '../../client/queue/queue-client.ts';
import { apiCommand, type Run } from '../api-command.ts';
import { queueClientOf, withQueueConnection } from './connection-options.ts';

/** A command that calls a queue service. */
export function queueServiceCommand(
  usage: string,
  description: string,
  run: Run<QueueClient>,
): Command {
  const api = { withConnection: withQueueConnection, clientOf: queueClientOf };
  return apiCommand(api, usage, description, run);
}

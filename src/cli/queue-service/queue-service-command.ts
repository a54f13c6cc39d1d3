import { Command } from 'commander';
import type { QueueClient } from '../../client/queue/queue-client.ts';
import type { Options, Shown } from '../management/management-command.ts';
import { queueClientOf, withQueueConnection } from './connection-options.ts';

/**
 * A command that asks a queue service for something, and prints what comes of it.
 * @param usage its name and arguments, as Commander reads them
 * @param run does it, with the arguments in order and the options
 */
export function queueServiceCommand(
  usage: string,
  description: string,
  run: (client: QueueClient, args: readonly string[], options: Options) => Promise<Shown>,
): Command {
  const [name = '', ...args] = usage.split(' ');
  const command = new Command(name).description(description);
  for (const argument of args) command.argument(argument);
  return withQueueConnection(command)
    .option('--json', 'print the answer as JSON')
    .action(async () => {
      const options = command.opts<Options>();
      const { answer, text } = await run(queueClientOf(command), command.args, options);
      const isJson = options['json'] === true;
      process.stdout.write(isJson ? `${JSON.stringify(answer, null, 2)}\n` : text);
    });
}

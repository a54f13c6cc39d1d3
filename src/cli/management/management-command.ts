import { Command } from 'commander';
import type { ManagementClient } from '../../client/management/management-client.ts';
import { clientOf, wantsJson, withConnection } from './connection-options.ts';

/** What a command brings: what the API answered, and how people read that. */
export interface Shown {
  readonly answer: unknown;
  readonly text: string;
}

/** As Commander has read them: those that the command itself has defined. */
export type Options = Readonly<Record<string, unknown>>;

/**
 * A command that manages a platform.
 * @param usage its name and arguments, as Commander reads them
 * @param run does it, with the arguments in order and the options
 */
export function managementCommand(
  usage: string,
  description: string,
  run: (client: ManagementClient, args: readonly string[], options: Options) => Promise<Shown>,
): Command {
  const [name = '', ...args] = usage.split(' ');
  const command = new Command(name).description(description);
  for (const argument of args) command.argument(argument);
  return withConnection(command).action(async () => {
    const { answer, text } = await run(clientOf(command), command.args, command.opts<Options>());
    process.stdout.write(wantsJson(command) ? `${JSON.stringify(answer, null, 2)}\n` : text);
  });
}

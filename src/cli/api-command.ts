import { Command } from 'commander';
import { painted, paintFor } from './color.ts';
import { jsonText, printableLines } from './printable.ts';
import { shellOf, type Shell } from './shell.ts';

/** The result of a command: the answer of the API, and its form for people. */
export interface CommandResult {
  readonly answer: unknown;
  readonly text: string;
}

/** As Commander parsed them: only those that the command itself defines. */
export type Options = Readonly<Record<string, unknown>>;

/** How commands reach an API. */
export interface Api<Client> {
  /** Gives a command the options that say where the API is, and who calls. */
  readonly withConnection: (command: Command) => Command;
  /** @throws SettingError */
  readonly clientOf: (command: Command) => Promise<Client>;
}

/** Runs a command, with its arguments in order and its options. */
export type Run<Client> = (
  client: Client,
  args: readonly string[],
  options: Options,
  shell: Shell,
) => Promise<CommandResult>;

/**
 * A command that calls an API and prints the result.
 * @param usage its name and arguments, as Commander reads them
 */
export function apiCommand<Client>(
  { withConnection, clientOf }: Api<Client>,
  usage: string,
  description: string,
  run: Run<Client>,
): Command {
  const [name = '', ...args] = usage.split(' ');
  const command = new Command(name).description(description);
  for (const argument of args) command.argument(argument);
  return withConnection(command)
    .option('--json', 'print the answer as JSON')
    .action(async () => {
      const options = command.opts<Options>();
      const shell = shellOf(command);
      const client = await clientOf(command);
      const { answer, text } = await run(client, command.args, options, shell);
      const isJson = options['json'] === true;
      shell.stdout.write(
        isJson ? jsonText(answer, 2) : painted(printableLines(text), paintFor(shell)),
      );
    });
}

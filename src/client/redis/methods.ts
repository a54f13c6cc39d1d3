import type { Argv, CommandBuilders } from './command.ts';

/** A method for each command that makes the command and passes it on. */
export function methodsOf(
  commands: CommandBuilders,
  handOn: (argv: Argv) => unknown,
): Record<string, (...args: never[]) => unknown> {
  return Object.fromEntries(
    Object.entries(commands).map(([name, build]) => [
      name,
      (...args) => handOn(build(...args).argv),
    ]),
  );
}

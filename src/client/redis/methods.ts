import type { Argv, CommandBuilders } from './command.ts';

/** For each command a method that makes it and hands it on. */
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

import { commandFunctions } from '../../../../generated/redis/command-functions.ts';
import { allCommands, type Command } from './command-index.ts';
import type { CommandFunction } from './commands/command.ts';

/** By the numbers of the commands. */
const functions: (CommandFunction | undefined)[] = [];
for (const { number, spec } of allCommands) functions[number] = commandFunctions[spec.name];

/**
 * The function that runs a command. Each call looks it up: by number, because by name among hundreds takes V8 as long as a
 * small command.
 * @param command no container of subcommands, which is never called itself
 */
export function functionOf({ number }: Command): CommandFunction {
  return functions[number]!;
}

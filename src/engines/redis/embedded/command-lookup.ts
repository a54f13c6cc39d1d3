import { commandFunctions } from '../../../../generated/redis/command-functions.ts';
import { commandTable } from '../../../../generated/redis/commands.ts';
import type { ByteString } from '../bytes.ts';
import type { CommandSpec, Protocol } from '../command-spec.ts';
import type { CommandKind } from '../command-meter.ts';
import { errors } from '../errors.ts';
import type { RedisError } from '../reply.ts';
import type { CommandTraits } from './command-traits.ts';
import type { CommandFunction } from './commands/command.ts';
import { hasPairs, movesElement, onlyTakesFromKeys } from './command-keys.ts';
import { isUnsupported } from '../unsupported-commands.ts';

/** A command of the table and the function that runs it. */
export interface Command extends CommandTraits {
  readonly run: CommandFunction;
}

const functions: Readonly<Record<string, CommandFunction>> = commandFunctions;
const byName = new Map<string, Command>();
const containers = new Set<string>();
for (const spec of Object.values<CommandSpec>(commandTable)) {
  const command: Command = {
    spec,
    run: functions[spec.name]!,
    http: spec.protocols.includes('http'),
    resp: spec.protocols.includes('resp'),
    kind: kindOf(spec),
    isWrite: spec.flags.includes('write'),
    onlyRemoves: spec.onlyRemoves ?? onlyTakesFromKeys(spec),
    denyOutOfMemory: spec.flags.includes('denyoom'),
    moves: movesElement(spec),
    setsPairs: hasPairs(spec),
    isSubcommand: spec.name.includes('|'),
    isContainer: false,
  };
  byName.set(spec.name, command);
  // Most clients send names in capitals. Indexing those too saves lower-casing each name.
  byName.set(spec.name.toUpperCase(), command);
  const bar = spec.name.indexOf('|');
  if (bar > 0) containers.add(spec.name.slice(0, bar));
}
for (const name of containers) {
  const command = byName.get(name);
  if (command !== undefined) command.isContainer = true;
}

/** Whether Redis has a command of this name, served here or not. */
export function isCommandName(given: ByteString): boolean {
  const name = given.toLowerCase();
  return byName.has(name) || containers.has(name) || isUnsupported(name);
}

function kindOf({ flags }: CommandSpec): CommandKind {
  if (flags.includes('write')) return 'write';
  return flags.includes('readonly') ? 'read' : 'other';
}

/**
 * Finds the command that `argv` calls, or the subcommand of a container, and checks the number of arguments (Redis 7.2
 * `server.c` `processCommand`).
 * @param protocol the client's; not every command is served over both
 * @returns the error to reply with if there is no such command or the arguments do not fit
 */
export function lookUp(
  argv: readonly ByteString[],
  protocol: Protocol = 'http',
): Command | RedisError {
  const given = argv[0];
  if (given === undefined) return errors.unknownCommand(['']);
  let command = byName.get(given) ?? byName.get(given.toLowerCase());
  // `config|get` names a subcommand in rules and in COMMAND INFO; it is no command itself.
  if (command?.isSubcommand === true) return errors.unknownCommand(argv);
  const name = command?.spec.name ?? given.toLowerCase();
  const isContainer = command?.isContainer ?? containers.has(name);
  if (isContainer && argv.length > 1) {
    command = byName.get(`${name}|${argv[1]!.toLowerCase()}`);
    if (command === undefined) {
      const called = `${name}|${argv[1]!.toLowerCase()}`;
      return isUnsupported(called)
        ? errors.notAvailable(called)
        : errors.unknownSubcommand(name, argv[1]!);
    }
  } else if (command === undefined) {
    if (isContainer) return errors.wrongArity(name);
    return isUnsupported(name) ? errors.notAvailable(name) : errors.unknownCommand(argv);
  }
  if (!command[protocol]) return errors.notAvailable(command.spec.name);
  const { arity } = command.spec;
  if (arity > 0 ? argv.length !== arity : argv.length < -arity) {
    return errors.wrongArity(command.spec.name);
  }
  return command;
}

import { commandTable } from '../../../../generated/redis/commands.ts';
import type { ByteString } from '../bytes.ts';
import type { CommandSpec, Protocol } from '../command-spec.ts';
import type { CommandKind } from '../command-meter.ts';
import { errors } from '../errors.ts';
import type { RedisError } from '../reply.ts';
import { isUnsupported } from '../unsupported-commands.ts';
import {
  changeOfOnlyValue,
  hasPairs,
  movesElement,
  onlyTakesFromKeys,
  type ChangeOfValue,
} from './command-keys.ts';

/** A command of the table, a subcommand, or a container of subcommands, with what its row says. */
export interface Command {
  readonly spec: CommandSpec;
  /** Its number among all commands, for tables that are looked up for each call. */
  readonly number: number;
  /** The container of a subcommand. */
  readonly container: Command | undefined;
  /** The subcommands of a container; empty for other commands. */
  readonly subcommands: readonly Command[];
  /** Whether it is served over HTTP. */
  readonly http: boolean;
  readonly resp: boolean;
  readonly kind: CommandKind;
  readonly isWrite: boolean;
  /**
   * Whether it only removes data. Such commands run even on a full disk, where Redis 7.2 refuses every write (`server.c`
   * `writeCommandsDeniedByDiskError`), because otherwise nobody could make room there.
   */
  readonly onlyRemoves: boolean;
  readonly denyOutOfMemory: boolean;
  /** Whether scripts may call it. */
  readonly isForScripts: boolean;
  /** Whether it moves an element from its first key to its second. */
  readonly moves: boolean;
  /** Whether a value follows each of its keys. */
  readonly setsPairs: boolean;
  /** What becomes of the value of its only key, where that is its first argument; undefined for other commands. */
  readonly onlyValue: ChangeOfValue | undefined;
}

const byName = new Map<string, Command>();
let commands = 0;

/** The commands that are called by one word, containers of subcommands among them. */
export const topLevelCommands: readonly Command[] = buildTopLevel();

/** Every command: each at the top level, followed by its subcommands. */
export const allCommands: readonly Command[] = topLevelCommands.flatMap((command) => [
  command,
  ...command.subcommands,
]);

/** Finds a command by its full name, `get` or `config|get`, in any case. */
export function commandNamed(name: ByteString): Command | undefined {
  return byName.get(name) ?? byName.get(name.toLowerCase());
}

/** Whether Redis has a command of this name, served here or not. */
export function isCommandName(name: ByteString): boolean {
  return commandNamed(name) !== undefined || isUnsupported(name.toLowerCase());
}

/**
 * Finds the command that `argv` calls, without checking its arguments (Redis 7.2 `server.c` `lookupCommandLogic`).
 * @returns undefined also for a container with an unknown subcommand
 */
export function commandCalledBy(argv: readonly ByteString[]): Command | undefined {
  const command = commandNamed(argv[0] ?? '');
  // `config|get` names a subcommand in rules and in COMMAND INFO; it is no command itself.
  if (command === undefined || command.container !== undefined) return undefined;
  if (command.subcommands.length === 0 || argv.length === 1) return command;
  return byName.get(`${command.spec.name}|${argv[1]!.toLowerCase()}`);
}

/**
 * Finds the command that `argv` calls, as {@link commandCalledBy} does, and checks that it is served and the number of
 * arguments (`processCommand`).
 * @param protocol the client's; not every command is served over both
 * @returns the error to reply with if there is no such command or the arguments do not fit
 */
export function lookUp(
  argv: readonly ByteString[],
  protocol: Protocol = 'http',
): Command | RedisError {
  const command = commandCalledBy(argv);
  if (command === undefined) return unknown(argv);
  const { spec, subcommands } = command;
  if (!command[protocol] && subcommands.length === 0) return errors.notAvailable(spec.name);
  return fitsArity(spec, argv.length) ? command : errors.wrongArity(spec.name);
}

/** Whether a number of arguments, including the name, fits the command. */
export function fitsArity({ arity }: CommandSpec, words: number): boolean {
  return arity > 0 ? words === arity : words >= -arity;
}

function unknown([given = '', ...rest]: readonly ByteString[]): RedisError {
  const known = commandNamed(given);
  if (known !== undefined && known.container === undefined) {
    const called = `${known.spec.name}|${rest[0]!.toLowerCase()}`;
    return isUnsupported(called)
      ? errors.notAvailable(called)
      : errors.unknownSubcommand(known.spec.name, rest[0]!);
  }
  const name = given.toLowerCase();
  return known === undefined && isUnsupported(name)
    ? errors.notAvailable(name)
    : errors.unknownCommand([given, ...rest]);
}

function buildTopLevel(): Command[] {
  const specs = Object.values<CommandSpec>(commandTable);
  const members = Map.groupBy(
    specs.filter(({ name }) => name.includes('|')),
    ({ name }) => name.slice(0, name.indexOf('|')),
  );
  const own = new Map(
    specs.filter(({ name }) => !name.includes('|')).map((spec) => [spec.name, spec]),
  );
  const names = [...new Set([...own.keys(), ...members.keys()])].toSorted();
  return names.map((name) => {
    const held = members.get(name) ?? [];
    const subcommands: Command[] = [];
    const command = indexed(own.get(name) ?? containerSpec(name, held), undefined, subcommands);
    subcommands.push(...held.map((spec) => indexed(spec, command)));
    return command;
  });
}

function indexed(
  spec: CommandSpec,
  container: Command | undefined,
  subcommands: readonly Command[] = [],
): Command {
  const command: Command = {
    spec,
    number: commands++,
    container,
    subcommands,
    http: spec.protocols.includes('http'),
    resp: spec.protocols.includes('resp'),
    kind: kindOf(spec),
    isWrite: spec.flags.includes('write'),
    onlyRemoves: spec.onlyRemoves ?? onlyTakesFromKeys(spec),
    denyOutOfMemory: spec.flags.includes('denyoom'),
    isForScripts: isForScripts(spec),
    moves: movesElement(spec),
    setsPairs: hasPairs(spec),
    onlyValue: changeOfOnlyValue(spec),
  };
  byName.set(spec.name, command);
  // Most clients send names in capitals. Indexing those too saves lower-casing each name.
  byName.set(spec.name.toUpperCase(), command);
  return command;
}

function isForScripts({ name, flags, protocols }: CommandSpec): boolean {
  if (flags.includes('noscript')) return false;
  return protocols.includes('http') || flags.includes('blocking') || name === 'select';
}

function kindOf({ flags }: CommandSpec): CommandKind {
  if (flags.includes('write')) return 'write';
  return flags.includes('readonly') ? 'read' : 'other';
}

/** Redis's containers have no flags, no keys and the one category `slow` (`src/commands/*.json`). */
function containerSpec(name: string, held: readonly CommandSpec[]): CommandSpec {
  return {
    name,
    group: held[0]?.group ?? 'server',
    arity: -2,
    flags: [],
    categories: ['slow'],
    keys: [],
    protocols: [...new Set(held.flatMap(({ protocols }) => protocols))],
  };
}

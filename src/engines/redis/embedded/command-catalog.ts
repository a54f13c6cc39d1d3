import { commandTable } from '../../../../generated/redis/commands.ts';
import type { ByteString } from '../bytes.ts';
import type { CommandSpec } from '../command-spec.ts';

/** A command as ACL rules, ACL CAT and COMMAND see it. */
export interface CatalogCommand {
  readonly spec: CommandSpec;
  /** The container of a subcommand. */
  readonly container: CatalogCommand | undefined;
  /** The subcommands of a container; empty for other commands. */
  readonly subcommands: readonly CatalogCommand[];
}

const SPECS = Object.values<CommandSpec>(commandTable);
const byName = new Map<string, CatalogCommand>();

/** The commands that are called by one word, containers of subcommands among them. */
export const topLevelCommands: readonly CatalogCommand[] = buildTopLevel();

/** Every command: each at the top level, followed by its subcommands. */
export const allCommands: readonly CatalogCommand[] = topLevelCommands.flatMap((command) => [
  command,
  ...command.subcommands,
]);

/** Finds a command by its full name, `get` or `config|get`, in any case. */
export function commandNamed(name: ByteString): CatalogCommand | undefined {
  return byName.get(name.toLowerCase());
}

/**
 * Finds the command that `argv` calls, without checking its arguments (Redis 7.2 `server.c` `lookupCommandLogic`).
 * @returns undefined also for a container with an unknown subcommand
 */
export function commandCalledBy(argv: readonly ByteString[]): CatalogCommand | undefined {
  const command = commandNamed(argv[0] ?? '');
  if (command === undefined || command.container !== undefined) return undefined;
  if (command.subcommands.length === 0 || argv.length === 1) return command;
  return byName.get(`${command.spec.name}|${argv[1]!.toLowerCase()}`);
}

/** Whether a number of arguments, including the name, fits the command. */
export function fitsArity(spec: CommandSpec, words: number): boolean {
  return spec.arity > 0 ? words === spec.arity : words >= -spec.arity;
}

function buildTopLevel(): CatalogCommand[] {
  const members = Map.groupBy(
    SPECS.filter((spec) => spec.name.includes('|')),
    (spec) => spec.name.slice(0, spec.name.indexOf('|')),
  );
  const own = new Map(SPECS.filter((s) => !s.name.includes('|')).map((spec) => [spec.name, spec]));
  const names = [...new Set([...own.keys(), ...members.keys()])].toSorted();
  return names.map((name) => {
    const held = members.get(name) ?? [];
    const subcommands: CatalogCommand[] = [];
    const spec = own.get(name) ?? containerSpec(name, held);
    const command: CatalogCommand = { spec, container: undefined, subcommands };
    byName.set(name, command);
    for (const sub of held) {
      const member: CatalogCommand = { spec: sub, container: command, subcommands: [] };
      subcommands.push(member);
      byName.set(sub.name, member);
    }
    return command;
  });
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

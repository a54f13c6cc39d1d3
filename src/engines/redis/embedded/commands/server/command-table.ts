import type { CommandSpec, KeySpec } from '../../../command-spec.ts';
import { errors } from '../../../errors.ts';
import type { ByteString } from '../../../bytes.ts';
import { Status, type Reply, RedisError } from '../../../reply.ts';
import {
  allCommands,
  commandNamed,
  topLevelCommands,
  type Command,
  commandCalledBy,
  fitsArity,
} from '../../command-index.ts';
import { globMatcher } from '../../keyspace/glob.ts';
import type { Spending } from '../../work.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';
import { keysOf, type KeyUse } from '../../command-keys.ts';

/** Without names, only the commands that are served over the client's protocol are listed. */
export function served(ctx: CommandContext, commands: readonly Command[]) {
  const protocol = ctx.client.protocol ?? 'http';
  return commands.filter(({ spec }) => spec.protocols.includes(protocol));
}

/** What it takes to describe a command, in values looked at. */
const DESCRIBING = 40;

export const command: CommandFunction = (ctx) =>
  served(ctx, topLevelCommands).map((each) => describe(ctx, each));

export const commandCount: CommandFunction = (ctx) => served(ctx, topLevelCommands).length;

export const commandInfo: CommandFunction = (ctx, argv) => {
  if (argv.length === 2) return command(ctx, argv);
  ctx.database.work.spend(DESCRIBING * (argv.length - 2));
  // A command may be named many times.
  const described = new Map<Command, Reply>();
  return argv.slice(2).map((name) => {
    const named = commandNamed(name);
    if (named === undefined || served(ctx, [named]).length === 0) return null;
    const description = described.get(named) ?? describe(ctx, named);
    described.set(named, description);
    return description;
  });
};

/** Redis 7.2 `server.c` `commandListCommand`: with subcommands and at most one filter. */
export const commandList: CommandFunction = (ctx, argv) => {
  const passes = listFilter(argv.slice(2), ctx.database.work);
  return served(ctx, allCommands)
    .filter(passes)
    .map(({ spec }) => spec.name);
};

function listFilter(words: readonly ByteString[], work: Spending): (command: Command) => boolean {
  if (words.length === 0) return () => true;
  const [keyword, kind, value] = words;
  if (words.length !== 3 || keyword!.toUpperCase() !== 'FILTERBY') throw errors.syntax();
  switch (kind!.toUpperCase()) {
    case 'MODULE':
      return () => false;
    case 'ACLCAT':
      return ({ spec }) => spec.categories.includes(value!.toLowerCase());
    case 'PATTERN': {
      const matches = globMatcher(value!.toLowerCase());
      return ({ spec }) => matches(spec.name, work);
    }
    default:
      throw errors.syntax();
  }
}

/** `addReplyCommandInfo`. */
function describe(ctx: CommandContext, { spec, subcommands }: Command): Reply {
  return [
    spec.name,
    spec.arity,
    statuses(spec.flags),
    ...keyRange(spec),
    statuses(spec.categories.map((category) => `@${category}`)),
    spec.tips ?? [],
    spec.keys.map(describeKeys),
    served(ctx, subcommands).map((each) => describe(ctx, each)),
  ];
}

function statuses(texts: readonly string[]): Reply {
  return texts.map((text) => new Status(text));
}

/**
 * First key, last key and step, the form before key specifications: those with a fixed position that adjoin each other,
 * as one range (`populateCommandLegacyRangeSpec`).
 */
function keyRange({ keys }: CommandSpec): [first: number, last: number, step: number] {
  const ranges = keys.flatMap(({ begin, find }) => {
    if (!('index' in begin) || !('range' in find)) return [];
    const { last, step } = find.range;
    return [{ first: begin.index, last: last < 0 ? last : begin.index + last, step }];
  });
  const [only] = ranges;
  if (only === undefined) return [0, 0, 0];
  if (keys.length === 1) return [only.first, only.last, only.step];
  const joinUp = ranges.every(
    ({ first, step }, i) => step === 1 && (i === 0 || ranges[i - 1]!.last === first - 1),
  );
  return joinUp ? [only.first, ranges.at(-1)!.last, 1] : [0, 0, 0];
}

function describeKeys({ begin, find, flags }: KeySpec): Reply {
  const search: Reply[] =
    'index' in begin
      ? ['type', 'index', 'spec', ['index', begin.index]]
      : ['type', 'keyword', 'spec', ['keyword', begin.keyword, 'startfrom', begin.from]];
  const keys: Reply[] =
    'range' in find
      ? ['type', 'range', 'spec', rangeSpec(find.range)]
      : ['type', 'keynum', 'spec', keynumSpec(find.keynum)];
  return ['flags', statuses(flags), 'begin_search', search, 'find_keys', keys];
}

function rangeSpec({ last, step, limit }: { last: number; step: number; limit: number }): Reply {
  return ['lastkey', last, 'keystep', step, 'limit', limit];
}

function keynumSpec({ at, first, step }: { at: number; first: number; step: number }): Reply {
  return ['keynumidx', at, 'firstkey', first, 'keystep', step];
}

export const commandHelp: CommandFunction = () =>
  helpReply('COMMAND', [
    ['(no subcommand)', 'Describe all commands.'],
    ['COUNT', 'Return how many commands there are.'],
    ['DOCS [<command-name> ...]', 'Return the documentation of these commands, or of all.'],
    ['GETKEYS <full-command>', 'Return the keys that a command would use.'],
    ['GETKEYSANDFLAGS <full-command>', 'Return those keys, and what would be done to each.'],
    ['INFO [<command-name> ...]', 'Describe these commands, or all.'],
    [
      'LIST [FILTERBY (MODULE <module-name> | ACLCAT <category> | PATTERN <pattern>)]',
      'List the names of all commands, or of some.',
    ],
  ]);

export const commandGetKeys: CommandFunction = (_ctx, argv) => {
  const call = argv.slice(2);
  return keysOfCall(call).map(({ position }) => call[position]!);
};

export const commandGetKeysAndFlags: CommandFunction = (_ctx, argv) => {
  const call = argv.slice(2);
  return keysOfCall(call).map(({ position, flags }) => [
    call[position]!,
    flags.filter((flag) => flag !== 'variable_flags').map((flag) => new Status(flag)),
  ]);
};

/** Redis 7.2 `db.c` `getKeysSubcommandImpl`. */
function keysOfCall(call: readonly ByteString[]): readonly KeyUse[] {
  const spec = commandCalledBy(call)?.spec;
  if (spec === undefined) throw new RedisError('ERR Invalid command specified');
  if (spec.keys.length === 0) throw new RedisError('ERR The command has no key arguments');
  if (!fitsArity(spec, call.length)) {
    throw new RedisError('ERR Invalid number of arguments specified for command');
  }
  const keys = keysOf(spec, call);
  if (keys.length === 0 && !spec.flags.includes('no_mandatory_keys')) {
    throw new RedisError('ERR Invalid arguments specified for command');
  }
  return keys;
}

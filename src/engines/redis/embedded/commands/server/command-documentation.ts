import { readFileSync } from 'node:fs';
import { lazy } from '../../../../../base/on-demand.ts';
import type { ArgumentDocument, CommandDocument } from '../../../command-document.ts';
import type { ByteString } from '../../../bytes.ts';
import { Status, type Reply, mapReply } from '../../../reply.ts';
import { commandNamed, topLevelCommands, type Command } from '../../command-index.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { served } from './command-table.ts';

const DOCUMENTS = new URL(
  '../../../../../../generated/redis/command-documents.json',
  import.meta.url,
);

/** Large, and rarely needed. */
const documents = lazy(
  () => JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as Readonly<Record<string, CommandDocument>>,
);

/** What it takes to describe a command, in values looked at. */
const DESCRIBING = 200;

/** Redis 7.2 `server.c` `commandDocsCommand`: unknown commands are left out. */
export const commandDocs: CommandFunction = (ctx, argv) => {
  ctx.database.work.spend(DESCRIBING * (argv.length - 2));
  const chosen = argv.length === 2 ? topLevelCommands : argv.slice(2).flatMap(named);
  return describeAll(ctx, chosen);
};

function describeAll(ctx: CommandContext, commands: readonly Command[]): Reply[] {
  // A command may be named many times.
  const described = new Map<Command, Reply>();
  for (const each of served(ctx, [...new Set(commands)])) described.set(each, describe(ctx, each));
  return commands.flatMap((each) => {
    const description = described.get(each);
    return description === undefined ? [] : [each.spec.name, description];
  });
}

function named(name: ByteString): Command[] {
  const command = commandNamed(name);
  return command === undefined ? [] : [command];
}

function describe(ctx: CommandContext, command: Command): Reply {
  const document = documents()[command.spec.name];
  const parts = document === undefined ? describeContainer(command) : describeOwn(document);
  const subcommands = describeAll(ctx, command.subcommands);
  return subcommands.length === 0 ? parts : [...parts, 'subcommands', subcommands];
}

/** A container has no document of its own, so it is described by its subcommands. */
function describeContainer({ spec, subcommands }: Command): Reply[] {
  const versions = subcommands.map((sub) => documents()[sub.spec.name]?.since ?? '');
  const byAge = versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return mapReply({
    summary: `A container for ${spec.name.toUpperCase()} commands.`,
    since: byAge[0] ?? '',
    group: spec.group,
    complexity: 'Depends on subcommand.',
  });
}

function describeOwn(document: CommandDocument): Reply[] {
  const { summary, since, group, complexity, deprecated, arguments: list } = document;
  return mapReply({
    summary,
    since,
    group,
    complexity,
    ...(deprecated && {
      doc_flags: [new Status('deprecated')],
      deprecated_since: deprecated.since,
      replaced_by: deprecated.by,
    }),
    ...(list.length > 0 && { arguments: describeArguments(list, new KeyNumbering(document)) }),
  });
}

/** Assigns to each key argument, in order, the index of its key specification. */
class KeyNumbering {
  #next = 0;
  readonly #last: number;

  constructor({ keys }: CommandDocument) {
    this.#last = (keys?.length ?? 0) - 1;
  }

  next(): number {
    return Math.min(this.#next++, this.#last);
  }
}

/** `addReplyCommandArgList`. */
function describeArguments(list: readonly ArgumentDocument[], numbering: KeyNumbering): Reply[] {
  return list.map((argument) => {
    const { name, type, token, since, arguments: parts } = argument;
    const flags = argumentFlags(argument);
    return mapReply({
      name,
      type,
      ...(type !== 'oneof' && type !== 'block' && { display_text: name }),
      ...(type === 'key' && { key_spec_index: numbering.next() }),
      ...(token !== undefined && { token }),
      ...(since !== undefined && { since }),
      ...(flags.length > 0 && { flags }),
      ...(parts !== undefined && { arguments: describeArguments(parts, numbering) }),
    });
  });
}

function argumentFlags({ optional, multiple, multipleToken }: ArgumentDocument): Status[] {
  const flags: Status[] = [];
  if (optional === true) flags.push(new Status('optional'));
  if (multiple === true) flags.push(new Status('multiple'));
  if (multipleToken === true) flags.push(new Status('multiple_token'));
  return flags;
}

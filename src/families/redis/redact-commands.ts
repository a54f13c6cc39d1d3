import { commandTable } from '../../../generated/redis/commands.ts';
import { withoutSecrets, type FindCommand } from '../../base/secrets/command-secrets.ts';
import type { CommandRequest, Hidden, RedactedCommands } from '../../contract/family.ts';
import type { Hide } from '../../contract/secrets/hide.ts';
import type { CommandSpec } from '../../engines/redis/command-spec.ts';
import type { CommandPlace } from '../../contract/model/document.ts';
import { valueInPath } from '../../contract/model/tails.ts';
import { pathArguments, queryArguments } from './path-arguments.ts';

const commands: Readonly<Record<string, CommandSpec>> = commandTable;
const containers = new Set(
  Object.keys(commands).flatMap((name) => (name.includes('|') ? [name.split('|')[0]!] : [])),
);

/** The command that arguments call, or its subcommand. */
export const findCommand: FindCommand = ([first = '', second]) => {
  const name = first.toLowerCase();
  const called = containers.has(name) && second !== undefined ? `${name}|${second}` : name;
  const found = called.toLowerCase();
  return Object.hasOwn(commands, found) ? commands[found] : undefined;
};

/** A command as it may be shown, and whether its reply may be. */
export interface ShownCommand {
  readonly argv: readonly string[];
  readonly reply: Hidden;
}

/** A command without its secrets. Of one that there is not, or is misspelled, only the name is shown. */
export function shownCommand(argv: readonly string[], hide: Hide): ShownCommand {
  const command = findCommand(argv);
  if (command === undefined) {
    const shown = argv.map((word, i) => (i === 0 ? word : hide(word)));
    return { argv: shown, reply: argv.length > 1 ? 'errors' : 'no' };
  }
  const shown = withoutSecrets(argv, command, findCommand, hide);
  if (command.secret?.reply === true) return { argv: shown, reply: 'yes' };
  return { argv: shown, reply: shown === argv ? 'no' : 'errors' };
}

/** A request with commands, from its path and query as they were sent. */
export function commandRequest(
  place: CommandPlace,
  target: string,
  rawBody: Buffer,
): CommandRequest {
  const [path = '', ...query] = target.split('?');
  return { place, path, rawQuery: query.join('?'), rawBody };
}

/** A request whose commands can't be told. */
const UNKNOWN: readonly Hidden[] = ['yes'];

/**
 * Hides the secrets of the commands in a request, and says which replies have some.
 * @returns undefined if there are none
 */
export function redactCommands(request: CommandRequest, hide: Hide): RedactedCommands | undefined {
  const { place, path, rawQuery } = request;
  try {
    return place === 'path' ? redactPath(request, hide) : redactBody(request, hide);
  } catch {
    // What can't be parsed is not shown.
    const hidden = place === 'path' ? `/${hide(path)}` : path;
    return { path: hidden, rawQuery, body: hide(request.rawBody.toString()), replies: UNKNOWN };
  }
}

function redactPath(
  { path, rawQuery, rawBody }: CommandRequest,
  hide: Hide,
): RedactedCommands | undefined {
  const inPath = pathArguments(valueInPath('raw', path.slice(1)));
  const inQuery = queryArguments(rawQuery);
  const inBody = rawBody.length > 0 ? [rawBody.toString('latin1')] : [];
  const all = [...inPath, ...inBody, ...inQuery];
  const { argv, reply } = shownCommand(all, hide);
  if (argv.every((word, i) => word === all[i])) {
    return reply === 'no'
      ? undefined
      : { path, rawQuery, body: rawBody.toString(), replies: [reply] };
  }
  const ofPath = argv.slice(0, inPath.length);
  const hasQuery = argv.slice(inPath.length + inBody.length);
  return {
    path: `/${ofPath.map((word, i) => (word === inPath[i] ? encodeURIComponent(word) : word)).join('/')}`,
    rawQuery: hasQuery.join('&'),
    body: argv[inPath.length] !== undefined && inBody.length > 0 ? argv[inPath.length]! : '',
    replies: [reply],
  };
}

function redactBody(
  { place, path, rawQuery, rawBody }: CommandRequest,
  hide: Hide,
): RedactedCommands | undefined {
  const text = rawBody.toString('utf8');
  if (text === '') return undefined;
  const given = JSON.parse(text) as unknown;
  const rows = place === 'rows' ? given : [given];
  if (!Array.isArray(rows) || !rows.every(Array.isArray)) throw new Error('not commands');
  const shown = (rows as unknown[][]).map((row) => shownCommand(row.map(textOf), hide));
  if (shown.every(({ reply }) => reply === 'no')) return undefined;
  const argvs = shown.map(({ argv }) => argv);
  const body = JSON.stringify(place === 'rows' ? argvs : argvs[0]);
  return { path, rawQuery, body, replies: shown.map(({ reply }) => reply) };
}

function textOf(argument: unknown): string {
  return typeof argument === 'string' ? argument : JSON.stringify(argument);
}

import type { ByteString } from '../../../bytes.ts';
import { errors } from '../../../errors.ts';
import { OK, type Reply } from '../../../reply.ts';
import type { Database } from '../../database.ts';
import { inSteps } from '../../long-command.ts';
import { globMatcherInSteps } from '../../keyspace/glob.ts';
import { isSteps, type Steps } from '../../steps.ts';
import type { CommandFunction } from '../command.ts';
import { helpReply } from '../help.ts';

/** What it takes to look up a parameter, in values looked at. */
const READING = 20;
/** The arguments that are read between two yields. */
const READ_AT_ONCE = 16;
/** The length of a pattern that is read once between two yields. */
const READ_LONG = 64 * 1024;

/**
 * Redis 7.2 `config.c` `configGetCommand`: each parameter once, however many patterns match it; a parameter that is
 * named exactly is returned in the case of the argument.
 */
export const configGet: CommandFunction = (ctx, argv) => {
  ctx.database.work.spend(READING * (argv.length - 2));
  return inSteps(ctx, argv, parametersOf(ctx.database, argv.slice(2)));
};

function* parametersOf(database: Database, words: readonly ByteString[]): Steps<Reply> {
  const { config } = database;
  const shown = new Map<string, string>();
  for (const [i, word] of words.entries()) {
    for (const [name, title] of yield* matching(word, database)) {
      if (!shown.has(name)) shown.set(name, title);
    }
    if (i % READ_AT_ONCE === READ_AT_ONCE - 1) yield;
  }
  return [...shown].flatMap(([name, title]) => [title, config.get(name) ?? '']);
}

/** The parameters that match an argument, each with the name to show. */
function* matching(
  word: ByteString,
  { config, work }: Database,
): Steps<[name: string, title: string][]> {
  const lower = word.toLowerCase();
  if (!/[*?[]/.test(lower)) return config.get(lower) === undefined ? [] : [[lower, word]];
  work.spend(word.length / 8);
  const match = globMatcherInSteps(lower);
  const names: [string, string][] = [];
  for (const name of config.names()) {
    const matches = match(name, work);
    if (isSteps(matches) ? yield* matches : matches) names.push([name, name]);
    if (word.length > READ_LONG) yield;
  }
  return names;
}

export const configSet: CommandFunction = ({ database: { config } }, argv) => {
  if (argv.length % 2 !== 0) throw errors.syntax();
  const changes: [name: string, value: string][] = [];
  for (let i = 2; i < argv.length; i += 2) changes.push([argv[i]!, argv[i + 1]!]);
  const failure = config.setAll(changes);
  if (failure !== undefined) throw failure;
  return OK;
};

export const configResetStat: CommandFunction = ({ database }) => {
  database.resetStatistics();
  return OK;
};

export const configHelp: CommandFunction = () =>
  helpReply('CONFIG', [
    ['GET <pattern> [<pattern> ...]', 'Show the parameters whose names match, and their values.'],
    ['SET <parameter> <value> [<parameter> <value> ...]', 'Change parameters, all or none.'],
    ['RESETSTAT', 'Set the counters that INFO shows back to zero.'],
  ]);

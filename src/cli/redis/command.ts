import { Command, Option } from 'commander';
import { text } from 'node:stream/consumers';
import { inlineWords } from '../../base/inline-words.ts';
import { answerOf } from '../../client/management-client.ts';
import { DEVELOPMENT_SECRETS } from '../../settings/secrets.ts';
import { SettingError } from '../../settings/load.ts';
import { calledPlatform, withUrl } from '../connection.ts';
import { EXIT_CODES, FailedError } from '../exit-codes.ts';
import { withManagement } from '../management/management-command.ts';
import { optionOf, shellOf, type Shell } from '../shell.ts';
import { asValue, formatForTerminal, formatRaw } from './format.ts';
import { historyFile, saveHistory, readHistory, runPrompt } from './prompt.ts';
import type { RedisReply } from './reply.ts';
import { send, type Database, type Words } from './send.ts';
import { jsonText, printable } from '../printable.ts';

/** The number of commands from the standard input that are sent in one request. */
const AT_ONCE = 1000;

/** `plinth redis`: runs commands on a database, over REST. */
export function redisCommand(): Command {
  const command = new Command('redis')
    .description('run Redis commands: one, those in the standard input, or interactively')
    .argument('[command...]', 'the command and its arguments, options before it')
    .passThroughOptions();
  return withManagement(withUrl(command, 'Redis REST API', 'UPSTASH_REDIS_REST_URL'))
    .addOption(
      new Option('--token <token>', 'token of the database').env('UPSTASH_REDIS_REST_TOKEN'),
    )
    .option('--db <name>', 'a database of the account by name or id, instead of `default`')
    .option('--raw', 'print strings as they are, as in a pipe')
    .option('--no-raw', 'print replies with their types, as on a terminal')
    .option('--json', 'print each reply as JSON, one per line')
    .action(async (words: readonly string[]) => {
      const shell = shellOf(command);
      const database = await databaseOf(command);
      const show = printer(command, shell);
      if (words.length > 0) {
        await runAll(database, [words.map(bytesOf)], shell, show);
      } else if (shell.stdin.isTTY === true) {
        await interact(command, database, shell, show);
      } else {
        await runAll(database, rowsIn(await text(shell.stdin)), shell, show);
      }
    });
}

/** Runs commands. @throws FailedError if one of them fails, after all have run */
async function runAll(
  database: Database,
  rows: readonly Words[],
  shell: Shell,
  show: (reply: RedisReply) => string,
): Promise<void> {
  let isRefused = false;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const replies = await send(database, rows.slice(at, at + AT_ONCE));
    isRefused ||= replies.some(({ type }) => type === 'error');
    shell.stdout.write(Buffer.from(replies.map(show).join(''), 'latin1'));
  }
  if (isRefused) throw new FailedError(EXIT_CODES.refused);
}

async function interact(
  command: Command,
  database: Database,
  shell: Shell,
  show: (reply: RedisReply) => string,
): Promise<void> {
  const { commandTable } = await import('../../../generated/redis/commands.ts');
  const { db = database.url } = command.opts<{ db?: string }>();
  const file = historyFile(shell);
  const lines = await runPrompt({
    input: shell.stdin,
    output: shell.stdout,
    isTerminal: shell.stdout.isTTY === true,
    prompt: `${db}> `,
    commands: Object.keys(commandTable),
    history: readHistory(file),
    run: async (words) => {
      try {
        const replies = await send(database, [words]);
        return Buffer.from(replies.map(show).join(''), 'latin1').toString('utf8');
      } catch (error) {
        return `(error) ${printable((error as Error).message)}\n`;
      }
    },
  });
  saveHistory(file, lines);
}

/** How replies are printed, one character per byte. */
function printer(command: Command, { stdout }: Shell): (reply: RedisReply) => string {
  const { json = false, raw = stdout.isTTY !== true } = command.opts<{
    json?: boolean;
    raw?: boolean;
  }>();
  if (json) return (reply) => bytesOf(jsonText(asValue(reply)));
  return raw ? formatRaw : (reply) => formatForTerminal(reply);
}

/**
 * The commands of a text, one per line. @throws SettingError naming a line that is not a command
 */
function rowsIn(lines: string): Words[] {
  return lines.split('\n').flatMap((line, at) => {
    const words = inlineWords(bytesOf(line));
    if (words === undefined) {
      throw new SettingError(`line ${at + 1} of the standard input has quotes that don't match`);
    }
    return words.length === 0 ? [] : [words];
  });
}

function bytesOf(words: string): string {
  return Buffer.from(words, 'utf8').toString('latin1');
}

/** @throws SettingError, ManagementError if the database does not exist */
async function databaseOf(command: Command): Promise<Database> {
  const { url, storedCredentials } = calledPlatform(command, 'redis');
  const { db } = command.opts<{ db?: string }>();
  if (db !== undefined) return { url, token: await tokenOf(command, db) };
  const token =
    optionOf(command, 'token') ??
    (await storedCredentials())?.redisToken ??
    DEVELOPMENT_SECRETS.redisToken;
  return { url, token };
}

async function tokenOf(command: Command, wanted: string): Promise<string> {
  const [{ managementOf }, { databaseId }] = await Promise.all([
    import('../management/management-command.ts'),
    import('../db/databases.ts'),
  ]);
  const client = await managementOf(command);
  const id = await databaseId(client, wanted);
  const params = { path: { id } };
  const { rest_token: token } = await answerOf(client.GET('/v2/redis/database/{id}', { params }));
  return token!;
}

import { killRunning, keysAndArguments, runScript } from './run-script.ts';
import { OK, RedisError, type Reply } from '../../../reply.ts';
import type { CommandFunction, CommandContext } from '../command.ts';
import { helpReply } from '../help.ts';
import type { ByteString } from '../../../bytes.ts';
import { readInt64 } from '../../../numbers.ts';
import { errors } from '../../../errors.ts';
import type { LongScript } from '../../scripting/long-script.ts';

export const load: CommandFunction = ({ database }, argv) => database.scripts.add(argv[2]!).sha;

export const exists: CommandFunction = ({ database }, argv) =>
  argv.slice(2).map((sha) => (database.scripts.has(sha) ? 1 : 0));

/** ASYNC and SYNC are the same: the compiled code is freed with the Lua state that has it. */
export const flush: CommandFunction = ({ database }, argv) => {
  const mode = argv[2]?.toLowerCase() ?? 'sync';
  if (argv.length > 3 || (mode !== 'sync' && mode !== 'async')) {
    throw new RedisError('ERR SCRIPT FLUSH only support SYNC|ASYNC option');
  }
  database.scripts.flush();
  return OK;
};

export const kill: CommandFunction = ({ database }) => killRunning(database, 'script');

export const help: CommandFunction = () =>
  helpReply('SCRIPT', [
    ['EXISTS <sha1> [<sha1> ...]', 'Tell which of the scripts are known.'],
    ['FLUSH [ASYNC|SYNC]', 'Forget all scripts.'],
    ['KILL', 'Stop the script that runs, unless it has written.'],
    ['LOAD <script>', 'Keep a script without running it.'],
  ]);

/** The length of a SHA-1 in hexadecimal. */
const SHA_LENGTH = 40;

export const evaluate: CommandFunction = (ctx, argv) => run(ctx, argv, 'add', false);

export const evaluateReadOnly: CommandFunction = (ctx, argv) => run(ctx, argv, 'add', true);

export const evaluateSha: CommandFunction = (ctx, argv) => run(ctx, argv, 'find', false);

export const evaluateShaReadOnly: CommandFunction = (ctx, argv) => run(ctx, argv, 'find', true);

/** Redis 7.2 `eval.c` `evalGenericCommand` */
function run(
  ctx: CommandContext,
  argv: readonly ByteString[],
  how: 'add' | 'find',
  isReadOnly: boolean,
): Reply | LongScript {
  const { scripts } = ctx.database;
  // `evalShaCommand`: an argument that can't be a SHA-1 is reported before any other error.
  if (how === 'find' && argv[1]!.length !== SHA_LENGTH) scripts.find(argv[1]!);
  const count = readInt64(argv[2]!);
  if (count === undefined) throw errors.notInteger();
  const { keys, rest } = keysAndArguments(argv, count);
  const script = scripts[how](argv[1]!);
  const { flags, sha } = script;
  if (isReadOnly && flags.declared && !flags.noWrites) {
    throw new RedisError('ERR Can not execute a script with write flag using *_ro command.');
  }
  const what = { kind: 'script', name: sha, argv, flags, isReadOnly, keys } as const;
  return runScript(ctx, what, (run) => scripts.run(script, keys, rest, run));
}

import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { readInt64 } from '../../../numbers.ts';
import { errors } from '../../../errors.ts';
import type { LongScript } from '../../scripting/long-script.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { keysAndArguments, runScript } from './run-script.ts';

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

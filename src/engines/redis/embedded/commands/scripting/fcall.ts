import type { ByteString } from '../../../bytes.ts';
import { readInt64 } from '../../../numbers.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import type { LongScript } from '../../scripting/long-script.ts';
import type { CommandContext, CommandFunction } from '../command.ts';
import { keysAndArguments, runScript } from './run-script.ts';

export const fcall: CommandFunction = (ctx, argv) => run(ctx, argv, false);

/**
 * Over HTTP also runs a function that is not declared read-only, as the hosted service does and its client expects. If it
 * writes nevertheless, the error is the hosted service's too. Clients of RESP expect what Redis does.
 */
export const fcallReadOnly: CommandFunction = (ctx, argv) => {
  const reply = run(ctx, argv, true);
  if (!(reply instanceof RedisError)) return reply;
  const [, line] = WRITES.exec(reply.message) ?? [];
  if (line === undefined || ctx.database.libraries.find(argv[1]!)!.flags.noWrites) return reply;
  return new RedisError(
    `ERR Error running script: @user_script:${line}: READONLY Write commands are not allowed from read-only scripts`,
  );
};

const WRITES =
  /^ERR Write commands are not allowed from read-only scripts\. script: \w+, on @user_function:(\d+)\.$/;

/** Redis 7.2 `functions.c` `fcallCommandGeneric` */
function run(
  ctx: CommandContext,
  argv: readonly ByteString[],
  isReadOnly: boolean,
): Reply | LongScript {
  const { libraries } = ctx.database;
  const called = libraries.find(argv[1]!);
  if (called === undefined) throw new RedisError('ERR Function not found');
  const count = readInt64(argv[2]!);
  if (count === undefined) throw new RedisError('ERR Bad number of keys provided');
  const { keys, rest } = keysAndArguments(argv, count);
  const { flags } = called;
  if (isReadOnly && !flags.noWrites && ctx.protocol === 'resp') {
    throw new RedisError('ERR Can not execute a script with write flag using *_ro command.');
  }
  const what = { kind: 'function', name: called.name, argv, flags, isReadOnly, keys } as const;
  return runScript(ctx, what, (run) => libraries.call(called, keys, rest, run));
}

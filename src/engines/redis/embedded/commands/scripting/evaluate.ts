import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { readInt64 } from '../../../numbers.ts';
import { errors } from '../../../errors.ts';
import { ScriptCommands } from '../../scripting/script-commands.ts';
import type { CommandContext, CommandFunction } from '../command.ts';

export const evaluate: CommandFunction = (ctx, argv) => run(ctx, argv, 'add', false);

export const evaluateReadOnly: CommandFunction = (ctx, argv) => run(ctx, argv, 'add', true);

export const evaluateSha: CommandFunction = (ctx, argv) => run(ctx, argv, 'find', false);

export const evaluateShaReadOnly: CommandFunction = (ctx, argv) => run(ctx, argv, 'find', true);

/**
 * Runs a script as Redis 7.2 `eval.c` `evalGenericCommand`. The log gets what the script has changed, not the
 * script; all of it or nothing.
 */
function run(
  ctx: CommandContext,
  argv: readonly ByteString[],
  how: 'add' | 'find',
  isReadOnly: boolean,
): Reply {
  const { database, client } = ctx;
  const { scripts } = database;
  const end = 3 + keyCount(argv);
  const keys = argv.slice(3, end);
  const script = scripts[how](argv[1]!);
  const { flags } = script;
  if (isReadOnly && flags.declared && !flags.noWrites) {
    throw new RedisError('ERR Can not execute a script with write flag using *_ro command.');
  }
  const needsRoom = flags.declared && !flags.noWrites && !flags.allowOutOfMemory;
  if (needsRoom && !database.makeRoom()) {
    throw new RedisError(
      "OOM allow-oom flag is not set on the script, can not run it when used memory > 'maxmemory'",
    );
  }
  ctx.propagateAs();
  const caller = new ScriptCommands(database, client, {
    isReadOnly: isReadOnly || flags.noWrites,
    mayExceedMemory: flags.allowOutOfMemory,
    keys: flags.keysOnly ? new Set(keys) : undefined,
  });
  const limit = Number(database.config.get('busy-reply-threshold'));
  return database.asOne(() => {
    const began = performance.now();
    // The scripts of a transaction share one limit, as nobody else is served before all have run.
    const deadline = began + limit - database.scriptTime;
    const reply = scripts.run(script, { keys, argv: argv.slice(end), caller, limit, deadline });
    database.scriptTime += performance.now() - began;
    return reply;
  });
}

function keyCount(argv: readonly ByteString[]): number {
  const count = readInt64(argv[2]!);
  if (count === undefined) throw errors.notInteger();
  if (count > argv.length - 3) {
    throw new RedisError("ERR Number of keys can't be greater than number of args");
  }
  if (count < 0n) throw new RedisError("ERR Number of keys can't be negative");
  return Number(count);
}

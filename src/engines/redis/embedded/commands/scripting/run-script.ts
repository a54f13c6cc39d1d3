import { threadTime } from '../../scripting/thread-time.ts';
import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply } from '../../../reply.ts';
import { inResp2, type Resp3Reply } from '../../../resp3.ts';
import type { Run } from '../../scripting/interpreter.ts';
import { ScriptCommands } from '../../scripting/script-commands.ts';
import type { ScriptFlags } from '../../scripting/script-flags.ts';
import type { CommandContext } from '../command.ts';

interface What {
  readonly flags: ScriptFlags;
  readonly isReadOnly: boolean;
  readonly keys: readonly ByteString[];
}

/**
 * Runs a script or a function if it may run (Redis 7.2 `script.c` `scriptPrepareForRun`). Its changes are logged
 * instead of the call, all of them or none.
 */
export function runScript(
  ctx: CommandContext,
  { flags, isReadOnly, keys }: What,
  run: (run: Omit<Run, 'name'>) => Resp3Reply,
): Reply {
  const { database, client } = ctx;
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
    onRead: ctx.connection?.session.onRead,
    replies: ctx.replies,
  });
  const limit = Number(database.config.get('busy-reply-threshold'));
  const reply = database.asOne(() => {
    const began = threadTime();
    // The scripts of a transaction share one time limit, because no other client is served until all have run.
    const deadline = began + limit - database.scriptTime;
    const returned = run({ caller, limit, deadline });
    database.scriptTime += Math.max(0, threadTime() - began);
    return returned;
  });
  if (reply instanceof RedisError) return reply;
  // Only the script determines the types of its result.
  if (ctx.connection?.version === 3) ctx.connection.replies.replaceBy([reply]);
  return inResp2(reply);
}

/** The arguments after the number of keys, which is the third. @throws RedisError if there are not enough */
export function keysAndArguments(
  argv: readonly ByteString[],
  count: bigint,
): { keys: readonly ByteString[]; rest: readonly ByteString[] } {
  if (count > argv.length - 3) {
    throw new RedisError("ERR Number of keys can't be greater than number of args");
  }
  if (count < 0n) throw new RedisError("ERR Number of keys can't be negative");
  const end = 3 + Number(count);
  return { keys: argv.slice(3, end), rest: argv.slice(end) };
}

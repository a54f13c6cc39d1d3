import type { ByteString } from '../../../bytes.ts';
import { RedisError, type Reply, OK } from '../../../reply.ts';
import { inResp2, type Resp3Reply } from '../../../resp3.ts';
import { isSuspended, type Run, type SuspendedRun } from '../../scripting/interpreter.ts';
import { LongScript } from '../../scripting/long-script.ts';
import { ScriptCommands } from '../../scripting/script-commands.ts';
import type { ScriptFlags } from '../../scripting/script-flags.ts';
import type { CommandContext } from '../command.ts';
import type { Database } from '../../database.ts';
import type { SuspendedScript } from '../../scripting/script-gate.ts';

interface What {
  readonly kind: 'script' | 'function';
  /** The SHA-1, or the name of the function. */
  readonly name: string;
  readonly argv: readonly ByteString[];
  readonly flags: ScriptFlags;
  readonly isReadOnly: boolean;
  readonly keys: readonly ByteString[];
}

/**
 * Runs a script or a function if it may run (Redis 7.2 `script.c` `scriptPrepareForRun`). Its changes are logged
 * instead of the call, all of them or none.
 * @returns the reply, or the script if it has been suspended
 */
export function runScript(
  ctx: CommandContext,
  { kind, name, argv, flags, isReadOnly, keys }: What,
  run: (run: Omit<Run, 'name'>) => Resp3Reply | SuspendedRun,
): Reply | LongScript {
  const { database } = ctx;
  const needsRoom = flags.declared && !flags.noWrites && !flags.allowOutOfMemory;
  if (needsRoom && !database.makeRoom()) {
    throw new RedisError(
      "OOM allow-oom flag is not set on the script, can not run it when used memory > 'maxmemory'",
    );
  }
  ctx.propagateAs();
  const caller = new ScriptCommands(database, ctx.forScript(), {
    isReadOnly: isReadOnly || flags.noWrites,
    mayExceedMemory: flags.allowOutOfMemory,
    keys: flags.keysOnly ? keys : undefined,
    onRead: ctx.connection?.session.onRead,
    replies: ctx.replies,
  });
  const limit = database.config.scriptTimeLimit;
  const { maySuspend } = ctx;
  const end = database.beginUnit();
  const finish = (returned: Resp3Reply): Reply => {
    end();
    if (returned instanceof RedisError) return returned;
    // Only the script determines the types of its result.
    if (ctx.connection?.version === 3) ctx.connection.replies.replaceBy([returned]);
    return inResp2(returned);
  };
  let outcome: Resp3Reply | SuspendedRun;
  try {
    // The scripts of a transaction share one time limit.
    const left = limit - database.scriptTime;
    const took = (ms: number) => {
      database.scriptTime += ms;
      database.gate.took(ms);
    };
    outcome = run({ caller, limit, left, maySuspend, took });
  } catch (error) {
    end();
    throw error;
  }
  if (!isSuspended(outcome)) return finish(outcome);
  const hasWritten = () => caller.hasWritten;
  return new LongScript(
    database,
    outcome,
    { kind, name, argv, hasWritten, begun: ctx.time },
    finish,
  );
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

/** SCRIPT KILL and FUNCTION KILL (Redis 7.2 `script.c` `scriptKill`). */
export function killRunning({ gate }: Database, kind: SuspendedScript['kind']): Reply {
  const script = gate.suspended?.script;
  if (script === undefined) throw new RedisError('NOTBUSY No scripts in execution right now.');
  if (script.hasWritten) {
    throw new RedisError(
      'UNKILLABLE Sorry the script already executed write commands against the dataset. You can either wait the script termination or kill the server in a hard way using the SHUTDOWN NOSAVE command.',
    );
  }
  if (script.kind !== kind) throw gate.busy();
  gate.end(script);
  return OK;
}

import type { ByteString } from '../../bytes.ts';
import type { Protocol } from '../../command-spec.ts';
import type { Reply } from '../../reply.ts';
import type { ReplyLimit } from '../../reply-limit.ts';
import type { Wait } from '../blocking/wait.ts';
import type { OpenConnection } from '../connection/open-connection.ts';
import type { Database } from '../database.ts';
import type { Client } from '../client.ts';
import type { LongRun } from '../long-run.ts';
import type { WorkOfScript } from '../work.ts';
import type { ScriptSession } from '../scripting/script-commands.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';

/** The context of a command. There is one for each client of a database, and it is reused for all its commands. */
export interface CommandContext {
  readonly database: Database;
  readonly keyspace: Keyspace;
  /** The client that runs the command. */
  readonly client: Client;
  /** The protocol by which the command came; over HTTP some options are refused. */
  readonly protocol: Protocol;
  /** Whether a script calls it. */
  readonly isOfScript: boolean;
  /** Whether it is one of the commands of a transaction. */
  readonly isOfTransaction: boolean;
  /** The connection of the client; undefined over HTTP. */
  readonly connection?: OpenConnection | undefined;
  /** Limits the reply: to be asked before the command makes copies for it, and before it changes something. */
  readonly replies: ReplyLimit;
  /** What the running command may still do, if a script calls it and it may be suspended. */
  readonly workOfScript?: WorkOfScript | undefined;
  /** Whether the command may be suspended when it takes long; otherwise it runs to its end. */
  readonly maySuspend: boolean;
  /** When the running command began, in Unix milliseconds. */
  readonly time: number;
  /**
   * Logs these commands instead of the one that ran, because replaying that one would not have the same effect: it used
   * randomness or the current time. They are replayed as one unit.
   */
  propagateAs(...commands: (readonly ByteString[])[]): void;
  /** Opens a session of the same client, for the commands of one script. */
  forScript(): ScriptSession;
}

/**
 * Runs one command. `argv[0]` is the name (and `argv[1]` that of a subcommand); the number of arguments fits the arity.
 * Errors of the user are thrown as `RedisError`. A command that has to block returns what it waits for, and is called
 * again then. A command that has been suspended is returned, and goes on by itself.
 */
export type CommandFunction = (
  ctx: CommandContext,
  argv: readonly ByteString[],
) => Reply | Wait | LongRun;

/** The connection of a command that is only served on connections. @throws Error if it came over HTTP */
export function connectionOf({ connection }: CommandContext): OpenConnection {
  if (connection === undefined) throw new Error('the command came on no connection');
  return connection;
}

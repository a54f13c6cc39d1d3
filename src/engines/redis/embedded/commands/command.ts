import type { ByteString } from '../../bytes.ts';
import type { Protocol } from '../../command-spec.ts';
import type { Reply } from '../../reply.ts';
import type { Wait } from '../blocking/wait.ts';
import type { EmbeddedConnection } from '../connection/embedded-connection.ts';
import type { Database } from '../database.ts';
import type { Client } from '../client.ts';
import type { Keyspace } from '../keyspace/keyspace.ts';

/** What a command works with. There is one for each client of a database; it outlives the commands. */
export interface CommandContext {
  readonly database: Database;
  readonly keyspace: Keyspace;
  /** The client that runs the command. */
  readonly client: Client;
  /** What the command came in by; over HTTP some options are refused. */
  readonly protocol: Protocol;
  /** The connection of the client, where it has one. */
  readonly connection?: EmbeddedConnection | undefined;
  /**
   * Writes these commands to the log in place of the one that ran, because that would not do the
   * same again: it drew at random, or counted from the present moment. They are replayed as one.
   */
  propagateAs(...commands: (readonly ByteString[])[]): void;
}

/**
 * Runs one command. `argv[0]` is the name (for a subcommand `argv[1]` too); the number of arguments
 * fits the command's arity. What a user did wrong is thrown as a `RedisError`. One that can't reply yet
 * returns what it waits for, and is run again then.
 */
export type CommandFunction = (ctx: CommandContext, argv: readonly ByteString[]) => Reply | Wait;

/** The connection of a command that is served on connections alone. @throws Error where it came over HTTP */
export function connectionOf({ connection }: CommandContext): EmbeddedConnection {
  if (connection === undefined) throw new Error('the command came on no connection');
  return connection;
}

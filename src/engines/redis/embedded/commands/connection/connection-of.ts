import type { EmbeddedConnection } from '../../connection/embedded-connection.ts';
import type { CommandContext } from '../command.ts';

/** The connection of a command that is served on connections alone. */
export function connectionOf({ connection }: CommandContext): EmbeddedConnection {
  if (connection === undefined) throw new Error('the command came on no connection');
  return connection;
}

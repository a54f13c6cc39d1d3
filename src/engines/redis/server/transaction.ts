import type { ByteString } from '../bytes.ts';
import { errors, Unavailable } from '../errors.ts';
import { RedisError, type Reply } from '../reply.ts';
import type { Command } from '../embedded/command-index.ts';
import type { ForwardedCommand } from './commands/forwarded-commands.ts';
import type { ServerDatabase } from './server-database.ts';
import { unavailable, type OwnConnection, type Sender } from './wire/link.ts';

/** A row of a transaction: with its form for the server, unless it is answered here. */
export interface Row {
  readonly argv: readonly ByteString[];
  readonly command: Command;
  readonly forwarded: ForwardedCommand | undefined;
}

/** The reply to a transaction that was not executed, because a watched key has changed. */
export const WATCHED_CHANGED = new RedisError('ERR what was watched has changed');

/**
 * Sends commands to a server between MULTI and EXEC.
 * @returns their replies, {@link WATCHED_CHANGED}, or why none was executed; never rejected
 */
async function sendTransaction(
  link: Sender | OwnConnection,
  commands: readonly (readonly ByteString[])[],
): Promise<readonly Reply[] | RedisError> {
  const answers = await link.sendTogether([['MULTI'], ...commands, ['EXEC']]);
  const last = answers.at(-1)!;
  if (last instanceof Unavailable) return last;
  const [cause] = answers.filter((reply) => reply instanceof RedisError);
  if (cause !== undefined) {
    return last instanceof RedisError && !last.message.startsWith('EXECABORT')
      ? last
      : errors.transactionDiscarded(cause.message);
  }
  return Array.isArray(last) ? (last as readonly Reply[]) : WATCHED_CHANGED;
}

/**
 * Sends the rows of a transaction that are for the server, after the subscriptions that they depend on.
 * @param connection instead of the shared one of the user; with it a transaction is sent even without such rows
 * @returns the replies to these rows, {@link WATCHED_CHANGED}, or why none was executed; never rejected
 */
export async function sendRows(
  database: ServerDatabase,
  user: ByteString,
  rows: readonly Row[],
  connection?: OwnConnection,
): Promise<readonly Reply[] | RedisError> {
  const toServer = rows.filter(({ forwarded }) => forwarded !== undefined);
  if (toServer.length === 0 && connection === undefined) return [];
  try {
    const isOfScripts = toServer.some(({ forwarded }) => forwarded!.purpose === 'scripts');
    const link = connection ?? database.links.of(user, isOfScripts ? 'scripts' : 'commands');
    for (const { argv } of toServer) {
      const settled = database.hub.settled(argv);
      if (settled !== undefined) await settled;
    }
    return await sendTransaction(
      link,
      toServer.map(({ forwarded }) => forwarded!.argv),
    );
  } catch (error) {
    return unavailable(error);
  }
}

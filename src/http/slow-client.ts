import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { Connection } from './connection.ts';
import { earlierInput } from './earlier-input.ts';

/** What is known of the input of a connection. */
export type ReadConnection = Pick<Connection, 'awaitsTurn' | 'holds' | 'newest'>;

/**
 * Whether a client takes too long, of which Node says so: it compares its clocks before it reads what has arrived while
 * the process was stopped or busy. Resolves once that is read, so no client has more time than Node gives it.
 *
 * Node says it once for a request. If the head has arrived after all, but not the body, that is awaited here.
 * @param rest the time for a body after that for the head, in milliseconds
 */
export async function isSlow(connection: ReadConnection, rest: number): Promise<boolean> {
  await turnOf(connection);
  // The client is not slow if its input is being held back here.
  if (connection.holds) return false;
  const before = connection.newest;
  const wasComplete = before?.complete;
  await earlierInput();
  const { newest, holds } = connection;
  if (holds) return false;
  if (newest === before && newest?.complete === wasComplete) return true;
  if (newest === undefined || newest.complete) return false;
  await delay(rest, undefined, { ref: false });
  return !newest.complete && isSlow(connection, rest);
}

/** Closes a connection on which nothing has happened for some time, unless something has by now. */
export async function closeUnused(socket: Socket, connection: Connection): Promise<void> {
  const { bytesRead } = socket;
  await turnOf(connection);
  await earlierInput();
  if (socket.bytesRead > bytesRead) return;
  // A client may wait for an answer that is not ready yet.
  if (socket.writableLength > 0 || !connection.isBusy) socket.destroy();
}

/** Resolves once a connection is read. */
async function turnOf(connection: Pick<Connection, 'awaitsTurn'>): Promise<void> {
  while (connection.awaitsTurn) await earlierInput();
}

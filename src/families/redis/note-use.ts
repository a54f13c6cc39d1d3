import type { Socket } from 'node:net';
import { refusal } from './errors.ts';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';

/** The database that each connection uses. Connections outlive what is behind their address. */
const uses = new WeakMap<Socket, DatabaseUsage | undefined>();

/**
 * Notes a request to a database. A connection can use several databases in turn, since each request has its own token; it
 * counts for the one that it used last.
 * @throws HttpError if too many other connections use it
 */
export function noteUse(socket: Socket, usage: DatabaseUsage | undefined): void {
  const before = uses.get(socket);
  if (before === usage) {
    usage?.settle(socket);
    return;
  }
  const isNew = !uses.has(socket);
  before?.disconnect(socket);
  uses.set(socket, undefined);
  if (isNew) socket.on('close', () => uses.get(socket)?.disconnect(socket));
  if (usage === undefined) return;
  const carried = isNew ? 0 : socket.bytesRead + socket.bytesWritten;
  const exceeded = usage.connect(socket, carried);
  if (exceeded !== undefined) throw refusal(exceeded.error, { ...exceeded });
  uses.set(socket, usage);
}

import type { Socket } from 'node:net';
import { refusal } from './errors.ts';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';

/**
 * Counts connections by database. A connection can use several databases in turn, since each request has its own token;
 * it counts for the one that it used last.
 */
export class Connections {
  readonly #uses = new WeakMap<Socket, DatabaseUsage | undefined>();

  /** Notes a request to a database. @throws HttpError if too many other connections use it */
  use(socket: Socket, usage: DatabaseUsage | undefined): void {
    const before = this.#uses.get(socket);
    if (before === usage) {
      usage?.settle(socket);
      return;
    }
    const isNew = !this.#uses.has(socket);
    before?.disconnect(socket);
    this.#uses.set(socket, undefined);
    if (isNew) socket.on('close', () => this.#uses.get(socket)?.disconnect(socket));
    if (usage === undefined) return;
    const carried = isNew ? 0 : socket.bytesRead + socket.bytesWritten;
    const exceeded = usage.connect(socket, carried);
    if (exceeded !== undefined) throw refusal(exceeded.error, { ...exceeded });
    this.#uses.set(socket, usage);
  }
}

import type { Socket } from 'node:net';
import { refusal } from './errors.ts';
import type { DatabaseUsage } from '../../directory/redis/usage.ts';

/**
 * Which database each connection uses. A connection can use several in turn, since each request names
 * its own; it counts as one of the database that it used last.
 */
export class Connections {
  readonly #uses = new WeakMap<Socket, DatabaseUsage | undefined>();

  /** A request for a database has come. @throws HttpError where too many others use it */
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

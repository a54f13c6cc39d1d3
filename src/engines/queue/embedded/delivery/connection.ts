import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The state of the connection of a request when the request begins. */
export interface Connection {
  /** Whether it has served another request before. */
  readonly wasKept: boolean;
  /** Whether any data has arrived over it since. */
  hasAnswered(): boolean;
}

type Take = (connection: Connection) => void;

let waiting: Take | undefined;

// Undici does not pass sockets to its handlers. This diagnostics channel names the socket of each request,
// synchronously with the handler's start.
subscribe('undici:client:sendHeaders', (message) => {
  if (waiting === undefined) return;
  const { socket } = message as { readonly socket: Socket };
  const before = socket.bytesRead;
  waiting({ wasKept: before > 0, hasAnswered: () => socket.bytesRead > before });
  waiting = undefined;
});

/**
 * Passes on the connection of the request that undici is starting; to be called in
 * `onRequestStart`.
 */
export function connectionOfStarting(take: Take): void {
  waiting = take;
}

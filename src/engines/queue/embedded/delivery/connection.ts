import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The state of the connection of a request when the request begins. */
export interface Connection {
  /** It has served another request before. */
  readonly wasKept: boolean;
  /** Whether anything has come over it since. */
  hasAnswered(): boolean;
}

type Take = (connection: Connection) => void;

let waiting: Take | undefined;

// Undici tells its handlers nothing of sockets. This channel names the one of each request, in the same step in which
// the handler is told that the request starts.
subscribe('undici:client:sendHeaders', (message) => {
  if (waiting === undefined) return;
  const { socket } = message as { readonly socket: Socket };
  const before = socket.bytesRead;
  waiting({ wasKept: before > 0, hasAnswered: () => socket.bytesRead > before });
  waiting = undefined;
});

/** Passes on the connection of the request that undici starts now; for use in `onRequestStart`. */
export function connectionOfStarting(take: Take): void {
  waiting = take;
}

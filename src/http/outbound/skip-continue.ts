import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const STARTS = ['HTTP/1.1 100', 'HTTP/1.0 100'] as const;
const LENGTH = STARTS[0].length;
/** The first digit of an informational status. */
const ONE = 0x31;
const END = '\r\n\r\n';
/** A `100 Continue` with a longer head is left to undici, which refuses it. */
const LONGEST = 64 * 1024;
const NOTHING = Buffer.alloc(0);

/** Called when a request is sent over a socket. */
const skippers = new WeakMap<Socket, () => void>();

// Undici names the socket of each request on this diagnostics channel before it writes to it.
subscribe('undici:client:sendHeaders', (message) => {
  skippers.get((message as { readonly socket: Socket }).socket)?.();
});

/**
 * Removes every `100 Continue` before a response. A client has to accept one that it has not requested (RFC 9110,
 * section 15.2), but undici closes the connection (`onHeadersComplete` of client-h1.js).
 */
export function skipContinue(socket: Socket): void {
  const read: (size?: number) => unknown = socket.read.bind(socket);
  /** The possible beginning of a `100 Continue`; undefined once the response has begun. */
  let held: Buffer | undefined;
  skippers.set(socket, () => (held = NOTHING));
  // Undici reads by `read`, when `readable` is emitted.
  socket.read = (size) => {
    const chunk = read(size);
    if (held === undefined || !Buffer.isBuffer(chunk)) return chunk;
    // Nearly every response begins so: with all of its status, which is no informational one.
    if (held.length === 0 && chunk.length >= LENGTH && chunk[LENGTH - 3] !== ONE) {
      held = undefined;
      return chunk;
    }
    const { rest, isOver } = withoutContinue(
      held.length === 0 ? chunk : Buffer.concat([held, chunk]),
    );
    held = isOver ? undefined : rest;
    return isOver ? rest : null;
  };
}

/** The bytes after every `100 Continue`, and whether they can't be another one. */
function withoutContinue(bytes: Buffer): { readonly rest: Buffer; readonly isOver: boolean } {
  let rest = bytes;
  for (;;) {
    const start = rest.toString('latin1', 0, LENGTH);
    if (!STARTS.some((known) => known.startsWith(start))) return { rest, isOver: true };
    const end = rest.indexOf(END);
    if (end < 0) return { rest, isOver: rest.length > LONGEST };
    rest = rest.subarray(end + END.length);
  }
}

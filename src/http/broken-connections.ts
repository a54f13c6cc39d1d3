import type { Duplex } from 'node:stream';
import type { ContractErrors } from '../contract/family.ts';
import { STATUS_CODES } from './node-http.ts';

/** A client that has sent too much may not listen before it has sent all; so long we wait for it. */
const LINGER = 2_000;

/**
 * Answers what never became a request in the family's own words, then closes the connection (Node:
 * `http` `clientError`). Closing it at once would take the answer from a client that is still sending.
 */
export function brokenConnections(
  errors: Pick<ContractErrors, 'connection'>,
): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const answered = new WeakSet<Duplex>();
  return (error, socket) => {
    // The rest of what was sent is no HTTP either.
    if (answered.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    answered.add(socket);
    const { status, body } = errors.connection(statusOf(error.code));
    const payload = JSON.stringify(body);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
    );
    const timer = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(timer));
  };
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

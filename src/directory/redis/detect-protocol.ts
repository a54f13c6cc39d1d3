import type { Socket } from 'node:net';

/** The protocol of a connection. */
export type DetectedProtocol = 'tls' | 'http' | 'resp';

/** The first byte of a TLS record that begins a handshake (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 0x16;
const NEW_LINE = 0x0a;
/** Timeout for a client's first line, in milliseconds. */
const FIRST_LINE_TIMEOUT = 65_000;
/** The longest first line, in either protocol. */
const MAX_LINE = 64 * 1024;
/** The request line of HTTP (RFC 9112, section 3). No Redis command ends like that. */
const REQUEST_LINE = /^[!-~]+ .*HTTP\/\d(?:\.\d)?\r?$/;
/** The first byte of a command in RESP. */
const STAR = 0x2a;

/**
 * Detects the protocol of a connection, by its first byte if that suffices, otherwise by its first line: `GET key` is a
 * command and `GET / HTTP/1.1` a request.
 * @returns undefined if more bytes are needed
 */
export function protocolOf(bytes: Buffer): DetectedProtocol | undefined {
  if (bytes[0] === TLS_HANDSHAKE) return 'tls';
  if (bytes[0] === STAR) return 'resp';
  const end = bytes.indexOf(NEW_LINE);
  // A longer line is refused by the server of its protocol.
  if (end < 0 && bytes.length <= MAX_LINE) return undefined;
  const line = bytes.toString('latin1', 0, end < 0 ? MAX_LINE : end);
  if (end < 0) return /^[A-Z]+ \//.test(line) ? 'http' : 'resp';
  return REQUEST_LINE.test(line) ? 'http' : 'resp';
}

/** Detects the protocol of a connection. Its first bytes are put back for the server, which resumes it. */
export function detectProtocol(socket: Socket, heard: (spoken: DetectedProtocol) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  const end = () => socket.destroy();
  const look = (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    const spoken = protocolOf(bytes);
    if (spoken === undefined) return;
    socket.off('data', look);
    socket.off('end', end);
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    socket.pause();
    socket.unshift(bytes);
    heard(spoken);
  };
  socket.setTimeout(FIRST_LINE_TIMEOUT, () => socket.destroy());
  socket.on('data', look);
  socket.once('end', end);
}

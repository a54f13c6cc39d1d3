/** The protocol of a connection. */
export type Spoken = 'tls' | 'http' | 'resp';

/** The first byte of a TLS record that begins a handshake (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 0x16;
const NEW_LINE = 0x0a;
/** The longest line that is read to its end, in either protocol. */
const MAX_LINE = 64 * 1024;
/** The request line of HTTP (RFC 9112, section 3); no command of Redis ends like that. */
const REQUEST_LINE = /^[!-~]+ .*HTTP\/\d(?:\.\d)?\r?$/;
/** The first byte of a command in RESP. */
const STAR = 0x2a;

/**
 * Detects the protocol of a connection by its first byte where that is enough, or else by its first line: `GET key`
 * is a command and `GET / HTTP/1.1` a request.
 * @returns undefined where more bytes are needed
 */
export function spokenIn(bytes: Buffer): Spoken | undefined {
  if (bytes[0] === TLS_HANDSHAKE) return 'tls';
  if (bytes[0] === STAR) return 'resp';
  const end = bytes.indexOf(NEW_LINE);
  // A longer line is refused by the server of either protocol.
  if (end < 0 && bytes.length <= MAX_LINE) return undefined;
  const line = bytes.toString('latin1', 0, end < 0 ? MAX_LINE : end);
  if (end < 0) return /^[A-Z]+ \//.test(line) ? 'http' : 'resp';
  return REQUEST_LINE.test(line) ? 'http' : 'resp';
}

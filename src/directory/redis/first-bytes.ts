/** What a connection begins to speak. */
export type Spoken = 'tls' | 'http' | 'resp';

/** The first byte of a TLS record that begins a handshake (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 0x16;
const NEW_LINE = 0x0a;
/** No line that is longer is read to its end, in either of them. */
const MAX_LINE = 64 * 1024;
/** The line that an HTTP request begins with (RFC 9112, section 3); no command of Redis ends so. */
const REQUEST_LINE = /^[!-~]+ .*HTTP\/\d(?:\.\d)?\r?$/;
/** What a command in RESP begins with. */
const STAR = 0x2a;

/**
 * Tells by the first bytes what a client speaks: by one byte where that is enough, or else by the first line. So
 * `GET key` is a command and `GET / HTTP/1.1` a request.
 * @returns undefined where more must come
 */
export function spokenIn(bytes: Buffer): Spoken | undefined {
  if (bytes[0] === TLS_HANDSHAKE) return 'tls';
  if (bytes[0] === STAR) return 'resp';
  const end = bytes.indexOf(NEW_LINE);
  // A request line that is longer is refused as such, and so is a command.
  if (end < 0 && bytes.length <= MAX_LINE) return undefined;
  const line = bytes.toString('latin1', 0, end < 0 ? MAX_LINE : end);
  if (end < 0) return /^[A-Z]+ \//.test(line) ? 'http' : 'resp';
  return REQUEST_LINE.test(line) ? 'http' : 'resp';
}

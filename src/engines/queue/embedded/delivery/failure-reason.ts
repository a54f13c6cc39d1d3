import { errors } from 'undici';
import { AddressRefused } from '../../../../http/outbound/checked-connector.ts';

/** Descriptions of errors for people, by the codes of Node and undici. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNABORTED: 'connection closed by the destination',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset by the destination',
  EPIPE: 'connection closed by the destination',
  ENOTFOUND: 'host not found',
  ENODATA: 'host not found',
  EAI_AGAIN: 'host can not be resolved at the moment',
  EAI_FAIL: 'host can not be resolved',
  EHOSTUNREACH: 'host unreachable',
  EHOSTDOWN: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EADDRNOTAVAIL: 'address can not be connected to',
  ETIMEDOUT: 'connection timed out',
  EMFILE: 'too many open connections',
  ENFILE: 'too many open connections',
  EPROTO: 'no secure connection: the destination does not speak TLS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no secure connection: the destination does not speak TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no secure connection: the destination does not speak TLS',
  ERR_TLS_CERT_ALTNAME_INVALID: 'no secure connection: the certificate is of another host',
  CERT_HAS_EXPIRED: 'no secure connection: the certificate has expired',
  CERT_NOT_YET_VALID: 'no secure connection: the certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'no secure connection: the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'no secure connection: the certificate is of an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'no secure connection: the certificate is of an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'no secure connection: the certificate is of an unknown authority',
  // Undici asserts that a status has three digits, the first of which is not 0.
  ERR_ASSERTION: 'the response is not HTTP',
  UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the response are too large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the response is not as long as it says',
  UND_ERR_SOCKET: 'connection closed by the destination without a response',
  UND_ERR_DESTROYED: 'the delivery was interrupted',
  UND_ERR_CLOSED: 'the delivery was interrupted',
};

/** Messages of undici with `UND_ERR_SOCKET` for a response that it refuses. */
const REFUSED_BY_UNDICI: Readonly<Record<string, string>> = {
  'bad upgrade': 'the destination changes to another protocol (status 101)',
};

/** Codes that mean that a connection ended. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);

/**
 * Why there is no complete response, for people, without local addresses, headers or bodies.
 * @param status of the response, if it had begun
 */
export function failureReason(error: unknown, status?: number): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof errors.SocketError && error.message in REFUSED_BY_UNDICI)
    return REFUSED_BY_UNDICI[error.message]!;
  const code = codeOf(error);
  if (status !== undefined && OF_CONNECTIONS.has(code)) {
    const how = code === 'ECONNRESET' ? 'reset' : 'closed';
    return `connection ${how} by the destination in the middle of its response (status ${status})`;
  }
  const reason = REASONS[code];
  if (reason !== undefined) return reason;
  if (error instanceof errors.HTTPParserError) return 'the response is not HTTP';
  // Undici's message names the header that it refuses, but not its value.
  if (error instanceof errors.InvalidArgumentError)
    return `the request can not be sent: ${error.message}`;
  return code === '' ? 'the delivery failed' : `the delivery failed (${code})`;
}

/** Whether the connection ended, and nothing else was wrong. */
export function isOfConnection(error: unknown): boolean {
  return OF_CONNECTIONS.has(codeOf(error));
}

/** If several addresses were tried, the code of the first error that has one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return error.errors.map(codeOf).find(Boolean) ?? '';
  return '';
}

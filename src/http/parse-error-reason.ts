/** The reason for refusing any version but 1.1 and 1.0. */
export const VERSION_REASON = 'its version of HTTP must be 1.1 or 1.0';
/** The reason for refusing other transfer codings, or one with a Content-Length (RFC 9112, section 6.1). */
export const TRANSFER_ENCODING_REASON =
  'Transfer-Encoding must be chunked, with no Content-Length beside it';

const FIRST_LINE = 'it must begin with a line like GET /path HTTP/1.1';
const LINE_END = 'a line or a chunk of its body does not end with CR LF where it must';

/** Reasons by the error codes of Node's parser (llhttp, "Error codes"). */
const REASONS: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: FIRST_LINE,
  HPE_INVALID_CONSTANT: `${FIRST_LINE}, and a space in a URL must be percent-encoded`,
  HPE_PAUSED_H2_UPGRADE: 'HTTP/2 is not supported',
  HPE_INVALID_VERSION: `${VERSION_REASON}, and a line must end with CR LF`,
  HPE_INVALID_URL: 'characters in a URL that are not ASCII must be percent-encoded',
  HPE_INVALID_HEADER_TOKEN: 'a header has no valid name, or an invalid character',
  HPE_UNEXPECTED_CONTENT_LENGTH: 'it has more than one Content-Length',
  HPE_INVALID_CONTENT_LENGTH:
    'Content-Length must be a number of bytes, with no Transfer-Encoding beside it',
  HPE_INVALID_TRANSFER_ENCODING: TRANSFER_ENCODING_REASON,
  HPE_INVALID_CHUNK_SIZE: 'the size of a chunk of its body must be a hexadecimal number',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'the extensions of the chunks of its body are too long',
  HPE_STRICT: LINE_END,
  HPE_CR_EXPECTED: LINE_END,
  HPE_LF_EXPECTED: LINE_END,
  HPE_INVALID_EOF_STATE: 'the input ends in the middle of it',
  HPE_CLOSED_CONNECTION: 'it follows one with Connection: close',
};

/** Why Node's parser refused the input, in plain words. */
export function parseErrorReason(code = ''): string {
  return REASONS[code] ?? 'it can not be read';
}

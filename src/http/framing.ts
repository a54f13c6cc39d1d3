import type { HttpRequest } from './exchange.ts';
import { TRANSFER_ENCODING_REASON, VERSION_REASON } from './parse-error-reason.ts';

/** RFC 3986, section 3.2: the characters of a host and port. */
const HOST = /^[\w\-.~!$&'()*+,;=%:[\]]*$/;

/**
 * What makes the host or the length of a request ambiguous; undefined if both are clear. Covers contradictions that
 * Node's parser accepts.
 */
export function framingFault({
  httpVersion,
  headers,
  rawHeaders,
}: HttpRequest): string | undefined {
  // RFC 9112, section 2.3. Node's parser also accepts 0.9 and 2.0, which have another form.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return VERSION_REASON;
  const coding = headers['transfer-encoding'];
  // RFC 9112, section 6.1: HTTP/1.0 has no transfer codings.
  if (coding !== undefined && httpVersion !== '1.1') return 'HTTP/1.0 has no Transfer-Encoding';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return TRANSFER_ENCODING_REASON;
  const { host } = headers;
  // RFC 9112, section 3.2
  if (host === undefined) return httpVersion === '1.1' ? 'it has no Host' : undefined;
  if (!HOST.test(host)) return 'Host must be the name of a host, or that and a port';
  return isRepeated('host', rawHeaders) ? 'it has more than one Host' : undefined;
}

/** Whether a header occurs more than once. Of headers that may occur only once, Node keeps the first. */
function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const given = rawHeaders[i]!;
    if (given.length === name.length && given.toLowerCase() === name && ++found > 1) return true;
  }
  return false;
}

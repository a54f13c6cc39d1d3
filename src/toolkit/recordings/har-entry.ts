import { isNode, type Node } from '../contract/pointer.ts';
import { NO_BODY, headerOf, type Body, type Exchange, type Header } from '../exchange.ts';
import { decodedBody } from './content-encoding.ts';

/** Reads a file that an entry names for its body. */
export type ReadAttachment = (name: string) => Buffer | undefined;

/** What an entry is, or why it is none to be held against a contract. */
export type ReadEntry =
  | { readonly exchange: Exchange }
  | { readonly skipped: string }
  | { readonly wrong: string };

/**
 * Reads an entry of a HAR file (HAR 1.2), as Chrome, Firefox, Charles, Playwright and our own recorder write them.
 * @param attachment reads a body that stands in a file of its own, as Playwright has it
 */
export function readEntry(entry: unknown, attachment: ReadAttachment = () => undefined): ReadEntry {
  if (!isNode(entry)) return { wrong: 'is not an object' };
  const { request, response } = entry;
  if (!isNode(request)) return { wrong: 'has no request' };
  const { method, url } = request;
  if (typeof method !== 'string' || method === '') return { wrong: 'has no request.method' };
  if (typeof url !== 'string') return { wrong: 'has no request.url' };
  const parsed = URL.parse(url);
  if (parsed === null) return { wrong: `has a request.url that is none: ${url.slice(0, 200)}` };
  if (!/^https?:$/.test(parsed.protocol)) return { skipped: `${parsed.protocol} is not HTTP` };
  const sent = {
    method: method.toUpperCase(),
    url: parsed,
    target: targetOf(url),
    headers: headersOf(request['headers']),
  };
  const body = requestBody(request, sent.headers, attachment);
  return {
    exchange: {
      request: { ...sent, body },
      response: isNode(response) ? responseOf(response, attachment) : undefined,
    },
  };
}

/** Path and query as they stand in a URL, without what parsing would tidy up. */
export function targetOf(url: string): string {
  const [, rest = '/'] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function responseOf(response: Node, attachment: ReadAttachment): Exchange['response'] {
  const status = Number(response['status']);
  // Browsers write 0, and Firefox nothing, where a request was blocked or broken off.
  if (!Number.isInteger(status) || status < 100 || status > 999) return undefined;
  const headers = headersOf(response['headers']);
  const content = isNode(response['content']) ? response['content'] : {};
  // HTTP/1.1 servers that Chrome has from its cache, and Charles, may have the type in `content` alone.
  const { mimeType } = content;
  const isNamed = headerOf(headers, 'content-type') !== undefined;
  if (!isNamed && typeof mimeType === 'string' && mimeType !== '' && mimeType !== 'x-unknown') {
    headers.push(['content-type', mimeType]);
  }
  return { status, headers, body: responseBody(content, response, headers, attachment) };
}

function responseBody(
  content: Node,
  response: Node,
  headers: readonly Header[],
  attachment: ReadAttachment,
): Body {
  const { text, size, _file: file } = content;
  if (typeof text === 'string') {
    const isBase64 = content['encoding'] === 'base64';
    const bytes = Buffer.from(text, isBase64 ? 'base64' : 'utf8');
    // What is text has been decoded; of bytes, Charles and mitmproxy keep those of the wire.
    return isBase64 ? decodedBody(bytes, headers) : { bytes };
  }
  if (typeof file === 'string') return attached(file, attachment);
  const length = Number(size ?? response['bodySize'] ?? 0);
  if (length > 0) return { missing: 'was not recorded' };
  if (Number(headerOf(headers, 'content-length') ?? 0) > 0) return { missing: 'was not recorded' };
  return NO_BODY;
}

function requestBody(request: Node, headers: readonly Header[], attachment: ReadAttachment): Body {
  const { postData, bodySize } = request;
  if (isNode(postData)) {
    const { text, params, encoding, _file: file } = postData;
    if (typeof text === 'string' && (text !== '' || !Array.isArray(params))) {
      // Bytes are those of the wire, as in an answer.
      if (encoding === 'base64') return decodedBody(Buffer.from(text, 'base64'), headers);
      return { bytes: Buffer.from(text) };
    }
    if (typeof file === 'string') return attached(file, attachment);
    if (Array.isArray(params)) return { bytes: Buffer.from(formOf(params)) };
    return { missing: 'was not recorded' };
  }
  const length = Number(headerOf(headers, 'content-length') ?? bodySize ?? 0);
  return length > 0 ? { missing: 'was not recorded' } : NO_BODY;
}

function attached(file: string, attachment: ReadAttachment): Body {
  const bytes = attachment(file);
  return bytes === undefined ? { missing: `is not there (${file})` } : { bytes };
}

function formOf(params: readonly unknown[]): string {
  const pairs = params.filter(isNode).map(({ name, value = '' }) => [String(name), String(value)]);
  return new URLSearchParams(pairs).toString();
}

function headersOf(headers: unknown): Header[] {
  if (!Array.isArray(headers)) return [];
  return (
    headers
      .filter(isNode)
      .map(({ name, value }) => [String(name), typeof value === 'string' ? value : ''] as const)
      // Pseudo-headers of HTTP/2 are method, path and status once more.
      .filter(([name]) => !name.startsWith(':'))
  );
}

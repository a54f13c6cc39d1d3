import { isNode, type Node } from '../../base/json-pointer.ts';
import { NO_BODY, headerOf, type Body, type Exchange, type Header } from '../exchange.ts';
import { isMultipart, mediaTypeOf, parameterIn } from '../../contract/media-type.ts';
import { decodedBody } from './content-encoding.ts';

/** Reads a file that an entry refers to for its body. */
export type ReadAttachment = (name: string) => Buffer | undefined;

/** The content of an entry, or the reason why it can't be validated. */
export type ReadEntry =
  | { readonly exchange: Exchange }
  | { readonly skipped: string }
  | { readonly wrong: string };

/**
 * Reads an entry of a HAR file (HAR 1.2), as written by Chrome, Firefox, Charles, Playwright and our own recorder.
 * @param attachment reads a body from a separate file, as Playwright stores it
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
    headers: withType(
      headersOf(request['headers']),
      isNode(request['postData']) ? request['postData'] : {},
    ),
  };
  const body = requestBody(request, sent.headers, attachment);
  return {
    exchange: {
      request: { ...sent, body },
      response: isNode(response) ? responseOf(response, attachment) : undefined,
    },
  };
}

/** The path and query of a URL, without the normalization of parsing. */
export function targetOf(url: string): string {
  const [, rest = '/'] = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function responseOf(response: Node, attachment: ReadAttachment): Exchange['response'] {
  const status = Number(response['status']);
  // For a blocked or aborted request browsers write 0, and Firefox nothing.
  if (!Number.isInteger(status) || status < 100 || status > 999) return undefined;
  const content = isNode(response['content']) ? response['content'] : {};
  // For HTTP/1.1 answers from its cache, Chrome may have the type in `content` only; so may Charles.
  const headers = withType(headersOf(response['headers']), content);
  return { status, headers, body: responseBody(content, response, headers, attachment) };
}

/** Headers with the media type of their body, which programs that write recordings may have beside it only. */
function withType(headers: Header[], { mimeType }: Node): Header[] {
  const isNamed = headerOf(headers, 'content-type') !== undefined;
  const isKnown = typeof mimeType === 'string' && mimeType !== '' && mimeType !== 'x-unknown';
  return !isNamed && isKnown ? [...headers, ['content-type', mimeType]] : headers;
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
    // Text has been decoded; for bytes, Charles and mitmproxy keep the encoded ones.
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
      // Bytes are encoded as sent, as in a response.
      if (encoding === 'base64') return decodedBody(Buffer.from(text, 'base64'), headers);
      return { bytes: Buffer.from(text) };
    }
    if (typeof file === 'string') return attached(file, attachment);
    if (Array.isArray(params)) return formOf(params, headerOf(headers, 'content-type') ?? '');
    return { missing: 'was not recorded' };
  }
  const length = Number(headerOf(headers, 'content-length') ?? bodySize ?? 0);
  return length > 0 ? { missing: 'was not recorded' } : NO_BODY;
}

function attached(file: string, attachment: ReadAttachment): Body {
  const bytes = attachment(file);
  return bytes === undefined ? { missing: `is not there (${file})` } : { bytes };
}

/** HAR 1.2, `params`: the fields of a form, and the files of one in parts, whose bytes may not be there. */
function formOf(params: readonly unknown[], contentType: string): Body {
  const fields = params.filter(isNode);
  if (!isMultipart(mediaTypeOf(contentType))) {
    const pairs = fields.map(({ name, value = '' }) => [String(name), String(value)]);
    return { bytes: Buffer.from(new URLSearchParams(pairs).toString()) };
  }
  const boundary = parameterIn(contentType, 'boundary');
  const isWhole = fields.every(
    ({ fileName, value }) => fileName === undefined || value !== undefined,
  );
  if (boundary === undefined || !isWhole) return { missing: 'was not recorded whole' };
  const parts = fields.map(({ name, value = '', fileName, contentType: type }) => {
    const file = typeof fileName === 'string' ? `; filename="${quoted(fileName)}"` : '';
    const head = typeof type === 'string' && type !== '' ? `Content-Type: ${type}\r\n` : '';
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(String(name))}"${file}\r\n${head}\r\n${String(value)}\r\n`;
  });
  return { bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) };
}

function quoted(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent);
}

function headersOf(headers: unknown): Header[] {
  if (!Array.isArray(headers)) return [];
  return (
    headers
      .filter(isNode)
      .map(({ name, value }) => [String(name), typeof value === 'string' ? value : ''] as const)
      // HTTP/2 pseudo-headers repeat method, path and status.
      .filter(([name]) => !name.startsWith(':'))
      .flatMap(([name, value]) => cookiesIn(name, value))
  );
}

/** Chromium gives headers that were sent more than once as lines of one text (Chrome DevTools Protocol, `Network.Headers`). */
function cookiesIn(name: string, value: string): Header[] {
  if (name.toLowerCase() !== 'set-cookie') return [[name, value]];
  return value.split('\n').map((cookie) => [name, cookie]);
}

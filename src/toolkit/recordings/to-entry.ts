import { isUtf8 } from 'node:buffer';
import { headerOf, type Body, type Exchange, type Header } from '../exchange.ts';

/** The start of an exchange in Unix milliseconds, and its duration in milliseconds. */
export interface Timing {
  readonly startedAt: number;
  readonly took: number;
}

/** An exchange as an entry of a HAR file (HAR 1.2). */
export function toEntry({ request, response }: Exchange, { startedAt, took }: Timing): object {
  const { origin, searchParams } = request.url;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: took,
    request: {
      method: request.method,
      url: `${origin}${request.target}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(request.headers),
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: sizeOf(request.body),
      ...postDataOf(request),
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: named(response?.headers ?? []),
      content: contentOf(response),
      redirectURL: headerOf(response?.headers ?? [], 'location') ?? '',
      headersSize: -1,
      bodySize: response === undefined ? -1 : sizeOf(response.body),
    },
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
  };
}

function postDataOf({ headers, body }: Exchange['request']): object {
  if ('bytes' in body && body.bytes.length === 0) return {};
  return { postData: { mimeType: headerOf(headers, 'content-type') ?? '', ...textOf(body) } };
}

function contentOf(response: Exchange['response']): object {
  if (response === undefined) return { size: 0, mimeType: 'x-unknown' };
  const mimeType = headerOf(response.headers, 'content-type') ?? '';
  return { size: sizeOf(response.body), mimeType, ...textOf(response.body) };
}

function textOf(body: Body): object {
  if ('missing' in body) return { comment: body.missing };
  if (isUtf8(body.bytes)) return { text: body.bytes.toString('utf8') };
  return { text: body.bytes.toString('base64'), encoding: 'base64' };
}

/** The size of a missing body is unknown, only its existence is known. */
function sizeOf(body: Body): number {
  return 'missing' in body ? 1 : body.bytes.length;
}

function named(headers: readonly Header[]): object[] {
  return headers.map(([name, value]) => ({ name, value }));
}

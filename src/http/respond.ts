import type { HttpRequest, HttpResponse, AnswerHead } from './exchange.ts';
import type { UnreadOutput } from '../base/memory-budget.ts';
import { EncodedJson } from './encoded-json.ts';
import { endTogether } from './end-together.ts';
import { EventStream } from './event-stream.ts';
import { streamOf } from './json-stream.ts';
import { largeJson } from './large-json.ts';
import { STATUS_CODES } from './node-http.ts';
import { sendInParts } from './send-in-parts.ts';

const JSON_TYPE = 'application/json';
const BYTES_TYPE = 'application/octet-stream';

/**
 * An answer to be written. Bytes are written unchanged, events and streams as they are made, and everything else as JSON. Only
 * bytes may have a `Content-Type` of their own in the headers.
 */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`, the only header that can't be written as one list (RFC 9110, section 5.3). */
  readonly cookies?: readonly string[] | undefined;
}

/** A body of more bytes counts as unread until the client has read it. */
const LARGE = 16 * 1024;

export interface RespondOptions {
  /** The media type of JSON. */
  readonly jsonType?: string | undefined;
  /**
   * Called for a large body, before anything is written: counts it.
   * @throws HttpError if there is no room for it
   */
  readonly hold?: ((bytes: number) => UnreadOutput) | undefined;
  /** Called with the bytes of each part of a body that is sent while it is made. */
  readonly sent?: ((bytes: number) => void) | undefined;
  /**
   * Whether others may change the answer before it is sent (compression, sessions), and say what pages of other origins
   * may read.
   */
  readonly isShared?: boolean | undefined;
}

/**
 * Writes an answer. For HEAD it writes only the head, with the length that a GET would have had, or no length if the
 * body was not computed; a 204 has none (RFC 9110, section 8.6).
 */
export function respond(
  request: HttpRequest,
  response: HttpResponse,
  answer: Answer,
  { jsonType = JSON_TYPE, hold, sent, isShared = false }: RespondOptions = {},
): void {
  const { status, body } = answer;
  if (response.headersSent || response.destroyed) return;
  if (body instanceof EventStream) {
    const head = [...eventHead, ...Object.entries(answer.headers ?? {}).flat()];
    if (request.headers.origin !== undefined) head.push(...crossOrigin);
    response.writeHead(status, head);
    body.attach(response);
    return;
  }
  const stream = streamOf(body);
  if (stream !== undefined) {
    const head = { status, type: jsonType, length: undefined, headers: answer.headers };
    if (isShared) setHeaders(response, head);
    else writeHead(request, response, head);
    if (request.method === 'HEAD') response.end();
    else void stream.sendTo(response, sent);
    return;
  }
  const bytes = body instanceof Uint8Array;
  const json = bytes || body === undefined ? '' : jsonOf(body);
  // A large text is sent as bytes, which are made only once.
  const isLong = typeof json === 'string' && json.length > LARGE;
  const payload = bytes ? body : isLong ? Buffer.from(json) : json;
  const isKnown = body !== undefined || (request.method !== 'HEAD' && status !== 204);
  const length = isKnown ? Buffer.byteLength(payload) : undefined;
  const isSent = request.method !== 'HEAD';
  const isLarge = isSent && typeof payload !== 'string' && payload.length > LARGE;
  const unread = isLarge ? hold?.(payload.length) : undefined;
  const isTyped = bytes && answer.headers?.['Content-Type'] !== undefined;
  const type = body === undefined || isTyped ? undefined : bytes ? BYTES_TYPE : jsonType;
  const head = { status, type, length, headers: answer.headers, cookies: answer.cookies };
  if (isShared) {
    setHeaders(response, head);
    response.end(isSent ? payload : undefined);
    return;
  }
  const isOfPage = request.headers.origin !== undefined;
  const isUsual = unread === undefined && !isOfPage && head.cookies === undefined;
  if (isUsual && typeof payload === 'string' && response.answer?.(head, payload) === true) return;
  writeHead(request, response, head);
  if (unread !== undefined && typeof payload !== 'string') sendInParts(response, payload, unread);
  else endTogether(response, isSent ? payload : undefined);
}

/** Writes any head by the means of Node. */
function writeHead(request: HttpRequest, response: HttpResponse, answer: AnswerHead): void {
  const { status, type, length, headers = {}, cookies = [] } = answer;
  const head: string[] = [];
  if (type !== undefined) head.push('Content-Type', type);
  if (length !== undefined) head.push('Content-Length', String(length));
  head.push(...Object.entries(headers).flat());
  head.push(...cookies.flatMap((cookie) => ['Set-Cookie', cookie]));
  if (request.headers.origin !== undefined) head.push(...crossOrigin);
  response.writeHead(status, head);
}

/** Sets what a head says, for whoever writes it. */
function setHeaders(
  response: HttpResponse,
  { status, type, length, headers = {}, cookies = [] }: AnswerHead,
): void {
  response.statusCode = status;
  if (type !== undefined) response.setHeader('Content-Type', type);
  // These have no body (RFC 9110, section 8.6).
  const isBare = status === 204 || status === 304;
  if (length !== undefined && !isBare) response.setHeader('Content-Length', length);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie);
}

/** JSON as a string, or as bytes where a string can't be as long: a listing with large bodies, an export. */
function jsonOf(body: unknown): string | Uint8Array {
  if (body instanceof EncodedJson) return body.content;
  try {
    return JSON.stringify(body);
  } catch (error) {
    if (error instanceof RangeError) return largeJson(body)!;
    throw error;
  }
}

/**
 * Pages of any origin may read answers: access depends on the token in the request, never on cookies, and the Read Only
 * token is intended for browsers.
 */
const crossOrigin = ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', '*'];

/** Events must not be cached. The last header disables the buffering of nginx. */
const eventHead = [
  'Content-Type',
  'text/event-stream',
  'Cache-Control',
  'no-cache, no-transform',
  'X-Accel-Buffering',
  'no',
];

/** The bytes of an answer that belongs to no request and closes the connection. */
export function bareAnswer({ status, body, headers = {} }: Answer): string {
  const payload = JSON.stringify(body);
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${own.join('')}` +
    `Content-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`
  );
}

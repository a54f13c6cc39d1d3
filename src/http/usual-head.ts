import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from './node-http.ts';
import { openAfter, setHead } from './undocumented.ts';

/** What the head of an answer says of it. */
export interface AnswerHead {
  readonly status: number;
  /** The media type, unless the headers say it. */
  readonly type: string | undefined;
  /** The length of the body in bytes; undefined if it was not computed, as for HEAD. */
  readonly length: number | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Values of `Set-Cookie`. */
  readonly cookies?: readonly string[] | undefined;
}

/** Names of headers from which Node does not conclude how to frame an answer or whether to close its connection. */
const ORDINARY =
  /^(?!(?:connection|content-(?:disposition|length)|date|expect|keep-alive|trailer|transfer-encoding)$)[\w!#$%&'*+\-.^`|~]+$/i;
/** A value that can't end its header (RFC 9110, section 5.5). */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Writes the usual head as one text: that of an answer with a body, after which the connection stays open. `writeHead`
 * would write the same, but looks at each header several times (Node: `_http_outgoing.js`, `_storeHeader`), which takes
 * a few hundredths of the time of a small request.
 * @returns false if another head is needed, which `writeHead` has to write
 */
export function writeUsualHead(
  response: ServerResponse,
  { status, type, length, headers, cookies }: AnswerHead,
): boolean {
  const hasBody =
    status >= 200 && status !== 204 && status !== 304 && response.req.method !== 'HEAD';
  if (!hasBody || cookies !== undefined || response.getHeaderNames().length > 0) return false;
  const idle = openAfter(response);
  if (idle === undefined) return false;
  let head = `${openingOf(status, type)}${length}\r\n`;
  for (const name in headers) {
    const value = headers[name]!;
    if (!ORDINARY.test(name) || !VALUE.test(value)) return false;
    head += `${name}: ${value}\r\n`;
  }
  response.statusCode = status;
  setHead(response, head + closingOf(idle));
  return true;
}

/** The last opening and the last closing, because those of most answers are the same. */
let opening: { status: number; type: string | undefined; text: string } | undefined;
let closing: { date: string; idle: number; text: string } | undefined;
/** Undefined if a new second may have begun. */
let date: string | undefined;

/** The head up to the length of the body. */
function openingOf(status: number, type: string | undefined): string {
  if (status !== opening?.status || type !== opening.type) {
    const typed = type === undefined ? '' : `Content-Type: ${type}\r\n`;
    const name = STATUS_CODES[status] ?? 'unknown';
    opening = { status, type, text: `HTTP/1.1 ${status} ${name}\r\n${typed}Content-Length: ` };
  }
  return opening.text;
}

/**
 * The head after the headers of the answer.
 * @param idle how long the server leaves the connection open, in milliseconds; 0 if it does not say
 */
function closingOf(idle: number): string {
  date ??= dateOfSecond();
  if (date !== closing?.date || idle !== closing.idle) {
    const hint = idle > 0 ? `Keep-Alive: timeout=${Math.floor(idle / 1000)}\r\n` : '';
    closing = { date, idle, text: `Date: ${date}\r\nConnection: keep-alive\r\n${hint}\r\n` };
  }
  return closing.text;
}

function dateOfSecond(): string {
  const now = new Date();
  setTimeout(() => (date = undefined), 1000 - now.getMilliseconds()).unref();
  return now.toUTCString();
}

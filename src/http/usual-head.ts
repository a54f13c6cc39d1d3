import type { AnswerHead } from './exchange.ts';
import { STATUS_CODES } from './node-http.ts';

/** Names of headers from which Node does not conclude how to frame an answer or whether to close its connection. */
const ORDINARY =
  /^(?!(?:connection|content-(?:disposition|length)|date|expect|keep-alive|trailer|transfer-encoding)$)[\w!#$%&'*+\-.^`|~]+$/i;
/** A value that can't end its header (RFC 9110, section 5.5). */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * The usual head as one text: that of an answer with a body, after which the connection stays open.
 * @param idle how long the server leaves the connection open, in milliseconds; 0 if it does not say
 * @returns undefined if another head is needed
 */
export function usualHead(
  method: string | undefined,
  { status, type, length, headers, cookies }: AnswerHead,
  idle: number,
): string | undefined {
  const hasBody = status >= 200 && status !== 204 && status !== 304 && method !== 'HEAD';
  if (!hasBody || cookies !== undefined) return undefined;
  let head = `${openingOf(status, type)}${length}\r\n`;
  for (const name in headers) {
    const value = headers[name]!;
    if (!ORDINARY.test(name) || !VALUE.test(value)) return undefined;
    head += `${name}: ${value}\r\n`;
  }
  return head + closingOf(idle);
}

/** The last opening and the last closing, because those of most answers are the same. */
let opening: { status: number; type: string | undefined; text: string } | undefined;
let closing: { date: string; idle: number | undefined; text: string } | undefined;
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
 * @param idle how long the server leaves the connection open, in milliseconds; 0 if it does not say, undefined if it
 * closes it, of which the headers tell
 */
export function closingOf(idle: number | undefined): string {
  date ??= dateOfSecond();
  if (date !== closing?.date || idle !== closing.idle) {
    const hint =
      idle === undefined || idle === 0 ? '' : `Keep-Alive: timeout=${Math.floor(idle / 1000)}\r\n`;
    const kept = idle === undefined ? '' : `Connection: keep-alive\r\n${hint}`;
    closing = { date, idle, text: `Date: ${date}\r\n${kept}\r\n` };
  }
  return closing.text;
}

function dateOfSecond(): string {
  const now = new Date();
  setTimeout(() => (date = undefined), 1000 - now.getMilliseconds()).unref();
  return now.toUTCString();
}

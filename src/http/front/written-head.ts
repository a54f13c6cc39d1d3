import { STATUS_CODES, validateHeaderName, validateHeaderValue } from '../node-http.ts';
import { closingOf } from '../usual-head.ts';

/** A header to be written. */
export type Field = readonly [name: string, value: string];

/** Headers that the end of a head says by itself. */
const OF_CLOSING = /^(?:date|keep-alive)$/i;

interface HeadOptions {
  /** The length of the body, if all of it is known. */
  readonly whole: number | undefined;
  /** How long the connection is left open, in milliseconds. */
  readonly idle: number;
}

/** Any head of an answer, framed as its headers say, or else by its length, or in chunks (RFC 9112, section 6). */
export function writtenHead(
  method: string | undefined,
  status: number,
  fields: readonly Field[],
  { whole, idle }: HeadOptions,
): { readonly head: string; readonly isChunked: boolean } {
  const isBodyless = status < 200 || status === 204 || status === 304 || method === 'HEAD';
  const isFramed = fields.some(([name]) => /^content-length$/i.test(name));
  const isChunked = !isFramed && !isBodyless && whole === undefined;
  const framing = isChunked ? 'Transfer-Encoding: chunked\r\n' : `Content-Length: ${whole}\r\n`;
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}` +
    (isFramed || isBodyless ? '' : framing) +
    closingBeside(fields, closingOf(closesAfter(fields) ? undefined : idle));
  return { head, isChunked };
}

/** The end of the head without what the headers say themselves, as Node leaves it out. */
function closingBeside(fields: readonly Field[], closing: string): string {
  if (!fields.some(([name]) => OF_CLOSING.test(name))) return closing;
  const own = new Set(fields.map(([name]) => name.toLowerCase()));
  const lines = closing.split('\r\n');
  return lines.filter((line) => !own.has(line.split(':', 1)[0]!.toLowerCase())).join('\r\n');
}

/** Whether the connection closes after the answer. */
export function closesAfter(fields: readonly Field[]): boolean {
  return fields.some(
    ([name, value]) => /^connection$/i.test(name) && value.toLowerCase() === 'close',
  );
}

/** @throws TypeError for a name or a value that would end its header, as Node does */
export function checkedField(name: string, value: string): Field {
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return [name, value];
}

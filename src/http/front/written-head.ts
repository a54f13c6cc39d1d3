import { STATUS_CODES } from '../node-http.ts';
import { closingOf } from '../usual-head.ts';

/** A header to be written. */
export type Field = readonly [name: string, value: string];

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
  const lines = fields.map(([name, value]) => lineOf(name, value)).join('');
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n${lines}` +
    (isFramed || isBodyless ? '' : framing) +
    closingOf(closesAfter(fields) ? undefined : idle);
  return { head, isChunked };
}

/** Whether the connection closes after the answer. */
export function closesAfter(fields: readonly Field[]): boolean {
  return fields.some(
    ([name, value]) => /^connection$/i.test(name) && value.toLowerCase() === 'close',
  );
}

/** @throws TypeError for a value that would end its header, as Node does */
function lineOf(name: string, value: string): string {
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
    throw new TypeError(`Invalid character in header content ["${name}"]`);
  }
  return `${name}: ${value}\r\n`;
}

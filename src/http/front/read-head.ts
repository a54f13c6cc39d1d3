import type { IncomingHttpHeaders } from 'node:http';

/** The longest head that is read here. Longer ones are for Node. */
export const MAX_FRONT_HEAD = 16 * 1024;
/** The most headers that are read here. */
const MAX_FRONT_HEADERS = 64;

/** All headers of a request. Requests of one connection usually have the same, so they are read once. */
export interface HeaderBlock {
  /** From the first header to the empty line, both included. */
  readonly bytes: Buffer;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly contentLength: number;
}

/** The head of a request, at its place in the input. */
export interface Head {
  readonly method: string;
  readonly url: string;
  readonly block: HeaderBlock;
  /** Where the body begins. */
  readonly end: number;
}

/** The input ends within what may become a head. */
export const INCOMPLETE = 'incomplete';
/** Node has to decide what this is. */
export const UNCERTAIN = 'uncertain';

const CR = 13;
const LF = 10;
const SPACE = 32;
const TAB = 9;
const COLON = 58;
const SLASH = 47;
const HASH = 35;

const METHODS: readonly (readonly [name: string, bytes: Buffer])[] = [
  'GET',
  'POST',
  'PUT',
  'HEAD',
  'DELETE',
].map((name) => [name, Buffer.from(`${name} `)]);
const VERSION = Buffer.from(' HTTP/1.1\r\n');

/** RFC 9110, section 5.6.2: the characters of a name. */
const IS_TOKEN = tableOf(/[!#$%&'*+\-.^`|~\w]/);
/** RFC 9110, section 5.5: the characters of a value. */
const IS_VALUE = tableOf(/[\t\x20-\x7e\x80-\xff]/);
/** RFC 3986, section 3.2: the characters of a host and port. */
const HOST = /^[\w\-.~!$&'()*+,;=%:[\]]*$/;
const LENGTH = /^\d{1,9}$/;
/** What a connection may have that stays open. An upgrade need not be taken (RFC 9110, section 7.8). */
const STAYS_OPEN = /^(?:(?:^|, *)(?:keep-alive|upgrade|http2-settings))+$/i;

/**
 * Headers that change how a request is read or answered (RFC 9110 and 9112), or of which Node makes anything but one
 * text.
 */
const FOR_NODE: ReadonlySet<string> = new Set([
  'transfer-encoding',
  'expect',
  'proxy-connection',
  'trailer',
  'te',
  'set-cookie',
  '__proto__',
]);

/**
 * Reads the head of a request, if nothing about it is unusual.
 * @param known the headers of the connection's last request
 */
export function readHead(
  bytes: Buffer,
  start: number,
  known: HeaderBlock | undefined,
): Head | typeof INCOMPLETE | typeof UNCERTAIN {
  const { length } = bytes;
  const method = methodAt(bytes, start);
  if (method === undefined) return length - start < 8 ? INCOMPLETE : UNCERTAIN;
  const urlAt = start + method.length + 1;
  if (urlAt < length && bytes[urlAt] !== SLASH) return UNCERTAIN;
  let at = urlAt;
  for (; at < length; at++) {
    const byte = bytes[at]!;
    if (byte <= SPACE || byte > 126 || byte === HASH) break;
  }
  if (at - start > MAX_FRONT_HEAD) return UNCERTAIN;
  for (let i = 0; i < VERSION.length; i++) {
    if (at + i >= length) return INCOMPLETE;
    if (bytes[at + i] !== VERSION[i]) return UNCERTAIN;
  }
  const blockAt = at + VERSION.length;
  let block = known;
  if (block === undefined || !isAt(bytes, blockAt, block.bytes)) {
    const read = readBlock(bytes, blockAt);
    if (typeof read === 'string') {
      return read === INCOMPLETE && length - start > MAX_FRONT_HEAD ? UNCERTAIN : read;
    }
    block = read;
  }
  const end = blockAt + block.bytes.length;
  if (end - start > MAX_FRONT_HEAD) return UNCERTAIN;
  return { method, url: bytes.toString('latin1', urlAt, at), block, end };
}

function methodAt(bytes: Buffer, start: number): string | undefined {
  for (const [name, expected] of METHODS) {
    let i = 0;
    while (i < expected.length && bytes[start + i] === expected[i]) i++;
    if (i === expected.length) return name;
  }
  return undefined;
}

function isAt(bytes: Buffer, at: number, expected: Buffer): boolean {
  const end = at + expected.length;
  return end <= bytes.length && expected.compare(bytes, at, end) === 0;
}

function readBlock(
  bytes: Buffer,
  start: number,
): HeaderBlock | typeof INCOMPLETE | typeof UNCERTAIN {
  const { length } = bytes;
  const headers: Record<string, string> = {};
  const rawHeaders: string[] = [];
  let at = start;
  while (bytes[at] !== CR) {
    const nameAt = at;
    while (at < length && IS_TOKEN[bytes[at]!] === 1) at++;
    if (at >= length) return INCOMPLETE;
    if (at === nameAt || bytes[at] !== COLON) return UNCERTAIN;
    const raw = bytes.toString('latin1', nameAt, at);
    at++;
    while (bytes[at] === SPACE || bytes[at] === TAB) at++;
    const valueAt = at;
    while (at < length && IS_VALUE[bytes[at]!] === 1) at++;
    if (at + 1 >= length) return INCOMPLETE;
    if (bytes[at] !== CR || bytes[at + 1] !== LF) return UNCERTAIN;
    let end = at;
    while (end > valueAt && (bytes[end - 1] === SPACE || bytes[end - 1] === TAB)) end--;
    at += 2;
    const name = raw.toLowerCase();
    const isUnusual =
      FOR_NODE.has(name) ||
      Object.hasOwn(headers, name) ||
      rawHeaders.length >= 2 * MAX_FRONT_HEADERS;
    if (isUnusual) return UNCERTAIN;
    const value = bytes.toString('latin1', valueAt, end);
    headers[name] = value;
    rawHeaders.push(raw, value);
  }
  if (at + 1 >= length) return INCOMPLETE;
  if (bytes[at + 1] !== LF) return UNCERTAIN;
  const { host, connection, 'content-length': given = '0' } = headers;
  if (host === undefined || !HOST.test(host)) return UNCERTAIN;
  if (connection !== undefined && !STAYS_OPEN.test(connection)) return UNCERTAIN;
  if (!LENGTH.test(given)) return UNCERTAIN;
  return {
    bytes: Buffer.from(bytes.subarray(start, at + 2)),
    headers,
    rawHeaders,
    contentLength: Number(given),
  };
}

function tableOf(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) =>
    pattern.test(String.fromCharCode(code)) ? 1 : 0,
  );
}

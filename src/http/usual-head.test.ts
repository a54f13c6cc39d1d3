import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import type { AnswerHead } from './exchange.ts';
import { usualHead } from './usual-head.ts';

const BODY = 'hello';
const IDLE = 65_000;
const USUAL: AnswerHead = { status: 200, type: 'text/plain', length: BODY.length, headers: {} };

async function listening(serve: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: IDLE }, serve).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** What a client receives that closes its side after one request. */
async function received(port: number, request: string): Promise<string> {
  const connection = await rawConnection(port);
  connection.socket.end(request);
  const text = await connection.closed();
  return text.replace(/^Date: .*$/m, 'Date: now');
}

/** An answer by Node. */
async function byNode(request: string, { status, type, length, headers }: AnswerHead) {
  const port = await listening((_request, response) => {
    const typed = type === undefined ? [] : ['Content-Type', type];
    const others = Object.entries(headers ?? {}).flat();
    response.writeHead(status, [...typed, 'Content-Length', String(length), ...others]);
    response.end(BODY);
  });
  return received(port, request);
}

const get = (...lines: string[]) =>
  `${['GET / HTTP/1.1', 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;

test.each<[string, Partial<AnswerHead>]>([
  ['an answer', {}],
  ['an error', { status: 404 }],
  ['a status without a name', { status: 299 }],
  ['an answer without a type', { type: undefined }],
  ['an answer with headers', { headers: { 'Retry-After': '1', 'x-of-mine': 'a = b\tc' } }],
  ['an answer with an empty header', { headers: { 'X-Empty': '' } }],
  ['an answer without headers', { headers: undefined }],
])('%s has the head that Node would write', async (_name, given) => {
  const head = { ...USUAL, ...given };
  const usual = usualHead('GET', head, IDLE)!.replace(/^Date: .*$/m, 'Date: now');
  expect(usual).toContain('Keep-Alive: timeout=65');
  expect(usual + BODY).toBe(await byNode(get(), head));
});

test('a value is one byte a character, where Node would write UTF-8 with a body of text', () => {
  const head = { ...USUAL, headers: { 'x-of-mine': 'caf\xe9' } };
  expect(usualHead('GET', head, IDLE)).toContain('\r\nx-of-mine: caf\xe9\r\n');
});

test('an answer to HEAD needs another head', () => {
  expect(usualHead('HEAD', USUAL, IDLE)).toBeUndefined();
});

test.each<[string, Partial<AnswerHead>]>([
  ['a status without a body', { status: 204 }],
  ['the status of an unchanged document', { status: 304 }],
  ['a header that closes the connection', { headers: { Connection: 'close' } }],
  ['a header that frames the body', { headers: { 'transfer-encoding': 'chunked' } }],
  ['a second length', { headers: { 'CONTENT-LENGTH': '1' } }],
  ['a date of its own', { headers: { Date: 'then' } }],
  ['a value with a line break', { headers: { 'X-A': 'b\r\nX-C: d' } }],
  ['a value beyond Latin-1', { headers: { 'X-A': '\u{1F600}' } }],
  ['a name with a line break', { headers: { 'X-A: b\r\nX-C': 'd' } }],
  ['a name with a space', { headers: { 'X A': 'b' } }],
  ['an empty name', { headers: { '': 'b' } }],
])('%s needs another head', (_name, given) => {
  expect(usualHead('GET', { ...USUAL, ...given }, IDLE)).toBeUndefined();
});

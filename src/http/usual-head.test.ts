import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawConnection } from '../../testing/http/http.ts';
import type { AnswerHead } from './answer-head.ts';
import { writeUsualHead } from './usual-head.ts';

const BODY = 'hello';
const USUAL: AnswerHead = { status: 200, type: 'text/plain', length: BODY.length, headers: {} };

async function listening(serve: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: 65_000 }, serve).listen(0, '127.0.0.1');
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

/** An answer by {@link writeUsualHead}, and whether that wrote its head. */
async function usual(request: string, head: AnswerHead) {
  let isWritten: boolean | undefined;
  const port = await listening((_request, response) => {
    isWritten = writeUsualHead(response, head);
    if (isWritten) response.end(BODY);
    else response.destroy();
  });
  const text = await received(port, request);
  return { isWritten, text };
}

/** The same answer by Node. */
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
  ['an answer with headers', { headers: { 'Retry-After': '1', 'x-of-mine': 'caf\xe9 = a\tb' } }],
  ['an answer with an empty header', { headers: { 'X-Empty': '' } }],
  ['an answer without headers', { headers: undefined }],
])('%s has the head that Node would write', async (_name, given) => {
  const head = { ...USUAL, ...given };
  const { isWritten, text } = await usual(get(), head);
  expect(isWritten).toBe(true);
  expect(text).toContain('Keep-Alive: timeout=65');
  expect(text).toBe(await byNode(get(), head));
});

test('a client of HTTP/1.0 that wants to keep its connection gets what Node would write', async () => {
  const request = 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n';
  const { isWritten, text } = await usual(request, USUAL);
  expect(isWritten).toBe(true);
  expect(text).toBe(await byNode(request, USUAL));
});

test.each<[string, string]>([
  ['HEAD', 'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a client that closes', get('Connection: close')],
  ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
])('%s gets another head', async (_name, request) => {
  expect((await usual(request, USUAL)).isWritten).toBe(false);
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
])('%s needs another head', async (_name, given) => {
  expect((await usual(get(), { ...USUAL, ...given })).isWritten).toBe(false);
});

test('headers that were set before need another head', async () => {
  let isWritten: boolean | undefined;
  const port = await listening((_request, response) => {
    response.setHeader('X-Before', '1');
    isWritten = writeUsualHead(response, USUAL);
    response.end(BODY);
  });
  expect(await received(port, get())).toContain('X-Before: 1');
  expect(isWritten).toBe(false);
});

test('no second head is written', async () => {
  const written: boolean[] = [];
  const port = await listening((_request, response) => {
    written.push(writeUsualHead(response, USUAL), writeUsualHead(response, USUAL));
    expect(response.headersSent).toBe(true);
    response.end(BODY);
  });
  expect(await received(port, get())).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(written).toEqual([true, false]);
});

test('the next request on the connection is answered too', async () => {
  const port = await listening((_request, response) => {
    writeUsualHead(response, USUAL);
    response.end(BODY);
  });
  expect((await received(port, get() + get())).match(/hello/g)).toHaveLength(2);
});

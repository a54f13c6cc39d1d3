import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { test as base, describe, expect } from 'vitest';
import { NOWHERE } from '../../../testing/base/test-closed-port.ts';
import type { Exchange } from '../exchange.ts';
import { startProxy, type Proxy } from './proxy.ts';

interface Behind {
  readonly proxy: Proxy;
  readonly exchanges: Exchange[];
  /** Resolves after this many exchanges have been reported. */
  readonly told: (count: number) => Promise<Exchange[]>;
  readonly unreachable: string[];
}

interface Fixtures {
  /** Starts a proxy in front of a service. */
  before(listener: RequestListener, path?: string): Promise<Behind>;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it what the fixture depends on
  before: async ({}, use) => {
    const closing: (() => Promise<unknown>)[] = [];
    await use(async (listener, path = '') => {
      const server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const exchanges: Exchange[] = [];
      const unreachable: string[] = [];
      let onTold = () => {};
      const proxy = await startProxy({
        upstream: new URL(`http://127.0.0.1:${port}${path}`),
        host: '127.0.0.1',
        port: 0,
        now: () => 0,
        onExchange: (exchange) => {
          exchanges.push(exchange);
          onTold();
        },
        onUnreachable: (reason) => unreachable.push(reason),
      });
      closing.push(
        () => proxy.close(0),
        () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
      );
      const told = (count: number) =>
        new Promise<Exchange[]>((resolve) => {
          onTold = () => exchanges.length >= count && resolve(exchanges);
          onTold();
        });
      return { proxy, exchanges, unreachable, told };
    });
    for (const close of closing) await close();
  },
});

/** Sends a request unchanged. */
function ask(url: string, options: object = {}, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body);
  });
}

/** Contains every byte value. */
const BYTES = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256));

describe('an exchange through the proxy', () => {
  test('keeps headers that are not ASCII', async ({ before }) => {
    const { proxy } = await before((incoming, response) => {
      response.writeHead(200, ['X-Sent', String(incoming.headers['x-sent']), 'X-Own', 'caf\u{e9}']);
      response.end();
    });
    const { headers } = await ask(proxy.url, { headers: { 'x-sent': 'th\u{e9}' } });
    expect(headers).toMatchObject({ 'x-sent': 'th\u{e9}', 'x-own': 'caf\u{e9}' });
  });

  test('has no body behind the proxy if it has none before it', async ({ before }) => {
    const { proxy } = await before(({ headers }, response) =>
      response.end(JSON.stringify(headers)),
    );
    const { port } = new URL(proxy.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [, body = ''] = (await buffer(socket)).toString().split('\r\n\r\n');
    const headers = JSON.parse(/\{.*\}/.exec(body)?.[0] ?? '') as object;
    expect(headers).toMatchObject({ 'content-length': '0' });
    expect(headers).not.toHaveProperty('transfer-encoding');
  });

  test('that switches protocols unasked is answered with 502', async ({ before }) => {
    const { proxy, unreachable } = await before(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    expect(await ask(proxy.url)).toMatchObject({ statusCode: 502 });
    expect(unreachable).toEqual([expect.stringContaining('switched to another protocol unasked')]);
  });

  test.each([
    ['HTTP/1.1 000 OK', 502, ''],
    ['HTTP/1.1 200 Fi\x01ne', 200, 'Fine'],
  ])('that begins with %j does not end the proxy', async (line, statusCode, message) => {
    const service = createTcpServer((socket) => {
      socket.once('data', () => socket.end(`${line}\r\nContent-Length: 2\r\n\r\n{}`));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const unreachable: string[] = [];
    const proxy = await startProxy({
      upstream: new URL(`http://127.0.0.1:${(service.address() as AddressInfo).port}`),
      ...{ host: '127.0.0.1', port: 0, now: () => 0, onExchange: () => {} },
      onUnreachable: (reason) => unreachable.push(reason),
    });
    const answer = await ask(proxy.url);
    expect(answer.statusCode).toBe(statusCode);
    if (message === '') expect(unreachable[0]).toContain('answers with 0, which is no status');
    else expect(answer.statusMessage).toBe(message);
    await proxy.close(0);
    service.close();
  });

  test('keeps its method, path, headers, bodies and status', async ({ before }) => {
    const seen: { request?: IncomingMessage; body?: Buffer } = {};
    const { proxy, told } = await before(async (incoming, response) => {
      seen.request = incoming;
      seen.body = await buffer(incoming);
      response.writeHead(299, 'Odd', ['X-Two', 'a', 'x-two', 'b', 'Content-Encoding', 'gzip']);
      response.end(gzipSync(BYTES));
    }, '/api');
    const headers = [
      'Host',
      'a',
      'Content-Length',
      '70000',
      'X-One',
      '1',
      'x-one',
      '2',
      'Connection',
      'close, X-Hop',
      'X-Hop',
      'gone',
    ];
    const answer = await ask(`${proxy.url}/a//b/%2F?c=%20&d`, { method: 'POST', headers }, BYTES);
    expect(answer).toMatchObject({ statusCode: 299, statusMessage: 'Odd' });
    expect(answer.rawHeaders.slice(0, 4)).toEqual(['X-Two', 'a', 'x-two', 'b']);
    expect(await buffer(answer)).toEqual(gzipSync(BYTES));
    expect(seen.body).toEqual(BYTES);
    expect(seen.request).toMatchObject({ method: 'POST', url: '/api/a//b/%2F?c=%20&d' });
    expect(seen.request!.rawHeaders).toEqual(
      expect.arrayContaining(['X-One', '1', 'x-one', '2', 'Host']),
    );
    expect(seen.request!.headers['x-hop']).toBeUndefined();
    const [exchange] = await told(1);
    expect(exchange).toMatchObject({
      request: { method: 'POST', target: '/api/a//b/%2F?c=%20&d', body: { bytes: BYTES } },
      // The recorded body is decoded.
      response: { status: 299, body: { bytes: BYTES } },
    });
  });

  test('is streamed: events arrive before their stream has ended', async ({ before }) => {
    const events: { send?: (text: string) => void; end?: () => void } = {};
    const { proxy, told } = await before((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      events.send = (text) => void response.write(text);
      events.end = () => void response.end();
    });
    const answer = await ask(proxy.url);
    const chunks = answer[Symbol.asyncIterator]();
    for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
      events.send!(event);
      expect(String((await chunks.next()).value)).toBe(event);
    }
    events.end!();
    expect((await chunks.next()).done).toBe(true);
    const [exchange] = await told(1);
    expect(exchange?.response?.body).toEqual({ bytes: Buffer.from('data: 1\n\ndata: 2\n\n') });
  });

  test('is ended upstream when the client disconnects', async ({ before }) => {
    const left = Promise.withResolvers<void>();
    const { proxy, told } = await before((_incoming, response) => {
      response.writeHead(200).flushHeaders();
      response.once('close', () => left.resolve());
    });
    const answer = await ask(proxy.url);
    answer.destroy();
    await left.promise;
    const [exchange] = await told(1);
    expect(exchange?.response?.body).toMatchObject({ rest: 'was broken off before its end' });
  });

  test('is aborted when the upstream aborts it', async ({ before }) => {
    const { proxy } = await before((_incoming, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('12345', () => response.destroy());
    });
    const answer = await ask(proxy.url);
    await expect(buffer(answer)).rejects.toThrow('aborted');
  });
});

describe('an unreachable service', () => {
  test('is answered with a 502 that names it', async ({ before }) => {
    const { proxy, unreachable, exchanges } = await before((incoming) => incoming.socket.destroy());
    const answer = await ask(proxy.url, { method: 'POST' }, Buffer.from('x'));
    expect(answer.statusCode).toBe(502);
    const { error } = JSON.parse(String(await buffer(answer))) as { error: string };
    expect(error).toMatch(
      /^plinth proxy: cannot reach http:\/\/127.0.0.1:\d+: the connection was broken off before an answer came$/,
    );
    expect(unreachable).toHaveLength(1);
    expect(exchanges).toEqual([]);
  });

  test('is named if nothing listens there', async () => {
    const proxy = await startProxy({
      upstream: new URL(NOWHERE),
      host: '127.0.0.1',
      port: 0,
      now: () => 0,
      onExchange: () => {},
      onUnreachable: () => {},
    });
    const answer = await ask(proxy.url);
    expect(String(await buffer(answer))).toContain('nothing listens there');
    await proxy.close(0);
  });
});

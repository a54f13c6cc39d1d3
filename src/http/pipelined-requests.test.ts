import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasBody } from './body.ts';
import { readBody } from './incoming-request.ts';
import type { RequestListener } from './request-listener.ts';
import { get, serve } from '../../testing/http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';

describe('a connection-level answer comes after the pending answers', () => {
  const slow = () => {
    const finishes: (() => void)[] = [];
    const back: RequestListener = (request, response) => {
      finishes.push(() => response.end(`${request.method} ${request.url}`));
    };
    return { finishes, back };
  };

  test.each([
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT a:1'],
    ['an unknown method', 'FOO /b HTTP/1.1\r\nHost: a\r\n\r\n', 'FOO /b'],
    ['input that is not HTTP', 'hello\r\n\r\n', 'not valid HTTP'],
    ['a request behind something else', `"]${get('/b')}`, 'not valid HTTP'],
  ])('%s', async (_, bytes, expected) => {
    const { finishes, back } = slow();
    const { port } = await serve(back);
    const client = await rawConnection(port);
    client.write(get('/a') + bytes);
    await expect.poll(() => finishes).toHaveLength(1);
    finishes[0]!();
    await client.until((received) => received.includes('GET /a'));
    if (expected !== 'not valid HTTP') {
      await expect.poll(() => finishes).toHaveLength(2);
      finishes[1]!();
    }
    const received = await client.closed();
    expect(received).toContain(expected);
    expect(received.indexOf('GET /a')).toBeLessThan(received.indexOf(expected));
  });

  test('is not sent if the client has left', async () => {
    const { finishes, back } = slow();
    const { port } = await serve(back);
    const client = await rawConnection(port);
    client.write(`${get('/a')}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`);
    await expect.poll(() => finishes).toHaveLength(1);
    client.socket.resetAndDestroy();
    await client.closed();
    finishes[0]!();
    const another = await rawConnection(port);
    another.write(get('/b'));
    await expect.poll(() => finishes).toHaveLength(2);
    finishes[1]!();
    another.socket.destroy();
  });
});

describe('requests that wait for their turn', () => {
  let read: number;
  const count = () => void read++;
  beforeEach(() => {
    read = 0;
    subscribe('http.server.request.start', count);
  });
  afterEach(() => void unsubscribe('http.server.request.start', count));

  const all = Array.from({ length: 5_000 }, (_, i) => `/${i}`);
  const inOnePacket = all.map(get).join('');

  /** A server that answers the first request of each connection when the test says so. */
  async function holding() {
    const held: (() => void)[] = [];
    const { port } = await serve((request, response) => {
      const finish = () => response.end(`<${request.url}>`);
      if (request.url === '/0') held.push(finish);
      else finish();
    });
    return { held, port };
  }

  test('are limited in number, and later input is read when it is its turn', async () => {
    const { held, port } = await holding();
    const client = await rawConnection(port);
    client.write(inOnePacket);
    await expect.poll(() => held).toHaveLength(1);
    const other = await rawConnection(port);
    other.write(get('/other'));
    await other.until((received) => received.endsWith('</other>'));
    // Node reads 64 KB at once.
    expect(read).toBeLessThan(2_500);
    held[0]!();
    const received = await client.until((so) => so.endsWith('</4999>'));
    expect(Array.from(received.matchAll(/<(.*?)>/g), ([, url]) => url)).toEqual(all);
    client.socket.destroy();
    other.socket.destroy();
  });

  test('are limited in the total size of their bodies, and later input is read when it is its turn', async () => {
    const begun: Socket[] = [];
    let finish = () => {};
    const { port } = await serve((request, response) => {
      begun.push(request.socket);
      if (hasBody(request)) readBody(request, Infinity, () => response.end(`<${request.url}>`));
      else finish = () => void response.end('</0>');
    });
    const client = await rawConnection(port);
    const body = 'x'.repeat(60_000);
    const post = (i: number) =>
      `POST /${i} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    client.write(get('/0') + Array.from({ length: 40 }, (_, i) => post(i + 1)).join(''));
    await expect.poll(() => begun[0]?.isPaused()).toBe(true);
    // The limit of waiting bytes, and what Node reads at once before and after it.
    expect(begun[0]!.bytesRead).toBeLessThan(5 * 64 * 1024);
    finish();
    const received = await client.until((so) => so.endsWith('</40>'));
    expect(Array.from(received.matchAll(/<\/(\d+)>/g), ([, i]) => Number(i))).toEqual(
      Array.from({ length: 41 }, (_, i) => i),
    );
    client.socket.destroy();
  });

  test('have their bodies read, however late those of earlier requests were read', async () => {
    const { port } = await serve((request, response) => {
      setImmediate(() => readBody(request, Infinity, () => response.end(`<${request.url}>`)));
    });
    const client = await rawConnection(port);
    const body = 'x'.repeat(70_000);
    const post = (i: number) =>
      `POST /${i} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    client.write(post(1) + post(2) + post(3));
    const received = await client.until((so) => so.endsWith('</3>'));
    expect(received.match(/<.*?>/g)).toEqual(['</1>', '</2>', '</3>']);
    client.socket.destroy();
  });

  test('are limited for all connections together', async () => {
    const some = all.slice(0, 1_000).map(get);
    const { held, port } = await holding();
    const clients = await Promise.all(Array.from({ length: 40 }, () => rawConnection(port)));
    for (const client of clients) client.write(some.join(''));
    await expect.poll(() => held).toHaveLength(40);
    // The limit of all waiting requests, one packet in progress, and a little for each connection.
    expect(read).toBeLessThan(4_096 + 2_500 + 40 * 60);
    for (const finish of held) finish();
    await Promise.all(clients.map((client) => client.until((so) => so.endsWith('</999>'))));
    for (const client of clients) client.socket.destroy();
  });
});

test.each<[string, string]>([
  ['while it waits for its turn', get('/0')],
  ['until somebody reads it', ''],
])('a body in chunks of a byte is not kept chunk by chunk %s', async (_, before) => {
  const text = Array.from({ length: 10_000 }, (_element, i) => i % 10).join('');
  const pieces: string[] = [];
  let socket: Socket | undefined;
  let goOn = () => {};
  const { port } = await serve((request, response) => {
    ({ socket } = request);
    const read = () => void request.on('data', (piece) => pieces.push(String(piece)));
    request.once('end', () => response.end('read'));
    if (request.url === '/0') goOn = () => void response.end();
    else if (before === '') goOn = read;
    else read();
  });
  const client = await rawConnection(port);
  const chunks = `${text.replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`;
  const sent = `${before}POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`;
  client.write(sent);
  await expect.poll(() => socket?.bytesRead).toBe(sent.length);
  goOn();
  await client.until((received) => received.endsWith('read'));
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeLessThan(10);
  client.socket.destroy();
});

test('a large body is read while requests behind it are not', async () => {
  const { port } = await serve((request, response) => {
    if (!hasBody(request)) response.end('<0>');
    else readBody(request, Infinity, (body) => response.end(`<${(body as Buffer).length}>`));
  });
  const client = await rawConnection(port);
  const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`;
  client.write(post + get('/') + post);
  const received = await client.until((so) => (so.match(/<\d+>/g)?.length ?? 0) === 3);
  expect(received.match(/<\d+>/g)).toEqual(['<1000000>', '<0>', '<1000000>']);
  client.socket.destroy();
});

test('pipelined requests run one after another', async () => {
  const events: string[] = [];
  const { port } = await serve((request, response) => {
    events.push(`${request.url} begins`);
    const answer = () => {
      events.push(`${request.url} ends`);
      response.end(`answer to ${request.url}`);
    };
    if (hasBody(request)) readBody(request, Infinity, answer);
    else setImmediate(answer);
  });
  const client = await rawConnection(port);
  const post = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody`;
  client.write(post('/a') + get('/b') + post('/c') + get('/d'));
  await client.until((received) => received.endsWith('answer to /d'));
  client.socket.destroy();
  expect(events).toEqual(
    ['/a', '/b', '/c', '/d'].flatMap((path) => [`${path} begins`, `${path} ends`]),
  );
});

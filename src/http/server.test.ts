import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redisContractErrors } from '../families/redis/errors.ts';
import { hasBody } from './body.ts';
import { readBody } from './incoming-request.ts';
import { answer, echo, get, listen, serve } from '../../testing/http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';

describe('input that never becomes a request is answered with an error of the family', () => {
  const notHttp = (reason: string) => ({
    status: 400,
    json: { error: `ERR the request is not valid HTTP: ${reason}` },
  });
  const noRequest = notHttp('it must begin with a line like GET /path HTTP/1.1');
  const post = (...lines: string[]) =>
    `POST / HTTP/1.1\r\n${['Host: localhost', ...lines].join('\r\n')}`;
  const headTooLarge = {
    status: 431,
    json: { error: 'ERR the request line and headers exceed 64 KB or 1000 headers' },
  };

  test.each([
    ['plain text', 'hello there\r\n\r\n', noRequest],
    ['RESP', '*1\r\n$4\r\nPING\r\n', noRequest],
    ['a TLS handshake', Buffer.from('1603010200010001fc0303', 'hex'), noRequest],
    ['the first byte of a TLS handshake', Buffer.from('16', 'hex'), noRequest],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', notHttp('HTTP/2 is not supported')],
    [
      'a URL that is not ASCII',
      get('/get/é'),
      notHttp('characters in a URL that are not ASCII must be percent-encoded'),
    ],
    [
      'a header without a name',
      'GET / HTTP/1.1\r\n: x\r\n\r\n',
      notHttp('a header has no valid name, or an invalid character'),
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', notHttp('it has no Host')],
    ['two hosts', post('Host: other\r\n\r\n'), notHttp('it has more than one Host')],
    [
      'no host but a path',
      'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n',
      notHttp('Host must be the name of a host, or that and a port'),
    ],
    [
      'another version',
      'GET / HTTP/0.9\r\n\r\n',
      notHttp('its version of HTTP must be 1.1 or 1.0'),
    ],
    [
      'two lengths',
      post('Content-Length: 1', 'Content-Length: 2\r\n\r\n'),
      notHttp('it has more than one Content-Length'),
    ],
    [
      'an invalid length',
      post('Content-Length: x\r\n\r\n'),
      notHttp('Content-Length must be a number of bytes, with no Transfer-Encoding beside it'),
    ],
    [
      'a length and chunks',
      post('Content-Length: 1', 'Transfer-Encoding: chunked\r\n\r\n'),
      notHttp('Transfer-Encoding must be chunked, with no Content-Length beside it'),
    ],
    ['a long URL', get(`/${'x'.repeat(70_000)}`), headTooLarge],
    ['a long header', `GET / HTTP/1.1\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, headTooLarge],
    ['more than 1000 headers', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(1001)}\r\n`, headTooLarge],
    ['a flood of headers', `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(2_000_000)}\r\n`, headTooLarge],
  ])('%s', async (_, bytes, expected) => {
    const { port } = await serve(echo);
    const client = await rawConnection(port);
    client.write(bytes);
    const received = await client.closed();
    expect(answer(received)).toEqual(expected);
    expect(received).toContain('\r\nConnection: close\r\n');
    expect(received).toContain('\r\nContent-Type: application/json\r\n');
  });

  test.each([
    ['without a size', 'zz\r\n', 'the size of a chunk of its body must be a hexadecimal number'],
    [
      'that is longer than its size',
      '1\r\nab\r\n',
      'a line or a chunk of its body does not end with CR LF where it must',
    ],
  ])('a chunk %s', async (_, chunk, reason) => {
    const { port } = await serve((request, response) => {
      readBody(request, 100, () => response.end('<read>'));
    });
    const client = await rawConnection(port);
    client.write(post(`Transfer-Encoding: chunked\r\n\r\n${chunk}`));
    expect(answer(await client.closed())).toEqual(notHttp(reason));
  });

  test('after a request that was answered', async () => {
    const { port } = await serve(echo);
    const client = await rawConnection(port);
    client.write(`${get('/a')}hello there\r\n\r\n`);
    const received = await client.closed();
    expect(received).toContain('GET /a');
    expect(answer(received)).toEqual(noRequest);
  });
});

test('a client that does not read its answer is disconnected, one that waits for an answer is not', async () => {
  const closed: string[] = [];
  const held: (() => void)[] = [];
  const { port } = await serve(
    (request, response) => {
      const { url = '' } = request;
      request.socket.once('close', () => closed.push(url));
      if (url === '/waits') held.push(() => response.end('<at last>'));
      else response.end('x'.repeat(50_000_000));
    },
    { stalled: 100 },
  );
  const waiting = await rawConnection(port);
  waiting.write(get('/waits'));
  const stalled = await rawConnection(port);
  stalled.socket.pause();
  stalled.write(get('/stalls'));
  await expect.poll(() => closed).toEqual(['/stalls']);
  held[0]!();
  await waiting.until((received) => received.endsWith('<at last>'));
  waiting.socket.destroy();
  stalled.socket.destroy();
});

test('a client that has closed its side still gets its answer', async () => {
  const finishes: (() => void)[] = [];
  const { port } = await serve((_request, response) => {
    finishes.push(() => response.end('late'));
  });
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.end(get('/'));
  let received = '';
  client.on('data', (bytes) => (received += bytes.toString()));
  await expect.poll(() => finishes).toHaveLength(1);
  finishes[0]!();
  await once(client, 'end');
  expect(received).toMatch(/late$/);
});

describe('requests of an unusual kind reach the family', () => {
  test.each([
    ['a head of 60 KB', get(`/${'x'.repeat(60_000)}`), `GET /${'x'.repeat(60_000)}`],
    ['HTTP/1.0 without a host', 'GET /a HTTP/1.0\r\n\r\n', 'GET /a'],
    ['an unknown expectation', 'GET /a HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 'GET /a'],
    ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT a:1'],
  ])('%s', async (_, bytes, expected) => {
    const { port } = await serve(echo);
    const client = await rawConnection(port);
    client.write(bytes);
    expect(await client.until((received) => received.includes(expected))).toMatch(
      /^HTTP\/1.1 200 /,
    );
    client.socket.destroy();
  });

  test('with 1000 headers', async () => {
    const { port } = await serve((request, response) => response.end(request.headers['last']));
    const client = await rawConnection(port);
    client.write(`GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(998)}Last: kept\r\n\r\n`);
    await client.until((received) => received.endsWith('kept'));
    client.socket.destroy();
  });
});

describe('a client that takes too long gets an error', () => {
  test.each([
    ['to send the head', 'GET / HTTP/1.1\r\nHost: a\r\n', { head: 100 }],
    ['to send anything', '', { head: 100 }],
    [
      'to send the body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab',
      { head: 100, request: 200 },
    ],
  ])('%s', async (_, bytes, timeouts) => {
    const { port } = await serve(() => {}, timeouts);
    const client = await rawConnection(port);
    client.write(bytes);
    expect(answer(await client.closed())).toEqual({
      status: 408,
      json: { error: 'ERR the request took too long to arrive' },
    });
  });
});

describe('a client that has sent in time what the server reads late, because it was busy, gets its answer', () => {
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n';
  const timeouts = { head: 100, request: 200 };

  /** A server that is busy for longer than its timeouts, from when it has accepted a connection and has read nothing. */
  async function busyAfter(sent: string) {
    const server = await serve((request, response) => {
      readBody(request, 100, (body) => response.end(`<${String(body)}>`));
    }, timeouts);
    const port = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    onTestFinished(() => void port.close());
    await once(port, 'listening');
    const accepted = once(port, 'connection') as Promise<[Socket]>;
    const client = await rawConnection((port.address() as AddressInfo).port);
    const [socket] = await accepted;
    server.accept(socket);
    client.write(sent);
    beBusy(300);
    return client;
  }

  const beBusy = (milliseconds: number) =>
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

  test.each([
    ['a head', get('/'), '<>'],
    ['a head and a body', `${post}hello`, '<hello>'],
    ['requests', get('/').repeat(3), '<>'],
  ])('%s', async (_, sent, expected) => {
    const client = await busyAfter(sent);
    expect(await client.until((received) => received.endsWith(expected))).toMatch(
      /^HTTP\/1.1 200 /,
    );
    client.socket.destroy();
  });

  test('another request on its connection', async () => {
    const server = await serve(
      (request, response) => {
        echo(request, response);
        if (request.url !== '/first') return;
        response.once('close', () => {
          client.write(get('/next'));
          // Node allows a second more.
          beBusy(1200);
        });
      },
      { idle: 100 },
    );
    const client = await rawConnection(server.port);
    client.write(get('/first'));
    await client.until((received) => received.endsWith('GET /next'));
    client.socket.destroy();
  });

  test.each([
    ['half a head', 'GET / HTTP/1.1\r\n'],
    ['a head and half a body', `${post}he`],
    ['a request and half a head', `${get('/')}GET / HTTP/1.1\r\n`],
  ])('but not for %s', async (_, sent) => {
    const client = await busyAfter(sent);
    expect(answer(await client.closed())).toMatchObject({ status: 408 });
  });
});

test('a port that is taken is an error of the system', async () => {
  const { port } = await serve(echo);
  await expect(
    listen(echo, redisContractErrors, { host: '127.0.0.1', port }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

describe('an upgrade is not taken, and the connection closes behind the answer', () => {
  const body = `${get('/b')}ab`;
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const asks = 'Host: a\r\nConnection: Upgrade\r\nUpgrade: tea\r\n';
  const chunks = `POST /a HTTP/1.1\r\n${asks}Transfer-Encoding: chunked\r\n\r\n`;
  const length = `POST /a HTTP/1.1\r\n${asks}Content-Length: ${body.length}\r\n\r\n`;

  test.each<[string, readonly string[], string]>([
    ['without a body', [`GET /a HTTP/1.1\r\n${asks}\r\n${get('/b')}`], ''],
    ['before another request', [`GET /a HTTP/1.1\r\n${asks}\r\n`, get('/b')], ''],
    ['with a body', [length + body + get('/b')], body],
    ['before its body', [length, body + get('/b')], body],
    ['in the middle of its body', [length + body.slice(0, 9), body.slice(9) + get('/b')], body],
    ['with chunks', [`${chunks}${chunk}${get('/b')}`], body],
    ['before its chunks', [chunks, `${chunk}${get('/b')}`], body],
  ])('%s', async (_, parts, expected) => {
    const begun: string[] = [];
    const { port } = await serve((request, response) => {
      begun.push(request.url!);
      const answer = (text: string) => setImmediate(() => response.end(`<${text}>`));
      if (hasBody(request)) readBody(request, 100, (all) => answer(String(all)));
      else answer('');
    });
    const client = await rawConnection(port);
    for (const part of parts) {
      client.write(part);
      await expect.poll(() => begun).toEqual(['/a']);
    }
    const received = await client.closed();
    expect(received.replace(/<ECONNRESET>$/, '').endsWith(`<${expected}>`)).toBe(true);
    expect(received).toContain('\r\nConnection: close\r\n');
    expect(begun).toEqual(['/a']);
  });
});

test('a client that leaves before its answer causes no error', async () => {
  const left: Promise<void>[] = [];
  const { port } = await serve((request, response) => {
    if (request.url !== '/slow') return echo(request, response);
    left.push(
      new Promise((resolve) => {
        request.socket.once('close', () => {
          response.end('too late');
          resolve();
        });
      }),
    );
  });
  const client = connect(port, '127.0.0.1');
  client.write(get('/slow'));
  await expect.poll(() => left).toHaveLength(1);
  client.resetAndDestroy();
  await left[0];
  const another = await rawConnection(port);
  another.write(get('/b'));
  await another.until((received) => received.endsWith('GET /b'));
  another.socket.destroy();
});

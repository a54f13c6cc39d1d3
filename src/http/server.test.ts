import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RequestListener } from './request-listener.ts';
import { redisContractErrors } from '../families/redis/errors.ts';
import { hasBody } from './body.ts';
import { readBody } from './incoming-request.ts';
import { listen, type Listening, type Timeouts } from './server.ts';
import { rawConnection } from './testing.ts';

const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close().catch(() => {})));
});

async function serve(back: RequestListener, timeouts: Partial<Timeouts> = {}): Promise<Listening> {
  const server = await listen(back, redisContractErrors, { host: '127.0.0.1', port: 0, timeouts });
  open.push(server);
  return server;
}

/** Answers with what it was asked. */
const echo: RequestListener = (request, response) => {
  request.resume();
  response.end(`${request.method} ${request.url}`);
};

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Status and JSON body of the last response in what was received. */
function answer(received: string): { status: number; json: unknown } {
  const last = received.slice(received.lastIndexOf('HTTP/1.1 '));
  const body = last.slice(last.indexOf('\r\n\r\n') + 4);
  return { status: Number(last.slice(9, 12)), json: JSON.parse(body) };
}

describe('what never becomes a request is answered in the words of the family', () => {
  const notHttp = {
    status: 400,
    json: {
      error:
        'ERR the request is not valid HTTP; what is not ASCII in a URL must be percent-encoded',
    },
  };
  const headTooLarge = {
    status: 431,
    json: { error: 'ERR the request line and headers exceed 64 KB or 1000 headers' },
  };

  test.each([
    ['words', 'hello there\r\n\r\n', notHttp],
    ['RESP', '*1\r\n$4\r\nPING\r\n', notHttp],
    ['a TLS handshake', Buffer.from('1603010200010001fc0303', 'hex'), notHttp],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', notHttp],
    ['a URL that is not ASCII', get('/get/é'), notHttp],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', notHttp],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', notHttp],
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

  test('after a request that was answered', async () => {
    const { port } = await serve(echo);
    const client = await rawConnection(port);
    client.write(`${get('/a')}hello there\r\n\r\n`);
    const received = await client.closed();
    expect(received).toContain('GET /a');
    expect(answer(received)).toEqual(notHttp);
  });
});

describe('an answer that is given to no request of the family comes after those that are due', () => {
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
    ['what is not HTTP', 'hello\r\n\r\n', 'not valid HTTP'],
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

  test('and not at all where the client has left', async () => {
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

  /** A server that answers the first request of each connection when it is told to. */
  async function holding() {
    const held: (() => void)[] = [];
    const { port } = await serve((request, response) => {
      const finish = () => response.end(`<${request.url}>`);
      if (request.url === '/0') held.push(finish);
      else finish();
    });
    return { held, port };
  }

  test('are few, and what is sent behind them is read when it is theirs', async () => {
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

  test('have small bodies together, and what is behind them is read when it is theirs', async () => {
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
    // As much as may wait, and what Node reads at once before and behind it.
    expect(begun[0]!.bytesRead).toBeLessThan(5 * 64 * 1024);
    finish();
    const received = await client.until((so) => so.endsWith('</40>'));
    expect(Array.from(received.matchAll(/<\/(\d+)>/g), ([, i]) => Number(i))).toEqual(
      Array.from({ length: 41 }, (_, i) => i),
    );
    client.socket.destroy();
  });

  test('are few of all connections together', async () => {
    const some = all.slice(0, 1_000).map(get);
    const { held, port } = await holding();
    const clients = await Promise.all(Array.from({ length: 40 }, () => rawConnection(port)));
    for (const client of clients) client.write(some.join(''));
    await expect.poll(() => held).toHaveLength(40);
    // What may wait of all, one packet that was being read, and a little of each.
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

test('a client that takes nothing of its answer is cut off, one that waits for it is not', async () => {
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

test('one that has sent its last request still gets its answer', async () => {
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
    [
      'an upgrade',
      'GET /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: tea\r\n\r\n',
      '/a',
    ],
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

describe('a client that is too slow is told so', () => {
  test.each([
    ['with the head', 'GET / HTTP/1.1\r\nHost: a\r\n', { head: 100 }],
    ['with saying anything', '', { head: 100 }],
    [
      'with the body',
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

describe('closing', () => {
  test('lets a request under way finish', async () => {
    const finishes: (() => void)[] = [];
    const server = await serve((_request, response) => {
      finishes.push(() => response.end('finished'));
    });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => finishes).toHaveLength(1);
    const closed = server.close();
    finishes[0]!();
    expect(await client.closed()).toMatch(/finished$/);
    await closed;
  });

  test('lets a body that is being sent arrive', async () => {
    let reading = false;
    const server = await serve((request, response) => {
      reading = true;
      request.resume().on('end', () => response.end('all of it'));
    });
    const client = await rawConnection(server.port);
    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab');
    await expect.poll(() => reading).toBe(true);
    const closed = server.close();
    client.write('cde');
    expect(await client.closed()).toMatch(/all of it$/);
    await closed;
  });

  test('refuses new connections', async () => {
    const server = await serve(echo);
    await server.close();
    await expect(rawConnection(server.port)).rejects.toThrow('ECONNREFUSED');
  });

  test('takes the last request of a connection that is kept alive, and says so', async () => {
    const finishes: (() => void)[] = [];
    const server = await serve((_request, response) => {
      finishes.push(() => response.end('finished'));
    });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => finishes).toHaveLength(1);
    const closed = server.close();
    client.write(get('/'));
    finishes[0]!();
    await expect.poll(() => finishes).toHaveLength(2);
    finishes[1]!();
    const [, , last] = (await client.closed()).split('HTTP/1.1 200 OK');
    expect(last).toContain('Connection: close');
    await closed;
  });

  test('answers a request that was on its way on a connection that is kept alive', async () => {
    const server = await serve(echo);
    const client = await rawConnection(server.port);
    client.write(get('/first'));
    await client.until((received) => received.endsWith('GET /first'));
    const closed = server.close();
    client.write(get('/second'));
    const received = await client.closed();
    expect(received).toContain('Connection: close');
    expect(received).toMatch(/GET \/second$/);
    await closed;
  });

  test.each([
    ['that are kept alive', get('/')],
    ['that have said nothing', ''],
    ['that have begun a head', 'GET / HT'],
  ])('does not wait for connections %s', async (_, bytes) => {
    // If it did wait, it would for longer than the test may take.
    const server = await serve(echo, { close: 3_600_000 });
    const client = await rawConnection(server.port);
    client.write(bytes);
    if (bytes.endsWith('\r\n\r\n')) await client.until((received) => received.endsWith('GET /'));
    await server.close();
    await client.closed();
  });

  test('breaks off a request that does not come to an end', async () => {
    let came = false;
    const server = await serve(() => (came = true), { close: 50 });
    const client = await rawConnection(server.port);
    client.write(get('/'));
    await expect.poll(() => came).toBe(true);
    await server.close();
    expect(await client.closed()).toBe('');
  });
});

test('requests sent one behind the other are begun one after the other', async () => {
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

test('a port that is taken is an error of the system', async () => {
  const { port } = await serve(echo);
  await expect(
    listen(echo, redisContractErrors, { host: '127.0.0.1', port }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a client that leaves while its answer is made harms nobody', async () => {
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

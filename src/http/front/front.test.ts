import { IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redisContractErrors } from '../../families/redis/errors.ts';
import { catchInternalErrors } from '../../../testing/base/internal-errors.ts';
import { rawConnection, type RawConnection } from '../../../testing/http/http.ts';
import type { HttpResponse } from '../exchange.ts';
import { hasBody } from '../body.ts';
import { truncateResponse } from '../break-connection.ts';
import { readBody } from '../incoming-request.ts';
import type { AnyListener } from '../request-listener.ts';
import { respond } from '../respond.ts';
import type { Timeouts } from '../server.ts';
import { listen } from '../../../testing/http/server.ts';

/** Answers with what it has got, and who has read it. */
const echo: AnyListener = (request, response) => {
  const { method, url } = request;
  const by = request instanceof IncomingMessage ? 'Node' : 'front';
  const answer = (body: string) =>
    respond(request, response, { status: 200, body: { by, method, url, body } });
  if (hasBody(request)) readBody(request, 1_000_000, (body) => answer(String(body)));
  else answer('');
};

async function served(usual: AnyListener = echo, timeouts: Partial<Timeouts> = {}) {
  const place = { host: '127.0.0.1', port: 0 };
  const server = await listen(usual, redisContractErrors, { ...place, timeouts, usual });
  onTestFinished(() => server.close().catch(() => {}));
  const client = await rawConnection(server.port);
  onTestFinished(() => void client.socket.destroy());
  return { server, client };
}

/** What has been received once it has something. */
const seen = (client: RawConnection, pattern: RegExp) =>
  client.until((received) => pattern.test(received));

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;
const post = (body: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const by = (reader: 'front' | 'Node', path: string, body = '') =>
  new RegExp(`"by":"${reader}","method":"[A-Z]+","url":"${path}","body":"${body}"`);

describe('the front reads', () => {
  test('requests, one after another on a connection', async () => {
    const { client } = await served();

    client.write(get('/a'));
    await seen(client, by('front', '/a'));
    client.write(get('/b'));
    await seen(client, by('front', '/b'));
  });

  test('pipelined requests, which are answered in order', async () => {
    const { client } = await served();

    client.write(get('/a') + post('body \u00e9') + get('/c'));

    const received = await seen(client, by('front', '/c'));
    expect(received.match(/"url":"[^"]*"/g)).toEqual(['"url":"/a"', '"url":"/"', '"url":"/c"']);
  });

  test('a request that comes in two pieces', async () => {
    const { client } = await served();

    client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Le');
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.write('ngth: 4\r\n\r\nbody');

    await seen(client, by('front', '/', 'body'));
  });

  test('what a client has sent that has closed its side', async () => {
    const { client } = await served();

    client.socket.end(get('/a') + get('/b'));

    expect(await client.closed()).toMatch(by('front', '/b'));
  });
});

test('the front does not take an upgrade, and serves what follows', async () => {
  const { client } = await served();
  const asks = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AA'];

  client.write(get('/a', ...asks) + get('/b'));

  const received = await seen(client, by('front', '/b'));
  expect(received).toMatch(by('front', '/a'));
});

describe('Node reads', () => {
  test.each([
    [
      'chunks',
      'POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nbo\r\n0\r\n\r\n',
    ],
    ['HTTP/1.0', 'GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
    ['another method', get('/a').replace('GET', 'PATCH')],
    ['a repeated header', get('/a', 'X: 1', 'X: 2')],
  ])('%s, and whatever follows', async (_, unusual) => {
    const { client } = await served();

    client.write(get('/before') + unusual + get('/after'));

    const received = await seen(client, by('Node', '/after'));
    expect(received).toMatch(by('front', '/before'));
    expect(received).toMatch(by('Node', '/a', '(?:bo)?'));
    expect(received.match(/HTTP\/1.1 200 /g)).toHaveLength(3);
  });

  test('a head that comes in many pieces', async () => {
    const { client } = await served();

    for (const byte of post('body')) {
      client.write(byte);
      await new Promise(setImmediate);
    }

    await seen(client, /"body":"body"/);
  });

  test('a head that is too long and waited for its turn, which is refused', async () => {
    let answer = () => {};
    const { client } = await served((request, response) => {
      if (request.url === '/slow') answer = () => echo(request, response);
      else echo(request, response);
    });

    client.write(get('/slow') + get('/long', `X: ${'v'.repeat(90_000)}`));
    await expect.poll(() => String(answer)).toContain('echo');
    answer();

    expect(await client.closed()).toMatch(/HTTP\/1.1 431 /);
  });

  test('a connection on which nothing comes, which is closed', async () => {
    const { client } = await served(echo, { head: 100, stalled: 40 });

    expect(await client.closed()).toMatch(/^HTTP\/1.1 408 /);
  });

  test('what is not HTTP, which is refused', async () => {
    const { client } = await served();

    client.write(`${get('/a')}hello\r\n\r\n`);

    const received = await client.closed();
    expect(received).toMatch(by('front', '/a'));
    expect(received).toMatch(/HTTP\/1.1 400 Bad Request/);
  });
});

test('a request that ends in the middle is refused', async () => {
  const { client } = await served();

  client.socket.end(get('/a') + post('body').slice(0, -1));

  const received = await client.closed();
  expect(received).toMatch(by('front', '/a'));
  expect(received).toMatch(/HTTP\/1.1 400 Bad Request[^]*the input ends in the middle of it/);
});

test('an unusual request behind others of a client that has closed its side is read by Node', async () => {
  let answer = () => {};
  const { client } = await served((request, response) => {
    if (request.url === '/slow') answer = () => echo(request, response);
    else echo(request, response);
  });

  client.socket.end(get('/slow') + get('/a').replace('GET', 'PATCH'));
  await expect.poll(() => String(answer)).toContain('echo');
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer();

  const received = await client.closed();
  expect(received).toMatch(by('front', '/slow'));
  expect(received).toMatch(by('Node', '/a'));
});

test('an answer that is written in pieces is sent in chunks, and the next request waits for it', async () => {
  let open: HttpResponse | undefined;
  const { client } = await served((request, response) => {
    if (request.url !== '/events') return echo(request, response);
    open = response;
    response.writeHead(200, ['Content-Type', 'text/plain']);
    response.write('one');
  });

  client.write(get('/events') + get('/after'));
  await seen(client, /\r\n3\r\none\r\n$/);
  open!.end('two');

  const received = await seen(client, by('front', '/after'));
  expect(received).toContain('\r\n3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n');
});

test('HEAD, 204 and answers with headers of their own have the heads that Node writes', async () => {
  const usual: AnyListener = (request, response) => {
    response.setHeader('X-Request-Id', 'id');
    const status = request.url === '/none' ? 204 : 200;
    const body = status === 204 ? undefined : 'text';
    respond(request, response, { status, body, headers: { a: 'b' }, cookies: ['c', 'd'] });
  };
  const input = get('/').replace('GET', 'HEAD') + get('/none') + get('/some');
  const { client, server } = await served(usual);
  const viaNode = await listen(usual, redisContractErrors, { host: '127.0.0.1', port: 0 });
  const other = await rawConnection(viaNode.port);
  const plain = (received: string) => received.replaceAll(/^Date: .*$/gm, 'Date: now');

  client.socket.end(input);
  other.socket.end(input);

  const linesOf = (received: string) => plain(received).split('\r\n').toSorted();
  expect(linesOf(await client.closed())).toEqual(linesOf(await other.closed()));
  await Promise.all([server.close(), viaNode.close()]);
});

test.each([
  ['GET', 1],
  ['HEAD', 'text'],
])('an answer to %s that is cut off where nothing is left of it ends', async (method, body) => {
  const { client } = await served((request, response) => {
    truncateResponse(response);
    respond(request, response, { status: 200, body });
  });

  client.write(get('/').replace('GET', method));

  expect(await client.closed()).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\n$/);
});

test('what an answer says of its date and its connection is not said again', async () => {
  const { client } = await served((request, response) => {
    const headers = { Date: 'today', 'Keep-Alive': 'timeout=5' };
    respond(request, response, { status: 200, body: 'text', headers });
  });

  client.socket.end(get('/'));

  const received = await client.closed();
  expect(received.match(/^(?:Date|Keep-Alive): .*$/gm)).toEqual([
    'Date: today',
    'Keep-Alive: timeout=5',
  ]);
});

test.each([{ a: 'b\r\nc: d' }, { a: '\u20ac' }, { 'a: b\r\nc': 'd' }])(
  'a header that would end in the middle is an internal error: %j',
  async (headers) => {
    const bugs = catchInternalErrors();
    const { client } = await served((request, response) =>
      respond(request, response, { status: 200, body: 'text', headers }),
    );

    client.write(get('/'));

    expect(await client.closed()).toMatch(/^HTTP\/1.1 500 /);
    expect(bugs).toHaveLength(1);
  },
);

test('a client that has closed its side and reads nothing of its answer is cut off', async () => {
  let close = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  const { client } = await served(
    (request, response) => {
      request.socket.on('close', close);
      respond(request, response, { status: 200, body: Buffer.alloc(20_000_000) });
    },
    { stalled: 40 },
  );
  client.socket.pause();

  client.socket.end(get('/'));

  await closed;
});

test('an exception in a listener ends the connection only', async () => {
  const bugs = catchInternalErrors();
  const { client } = await served((request, response) => {
    if (request.url === '/bug') throw new Error('a bug');
    echo(request, response);
  });

  client.write(get('/bug') + get('/after'));

  const received = await client.closed();
  expect(received).toMatch(/^HTTP\/1.1 500 /);
  expect(received).not.toContain('/after');
  expect(bugs).toEqual([{ where: 'http', message: 'a bug' }]);
});

test('a response is told of a client that leaves, and of an answer that has been sent', async () => {
  const closed: boolean[] = [];
  const { client } = await served((request, response) => {
    response.on('close', () => closed.push(response.writableFinished));
    if (request.url === '/a') echo(request, response);
  });

  client.write(get('/a') + get('/never'));
  await expect.poll(() => closed).toEqual([true]);
  client.socket.resetAndDestroy();

  await expect.poll(() => closed).toEqual([true, false]);
});

test('no further request is served while its client does not read', async () => {
  let count = 0;
  const { client } = await served((request, response) => {
    count += 1;
    respond(request, response, { status: 200, body: 'x'.repeat(10_000) });
  });
  client.socket.pause();
  const most = 2000;

  client.write(get('/').repeat(most));
  let before = -1;
  await expect
    .poll(() => {
      const isStill = count === before;
      before = count;
      return isStill;
    })
    .toBe(true);
  expect(count).toBeLessThan(most);
  client.socket.resume();

  await expect.poll(() => count).toBe(most);
});

test('of many requests that a client sends at once, a part is served in each turn of the event loop', async () => {
  let inTurn = 0;
  let most = 0;
  const { client } = await served((request, response) => {
    if (inTurn === 0) setImmediate(() => (inTurn = 0));
    inTurn += 1;
    most = Math.max(most, inTurn);
    respond(request, response, { status: 200, body: request.url });
  });

  const sent = 1200;
  client.write(Array.from({ length: sent }, (_, i) => get(`/${i}`)).join(''));

  const received = await seen(client, new RegExp(`"/${sent - 1}"`));
  expect(received.match(/"\/\d+"/g)).toEqual(Array.from({ length: sent }, (_, i) => `"/${i}"`));
  expect(most).toBeLessThan(600);
});

describe('when the server closes', () => {
  test('a request in progress is answered, with the end of its connection', async () => {
    let answer = () => {};
    const { client, server } = await served((request, response) => {
      answer = () => echo(request, response);
    });
    client.write(get('/a'));
    await expect.poll(() => String(answer)).toContain('echo');

    const closing = server.close();
    answer();

    expect(await client.closed()).toMatch(by('front', '/a'));
    await closing;
  });

  test('a connection without a request is closed', async () => {
    const { client, server } = await served();
    client.write(get('/a'));
    await seen(client, by('front', '/a'));

    await server.close();

    await client.closed();
  });
});

test('a connection without a request is closed after some time', async () => {
  const { client } = await served(echo, { idle: 1 });

  client.write(get('/a'));

  expect(await client.closed()).toMatch(by('front', '/a'));
});

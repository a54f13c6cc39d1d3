import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { target } from '../harness/target.ts';
import { Client, get, head, type Address } from './address.ts';
import { AttackedPlatform } from './attacked-platform.ts';

/**
 * What a client without credentials can do to a connection, at every address: of the families, of the console, and of
 * databases with and without TLS. Other clients are always served afterwards, and SIGTERM ends the platform.
 */
let platform: AttackedPlatform;
beforeAll(async () => {
  platform = await AttackedPlatform.start(target().name);
});
afterEach(() => platform.servesOthers());
afterAll(endWithAllOpen);

/** No open connection of a client prevents the platform from ending. */
async function endWithAllOpen(): Promise<void> {
  await platform.everywhere(async (address) => {
    const open = async (bytes: string) => {
      const client = await Client.open(address);
      client.socket.pause();
      if (bytes !== '') void client.send(bytes);
      return client;
    };
    await open('');
    await open('GET / HT');
    await open(head('CONNECT a:1 HTTP/1.1', 'Host: a'));
    await open(`${head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 9')}ab`);
    const chunked = head('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked');
    await open(`${chunked}5\r\na`);
    await open(`${chunked}0\r\nX: y\r\n`);
    await open(head('POST / HTTP/1.1', 'Host: a', 'Expect: 100-continue', 'Content-Length: 9'));
    await open(get(address, 'Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 9'));
    await open(head(`GET ${address.path} HTTP/1.0`, 'Host: a', 'Connection: keep-alive'));
    await open(get(address).repeat(2000));
    // A connection on which nothing more is sent.
    (await open(`${get(address)}GET / HT`)).socket.end();
    if (address.tls) connect(address.port, '127.0.0.1').on('error', () => {});
  });
  await platform.stop();
}

/** The statuses of the answers of each address before it closes the connection. */
async function statusesOf(bytes: (address: Address) => string): Promise<Record<string, number[]>> {
  const all = await platform.everywhere(async (address) => {
    const client = await Client.open(address);
    void client.send(bytes(address));
    const answers = await client.untilClosed();
    for (const { body, head: answerHead } of answers) {
      if (body !== '' && answerHead.includes('/json')) JSON.parse(body);
    }
    return [address.name, answers.map(({ status }) => status)] as const;
  });
  return Object.fromEntries(all);
}

/** The same at every address. */
const everywhere = (...statuses: number[]) =>
  Object.fromEntries(platform.addresses.map(({ name }) => [name, statuses]));

/** The same on the port of each database, which also accepts commands. */
const onDatabases = <T>(value: T): Record<string, T> =>
  Object.fromEntries(
    platform.addresses.flatMap(({ name }) => (name.startsWith('database') ? [[name, value]] : [])),
  );

/** The path of each address is answered with 200 or 401. */
const first = ({ name }: Address) => (name === 'console' ? 200 : 401);
const firstAnd = (...statuses: number[]) =>
  Object.fromEntries(platform.addresses.map((a) => [a.name, [first(a), ...statuses]]));

describe('a reset connection', () => {
  test.each<[string, (address: Address) => string]>([
    ['after CONNECT', () => head('CONNECT a:1 HTTP/1.1', 'Host: a')],
    ['after CONNECT without a host', () => head('CONNECT a:1 HTTP/1.1')],
    [
      'after CONNECT with a body',
      () => head('CONNECT a:1 HTTP/1.1', 'Host: a', 'Content-Length: 9'),
    ],
    [
      'after an upgrade',
      (address) => get(address, 'Connection: Upgrade', 'Upgrade: websocket', 'Content-Length: 9'),
    ],
    ['after a request', get],
    ['after a request and CONNECT', (a) => get(a) + head('CONNECT a:1 HTTP/1.1', 'Host: a')],
    ['after a method that nobody knows', () => head('BREW / HTTP/1.1', 'Host: a')],
    ['in the midst of a head', () => 'GET / HT'],
    ['after what is not HTTP', () => 'hello there\r\n\r\n'],
    ['after an expectation', (a) => get(a, 'Expect: 100-continue', 'Content-Length: 5')],
    [
      'in the midst of a body',
      () => `${head('POST / HTTP/1.1', 'Host: a', 'Content-Length: 9')}ab`,
    ],
    [
      'in the midst of a chunk',
      () => `${head('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}5\r\na`,
    ],
    ['at once', () => ''],
  ])('%s does no harm', async (_, bytes) => {
    await platform.everywhere(async (address) => {
      for (let round = 0; round < 3; round++) {
        const client = await Client.open(address);
        if (bytes(address) !== '') await client.send(bytes(address));
        client.reset();
      }
    });
  });
});

describe('methods', () => {
  test.each(['CONNECT', 'FOO', 'BREW', 'get', 'GETS', 'G', 'M-SEARCH', 'DESCRIBE', 'TRACE'])(
    '%s is answered with 405 and the error of the family',
    async (method) => {
      const answers = await platform.everywhere(async (address) => {
        const client = await Client.open(address);
        const place = method === 'CONNECT' ? 'a:1' : address.path;
        await client.send(
          head(`${method} ${place} HTTP/1.1`, 'Host: localhost', 'Connection: close'),
        );
        return client.untilClosed();
      });
      for (const [answer, ...others] of answers) {
        expect(answer).toMatchObject({ status: 405 });
        expect(answer!.head).toMatch(/^allow: [A-Z, ]+$/im);
        expect(answer!.head).toMatch(/^content-type: application\/\S*json/im);
        expect(JSON.parse(answer!.body)).toMatchObject({
          error: expect.stringContaining(`method ${method} is not allowed`) as unknown,
        });
        expect(others).toEqual([]);
      }
    },
  );

  test('that are unknown are refused, after pending answers', async () => {
    const bytes = (a: Address) =>
      get(a) + get(a) + head(`FOO ${a.path} HTTP/1.1`, 'Host: localhost') + get(a);
    expect(await statusesOf(bytes)).toEqual(
      Object.fromEntries(platform.addresses.map((a) => [a.name, [first(a), first(a), 405]])),
    );
  });
});

describe('in one packet behind a request,', () => {
  test.each<[string, (address: Address) => string, number[]]>([
    ['CONNECT', () => head('CONNECT a:1 HTTP/1.1', 'Host: a'), [405]],
    ['what is not HTTP', () => 'hello there\r\n\r\n', [400]],
    ['a request without a host', ({ path }) => head(`GET ${path} HTTP/1.1`), [400]],
  ])('%s is answered after it', async (_, bytes, statuses) => {
    expect(await statusesOf((address) => get(address) + bytes(address))).toEqual(
      firstAnd(...statuses),
    );
  });

  test('nothing more is answered after a request that closes the connection', async () => {
    expect(await statusesOf((a) => get(a, 'Connection: close') + get(a))).toEqual(firstAnd());
  });
});

describe('an ambiguous request is refused', () => {
  const post = (...lines: string[]) => head('POST / HTTP/1.1', 'Host: a', ...lines);

  test.each<[string, string]>([
    ['two hosts', head('GET / HTTP/1.1', 'Host: a', 'host: b')],
    ['the same host twice', head('GET / HTTP/1.1', 'Host: a', 'Host: a')],
    ['no host', head('GET / HTTP/1.1')],
    ['a host with a space', head('GET / HTTP/1.1', 'Host: a b')],
    ['a host with a path', head('GET / HTTP/1.1', 'Host: a/b')],
    ['a length and chunks', `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['two lengths', `${post('Content-Length: 5', 'Content-Length: 6')}hello!`],
    ['a length that is none', `${post('Content-Length: 5x')}hello`],
    ['a length below 0', post('Content-Length: -5')],
    ['a coding that is unknown', `${post('Transfer-Encoding: gzip, chunked')}0\r\n\r\n`],
    ['chunks that are not the last coding', post('Transfer-Encoding: chunked, gzip')],
    ['chunks in HTTP/1.0', `${head('POST / HTTP/1.0', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['a line feed alone', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['a header that is folded', head('GET / HTTP/1.1', 'Host: a', 'X: a', ' b')],
    ['a space before the colon', head('GET / HTTP/1.1', 'Host: a', 'X : a')],
    ['another protocol', head('GET / HTTP/3.0', 'Host: a')],
    ['HTTP/2 in the form of HTTP/1', head('GET / HTTP/2.0', 'Host: a')],
    ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_, bytes) => {
    expect(await statusesOf(() => bytes)).toEqual(everywhere(400));
  });

  test('HTTP/0.9, which is a command on the port of a database', async () => {
    const statuses = await statusesOf(() => 'GET /\r\n\r\nQUIT\r\n');
    expect(statuses).toEqual({ ...everywhere(400), ...onDatabases([]) });
  });
});

describe('a request without an end, or with an ambiguous one', () => {
  const chunked = head('POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked');
  // If the body is not read, the answer may come before it.
  const refused = expect.toSatisfy(
    ([status, ...others]: number[]) => status! >= 400 && status! < 500 && others.length === 0,
  ) as unknown;
  const everywhereRefused = () =>
    Object.fromEntries(platform.addresses.map(({ name }) => [name, refused]));

  test.each<[string, string]>([
    ['headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(100_000)}`],
    ['a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'y'.repeat(500_000)}`],
    ['a path', `GET /${'y'.repeat(500_000)}`],
    ['trailers', `${chunked}0\r\n${'X: y\r\n'.repeat(100_000)}`],
    ['the extension of a chunk', `${chunked}1;x=${'y'.repeat(500_000)}`],
    ['a chunk without a length', `${chunked}x\r\nhello\r\n`],
  ])('%s is refused', async (_, bytes) => {
    expect(await statusesOf(() => bytes)).toEqual(everywhereRefused());
  });

  test.each<[string, string]>([
    ['a method', 'Y'.repeat(500_000)],
    ['spaces in a method that nobody knows', `FOO ${' '.repeat(500_000)}`],
  ])('%s is refused, on the port of a database as a command', async (_, bytes) => {
    const statuses = await statusesOf(() => bytes);
    expect(statuses).toEqual({ ...everywhereRefused(), ...onDatabases([]) });
  });
});

describe('unusual clients are served:', () => {
  test('one that half-closes its connection, but still reads', async () => {
    const answers = await platform.everywhere(async (address) => {
      const client = await Client.open(address);
      client.socket.end(get(address) + get(address));
      return [first(address), await client.untilClosed()] as const;
    });
    for (const [status, received] of answers) {
      expect(received.map((answer) => answer.status)).toEqual([status, status]);
    }
  });

  test('one that speaks HTTP/1.0', async () => {
    expect(await statusesOf(({ path }) => head(`GET ${path} HTTP/1.0`, 'Host: localhost'))).toEqual(
      firstAnd(),
    );
  });

  test('one that sends 200 requests at once', async () => {
    await platform.everywhere(async (address) => {
      const client = await Client.open(address);
      await client.send(get(address).repeat(200));
      const answers = await client.answers(200);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([first(address)]));
      client.leave();
    });
  });

  test('one that waits for 100 Continue before its body', async () => {
    const lines = ['Expect: 100-continue', 'Content-Length: 5', 'Connection: close'];
    expect(await statusesOf((address) => `${get(address, ...lines)}hello`)).toEqual(firstAnd());
  });

  test('one that asks for an upgrade to another protocol', async () => {
    const lines = ['Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
    expect(await statusesOf((address) => get(address, ...lines))).toEqual(firstAnd());
  });
});

describe('the port of a database with TLS', () => {
  /** The beginning of a handshake that is never completed. */
  const hello = Buffer.from('16030100050100000103', 'hex');

  test.each<[string, string | Buffer]>([
    ['HTTP', get({ path: '/ping' })],
    ['CONNECT', head('CONNECT a:1 HTTP/1.1', 'Host: a')],
    ['half a handshake', hello],
    ['a handshake that is none', Buffer.from(`160301${'ff'.repeat(300)}`, 'hex')],
    ['one byte of a handshake', hello.subarray(0, 1)],
    ['nothing', ''],
  ])('survives %s and a reset', async (_, bytes) => {
    for (const { port, tls } of platform.addresses) {
      if (!tls) continue;
      for (let round = 0; round < 3; round++) {
        await new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.once('close', () => resolve());
          socket.write(bytes, () => socket.resetAndDestroy());
        });
      }
    }
  });
});

test('5 MB of requests whose answers are not read delay no other client, and take no more memory than their size', async () => {
  const before = platform.peakMemory();
  const clients: Client[] = [];
  await platform.whileOthersAsk(async () => {
    await platform.everywhere(async (address) => {
      const client = await Client.open(address);
      clients.push(client);
      client.socket.pause();
      const request = get(address);
      // The server reads only as much as it answers, so sending does not complete.
      void client.send(request.repeat(Math.ceil(5_000_000 / request.length)));
    });
    for (let round = 0; round < 3; round++) await platform.servesOthers();
  });
  expect(platform.peakMemory() - before).toBeLessThan(400_000_000);
  for (const client of clients) client.reset();
});

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catchInternalErrors } from '../../testing/base/internal-errors.ts';
import { EventStream, eventText, type EventStreamOptions } from './event-stream.ts';
import { EventStreams } from './event-streams.ts';
import { respond } from './respond.ts';
import { rawConnection, type RawConnection } from '../../testing/http/http.ts';

let server: Server;
let streams: EventStreams;
let leaving: AbortController;
let ended: number;
let options: EventStreamOptions;
/** Answers the next request. */
let answer: (response: ServerResponse) => EventStream;
let stream: EventStream;

const makeStream = () =>
  new EventStream(streams, { streamEnded: () => void ended++ }, leaving.signal, options);

beforeEach(async () => {
  streams = new EventStreams();
  leaving = new AbortController();
  ended = 0;
  options = {};
  stream = makeStream();
  answer = () => stream;
  server = createServer((request, response) =>
    respond(request, response, { status: 200, body: answer(response) }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function request(): Promise<RawConnection> {
  const connection = await rawConnection((server.address() as AddressInfo).port);
  connection.write('GET / HTTP/1.0\r\n\r\n');
  return connection;
}
const has = (text: string) => (received: string) => received.includes(text);
const body = (received: string) => received.slice(received.indexOf('\r\n\r\n') + 4);

test('events sent before there is a response arrive first, and later ones as they are sent', async () => {
  stream.send(eventText('one'));
  stream.send(eventText('two'));
  const client = await request();
  expect(await client.until(has('two'))).toMatch(/^content-type: text\/event-stream\r$/im);
  stream.send(eventText('three'));
  expect(body(await client.until(has('three')))).toBe('data: one\n\ndata: two\n\ndata: three\n\n');
});

test('a stream ends once, with a reason, and nothing is sent after it', async () => {
  const client = await request();
  await client.until(has('\r\n\r\n'));
  stream.end('ERR enough');
  stream.end('ERR again');
  stream.send(eventText('late'));
  expect(body(await client.closed())).toBe('event: error\ndata: ERR enough\n\n');
  expect(ended).toBe(1);
});

test('a stream that ends before there is a response still gives the reason', async () => {
  stream.send(eventText('one'));
  stream.end('ERR enough');
  const client = await request();
  expect(body(await client.closed())).toBe('data: one\n\nevent: error\ndata: ERR enough\n\n');
});

test('a stream ends without a reason when the client leaves or the server stops', async () => {
  const client = await request();
  await client.until(has('\r\n\r\n'));
  leaving.abort();
  expect(body(await client.closed())).toBe('');
  expect(ended).toBe(1);
  expect(makeStream()).toBeDefined();
  expect(ended).toBe(2);
});

test('comments are sent while there are no events', async () => {
  streams = new EventStreams(undefined, 5);
  stream = makeStream();
  const client = await request();
  expect(body(await client.until(has('keep-alive')))).toMatch(/^: keep-alive\n\n/);
});

describe('a client that does not read', () => {
  const MB = 1024 * 1024;
  const big = eventText('x'.repeat(MB));

  /** A client that has stopped reading, with a full connection. */
  async function slowClient(limit: EventStreamOptions): Promise<RawConnection> {
    options = limit;
    stream = makeStream();
    let response: ServerResponse | undefined;
    answer = (given) => {
      response = given;
      return stream;
    };
    const client = await request();
    await client.until(has('\r\n\r\n'));
    client.socket.pause();
    while (!response!.writableNeedDrain) {
      stream.send(big);
      await new Promise(setImmediate);
    }
    return client;
  }

  test('is disconnected above the hard limit, and gets the reason if it reads on', async () => {
    const client = await slowClient({ limit: { hard: 2 * MB, soft: 2 * MB, softMs: 1e9 } });
    for (let i = 0; i < 3; i++) stream.send(big);
    expect(ended).toBe(1);
    client.socket.resume();
    const received = await client.closed();
    expect(received.slice(-200)).toMatch(
      /\n\nevent: error\ndata: ERR the client is too slow.*\n\n$/,
    );
  });

  test('is disconnected if it stays above the soft limit', async () => {
    let now = 0;
    streams = new EventStreams(undefined, 5);
    await slowClient({
      limit: { hard: 99 * MB, soft: 2 * MB, softMs: 60_000 },
      now: () => now,
    });
    for (let i = 0; i < 10; i++) stream.send(big);
    now = 60_000;
    stream.send(eventText('more'));
    expect(ended).toBe(0);
    now = 60_001;
    await expect.poll(() => ended).toBe(1);
  });

  test('is disconnected if it has the most queued while all together exceed the limit', async () => {
    streams = new EventStreams(40 * MB);
    const slowest = await slowClient({});
    for (let i = 0; i < 30; i++) stream.send(big);
    const other = await slowClient({});
    for (let i = 0; i < 5; i++) stream.send(big);
    expect(ended).toBe(0);
    // Meanwhile the system may have taken some more of what waits for the slowest.
    const isEnded = () => ended > 0;
    for (let i = 0; i < 10 && !isEnded(); i++) stream.send(big);
    expect(ended).toBe(1);
    slowest.socket.resume();
    await slowest.closed();
    other.socket.resume();
    stream.end('ERR enough');
    expect(await other.closed()).toMatch(/ERR enough\n\n$/);
  });
});

describe('an event', () => {
  test.each([
    ['a', 'data: a\n\n'],
    ['', 'data: \n\n'],
    ['a\nb', 'data: a\ndata:b\n\n'],
    ['a\r\nb\rc', 'data: a\ndata:b\ndata:c\n\n'],
    ['a\n b', 'data: a\ndata:  b\n\n'],
    ['\n', 'data: \ndata:\n\n'],
  ])('with %j is written in lines', (data, text) => {
    expect(eventText(data)).toBe(text);
  });

  test('may have a name', () => {
    expect(eventText('a', 'error')).toBe('event: error\ndata: a\n\n');
  });
});

test('an exception in the writing of a stream ends it, and neither other streams nor who sends', async () => {
  const seen = catchInternalErrors();
  const other = makeStream();
  answer = (response) => {
    response.write = () => {
      throw new Error('oh');
    };
    return stream;
  };
  const client = await request();
  await client.until(has('\r\n\r\n'));
  answer = () => other;
  const unaffected = await request();
  await unaffected.until(has('\r\n\r\n'));
  stream.send(eventText('one'));
  other.send(eventText('two'));
  await unaffected.until(has('two'));
  await client.closed();
  expect(seen).toEqual([{ where: 'subscription', message: 'oh' }]);
  expect(ended).toBe(1);
});

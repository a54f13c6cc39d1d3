import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisContractErrors } from '../families/redis/errors.ts';
import { type BodyTooLarge, type Crowded, hasBody } from './body.ts';
import { readBody } from './incoming-request.ts';
import type { Listening } from './server.ts';
import { listen } from '../../testing/http/server.ts';
import { rawConnection } from '../../testing/http/http.ts';

const LIMIT = 10;
let server: Listening;
let read: (Buffer | BodyTooLarge | Crowded)[];
/** How many connections of the server have ended in the middle of a body. */
let aborted: number;

beforeEach(async () => {
  read = [];
  aborted = 0;
  server = await listen(
    (request, response) => {
      request.once('aborted', () => aborted++);
      if (!hasBody(request)) return response.end('no body');
      return readBody(request, LIMIT, (body) => {
        read.push(body);
        response.end(body instanceof Error ? 'too large' : `got ${body.toString()}`);
      });
    },
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
});
afterEach(() => server.close());

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

const head = (headers: string) => `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`;

async function answerTo(...parts: string[]): Promise<string> {
  const client = await rawConnection(server.port);
  for (const part of parts) client.write(part);
  const received = await client.until((all) => /\r\n\r\n.+/.test(all));
  client.socket.destroy();
  return received.slice(received.indexOf('\r\n\r\n') + 4);
}

test('a request without a length has no body, nor has one of length 0', async () => {
  expect(await answerTo(head('X: y'))).toBe('no body');
  expect(await answerTo(head('Content-Length: 0'))).toBe('no body');
});

test('a body is read in one piece, in several, and in chunks', async () => {
  expect(await answerTo(head('Content-Length: 5') + 'hello')).toBe('got hello');
  expect(await answerTo(head('Content-Length: 5'), 'he', 'llo')).toBe('got hello');
  expect(
    await answerTo(head('Transfer-Encoding: chunked'), '2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n'),
  ).toBe('got hello');
  expect(await answerTo(head('Transfer-Encoding: chunked'), '0\r\n\r\n')).toBe('got ');
});

test('a body in many small pieces takes little more memory than its length', async () => {
  const kept: ArrayBufferLike[] = [];
  const own = await listen(
    (request, response) =>
      readBody(request, 1_000_000, (body) => {
        kept.push((body as Buffer).buffer);
        response.end(`got ${(body as Buffer).toString()}`);
      }),
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
  const text = Array.from({ length: 30_000 }, (_, i) => i % 10).join('');
  const client = await rawConnection(own.port);
  client.write(head('Transfer-Encoding: chunked'));
  client.write(`${text.replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`);
  expect(await client.until((all) => all.length > text.length)).toContain(`got ${text}`);
  expect(kept[0]!.byteLength).toBeLessThanOrEqual(2 * 30_000 + 10_000);
  client.socket.destroy();
  await own.close();
});

test('a body of the maximum length is read', async () => {
  expect(await answerTo(head('Content-Length: 10') + '0123456789')).toBe('got 0123456789');
});

test('a longer body is an error with both sizes', async () => {
  expect(await answerTo(head('Content-Length: 11') + '0123456789x')).toBe('too large');
  expect(
    await answerTo(head('Transfer-Encoding: chunked'), '6\r\n012345\r\n6\r\n012345\r\n0\r\n\r\n'),
  ).toBe('too large');
  expect(read).toMatchObject([
    { limit: 10, actual: 11 },
    { limit: 10, actual: 12 },
  ]);
});

test('a connection can be used after a body that was too long', async () => {
  const client = await rawConnection(server.port);
  client.write(head('Content-Length: 30') + 'x'.repeat(30) + head('Content-Length: 2') + 'ok');
  await client.until((received) => received.includes('too large') && received.endsWith('got ok'));
  client.socket.destroy();
});

test('a connection that is idle does not keep the body of its last request', async () => {
  const bodies: WeakRef<Buffer>[] = [];
  const own = await listen(
    (request, response) =>
      readBody(request, LIMIT, (body) => {
        bodies.push(new WeakRef(body as Buffer));
        response.end('read');
      }),
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
  const client = await rawConnection(own.port);
  client.write(head('Content-Length: 5') + 'hello');
  await client.until((received) => received.endsWith('read'));
  const isKept = () => {
    collectGarbage();
    return bodies[0]!.deref() !== undefined;
  };
  await expect.poll(isKept).toBe(false);
  client.socket.destroy();
  await own.close();
});

test.each(['Content-Length: 5', 'Transfer-Encoding: chunked'])(
  'if the client leaves in the middle of a body (%s), there is no answer',
  async (header) => {
    const client = await rawConnection(server.port);
    client.write(`${head(header)}2\r\nh`);
    client.socket.destroy();
    await expect.poll(() => aborted).toBe(1);
    expect(await answerTo(head('Content-Length: 2') + 'ok')).toBe('got ok');
    expect(read).toHaveLength(1);
  },
);

describe('a body that is read late', () => {
  /** Serves one request whose body stays unread until the listener releases it. */
  async function answering(
    sent: string,
    isTime: (request: IncomingMessage) => boolean,
    take: (request: IncomingMessage, answer: (body: unknown) => void) => void,
  ): Promise<string> {
    const own = await listen(
      async (request, response) => {
        while (!isTime(request)) await new Promise(setImmediate);
        take(request, (body) => response.end(String(body)));
      },
      redisContractErrors,
      { host: '127.0.0.1', port: 0 },
    );
    const client = await rawConnection(own.port);
    client.write(head(`Content-Length: ${sent.length}`) + sent);
    // The second answer shows that the connection still works after the first.
    client.write(head('Content-Length: 4') + 'next');
    const received = await client.until((all) => /HTTP[^]*HTTP[^]*\r\n\r\n.+/.test(all));
    client.socket.destroy();
    await own.close();
    return received.split(/\r\n\r\n|HTTP/)[2]!;
  }

  test.each([5, 10, 11])(
    'is read, or refused above the limit of 10, once all %i bytes have arrived',
    async (length) => {
      const sent = 'x'.repeat(length);
      const answer = await answering(
        sent,
        (request) => request.complete,
        (request, done) => readBody(request, 10, done),
      );
      expect(answer).toBe(length > 10 ? 'Error: body of 11 bytes over the limit of 10' : sent);
    },
  );

  test('is complete after Node has been told to stop reading', async () => {
    const sent = 'x'.repeat(1_000_000);
    const isTime = (request: IncomingMessage) => request.complete || request.socket.isPaused();
    const answer = await answering(sent, isTime, (request, done) =>
      readBody(request, sent.length, (body) => done((body as Buffer).length)),
    );
    expect(answer).toBe('1000000');
  });

  test.each([5, 1_000_000])('can be read as a stream of %i bytes', async (length) => {
    const isTime = (request: IncomingMessage) => request.complete || request.socket.isPaused();
    const answer = await answering('x'.repeat(length), isTime, (request, done) => {
      let size = 0;
      request.on('data', (piece: Buffer) => (size += piece.length));
      request.on('end', () => done(size));
    });
    expect(answer).toBe(String(length));
  });

  test('need not be read at all', async () => {
    const answer = await answering(
      'hello',
      (request) => request.complete,
      (_request, done) => done('unread'),
    );
    expect(answer).toBe('unread');
  });
});

test('the memory of a body is free at once when its client leaves before the end', async () => {
  await server.close();
  server = await listen(
    (request) => {
      request.once('close', () => aborted++);
      readBody(request, 100_000_000, (body) => read.push(body));
    },
    redisContractErrors,
    { host: '127.0.0.1', port: 0 },
  );
  const client = await rawConnection(server.port);
  // What earlier tests left is not collected meanwhile, which would hide what this body takes.
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  client.write(head('Content-Length: 50000000'));
  client.write('x'.repeat(20_000_000));
  await expect
    .poll(() => process.memoryUsage().arrayBuffers - before, { timeout: 50_000 })
    .toBeGreaterThan(20_000_000);
  const during = process.memoryUsage().arrayBuffers;
  client.socket.destroy();
  await expect.poll(() => aborted, { timeout: 50_000 }).toBe(1);
  expect(during - process.memoryUsage().arrayBuffers).toBeGreaterThan(20_000_000);
  expect(read).toEqual([]);
});

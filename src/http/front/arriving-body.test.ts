import { IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Holding, MemoryBudget } from '../../base/memory-budget.ts';
import { redisContractErrors } from '../../families/redis/errors.ts';
import { rawConnection } from '../../../testing/http/http.ts';
import { answer as lastAnswer, listen } from '../../../testing/http/server.ts';
import { BodyTooLarge, Crowded, hasBody } from '../body.ts';
import type { HttpRequest, HttpResponse } from '../exchange.ts';
import { readBody } from '../incoming-request.ts';
import type { AnyListener } from '../request-listener.ts';
import { respond } from '../respond.ts';
import type { Timeouts } from '../server.ts';

const LIMIT = 1_000_000;
/** More than is waited for before a request is served. */
const LARGE = 300_000;

const say = (request: HttpRequest, response: HttpResponse, body: unknown) =>
  respond(request, response, { status: 200, body });

/** Answers with who has read a request, and the length of its body. */
const measure: AnyListener = (request, response) => {
  const by = request instanceof IncomingMessage ? 'Node' : 'front';
  if (!hasBody(request)) return say(request, response, `${by} ${request.url}`);
  readBody(request, LIMIT, (body) => {
    const what = body instanceof Error ? body.message : body.length;
    say(request, response, `${by} ${what}`);
  });
};

async function served(usual: AnyListener = measure, timeouts: Partial<Timeouts> = {}) {
  const place = { host: '127.0.0.1', port: 0 };
  const server = await listen(usual, redisContractErrors, { ...place, timeouts, usual });
  onTestFinished(() => server.close().catch(() => {}));
  const client = await rawConnection(server.port);
  onTestFinished(() => void client.socket.destroy());
  return { server, client };
}

const GET = 'GET /next HTTP/1.1\r\nHost: a\r\n\r\n';
const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
const post = (length: number) => head(length) + 'b'.repeat(length);

describe('a large body', () => {
  test('is read, and so are the requests behind it', async () => {
    const { client } = await served();

    client.write(post(LARGE) + post(2 * LARGE) + GET);

    const received = await client.until((so) => so.endsWith('"front /next"'));
    expect(received.match(/"front \d+"/g)).toEqual([`"front ${LARGE}"`, `"front ${2 * LARGE}"`]);
  });

  test('is as it was sent', async () => {
    const text = Array.from({ length: LARGE }, (_, i) => i % 10).join('');
    const { client } = await served((request, response) =>
      readBody(request, LIMIT, (body) => say(request, response, String(body))),
    );

    client.write(head(LARGE) + text);

    expect(await client.until((so) => so.endsWith('"'))).toContain(`"${text}"`);
  });

  test('over the limit is not kept, and the connection stays', async () => {
    const { client } = await served();

    client.write(post(2 * LIMIT) + GET);

    const received = await client.until((so) => so.endsWith('"front /next"'));
    expect(received).toContain(`"front body of ${2 * LIMIT} bytes over the limit of ${LIMIT}"`);
  });

  test('is counted as it comes, and dropped if there is no room', async () => {
    const budget = new MemoryBudget(LIMIT);
    const held = new Holding(budget, 'somebody');
    const read: unknown[] = [];
    const { client } = await served((request, response) =>
      readBody(
        request,
        10 * LIMIT,
        (body) => {
          read.push(body);
          say(request, response, budget.taken);
        },
        () => held,
      ),
    );

    client.write(post(LARGE));
    await client.until((so) => so.endsWith(`\r\n${LARGE}`));
    client.write(post(2 * LIMIT));

    await client.until((so) => so.endsWith('\r\n0'));
    expect(read).toEqual([expect.any(Buffer), expect.any(Crowded)]);
  });

  test('is not read on until somebody wants it', async () => {
    let exchange: readonly [HttpRequest, HttpResponse] | undefined;
    const { client } = await served((...given) => (exchange = given));
    const large = 8 * LIMIT;

    client.write(post(large));
    await expect.poll(() => exchange?.[0].socket.isPaused()).toBe(true);
    expect(exchange![0].socket.bytesRead).toBeLessThan(LIMIT);
    const [request, response] = exchange!;
    readBody(request, large, (body) => say(request, response, (body as Buffer).length));

    await client.until((so) => so.endsWith(`\r\n${large}`));
  });

  test.each<[string, AnyListener]>([
    ['if the request is refused', (request, response) => say(request, response, 'no')],
    [
      'if nobody wants it',
      (request, response) => {
        request.resume();
        setImmediate(() => say(request, response, 'no'));
      },
    ],
  ])('is discarded %s, and the connection stays', async (_, refuse) => {
    const { client } = await served((request, response) =>
      hasBody(request) ? refuse(request, response) : measure(request, response),
    );

    client.write(post(2 * LIMIT) + GET);

    const received = await client.until((so) => so.endsWith('"front /next"'));
    expect(received.match(/"[a-z]\w+.*?"/g)).toEqual(['"no"', '"front /next"']);
  });

  test('that nobody wants by the time that all of it has come is given to who wants it later', async () => {
    const { client } = await served((request, response) => {
      if (request.complete) return measure(request, response);
      const look = () => (request.complete ? measure(request, response) : setImmediate(look));
      look();
    });

    client.write(head(70_000) + 'b'.repeat(5));
    client.write('b'.repeat(10_000));
    for (let sent = 10_005; sent < 70_000; sent += 19_999) {
      client.write('b'.repeat(Math.min(19_999, 70_000 - sent)));
    }

    await client.until((so) => so.endsWith('"front 70000"'));
  });
});

test('a small body in many pieces is read', async () => {
  const { client } = await served();

  client.write(head(20));
  for (let i = 0; i < 20; i++) {
    client.write('b');
    await new Promise(setImmediate);
  }
  client.write(GET);

  const received = await client.until((so) => so.endsWith('"front /next"'));
  expect(received).toContain('"front 20"');
});

describe('a client that sends a part of a body', () => {
  const late = { status: 408, json: { error: 'ERR the request took too long to arrive' } };

  test.each([10, LARGE])('of %i bytes for too long is refused', async (length) => {
    const { client } = await served(measure, { head: 100, request: 200 });

    client.write(`${head(length)}b`);

    expect(lastAnswer(await client.closed())).toEqual(late);
  });

  test('for too long is not refused while nobody wants it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let exchange: readonly [HttpRequest, HttpResponse] | undefined;
    const { client } = await served((...given) => (exchange = given));
    client.write(head(LIMIT) + 'b'.repeat(200_000));
    await expect.poll(() => exchange?.[0].socket.isPaused()).toBe(true);

    vi.advanceTimersByTime(300_000);
    expect(exchange![0].socket.writable).toBe(true);
    measure(...exchange!);
    vi.advanceTimersByTime(300_000);

    await client.until((so) => so.includes('HTTP/1.1 408 '));
  });

  test('and closes its side is refused', async () => {
    const { client } = await served();

    client.socket.end(head(LARGE) + 'b'.repeat(LARGE - 1));

    expect(lastAnswer(await client.closed())).toEqual({
      status: 400,
      json: {
        error: 'ERR the request is not valid HTTP: the input ends in the middle of it',
      },
    });
  });

  test('after it has been answered is disconnected', async () => {
    const { client } = await served((request, response) => say(request, response, 'no'), {
      head: 20,
      request: 40,
    });

    client.write(`${head(LARGE)}b`);

    expect(lastAnswer(await client.closed())).toEqual({ status: 200, json: 'no' });
  });

  test('and closes its side after its answer has begun gets all of that', async () => {
    let open: HttpResponse | undefined;
    const { client } = await served((_request, response) => {
      open = response;
      response.writeHead(200, ['Content-Type', 'text/plain']);
      response.write('one');
    });

    client.socket.end(`${head(LARGE)}b`);
    await client.until((so) => so.endsWith('one\r\n'));
    open!.end('two');

    expect(await client.closed()).toMatch(/\r\n3\r\none\r\n3\r\ntwo\r\n0\r\n\r\n$/);
  });

  test('and leaves is told of to the response, and the body is never given to anybody', async () => {
    const closed: boolean[] = [];
    const read: unknown[] = [];
    const { client } = await served((request, response) => {
      response.on('close', () => closed.push(response.writableFinished));
      readBody(request, LIMIT, (body) => read.push(body));
    });

    client.write(head(LARGE) + 'b'.repeat(LARGE / 2));
    client.socket.destroy();

    await expect.poll(() => closed).toEqual([false]);
    expect(read).toEqual([]);
  });
});

test('a server that closes waits for a body, and closes its connection behind the answer', async () => {
  let isServed = false;
  const { client, server } = await served((request, response) => {
    isServed = true;
    measure(request, response);
  });
  client.write(head(LARGE) + 'b'.repeat(LARGE / 2));
  await expect.poll(() => isServed).toBe(true);

  const closing = server.close();
  client.write('b'.repeat(LARGE / 2));

  const received = await client.closed();
  expect(lastAnswer(received)).toEqual({ status: 200, json: `front ${LARGE}` });
  await closing;
});

test('what is too large says how large it was', async () => {
  const read: unknown[] = [];
  const { client } = await served((request, response) =>
    readBody(request, LARGE, (body) => {
      read.push(body);
      say(request, response, 'read');
    }),
  );

  client.write(post(LARGE + 1));

  await client.until((so) => so.endsWith('"read"'));
  expect(read).toEqual([new BodyTooLarge(LARGE, LARGE + 1)]);
});

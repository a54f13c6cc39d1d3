import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOf } from '../../base/json-pieces.ts';
import { MemoryBudget } from '../../base/memory-budget.ts';
import type { Call } from '../../contract/call.ts';
import { bindDirect } from '../../contract/direct.ts';
import type { ContractErrors, Family } from '../../contract/family.ts';
import type { AnyHandler } from '../../contract/handler.ts';
import type { CompiledValidator } from '../../contract/validation.ts';
import { EventStream } from '../../http/event-stream.ts';
import { HttpError } from '../../http/http-error.ts';
import { listen, type Listening } from '../../http/server.ts';
import { silentLogger } from '../../base/logger.ts';
import type { WatchedRequest } from './exchange.ts';
import { LiveLog } from './live-log.ts';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      post: {
        operationId: 'postThing',
        requestBody: { required: true, content: { 'application/json': { schema: {} } } },
        responses: { 200: { description: 'It.' }, 400: { description: 'Not it.' } },
      },
    },
  },
};
const fine: CompiledValidator = () => true;
const say = (status: number, message: string) => new HttpError(status, message, { message });

let log: LiveLog;
let server: Listening;
let handle: AnyHandler;
let now: number;
/** The scheduled callbacks, in order. */
let due: (() => void)[];
let leaving: AbortController;

beforeEach(async () => {
  now = 1_795_478_400_000;
  due = [];
  leaving = new AbortController();
  handle = () => ({ status: 200, body: { made: true } });
  log = new LiveLog({ clock: { now: () => now }, later: (run) => void due.push(run) });
  const family = {
    name: 'queue',
    contract,
    validators: { postThingParameters: fine, postThingBody: fine },
    errors: {
      invalid: ({ message }) => say(400, message),
      malformedBody: (reason) => say(400, `not JSON: ${reason}`),
      notFound: (path) => say(404, `nothing at ${path}`),
      methodNotAllowed: () => say(405, 'no such method'),
      suspended: (reason) => say(503, reason),
      internal: () => say(500, 'internal'),
      connection: (status) => say(status, 'connection'),
      bodyTooLarge: () => say(413, 'too large'),
      crowded: () => say(413, 'crowded'),
      otherPage: () => say(403, 'other page'),
      unread: () => say(503, 'unread'),
      ofStatus: say,
    } satisfies ContractErrors,
    authenticate: () => undefined,
    bodyLimit: () => 1_000_000,
    handlers: { postThing: ((request) => handle(request)) satisfies AnyHandler },
  } as unknown as Family<{ postThing: never }, undefined>;
  const memory = new MemoryBudget(10_000_000);
  const listener = bindDirect(family, { log: silentLogger, watch: log, memory });
  server = await listen(listener, family.errors, { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  leaving.abort();
  await server.close();
});

async function post(body: string, path = '/things', headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, { method: 'POST', body, headers });
  await response.text();
}

/** Sends the beginning of a request, and goes when the server has begun to read it. */
async function leaveInTheMiddle() {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /things HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
  );
  await once(socket, 'data');
  socket.destroy();
}

/** What a listener has received last. */
function lastIn(heard: readonly string[]) {
  return JSON.parse(heard.at(-1)!) as { requests: WatchedRequest[]; skipped: number };
}

/** The requests that a listener has received after the next batch. */
async function nextBatch(heard: readonly string[]) {
  await expect.poll(() => due.length).toBe(1);
  due.shift()!();
  return lastIn(heard);
}

/** Listens as a page does, without a connection. */
function listening(): string[] {
  const heard: string[] = [];
  const stream = log.listen(leaving.signal);
  stream.send = (event) => void heard.push(event.replace(/^data: /, ''));
  return heard;
}

test('a request is listed with the verdict of the contract on it and on its response', async () => {
  const heard = listening();
  await post('{"name":"one"}', '/things?x=1', { origin: 'http://localhost:3000' });
  expect(await nextBatch(heard)).toEqual({
    requests: [
      {
        id: now,
        time: now,
        family: 'queue',
        method: 'POST',
        path: '/things?x=1',
        operationId: 'postThing',
        status: 200,
        milliseconds: 0,
        requestBytes: 14,
        responseBytes: 13,
        request: 'accepted',
        response: 'documented',
        origin: 'http://localhost:3000',
      },
    ],
    skipped: 0,
  });
});

test('headers and bodies can be read by the ID of a request, without secrets', async () => {
  const heard = listening();
  await post('{"name":"one"}', '/things', { authorization: 'Bearer abc' });
  await nextBatch(heard);
  const exchange = log.exchange(now)!;
  expect(exchange.requestBody).toEqual({ text: '{"name":"one"}', isWhole: true });
  expect(exchange.responseBody).toEqual({ text: '{"made":true}', isWhole: true });
  expect(exchange.requestHeaders).toContainEqual(['authorization', '(hidden)']);
  expect(log.exchange(now + 1)).toBeUndefined();
});

test('what a repeated member of a body would hide is not shown', async () => {
  const heard = listening();
  await post('{"password":"abc","password":""}');
  await nextBatch(heard);
  expect(log.exchange(now)!.requestBody.text).toBe('{"password":""}');
});

test('only the first 32 KB of a body are kept', async () => {
  const heard = listening();
  await post(`"${'x'.repeat(100_000)}"`);
  await nextBatch(heard);
  const { text, isWhole } = log.exchange(now)!.requestBody;
  expect({ length: text.length, isWhole }).toEqual({ length: 32_768, isWhole: false });
});

describe('the verdict', () => {
  test.each([
    ['on a body that is no JSON', '/things', '{', { status: 400, request: 'refused' }],
    ['on an unknown path', '/nothing', '{}', { status: 404, request: 'unknown' }],
  ])('%s', async (_, path, body, verdict) => {
    const heard = listening();
    await post(body, path);
    const { requests } = await nextBatch(heard);
    expect(requests).toMatchObject([verdict]);
    expect(requests[0]!.finding).toMatch(/JSON|nothing at/);
  });

  test('on an undocumented response', async () => {
    handle = () => ({ status: 418, body: {} });
    const heard = listening();
    await post('{}');
    const { requests } = await nextBatch(heard);
    expect(requests).toMatchObject([
      {
        status: 418,
        request: 'accepted',
        response: 'undocumented',
        finding: 'postThing documents no 418',
      },
    ]);
  });
});

test('the last 500 requests are kept', async () => {
  const heard = listening();
  for (let batch = 0; batch < 6; batch++) {
    for (let one = 0; one < 100; one++) await post('{}');
    await nextBatch(heard);
  }
  const kept = [99, 100, 599].map((index) => log.exchange(now + index)?.id);
  expect(kept).toEqual([undefined, now + 100, now + 599]);
});

test('beyond 100 requests in a batch, further ones are only counted', async () => {
  const heard = listening();
  for (let one = 0; one < 120; one++) await post('{}');
  const { requests, skipped } = await nextBatch(heard);
  expect(requests.length + skipped).toBe(120);
  expect(requests.length).toBeGreaterThanOrEqual(100);
  expect(skipped).toBeGreaterThan(0);
});

describe('who begins to listen later', () => {
  /** What is told first, once it contains as many requests. */
  async function toldFirst(count: number): Promise<WatchedRequest[]> {
    let told: WatchedRequest[] = [];
    await expect.poll(() => (told = earlierRequests())).toHaveLength(count);
    return told;
  }

  /** What a listener is told first. */
  function earlierRequests(): WatchedRequest[] {
    const sent = vi.spyOn(EventStream.prototype, 'send');
    const gone = new AbortController();
    log.listen(gone.signal);
    gone.abort();
    const [event] = sent.mock.calls.at(-1)!;
    sent.mockRestore();
    const told = JSON.parse(event.replace(/^data: /, '')) as { requests: WatchedRequest[] };
    expect(told).toMatchObject({ skipped: 0, isEarlier: true });
    return told.requests;
  }

  test('is told of what succeeded, was refused and failed before', async () => {
    await post('{}');
    await post('{');
    handle = () => {
      throw new Error('the disk is on fire');
    };
    await post('{"name":"one"}');
    const told = await toldFirst(3);
    expect(told).toMatchObject([
      { status: 200, request: 'accepted', response: 'unchecked' },
      { status: 400, request: 'refused', finding: expect.stringContaining('not JSON') as unknown },
      { status: 500, request: 'accepted', finding: 'internal' },
    ]);
    expect(log.exchange(told[2]!.id)!.requestBody.text).toBe('{"name":"one"}');
  });

  test.each([
    [{ error: 'WRONGTYPE of the value' }, 'WRONGTYPE of the value'],
    [{ error: { code: 7 } }, undefined],
    [Buffer.from('{"error":'), undefined],
  ])('is told what an operation has answered: %j', async (body, finding) => {
    handle = () => ({ status: 400, body });
    await post('{}');
    const [told] = await toldFirst(1);
    expect([told!.request, told!.finding]).toEqual(['accepted', finding]);
  });

  test('sees no secrets of it', async () => {
    handle = () => {
      throw new HttpError(409, 'conflict', 'the password hush-4711 is taken');
    };
    await post('{"password":"hush-4711"}', '/things?token=hush-4712', {
      authorization: 'Bearer hush-4713',
    });
    const [told] = await toldFirst(1);
    const shown = JSON.stringify([told, log.exchange(told!.id)]);
    expect(shown).toContain('is taken');
    expect(shown).not.toContain('hush');
  });

  test('sees no secrets of it that are repeated as they were encoded', async () => {
    const origin = 'http://ada:hush-4711@localhost:3000';
    await post('{}', '/nothing/token/%68ush%2b4711?token=%68ush%2d4712', { origin });
    const [told] = await toldFirst(1);
    const shown = JSON.stringify([told, log.exchange(told!.id)]);
    expect(told).toMatchObject({ origin: 'http://(hidden)@localhost:3000' });
    expect(shown).toContain('nothing at /nothing/token/(hidden)');
    expect(shown).not.toMatch(/hush|%68ush/);
  });

  test('sees neither large bodies nor what repeats them, because nobody has looked into them', async () => {
    handle = () => {
      throw new HttpError(409, 'conflict', 'the name hush-4711 is taken');
    };
    await post(`{"name":"hush-4711${'x'.repeat(40_000)}"}`);
    const [told] = await toldFirst(1);
    const exchange = log.exchange(told!.id)!;
    expect(exchange.requestBody).toEqual({ text: '(hidden)', isWhole: false });
    expect(JSON.stringify(exchange)).not.toContain('hush');
  });

  test('of those that succeeded sees twenty a second, and of the others fifty', async () => {
    const postMany = async (count: number, body: string) => {
      for (let one = 0; one < count; one++) await post(body);
    };
    await postMany(25, '{}');
    expect(log.notify).toBeUndefined();
    await postMany(60, '{');
    due.shift()!();
    await postMany(25, '{}');
    const told = await toldFirst(90);
    expect(told.filter(({ status }) => status === 200)).toHaveLength(40);
  });

  test('sees that a client left in the middle of its request, which was not accepted', async () => {
    await leaveInTheMiddle();
    expect(await toldFirst(1)).toMatchObject([{ status: 0, request: 'refused' }]);
  });

  test('sees a failure behind many refusals of the same second', async () => {
    for (let one = 0; one < 60; one++) await post('{}', '/nothing');
    handle = () => {
      throw new Error('the disk is on fire');
    };
    await post('{}');
    const told = await toldFirst(51);
    expect(told.at(-1)).toMatchObject({ status: 500 });
  });

  test('has delayed nobody: what is answered at once is looked into one after another, others in between', async () => {
    const call = {
      request: { method: 'POST', headers: {}, rawHeaders: [] },
      response: { statusCode: 500, headersSent: true },
      answer: { status: 500, body: { error: 'the disk is on fire' } },
      answerBytes: 0,
      rawBody: Buffer.from('{}'),
      path: '/things',
      rawQuery: '',
      encodedPath: {},
    } as unknown as Call;
    for (let one = 0; one < 60; one++) log.failed({ name: 'queue', contract }, call, 0);
    for (const expected of [0, 1, 2, 3]) {
      expect(earlierRequests()).toHaveLength(expected);
      await turn();
    }
    // Places are given back when their requests have been looked into, and not before.
    due.shift()!();
    for (let one = 0; one < 60; one++) log.failed({ name: 'queue', contract }, call, 0);
    await toldFirst(54);
  });

  test('sees that a large answer was one, which is not made again for the log', async () => {
    let made = 0;
    const toJSON = () => 'x'.repeat(40_000 + made++);
    handle = () => ({ status: 200, body: { toJSON } });
    await post('{}');
    const [told] = await toldFirst(1);
    expect(told).toMatchObject({ responseBytes: 40_002 });
    expect(log.exchange(told!.id)!.responseBody).toEqual({ text: '(hidden)', isWhole: false });
    expect(made).toBe(1);
  });

  test('sees how large an answer was that has been made while it was sent', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => i);
    handle = () => ({ status: 200, body: listOf(many, (item) => item) });
    await post('{}');
    const [told] = await toldFirst(1);
    const responseBytes = JSON.stringify(many).length;
    expect(told).toMatchObject({ responseBytes });
    expect(log.exchange(told!.id)!.responseBody).toEqual({ text: '(hidden)', isWhole: false });
  });

  test('sees what happened while others listened', async () => {
    const heard = listening();
    await post('{}');
    await nextBatch(heard);
    leaving.abort();
    expect(await toldFirst(1)).toMatchObject([{ status: 200, response: 'documented' }]);
  });
});

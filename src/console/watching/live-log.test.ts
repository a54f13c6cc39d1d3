import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bindDirect } from '../../contract/direct.ts';
import type { ContractErrors, Family } from '../../contract/family.ts';
import type { AnyHandler } from '../../contract/handler.ts';
import type { CompiledValidator } from '../../contract/validation.ts';
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
  const listener = bindDirect(family, { log: silentLogger, watch: log });
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

/** The requests that a listener has received after the next batch. */
async function nextBatch(heard: readonly string[]) {
  await expect.poll(() => due.length).toBe(1);
  due.shift()!();
  return JSON.parse(heard.at(-1)!) as { requests: WatchedRequest[]; skipped: number };
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
        id: 1,
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
  const exchange = log.exchange(1)!;
  expect(exchange.requestBody).toEqual({ text: '{"name":"one"}', isWhole: true });
  expect(exchange.responseBody).toEqual({ text: '{"made":true}', isWhole: true });
  expect(exchange.requestHeaders).toContainEqual(['authorization', '(hidden)']);
  expect(log.exchange(2)).toBeUndefined();
});

test('what a repeated member of a body would hide is not shown', async () => {
  const heard = listening();
  await post('{"password":"abc","password":""}');
  await nextBatch(heard);
  expect(log.exchange(1)!.requestBody.text).toBe('{"password":""}');
});

test('only the first 32 KB of a body are kept', async () => {
  const heard = listening();
  await post(`"${'x'.repeat(100_000)}"`);
  await nextBatch(heard);
  const { text, isWhole } = log.exchange(1)!.requestBody;
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

test('requests are recorded only while there are listeners, and dropped when the last one leaves', async () => {
  expect(log.notify).toBeUndefined();
  await post('{}');
  const heard = listening();
  expect(log.notify).toBeDefined();
  await post('{}');
  await nextBatch(heard);
  expect(log.exchange(1)).toBeDefined();
  leaving.abort();
  expect(log.notify).toBeUndefined();
  expect(log.exchange(1)).toBeUndefined();
});

test('the last 500 requests are kept', async () => {
  const heard = listening();
  for (let batch = 0; batch < 6; batch++) {
    for (let one = 0; one < 100; one++) await post('{}');
    await nextBatch(heard);
  }
  expect([log.exchange(100), log.exchange(101)?.id, log.exchange(600)?.id]).toEqual([
    undefined,
    101,
    600,
  ]);
});

test('beyond 100 requests in a batch, further ones are only counted', async () => {
  const heard = listening();
  for (let one = 0; one < 120; one++) await post('{}');
  const { requests, skipped } = await nextBatch(heard);
  expect(requests.length + skipped).toBe(120);
  expect(requests.length).toBeGreaterThanOrEqual(100);
  expect(skipped).toBeGreaterThan(0);
});

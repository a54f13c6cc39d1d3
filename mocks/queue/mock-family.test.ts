import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsOf } from '../../src/contract/model/read-operations.ts';
import type { Operation } from '../../src/contract/model/operation.ts';
import { queueContract } from '../../src/families/queue/contract.ts';
import { listen, type Listening } from '../../src/http/server.ts';
import { openLog } from '../../src/base/log.ts';
import { bindMock } from '../bind-mock.ts';
import { MOCK_QUEUE_TOKENS, mockQueueFamily } from './mock-family.ts';

let server: Listening;
let base: string;
beforeAll(async () => {
  const family = mockQueueFamily();
  const options = { log: openLog('silent'), checkResponses: true };
  const listener = bindMock(family, options);
  server = await listen(listener, family.errors, { host: '127.0.0.1', port: 0 });
  base = server.url;
});
afterAll(() => server.close());

interface RequestOptions {
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly token?: string;
}

async function ask(method: string, path: string, { headers, body, token }: RequestOptions = {}) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token ?? MOCK_QUEUE_TOKENS.token}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** Queries of operations that require one of several parameters. */
const QUERIES: Readonly<Record<string, string>> = { pinFlowControl: '?rate=10' };

/** The request that an operation's own examples describe. */
function exampleOf({ operationId, method, path, parameters, requestBody }: Operation) {
  const query = QUERIES[operationId] ?? '';
  const required = parameters.filter((p) => p.in === 'header' && p.required === true);
  const content = requestBody?.content['application/json'];
  const [first] = Object.values(content?.examples ?? {});
  return {
    method,
    path:
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(parameters.find((p) => p.name === name)?.example)),
      ) + query,
    headers: Object.fromEntries(required.map((p) => [p.name, String(p.example)])),
    ...(first !== undefined &&
      requestBody?.required === true && { body: JSON.stringify(first.value) }),
  };
}

const operations = operationsOf(queueContract).map((operation) => {
  const [status, response] = Object.entries(operation.responses)[0]!;
  const examples = Object.values(response.content?.['application/json']?.examples ?? {});
  const bodies = examples.length === 0 ? [undefined] : examples.map(({ value }) => value);
  return { id: operation.operationId, operation, status: Number(status), bodies };
});

describe('the example request of each operation is answered with an example of its success', () => {
  test.each(operations)('$id', async ({ operation, status, bodies }) => {
    const { method, path, ...request } = exampleOf(operation);
    const answer = await ask(method, path, request);
    expect(answer.status).toBe(status);
    expect(bodies).toContainEqual(answer.body);
  });
});

test('the page after a cursor is the last one', async () => {
  for (const path of ['/v2/dlq', '/v2/logs', '/v2/events']) {
    const { body: first } = await ask('GET', path);
    const { cursor } = first as { cursor: string };
    expect((await ask('GET', `${path}?cursor=${cursor}`)).body).not.toHaveProperty('cursor');
  }
});

describe('a request that the implementation refuses is refused with the same error', () => {
  test.each([
    [
      'POST',
      '/v2/publish/https://example.com?upstash-delay=soon',
      /^upstash-delay must be a time/i,
    ],
    ['POST', '/v2/publish/example.com/hook', /^invalid destination/],
    ['POST', '/v2/schedules/https://example.com', /^upstash-cron is missing/i],
    ['DELETE', '/v2/dlq?color=red', /^color is not a parameter of this operation/],
    ['GET', '/v2/logs?state=LOST', /^state must be one of/],
    ['GET', '/v2/dlq?host=a.com', /^host is not a parameter of this operation/],
  ])('%s %s', async (method, path, error) => {
    expect(await ask(method, path)).toEqual({
      status: 400,
      body: { error: expect.stringMatching(error) },
    });
  });
});

test('each item of a batch is answered as if it had been sent alone', async () => {
  const url = 'https://example.com/mine';
  const items = [
    { destination: url, queue: 'mine' },
    { destination: 'https://' },
    { destination: 'billing' },
    { destination: url },
  ];
  expect((await ask('POST', '/v2/batch', { body: JSON.stringify(items) })).body).toEqual([
    { messageId: expect.any(String), url },
    { error: expect.stringMatching(/^invalid destination/) },
    [expect.objectContaining({ url: 'https://example.com/one' }), expect.anything()],
    { messageId: expect.any(String) },
  ]);
});

test('a publish to a URL group is answered with a message for each endpoint', async () => {
  expect((await ask('POST', '/v2/publish/billing')).body).toHaveLength(2);
});

test('the answer has the name of the resource in the request', async () => {
  expect(await ask('GET', '/v2/queues/mine')).toMatchObject({ body: { name: 'mine' } });
  expect(await ask('GET', '/v2/dlq/1-1')).toMatchObject({ body: { dlqId: '1-1' } });
  const url = 'https://example.com/mine';
  expect(await ask('POST', `/v2/enqueue/mine/${url}`)).toMatchObject({ body: { url } });
});

test('the read-only token may read but not change', async () => {
  const token = MOCK_QUEUE_TOKENS.readOnlyToken;
  expect((await ask('GET', '/v2/queues', { token })).status).toBe(200);
  expect((await ask('POST', '/v2/keys/rotate', { token })).status).toBe(403);
  expect((await ask('GET', '/v2/queues', { token: 'other' })).status).toBe(401);
});

test('`Prefer` chooses another documented answer', async () => {
  const prefer = (headers: Record<string, string>) =>
    ask('POST', '/v2/publish/https://example.com', { headers });
  expect(await prefer({ prefer: 'code=202' })).toMatchObject({
    status: 202,
    body: { deduplicated: true },
  });
  expect(await prefer({ prefer: 'code=429' })).toMatchObject({ status: 429 });
});

test('`Prefer` can name no example of an answer without a body', async () => {
  const headers = { prefer: 'code=200, example=nope' };
  expect(await ask('POST', '/v2/queues/orders/pause', { headers })).toHaveProperty('status', 400);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { control, controlAnswer, setFaults } from '../harness/control.ts';
import { connectionsTo } from '../harness/send.ts';
import { target } from '../harness/target.ts';

beforeEach(() => setFaults());
afterEach(() => setFaults());

interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request without checking the answer against the contract, because faults may break it. */
async function ask(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: RequestOptions,
) {
  const answer = await connectionsTo(origin).request({
    method,
    path,
    headers: headers ?? {},
    body: body ?? null,
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) as unknown };
}

const ping = (headers: Readonly<Record<string, string>> = {}) =>
  ask(target().redisUrl, '/ping', {
    headers: { authorization: `Bearer ${target().standardToken}`, ...headers },
  });
const basic = (name: string, password: string) => ({
  authorization: `Basic ${btoa(`${name}:${password}`)}`,
});
const kafkaUser = () => basic(target().kafkaUsername, target().kafkaPassword);

const FAMILIES = [
  {
    family: 'redis',
    operation: 'getCommandPath',
    send: () => ping(),
    error: { error: "ERR the server of this database can't be reached, try again" },
  },
  {
    family: 'kafka',
    operation: 'listTopics',
    send: () => ask(target().kafkaUrl, '/topics', { headers: kafkaUser() }),
    error: { error: 'insufficient storage', status: 507 },
    status: 507,
  },
  {
    family: 'schema-registry',
    operation: 'listSubjects',
    send: () => ask(target().kafkaUrl, '/schema-registry/subjects', { headers: kafkaUser() }),
    error: { error_code: 502, message: 'bad gateway' },
    status: 502,
  },
  {
    family: 'queue',
    operation: 'listQueues',
    send: () =>
      ask(target().queueUrl, '/v2/queues', {
        headers: { authorization: `Bearer ${target().queueToken}` },
      }),
    error: { error: 'bad gateway' },
    status: 502,
  },
  {
    family: 'management',
    operation: 'listTeams',
    send: () =>
      ask(target().managementUrl, '/v2/teams', {
        headers: basic(target().email, target().apiKey),
      }),
    error: { error: 'gateway timeout', status: 504 },
    status: 504,
  },
];

test.each(FAMILIES)(
  '$family answers with an undocumented status in its own error format',
  async ({ family, operation, send, error, status = 503 }) => {
    await setFaults({ family, operation, times: 1, answer: { status } });
    expect(await send()).toMatchObject({ status, body: error });
    expect(await send()).toMatchObject({ status: 200 });
  },
);

test('a documented status has the body and the headers of its example', async () => {
  await setFaults({ family: 'management', operation: 'listTeams', answer: { status: 429 } });
  const { status, headers, body } = await FAMILIES[4]!.send();
  expect(status).toBe(429);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(body).toMatchObject({ status: 429 });
});

test('a fault may define its own body and headers', async () => {
  const answer = {
    status: 429,
    headers: { 'Retry-After': '7', 'X-Zone': 'a' },
    body: { error: 'slow down' },
  };
  await setFaults({ family: 'redis', answer });
  const { status, headers, body } = await ping();
  expect(status).toBe(429);
  expect(headers).toMatchObject({ 'retry-after': '7', 'x-zone': 'a' });
  expect(body).toEqual({ error: 'slow down' });
});

describe('a fault applies to', () => {
  const statuses = async (count: number) => {
    const seen = [];
    for (let i = 0; i < count; i++) seen.push((await ping()).status);
    return seen;
  };

  test('requests by their order', async () => {
    await setFaults({
      name: 'third',
      family: 'redis',
      after: 2,
      times: 1,
      answer: { status: 503 },
    });
    expect(await statuses(4)).toEqual([200, 200, 503, 200]);
    expect(await controlAnswer('GET', '/faults/third')).toMatchObject({
      status: 200,
      json: { name: 'third', seen: 4, met: 1 },
    });
  });

  test('requests by chance, reproducibly', async () => {
    const fault = { family: 'redis', probability: 0.5, answer: { status: 503 } };
    await setFaults(fault);
    const first = await statuses(20);
    expect(new Set(first)).toEqual(new Set([200, 503]));
    await setFaults(fault);
    expect(await statuses(20)).toEqual(first);
    await controlAnswer('PUT', '/faults', { body: { seed: 2, faults: [fault] } });
    expect(await statuses(20)).not.toEqual(first);
  });

  test('requests of one client, by its header', async () => {
    await setFaults({ family: 'redis', client: 'alice', answer: { status: 503 } });
    expect(await ping()).toHaveProperty('status', 200);
    expect(await ping({ 'plinth-client': 'bob' })).toHaveProperty('status', 200);
    expect(await ping({ 'plinth-client': 'alice' })).toHaveProperty('status', 503);
  });

  test('no request that is refused anyway', async () => {
    await setFaults({ family: 'redis', answer: { status: 503 } });
    expect(await ping({ authorization: 'Bearer guess' })).toHaveProperty('status', 401);
    expect((await control('GET', '/faults')).json).toMatchObject({ faults: [{ seen: 0 }] });
  });

  test('a request that earlier faults have only delayed', async () => {
    await setFaults(
      { family: 'redis', latency: { distribution: 'fixed', milliseconds: 1 } },
      { family: 'redis', answer: { status: 502 } },
      { family: 'redis', answer: { status: 504 } },
    );
    expect(await ping()).toHaveProperty('status', 502);
    expect((await control('GET', '/faults')).json).toMatchObject({
      faults: [{ met: 1 }, { met: 1 }, { seen: 0 }],
    });
  });
});

describe('a connection', () => {
  test('is reset before the operation runs', async () => {
    await setFaults({ family: 'redis', times: 1, connection: 'reset' });
    await expect(ping()).rejects.toThrow(/ECONNRESET|other side closed/);
    expect(await ping()).toHaveProperty('status', 200);
  });

  test('is cut in the middle of a body, after the operation has run', async () => {
    await setFaults({ family: 'redis', times: 1, connection: 'cut' });
    const answer = await connectionsTo(target().redisUrl).request({
      method: 'GET',
      path: '/set/cut/short',
      headers: { authorization: `Bearer ${target().standardToken}` },
    });
    expect(answer.statusCode).toBe(200);
    let received = '';
    const reading = async () => {
      for await (const chunk of answer.body) received += String(chunk);
    };
    await expect(reading()).rejects.toThrow(/other side closed|aborted/);
    expect(received).toBe('{"result":"OK"}'.slice(0, 7));
    if (target().name === 'mock') return;
    const kept = await ask(target().redisUrl, '/get/cut', {
      headers: { authorization: `Bearer ${target().standardToken}` },
    });
    expect(kept.body).toEqual({ result: 'short' });
  });
});

describe('an invalid fault is refused, and nothing changes', () => {
  const fault = { family: 'redis', answer: { status: 503 } };

  test.each([
    [
      { ...fault, operation: 'fly' },
      "operation must be an operation of redis, and it has no 'fly'",
    ],
    [{ ...fault, family: 'sms' }, 'family must be one of '],
    [{ ...fault, speed: 1 }, 'speed is not a known field'],
    [{ family: 'redis' }, 'latency is missing, and so are answer, error and connection: '],
    [{ ...fault, connection: 'cut' }, 'connection can not be given together with answer'],
    [{ ...fault, probability: 2 }, 'probability must be '],
    [{ ...fault, answer: { status: 99 } }, 'answer.status must be '],
    [
      { ...fault, answer: { status: 503, headers: { 'Content-Length': '1' } } },
      'answer.headers.Content-Length can not be given by a fault',
    ],
    [{ ...fault, answer: { status: 503, headers: { A: 'b\nc' } } }, 'answer.headers.A must '],
    [
      { family: 'redis', latency: { distribution: 'uniform', from: 2, to: 1 } },
      'latency.from must not be more than to',
    ],
    [{ family: 'redis', latency: { distribution: 'flat' } }, 'latency'],
  ])('%j', async (body, error) => {
    for (const [method, sent, place] of [
      ['POST', body, ''],
      ['PUT', { faults: [{ name: 'fine', ...fault }, body] }, 'faults[1].'],
    ] as const) {
      const { status, json } = await controlAnswer(method, '/faults', { body: sent });
      expect(status).toBe(400);
      expect((json as { error: string }).error.slice(0, place.length + error.length)).toBe(
        `${place}${error}`,
      );
    }
    expect((await control('GET', '/faults')).json).toEqual({ seed: 1, faults: [] });
  });

  test('a duplicate name', async () => {
    const refused = { status: 409, json: { error: "there is a fault 'busy' already" } };
    const busy = { name: 'busy', ...fault };
    expect(await controlAnswer('POST', '/faults', { body: busy })).toMatchObject({ status: 201 });
    expect(await controlAnswer('POST', '/faults', { body: busy })).toEqual(refused);
    const both = { faults: [busy, busy] };
    expect(await controlAnswer('PUT', '/faults', { body: both })).toEqual(refused);
    expect((await control('GET', '/faults')).json).toMatchObject({ faults: [{ name: 'busy' }] });
  });

  test('an unknown fault', async () => {
    const refused = { status: 404, json: { error: "there is no fault 'gone'" } };
    expect(await controlAnswer('GET', '/faults/gone')).toEqual(refused);
    expect(await controlAnswer('DELETE', '/faults/gone')).toEqual(refused);
  });
});

test('faults get names, and are deleted one by one or all at once', async () => {
  const fault = { family: 'queue', connection: 'reset' };
  for (const name of ['fault-1', 'fault-2', 'fault-3']) {
    expect(await controlAnswer('POST', '/faults', { body: fault })).toMatchObject({
      json: { name, seen: 0, met: 0 },
    });
  }
  expect(await controlAnswer('DELETE', '/faults/fault-2')).toMatchObject({
    status: 200,
    json: { name: 'fault-2' },
  });
  expect((await control('GET', '/faults')).json).toMatchObject({
    faults: [{ name: 'fault-1' }, { name: 'fault-3' }],
  });
  expect(await controlAnswer('DELETE', '/faults')).toEqual({
    status: 200,
    json: { seed: 1, faults: [] },
  });
});

describe('a Prefer header', () => {
  test('requests any status and example', async () => {
    expect(await ping({ prefer: 'code=500' })).toMatchObject({ status: 500 });
    expect(await ping({ prefer: 'code=503' })).toMatchObject({
      status: 503,
      body: { error: "ERR the server of this database can't be reached, try again" },
    });
    expect(await ping({ prefer: 'code=400, example=wrongType' })).toMatchObject({
      status: 400,
      body: { error: 'WRONGTYPE Operation against a key holding the wrong kind of value' },
    });
  });

  test('delays the answer, which confirms it', async () => {
    expect(await ping({ prefer: 'wait=1ms' })).toHaveProperty('status', 200);
    expect(await ping({ prefer: 'wait=0.001, code=503' })).toHaveProperty('status', 503);
  });

  test.each(['wait=soon', 'wait=601', 'wait=-1', 'code=218', 'code=200, example=nope'])(
    'that is not supported is refused: %s',
    async (prefer) => {
      expect(await ping({ prefer })).toMatchObject({
        status: 400,
        body: { error: expect.stringMatching(/^ERR invalid header Prefer: /) },
      });
    },
  );
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import { basicOf, consume, done, fetchAll, firstUser, kafka } from '../../harness/kafka.ts';
import { sendRaw } from '../../harness/raw.ts';
import { target } from '../../harness/target.ts';

/** All input has a defined answer, and other clients are served afterwards as before. */
beforeEach(async () => {
  await resetKafka();
  await createTopic({ name: 'greetings' });
});
afterEach(async () => {
  expect(await done('GET', '/topics')).toHaveProperty('greetings', 1);
});

const post = (path: string, body: string | Uint8Array) => kafka('POST', path, { body });
const raw = (bytes: string | Uint8Array, options?: { hangUp: boolean }) =>
  sendRaw(target().kafkaUrl, bytes, options);
const authorization = () => `Authorization: ${basicOf(firstUser())}\r\n`;
const request = (line: string, headers: string, body = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

describe('very many', () => {
  test('messages in a batch are all appended, or none of them', async () => {
    const many = `[${Array<string>(30_000).fill('{"value":"v"}').join(',')}]`;
    const { status, json } = await post('/produce/greetings', many);
    expect([status, (json as unknown[]).length]).toEqual([200, 30_000]);
    const bad = await post('/produce/greetings', many.replace(/\}\]$/, ',"partition":1}]'));
    expect(bad).toMatchObject({
      status: 404,
      json: { error: 'body[29999]: Topic greetings has no partition 1, it has only 0' },
    });
    const end = await post('/offsets/latest', '{"topic":"greetings","partition":0}');
    expect(end.json).toMatchObject([{ offset: 30_000 }]);
  });

  test('values in a body are refused before they use memory', async () => {
    const { status, json } = await post('/produce', `[${'1,'.repeat(2_000_000)}1]`);
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: expect.stringMatching(/^the body can not be read: /) });
  });

  test('partitions and positions are all answered', async () => {
    const asked = Array.from({ length: 20_000 }, () => ({ topic: 'greetings', partition: 0 }));
    for (const path of ['/offsets/latest', '/committed/mygroup/first']) {
      const { status, json } = await kafka('POST', path, { body: asked });
      expect([status, (json as unknown[]).length]).toEqual([200, 20_000]);
    }
  });

  test("topics to consume are created up to the cluster's limit, without a 500", async () => {
    const topics = Array.from({ length: 100 }, (_, i) => `t${i}`);
    expect(await consume('first', { topics })).toEqual([]);
    expect(Object.keys(await done<object>('GET', '/topics'))).toHaveLength(101);
  });

  test('half-sent requests are forgotten', async () => {
    const halves = ['GET /to', 'POST /produce HTTP/1.1\r\nHost: localhost\r\nContent-Le', ''];
    await Promise.all(Array.from({ length: 300 }, (_, i) => raw(halves[i % 3]!, { hangUp: true })));
  });
});

describe('very deep or long', () => {
  const deep = '['.repeat(500_000) + ']'.repeat(500_000);

  test.each(['/produce', '/fetch', '/commit/g/i', '/consume/g/i', '/offsets/latest'])(
    'arrays are refused by %s',
    async (path) => expect(await post(path, deep)).toHaveProperty('status', 400),
  );

  test('unknown fields are ignored at no cost', async () => {
    const body = `{"value":"v","x":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect((await post('/produce/greetings', body)).status).toBeLessThan(500);
  });

  test('numbers are refused', async () => {
    const digits = '9'.repeat(100_000);
    for (const offset of [digits, '1e999999', '-1e999999', '0.1', '1e-5']) {
      const body = `{"topic":"greetings","partition":0,"offset":${offset}}`;
      expect(await post('/fetch', body)).toHaveProperty('status', 400);
    }
  });

  test('paths are refused at 64 KB', async () => {
    expect(await kafka('GET', `/produce/greetings/${'x'.repeat(60_000)}`)).toHaveProperty(
      ...(['status', 200] as const),
    );
    const head = `GET /produce/greetings/${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    expect(await raw(head)).toEqual([
      {
        status: 431,
        body: '{"error":"the request line and headers exceed 64 KB or 1000 headers","status":431}',
      },
    ]);
  });

  test('names are refused with a short message', async () => {
    const { status, json } = await kafka('POST', '/produce', {
      body: { topic: 'x'.repeat(1_000_000), value: 'v' },
    });
    expect(status).toBe(400);
    expect((json as { error: string }).error.length).toBeLessThan(400);
  });
});

describe('broken off', () => {
  test('a body that is cut off is not produced', async () => {
    const head = request('POST /webhook?topic=greetings', authorization());
    const cut = head.replace('Content-Length: 0', 'Content-Length: 100');
    await raw(`${cut}half of it`, { hangUp: true });
    expect(await fetchAll('greetings')).toEqual([]);
  });

  test('a malformed chunk is refused', async () => {
    const head = request('POST /webhook?topic=greetings', authorization());
    const chunked = head.replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    expect(await raw(`${chunked}zz\r\nvalue\r\n`)).toMatchObject([{ status: 400 }]);
    expect(await fetchAll('greetings')).toEqual([]);
  });
});

describe('not HTTP', () => {
  test.each([
    ['the protocol of Kafka', Buffer.from('000000140012000300000001000a706c696e7468', 'hex')],
    ['TLS', Buffer.from('1603010200010001fc0303', 'hex')],
    ['noise', Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7919) % 256))],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
  ])('%s', async (_, bytes) => {
    expect(await raw(bytes)).toEqual([
      {
        status: 400,
        body: expect.stringMatching(
          /^\{"error":"the request is not valid HTTP: [^"]+","status":400\}$/,
        ),
      },
    ]);
  });
});

test('requests behind a bad one on the same connection are answered, in their order', async () => {
  const auth = authorization();
  const answers = await raw(
    [
      request('POST /produce', auth, '[{"topic":'),
      request('POST /produce', auth, '{"topic":5}'),
      request('POST /produce', '', '{"topic":"greetings","value":"v"}'),
      request('PUT /produce', auth, 'value'),
      request('GET /nothing', auth),
      request('GET /produce/greetings/%zz', auth),
      request('POST /fetch', auth, '{"topic":"greetings","partition":0,"offset":9}'),
      request('POST /commit/g/i', auth),
      request('GET /produce/greetings/last', `${auth}Connection: close\r\n`),
    ].join(''),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    400, 400, 401, 405, 404, 400, 400, 404, 200,
  ]);
  for (const { status, body } of answers.slice(0, -1)) {
    expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/./), status });
  }
  expect(await fetchAll('greetings')).toMatchObject([{ value: 'last', offset: 0 }]);
});

import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCredential, createTopic, resetKafka } from '../../harness/kafka-clusters.ts';
import {
  basicOf,
  done,
  fetchAll,
  firstUser,
  kafka,
  refused,
  valuesOf,
  type KafkaUser,
} from '../../harness/kafka.ts';
import { sendRaw } from '../../harness/raw.ts';
import { target } from '../../harness/target.ts';

beforeEach(resetKafka);

const METADATA = { topic: 'greetings', partition: 0, timestamp: expect.any(Number) };
const call = (method: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  done(method, '/webhook?topic=greetings', { body, headers });

describe.each(['GET', 'POST'])('a call by %s', (method) => {
  test.each([
    ['text', 'hello'],
    ['JSON as it is', '{ "a" : [1,  2] }'],
    ['what is no JSON', '{"a":'],
    ['an array, which is one message', '[{"value":"a"},{"value":"b"}]'],
    ['nothing', ''],
    ['letters of all kinds', 'ä漢😀\r\n\u0000'],
  ])('becomes one message with any body: %s', async (_, body) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png']) {
      expect(await call(method, body, { 'content-type': type })).toHaveLength(1);
    }
    expect(valuesOf(await fetchAll('greetings'))).toEqual([body, body, body]);
  });

  test('is answered with the place of the message', async () => {
    expect(await call(method, 'a')).toEqual([{ ...METADATA, offset: 0 }]);
    expect(await call(method, undefined)).toEqual([{ ...METADATA, offset: 1 }]);
  });
});

describe('a body of any bytes', () => {
  test('is stored unchanged, and shown as text', async () => {
    const bytes = randomBytes(10_000);
    await call('POST', bytes, { 'content-type': 'application/octet-stream' });
    expect(valuesOf(await fetchAll('greetings'))).toEqual([bytes.toString()]);
  });

  test('is shown with U+FFFD for what is not UTF-8, and for half a surrogate pair in JSON', async () => {
    await call('POST', Buffer.from('61ff62c3', 'hex'));
    const halves = { key: '\ud800', value: 'a\udfff', headers: [{ key: '\ud800', value: 'b' }] };
    await done('POST', '/produce/greetings', { body: halves });
    const [webhook, produced] = await fetchAll('greetings');
    expect(webhook?.value).toBe('a\ufffdb\ufffd');
    expect(produced).toMatchObject({
      key: '\ufffd',
      value: 'a\ufffd',
      headers: [{ key: '\ufffd', value: 'b' }],
    });
    const body = Buffer.from('{"value":"\xff"}', 'latin1');
    expect(await refused('POST', '/produce/greetings', { body })).toEqual({
      error: 'the body can not be read: not UTF-8',
      status: 400,
    });
  });

  test('is limited by its bytes, not by its characters', async () => {
    // Kafka's format needs 76 bytes besides the value.
    await createTopic({ name: 'greetings', max_message_size: 10_076 });
    const bytes = Buffer.alloc(10_000, 0xff);
    await call('POST', bytes);
    const body = Buffer.concat([bytes, bytes.subarray(0, 100)]);
    const { status } = await refused('POST', '/webhook?topic=greetings', { body });
    expect(status).toBe(413);
  });
});

describe('request headers', () => {
  test('become headers of the message unless they are standard ones', async () => {
    const headers = {
      'X-GitHub-Event': 'push',
      'x-hub-signature': 'sha1=abc',
      'X-Forwarded-For': '1.2.3.4',
      'X-Empty': '',
      'content-type': 'application/json',
      'user-agent': 'GitHub-Hookshot/abc',
      accept: '*/*',
      cookie: 'a=b',
      origin: 'https://example.com',
      'cache-control': 'no-cache',
      referer: 'https://example.com/',
    };
    // Services send their credentials in the URL; those that a browser adds are refused to pages of other origins.
    const { username, password } = await createCredential({
      credential_name: 'hook',
      topic: 'greetings',
    });
    const query = new URLSearchParams({ topic: 'greetings', user: username, pass: password });
    await done('POST', `/webhook?${query.toString()}`, { user: null, body: 'hello', headers });
    const [message] = await fetchAll('greetings');
    expect(message?.headers).toEqual([
      { key: 'X-GitHub-Event', value: 'push' },
      { key: 'x-hub-signature', value: 'sha1=abc' },
      { key: 'X-Forwarded-For', value: '1.2.3.4' },
      { key: 'X-Empty', value: '' },
    ]);
  });

  test('keep their order, repetitions and bytes', async () => {
    const request = [
      'POST /webhook?topic=greetings HTTP/1.1',
      'Host: localhost',
      `Authorization: ${basicOf(firstUser())}`,
      'X-B: 2',
      'x-a: ä',
      'X-B: 1',
      'Content-Length: 0',
      'Connection: close',
    ].join('\r\n');
    const [answer] = await sendRaw(target().kafkaUrl, `${request}\r\n\r\n`);
    expect(answer?.status).toBe(200);
    const [message] = await fetchAll('greetings');
    expect(message?.headers).toEqual([
      { key: 'X-B', value: '2' },
      { key: 'x-a', value: 'ä' },
      { key: 'X-B', value: '1' },
    ]);
  });
});

describe('user and pass in the query', () => {
  const as = ({ username, password }: KafkaUser, topic = 'greetings') =>
    `/webhook?topic=${topic}&user=${encodeURIComponent(username)}&pass=${encodeURIComponent(password)}`;

  test.each(['GET', 'POST'])('authenticate a %s, and are not in the message', async (method) => {
    const headers = { 'X-Event': 'push' };
    await done(method, as(firstUser()), { user: null, body: 'hello', headers });
    expect(await fetchAll('greetings')).toMatchObject([
      { value: 'hello', key: '', headers: [{ key: 'X-Event', value: 'push' }] },
    ]);
  });

  test('of a credential authenticate for its topics only', async () => {
    const credential = await createCredential({
      credential_name: 'hooks',
      topic: 'hooks.*',
      permissions: 'PRODUCE',
    });
    const post = (topic: string) => kafka('POST', as(credential, topic), { user: null });
    expect(await post('hooks.github')).toHaveProperty('status', 200);
    expect(await post('greetings')).toHaveProperty('status', 403);
  });
});

test('a topic with an invalid name is refused', async () => {
  expect(await refused('POST', '/webhook?topic=a%20b', { body: 'x' })).toEqual({
    error: 'topic must have only letters, digits, ".", "_" and "-", and not be "." or ".."',
    status: 400,
  });
});

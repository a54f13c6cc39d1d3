import { Client, custom, Receiver } from '@upstash/qstash';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { LATER, upstashQstash } from '../harness/upstash-qstash.ts';

const { queueUrl } = await recordedTarget();
const { client, hook, arrival, verify } = upstashQstash(queueUrl);

describe('publish', () => {
  test('a message arrives unchanged, with a valid signature', async () => {
    const { messageId } = await client().publishJSON({
      url: hook(),
      body: { hello: 'wörld' },
      headers: { 'X-Own': 'yes' },
      method: 'PUT',
    });
    const request = await arrival();
    expect(request).toMatchObject({
      method: 'PUT',
      body: Buffer.from('{"hello":"wörld"}'),
      headers: {
        'content-type': 'application/json',
        'x-own': 'yes',
        'user-agent': 'Upstash-QStash',
        'upstash-message-id': messageId,
        'upstash-retried': '0',
      },
    });
    expect(await verify(request)).toBe(true);
  });

  test('a body that has been tampered with is detected', async () => {
    await client().publish({ url: hook(), body: 'hello' });
    const request = await arrival();
    await expect(verify({ ...request, body: Buffer.from('bye') })).rejects.toThrow('body hash');
    await expect(verify({ ...request, url: '/other' })).rejects.toThrow('invalid subject');
  });

  test('a message has all of its options', async () => {
    const { messageId } = await client().publish({
      url: hook('/a//b?x=1'),
      body: 'hello',
      notBefore: Math.floor(Date.now() / 1000) + 3600,
      retries: 7,
      retryDelay: '1000 * (1 + retried)',
      timeout: 30,
      callback: hook('/callback'),
      failureCallback: hook('/failure'),
      flowControl: { key: 'options', parallelism: 2, rate: 10, period: '1m' },
      label: ['one', 'two'],
      headers: { Authorization: 'secret', 'X-Own': 'yes' },
      redact: { header: ['Authorization'] },
    });
    expect(await client().messages.get(messageId)).toMatchObject({
      messageId,
      url: hook('/a//b?x=1'),
      method: 'POST',
      body: 'hello',
      maxRetries: 7,
      retryDelayExpression: '1000 * (1 + retried)',
      callback: hook('/callback'),
      failureCallback: hook('/failure'),
      flowControlKey: 'options',
      parallelism: 2,
      rate: 10,
      period: 60,
      label: 'one',
      labels: ['one', 'two'],
      header: {
        Authorization: [expect.stringMatching(/^REDACTED:[0-9a-f]{64}$/)],
        'X-Own': ['yes'],
      },
      callerIp: '127.0.0.1',
    });
  });

  test('a duplicate has the id of the first message', async () => {
    const message = { url: hook(), body: 'once', deduplicationId: 'client-test-1', ...LATER };
    const first = await client().publish(message);
    expect(await client().publish(message)).toEqual({
      messageId: first.messageId,
      deduplicated: true,
    });
    const byContent = { url: hook(), body: 'twice', contentBasedDeduplication: true, ...LATER };
    await client().publish(byContent);
    expect(await client().publish(byContent)).toHaveProperty('deduplicated', true);
  });

  test('a callback has the response of the destination, and is signed', async () => {
    const { messageId } = await client().publishJSON({
      url: hook('/echo'),
      body: { n: 1 },
      callback: hook('/callback'),
    });
    const callback = await arrival('/callback');
    expect(JSON.parse(callback.body.toString())).toMatchObject({
      status: 200,
      sourceMessageId: messageId,
      sourceMessasgeId: messageId,
      url: hook('/echo'),
      retried: 0,
      body: Buffer.from('{"n":1}').toString('base64'),
      sourceBody: Buffer.from('{"n":1}').toString('base64'),
    });
    expect(await verify(callback)).toBe(true);
  });

  test('a language model is an ordinary destination, with its token', async () => {
    const provider = custom({ baseUrl: hook(''), token: 'token-of-model' });
    await client().publishJSON({
      api: { name: 'llm', provider },
      body: { model: 'any' },
      callback: hook('/callback'),
    });
    const request = await arrival('/v1/chat/completions');
    expect(request.headers['authorization']).toBe('Bearer token-of-model');
    expect(await verify(await arrival('/callback'))).toBe(true);
  });

  test('a refusal is thrown as an error', async () => {
    await expect(client().publish({ url: 'example.com/hook' })).rejects.toMatchObject({
      name: 'QstashError',
      status: 400,
      message: expect.stringContaining('invalid destination'),
    });
    const stranger = new Client({ baseUrl: queueUrl, token: 'other' });
    await expect(stranger.publish({ url: hook() })).rejects.toMatchObject({ status: 401 });
  });
});

test('a batch is published', async () => {
  await client().urlGroups.addEndpoints({ name: 'both', endpoints: [{ url: hook('/one') }] });
  const results = await client().batchJSON([
    { url: hook('/first'), body: { n: 1 } },
    { urlGroup: 'both', body: { n: 2 } },
    { url: hook('/queued'), queueName: 'batched', body: { n: 3 } },
  ]);
  expect(results).toEqual([
    { messageId: expect.stringMatching(/^msg_/) },
    [{ messageId: expect.stringMatching(/^msg_/), url: hook('/one') }],
    { messageId: expect.stringMatching(/^msg_/), url: hook('/queued') },
  ]);
  for (const path of ['/first', '/one', '/queued'])
    expect(await verify(await arrival(path))).toBe(true);
});

describe('messages', () => {
  const publish = (label: string) =>
    client().publish({ url: hook(), body: label, label, ...LATER });

  test('are canceled one by one, by their ids, by a filter, and all', async () => {
    const { messages } = client();
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map(publish));
    await Promise.all(['d', 'd', 'e', 'f'].map(publish));
    expect(await messages.cancel(a!.messageId)).toEqual({ cancelled: 1 });
    await expect(messages.get(a!.messageId)).rejects.toMatchObject({ status: 404 });
    expect(await messages.cancel([b!.messageId, c!.messageId])).toEqual({ cancelled: 2 });
    expect(await messages.cancel({ filter: { label: 'd' } })).toEqual({ cancelled: 2 });
    expect(
      await messages.cancel({ filter: { label: ['e', 'x'], host: new URL(hook()).host } }),
    ).toEqual({ cancelled: 1 });
    expect(await messages.cancel({ all: true })).toEqual({ cancelled: 1 });
    expect(await messages.cancel({ all: true })).toEqual({ cancelled: 0 });
  });

  test('are canceled by the deprecated names of these methods', async () => {
    const { messages } = client();
    const [a, b] = await Promise.all(['a', 'b', 'c'].map(publish));
    await messages.delete(a!.messageId);
    expect(await messages.deleteMany([b!.messageId])).toBe(1);
    expect(await messages.deleteAll()).toBe(1);
  });
});

describe('in the development mode of the client', () => {
  beforeEach(() => {
    vi.stubEnv('QSTASH_DEV', 'true');
    vi.stubEnv('QSTASH_DEV_PORT', new URL(queueUrl).port);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('it finds this platform as its development server, and the receiver uses its keys', async () => {
    await new Client().publishJSON({ url: hook('/development'), body: { n: 1 } });
    const request = await arrival('/development');
    const verified = new Receiver().verify({
      signature: String(request.headers['upstash-signature']),
      body: request.body.toString(),
      url: hook('/development'),
      upstashRegion: String(request.headers['upstash-region']),
    });
    expect(await verified).toBe(true);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('already running'));
  });
});

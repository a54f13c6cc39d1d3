import { Client, custom, Receiver } from '@upstash/qstash';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostileDestination, type Received } from '../harness/hostile-destination.ts';
import { DEVELOPMENT_KEYS, resetQueue } from '../harness/queue.ts';
import { recordedTarget } from '../harness/recorded-target.ts';
import { target } from '../harness/target.ts';

const { queueUrl } = await recordedTarget();

/** The official client, as it is, does all that it can do. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(async () => {
  await resetQueue();
  destination.received.length = 0;
});

const client = () => new Client({ baseUrl: queueUrl, token: target().queueToken });
const receiver = () => new Receiver(DEVELOPMENT_KEYS);
const hook = (path = '/hook') => destination.url + path;
/** What is not to be delivered while it is looked at. */
const LATER = { delay: '1d' } as const;

/** The request at a path, when it has come. */
async function arrival(path = '/hook'): Promise<Received> {
  await expect.poll(() => destination.received.some(({ url }) => url === path)).toBe(true);
  return destination.received.find(({ url }) => url === path)!;
}

function verify(request: Received): Promise<boolean> {
  return receiver().verify({
    signature: String(request.headers['upstash-signature']),
    body: request.body.toString(),
    url: destination.url + request.url,
  });
}

describe('publish', () => {
  test('a message arrives as it was sent, and its signature is good', async () => {
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

  test('a body that was changed on the way is found out', async () => {
    await client().publish({ url: hook(), body: 'hello' });
    const request = await arrival();
    await expect(verify({ ...request, body: Buffer.from('bye') })).rejects.toThrow('body hash');
    await expect(verify({ ...request, url: '/other' })).rejects.toThrow('invalid subject');
  });

  test('all options of a message are those that it has', async () => {
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

  test('a duplicate has the id of the first', async () => {
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

  test('a callback tells the response of the destination, and is signed', async () => {
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

  test('a language model is a destination like others, with its token', async () => {
    const provider = custom({ baseUrl: destination.url, token: 'token-of-model' });
    await client().publishJSON({
      api: { name: 'llm', provider },
      body: { model: 'any' },
      callback: hook('/callback'),
    });
    const request = await arrival('/v1/chat/completions');
    expect(request.headers['authorization']).toBe('Bearer token-of-model');
    expect(await verify(await arrival('/callback'))).toBe(true);
  });

  test('what is refused is told by the error of the client', async () => {
    await expect(client().publish({ url: 'example.com/hook' })).rejects.toMatchObject({
      name: 'QstashError',
      status: 400,
      message: expect.stringContaining('invalid destination'),
    });
    const stranger = new Client({ baseUrl: queueUrl, token: 'other' });
    await expect(stranger.publish({ url: hook() })).rejects.toMatchObject({ status: 401 });
  });
});

test('batch', async () => {
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

  test('by the older names of these methods', async () => {
    const { messages } = client();
    const [a, b] = await Promise.all(['a', 'b', 'c'].map(publish));
    await messages.delete(a!.messageId);
    expect(await messages.deleteMany([b!.messageId])).toBe(1);
    expect(await messages.deleteAll()).toBe(1);
  });
});

test('queues', async () => {
  const queue = client().queue({ queueName: 'orders' });
  await queue.upsert({ parallelism: 2, paused: true });
  expect(await queue.get()).toEqual({
    name: 'orders',
    createdAt: expect.any(Number),
    updatedAt: expect.any(Number),
    parallelism: 2,
    paused: true,
    lag: 0,
  });
  const { messageId } = await queue.enqueueJSON({ url: hook('/queued'), body: { n: 1 } });
  expect(await queue.get()).toMatchObject({ lag: 1 });
  expect(await client().messages.get(messageId)).toMatchObject({ queueName: 'orders' });
  await queue.resume();
  expect(await verify(await arrival('/queued'))).toBe(true);
  await queue.pause();
  expect(await queue.list()).toMatchObject([{ name: 'orders', paused: true }]);
  await queue.delete();
  await expect(queue.get()).rejects.toMatchObject({ status: 404 });
});

test('URL groups', async () => {
  const { urlGroups } = client();
  const endpoints = [{ name: 'one', url: hook('/one') }, { url: hook('/two') }];
  await urlGroups.addEndpoints({ name: 'billing', endpoints });
  expect(await urlGroups.get('billing')).toMatchObject({ name: 'billing', endpoints });
  expect(await urlGroups.list()).toMatchObject([{ name: 'billing' }]);
  const published = await client().publishJSON({ urlGroup: 'billing', body: { n: 1 } });
  expect(published).toMatchObject([{ url: hook('/one') }, { url: hook('/two') }]);
  expect((await arrival('/two')).headers['upstash-topic-name']).toBe('billing');
  await urlGroups.removeEndpoints({ name: 'billing', endpoints: [{ name: 'one' }] });
  expect(await urlGroups.get('billing')).toMatchObject({ endpoints: [{ url: hook('/two') }] });
  await urlGroups.delete('billing');
  await expect(urlGroups.get('billing')).rejects.toMatchObject({ status: 404 });
});

test('schedules', async () => {
  const { schedules } = client();
  const { scheduleId } = await schedules.create({
    destination: hook('/scheduled'),
    cron: 'CRON_TZ=Europe/Berlin 0 9 1 1 *',
    body: '{}',
    scheduleId: 'yearly',
    delay: 30,
    retries: 1,
    label: 'report',
    callback: hook('/callback'),
    flowControl: { key: 'reports', rate: 1 },
  });
  expect(scheduleId).toBe('yearly');
  expect(await schedules.get(scheduleId)).toMatchObject({
    scheduleId: 'yearly',
    cron: 'CRON_TZ=Europe/Berlin 0 9 1 1 *',
    destination: hook('/scheduled'),
    method: 'POST',
    body: '{}',
    retries: 1,
    delay: 30,
    label: 'report',
    callback: hook('/callback'),
    flowControlKey: 'reports',
    isPaused: false,
  });
  await schedules.pause({ schedule: scheduleId });
  expect(await schedules.list()).toMatchObject([{ scheduleId: 'yearly', isPaused: true }]);
  await schedules.resume({ schedule: scheduleId });
  expect(await schedules.get(scheduleId)).toMatchObject({ isPaused: false });
  await schedules.create({ destination: hook(), cron: '0 0 1 1 *', scheduleId });
  expect(await schedules.list()).toMatchObject([{ scheduleId, cron: '0 0 1 1 *' }]);
  await schedules.delete(scheduleId);
  expect(await schedules.list()).toEqual([]);
});

describe('dead letters', () => {
  const giveUp = async (label: string) => {
    const url = hook('/status?code=489&Upstash-NonRetryable-Error=true&body=never');
    const { messageId } = await client().publish({ url, body: label, label });
    await expect
      .poll(
        async () => (await client().dlq.listMessages({ filter: { messageId } })).messages.length,
      )
      .toBe(1);
    return messageId;
  };

  test('are listed with the response that they got', async () => {
    const messageId = await giveUp('a');
    const { messages, cursor } = await client().dlq.listMessages();
    expect(cursor).toBeUndefined();
    expect(messages).toMatchObject([
      {
        messageId,
        dlqId: expect.stringMatching(/^\d+-\d+$/),
        responseStatus: 489,
        responseBody: 'never',
        body: 'a',
        label: 'a',
      },
    ]);
    const { dlqId } = messages[0]!;
    expect(await client().dlq.listMessages({ dlqIds: [dlqId] })).toMatchObject({ messages });
    const filter = { label: 'b', responseStatus: 489 };
    expect(await client().dlq.listMessages({ filter })).toMatchObject({ messages: [] });
  });

  test('are deleted one by one, by their ids, by a filter, and all', async () => {
    const { dlq } = client();
    for (const label of ['a', 'b', 'c', 'c', 'd']) await giveUp(label);
    const { messages } = await dlq.listMessages({ count: 10 });
    const idOf = (label: string) => messages.find((message) => message.label === label)!.dlqId;
    expect(await dlq.delete(idOf('a'))).toEqual({ deleted: 1 });
    await expect(dlq.delete(idOf('a'))).rejects.toMatchObject({ status: 404 });
    expect(await dlq.deleteMany({ dlqIds: [idOf('b')] })).toEqual({ deleted: 1 });
    expect(await dlq.delete({ filter: { label: 'c' }, count: 1 })).toMatchObject({
      deleted: 1,
      cursor: expect.any(String),
    });
    expect(await dlq.delete({ all: true })).toEqual({ deleted: 2 });
  });

  test('are published again', async () => {
    const { dlq } = client();
    const messageId = await giveUp('a');
    const { dlqId } = (await dlq.listMessages()).messages[0]!;
    const { responses, cursor } = await dlq.retry(dlqId);
    expect(cursor).toBeUndefined();
    expect(responses).toEqual([{ messageId: expect.stringMatching(/^msg_/) }]);
    expect(responses[0]!.messageId).not.toBe(messageId);
    await expect(dlq.retry('1-0')).rejects.toMatchObject({ status: 404 });
  });

  test('are published again by a filter, by their ids, and all', async () => {
    const { dlq } = client();
    for (const label of ['a', 'b', 'b']) await giveUp(label);
    // What is published again is given up again.
    const all = async () => (await dlq.listMessages({ count: 10 })).messages;
    const page = await dlq.retry({ filter: { label: 'b', fromDate: 0 }, count: 1 });
    expect(page).toEqual({ cursor: expect.any(String), responses: [expect.anything()] });
    await expect.poll(all).toHaveLength(3);
    const [one, other] = await all();
    const { responses } = await dlq.retry([one!.dlqId, other!.dlqId]);
    expect(responses).toHaveLength(2);
    await expect.poll(all).toHaveLength(3);
    expect((await dlq.retry({ all: true })).responses).toHaveLength(3);
  });
});

test('logs', async () => {
  const { messageId } = await client().publish({ url: hook(), body: 'hello', label: 'logged' });
  await arrival();
  const states = async () =>
    (await client().logs({ filter: { messageId } })).logs.map(({ state }) => state);
  await expect.poll(states).toEqual(['DELIVERED', 'ACTIVE', 'CREATED']);
  const { logs, cursor } = await client().logs({ filter: { label: 'logged', count: 1 } });
  expect(logs).toMatchObject([{ messageId, body: Buffer.from('hello').toString('base64') }]);
  expect(cursor).toEqual(expect.any(String));
  const rest = await client().logs({ filter: { label: 'logged' }, ...(cursor && { cursor }) });
  expect(rest.logs).toHaveLength(2);
  expect((await client().events({ messageIds: [messageId] })).events).toHaveLength(3);
});

test('flow control', async () => {
  const { flowControl } = client();
  await client().publish({
    url: hook(),
    flowControl: { key: 'api', parallelism: 3, rate: 10, period: 60 },
    ...LATER,
  });
  expect(await flowControl.get('api')).toMatchObject({
    flowControlKey: 'api',
    parallelismMax: 3,
    rateMax: 10,
    ratePeriod: 60,
    isPaused: false,
    isPinnedParallelism: false,
    isPinnedRate: false,
  });
  await flowControl.pin('api', { parallelism: 1, rate: 2, period: 30 });
  await flowControl.pause('api');
  expect(await flowControl.get('api')).toMatchObject({
    parallelismMax: 1,
    rateMax: 2,
    ratePeriod: 30,
    isPaused: true,
    isPinnedParallelism: true,
    isPinnedRate: true,
  });
  await flowControl.unpin('api', { rate: true });
  await flowControl.resume('api');
  await flowControl.resetRate('api');
  expect(await flowControl.get('api')).toMatchObject({
    isPaused: false,
    isPinnedParallelism: true,
    isPinnedRate: false,
    rateCount: 0,
  });
  expect(await flowControl.getGlobalParallelism()).toEqual({
    parallelismMax: expect.any(Number),
    parallelismCount: expect.any(Number),
  });
  await expect(flowControl.get('unknown')).rejects.toMatchObject({ status: 404 });
});

describe('in its development mode', () => {
  beforeEach(() => {
    vi.stubEnv('QSTASH_DEV', 'true');
    vi.stubEnv('QSTASH_DEV_PORT', new URL(queueUrl).port);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('the client takes this platform for its development server, and the receiver its keys', async () => {
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { answerTo, done, resetQueue } from '../../harness/queue.ts';

/** Messages that are delivered before their time, and a group whose settings apply to its messages. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(resetQueue);

const LATER = { 'Upstash-Delay': '1d' };

/** The only request that arrives at a path. */
async function arrived(path: string) {
  const requests = () => destination.received.filter(({ url }) => url === path);
  await expect.poll(() => requests().length).toBe(1);
  return requests()[0]!;
}

test('a delayed message is delivered early on request', async () => {
  const url = `${destination.url}/now`;
  const { messageId } = await done<{ messageId: string }>('POST', `/v2/publish/${url}`, {
    headers: LATER,
  });
  await done('POST', `/v2/messages/${messageId}/retry`);
  const { headers } = await arrived('/now');
  expect(headers).toMatchObject({ 'upstash-message-id': messageId, 'upstash-retried': '0' });
});

test('a message that is being delivered is refused', async () => {
  const url = `${destination.url}/never`;
  const { messageId } = await done<{ messageId: string }>('POST', `/v2/publish/${url}`);
  await arrived('/never');
  expect(await answerTo('POST', `/v2/messages/${messageId}/retry`)).toEqual({
    status: 404,
    json: { error: `message ${messageId} is not waiting for a delay or a retry` },
  });
});

test('a message of a queue keeps its place', async () => {
  const url = `${destination.url}/queued`;
  await done('POST', '/v2/queues', { body: { queueName: 'orders', paused: true } });
  const { messageId } = await done<{ messageId: string }>('POST', `/v2/enqueue/orders/${url}`, {
    headers: LATER,
  });
  expect(await answerTo('POST', `/v2/messages/${messageId}/retry`)).toMatchObject({
    status: 400,
    json: { error: `message ${messageId} is in the queue orders, whose messages keep their order` },
  });
});

test('a webhook needs only the URL of a group that has the settings for it', async () => {
  const endpoints = [{ url: `${destination.url}/hook` }];
  await done('POST', '/v2/topics/hooks/endpoints', { body: { endpoints } });
  const settings = { 'Upstash-Header-Forward': ['true'], 'Upstash-Retries': '7', ...LATER };
  await done('PATCH', '/v2/topics/hooks', { body: { headers: settings } });
  const [published] = await done<{ messageId: string }[]>('POST', '/v2/publish/hooks', {
    headers: { 'X-Event': 'push' },
  });
  const { messageId } = published!;
  expect(await done('GET', `/v2/messages/${messageId}`)).toMatchObject({ maxRetries: 7 });
  await done('POST', `/v2/messages/${messageId}/retry`);
  expect((await arrived('/hook')).headers).toMatchObject({ 'x-event': 'push' });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { done, resetQueue } from '../../harness/queue.ts';

/** The settings of a message or a schedule are shown wherever it is read. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());
beforeEach(resetQueue);

const BYTES = Buffer.from([0xde, 0xad, 0xbe, 0xef]);

const LABELS = { 'Upstash-Label': 'billing' };

/** All settings of a delivery, except for a queue, which has limits of its own. */
const SETTINGS = () => ({
  ...LABELS,
  'Upstash-Retries': '2',
  'Upstash-Retry-Delay': '1000 * (1 + retried)',
  'Upstash-Timeout': '30s',
  'Upstash-Callback': `${destination.url}/called`,
  'Upstash-Callback-Forward-Kind': 'callback',
  'Upstash-Failure-Callback': `${destination.url}/failed`,
  'Upstash-Failure-Callback-Forward-Kind': 'failure',
  'Upstash-Flow-Control-Key': 'api.example.com',
  'Upstash-Flow-Control-Value': 'rate=10, parallelism=5, period=60s',
});

/** The same settings in answers. */
const SHOWN = () => ({
  method: 'POST',
  timeout: 30_000,
  label: 'billing',
  labels: ['billing'],
  retryDelayExpression: '1000 * (1 + retried)',
  callback: `${destination.url}/called`,
  failureCallback: `${destination.url}/failed`,
  flowControlKey: 'api.example.com',
  rate: 10,
  parallelism: 5,
  period: 60,
});

interface Entry {
  readonly messageId: string;
  readonly state: string;
}

/** The entries of the log that a query finds. */
async function logged(query: string): Promise<Entry[]> {
  return (await done<{ logs: Entry[] }>('GET', `/v2/logs?${query}`)).logs;
}

test('a message to a URL group has all of its fields', async () => {
  const endpoints = [{ name: 'one', url: `${destination.url}/hook` }];
  await done('POST', '/v2/topics/billing-group/endpoints', { body: { endpoints } });
  const [published] = await done<{ messageId: string }[]>('POST', '/v2/publish/billing-group', {
    headers: { ...SETTINGS(), 'Upstash-Delay': '1d', 'Content-Type': 'application/octet-stream' },
    body: BYTES,
  });
  const { messageId } = published!;

  expect(await done('GET', `/v2/messages/${messageId}`)).toMatchObject({
    ...SHOWN(),
    messageId,
    url: `${destination.url}/hook`,
    topicName: 'billing-group',
    endpointName: 'one',
    maxRetries: 2,
    bodyBase64: BYTES.toString('base64'),
    callbackHeader: { Kind: ['callback'] },
    failureCallbackHeader: { Kind: ['failure'] },
  });
  expect(await logged(`messageId=${messageId}`)).toMatchObject([
    {
      ...SHOWN(),
      state: 'CREATED',
      topicName: 'billing-group',
      endpointName: 'one',
      maxRetries: 2,
      callbackHeaders: { Kind: ['callback'] },
      failureCallbackHeaders: { Kind: ['failure'] },
    },
  ]);
});

test('a schedule has all the fields of its messages', async () => {
  const url = `${destination.url}/hook`;
  const { scheduleId } = await done<{ scheduleId: string }>('POST', `/v2/schedules/${url}`, {
    headers: {
      ...SETTINGS(),
      'Upstash-Cron': '0 0 1 1 *',
      'Upstash-Delay': '90s',
      'Content-Type': 'application/octet-stream',
    },
    body: BYTES,
  });
  expect(await done('GET', `/v2/schedules/${scheduleId}`)).toMatchObject({
    ...SHOWN(),
    scheduleId,
    destination: url,
    delay: 90,
    retries: 2,
    bodyBase64: BYTES.toString('base64'),
    callbackHeader: { Kind: ['callback'] },
    failureCallbackHeader: { Kind: ['failure'] },
  });

  await done('POST', `/v2/schedules/${url}`, {
    headers: { 'Upstash-Cron': '0 0 1 1 *', 'Upstash-Queue-Name': 'orders' },
  });
  expect(await done('GET', '/v2/schedules')).toContainEqual(
    expect.objectContaining({ queueName: 'orders' }),
  );
});

test('a URL group has its headers, and the endpoints that are gone', async () => {
  const endpoints = [{ url: `${destination.url}/one` }, { url: `${destination.url}/two` }];
  await done('POST', '/v2/topics/headed/endpoints', { body: { endpoints } });
  await done('PATCH', '/v2/topics/headed', { body: { headers: { 'X-Kind': ['a', 'b'] } } });
  await done('DELETE', '/v2/topics/headed/endpoints', { body: { endpoints: [endpoints[0]] } });
  expect(await done('GET', '/v2/topics/headed')).toMatchObject({
    endpoints: [{ url: `${destination.url}/two` }],
    headers: { 'X-Kind': ['a', 'b'] },
  });
});

test('a message of a queue has the answer of its destination', async () => {
  const url = `${destination.url}/echo?`;
  const refused = `${destination.url}/status?code=489&Upstash-NonRetryable-Error=true&body=no`;
  const headers = { 'Content-Type': 'application/octet-stream' };
  const sent = { headers, body: BYTES };
  const ok = await done<{ messageId: string }>('POST', `/v2/enqueue/orders/${url}`, sent);
  const bad = await done<{ messageId: string }>('POST', `/v2/enqueue/orders/${refused}`, sent);

  const delivered = () => logged(`messageId=${ok.messageId}&state=DELIVERED`);
  await expect.poll(delivered).toMatchObject([{ queueName: 'orders', responseStatus: 200 }]);
  const failed = () => logged(`messageId=${bad.messageId}&state=ERROR`);
  await expect.poll(failed).toMatchObject([
    {
      queueName: 'orders',
      responseStatus: 489,
      responseBody: Buffer.from('no').toString('base64'),
      responseHeader: { 'Upstash-Nonretryable-Error': ['true'] },
    },
  ]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../../harness/away-from-midnight.ts';
import { families } from '../../harness/families.ts';
import { HostileDestination } from '../../harness/hostile-destination.ts';
import { separateStore } from '../../harness/separate-store.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';
import { done, queue, type QueueRequestOptions } from '../../harness/queue.ts';

/** A platform on which queue users have the limits of the free plan. */
let platform: PlatformProcess;
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
  platform = await startPlatform('start', [
    '--memory',
    '--plan',
    'free',
    '--check-responses',
    ...(await separateStore()),
  ]);
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  await destination.close();
});

const requests = families.queue.contract.requests();
const LATER = { 'Upstash-Delay': '1d' };
const HOOK = 'https://example.com/hook';
const MEGABYTE = 1024 * 1024;

const here = () => ({
  url: platform.env['QSTASH_URL']!,
  token: platform.env['QSTASH_TOKEN']!,
});
const ask = async (method: string, path: string, more: QueueRequestOptions = {}) => {
  const { status, json, headers } = await queue(method, path, { ...here(), ...more });
  return { status, json, headers };
};
const refusal = (status: number, error: unknown) =>
  expect.objectContaining({ status, json: { error } });

/** Has a message given up. @returns the id of its dead letter */
async function deadLetter(): Promise<string> {
  const url = `${destination.url}/status?code=489&Upstash-NonRetryable-Error=true`;
  const published = await done<{ messageId: string }>('POST', `/v2/publish/${url}`, here());
  const path = `/v2/dlq?messageId=${published.messageId}`;
  const letters = async () =>
    (await done<{ messages: { dlqId: string }[] }>('GET', path, here())).messages;
  await expect.poll(letters).toHaveLength(1);
  return (await letters())[0]!.dlqId;
}

describe('more than the limit of the user is answered with 412:', () => {
  test.each(['/v1/publish', '/v2/publish', '/v2/enqueue/orders', '/v2/schedules'])(
    'retries by %s',
    async (prefix) => {
      const headers = { 'Upstash-Retries': '4', 'Upstash-Cron': '0 0 1 1 *' };
      const own = prefix === '/v2/schedules' ? headers : { 'Upstash-Retries': '4' };
      expect(await ask('POST', `${prefix}/${HOOK}`, { headers: own })).toEqual(
        refusal(412, 'too many retries: 4, and at most 3 are allowed'),
      );
    },
  );

  test('retries of dead letters that are published again', async () => {
    const dlqId = await deadLetter();
    const headers = { 'Upstash-Retries': '4' };
    for (const path of [`/v2/dlq/retry/${dlqId}`, `/v2/dlq/retry?dlqIds=${dlqId}`]) {
      expect(await ask('POST', path, { headers })).toEqual(
        refusal(412, 'too many retries: 4, and at most 3 are allowed'),
      );
    }
    expect(await ask('GET', `/v2/dlq/${dlqId}`)).toHaveProperty('status', 200);
  });

  test('retries and depths of runs, and the time that they wait', async () => {
    const retries = { 'Upstash-Retries': '4' };
    const deep = { 'Upstash-Forward-Upstash-Workflow-Invoke-Count': '100' };
    expect(await ask('POST', `/v2/trigger/${HOOK}`, { headers: retries })).toEqual(
      refusal(412, 'too many retries: 4, and at most 3 are allowed'),
    );
    const item = { destination: HOOK, headers: deep };
    expect(await ask('POST', '/v2/batch/trigger', { body: [item] })).toEqual(
      refusal(412, 'workflow runs invoke each other too deeply: at most 100 levels are allowed'),
    );
    const run = { 'Upstash-Workflow-RunId': 'wfr_waits' };
    const init = { ...run, ...LATER, 'Upstash-Workflow-Init': 'true' };
    await ask('POST', `/v2/publish/${HOOK}`, { headers: init });
    const step = { stepId: 1, stepName: 'w', stepType: 'Wait' };
    const body = { timeout: '8d', step };
    expect(await ask('POST', '/v2/wait/paid', { headers: run, body })).toEqual(
      refusal(412, 'delay is too long: 691200 s, and at most 604800 s are allowed'),
    );
    const batch = [{ destination: HOOK, headers: { ...init, ...retries } }];
    expect(await ask('POST', '/v2/batch', { body: batch })).toEqual(
      refusal(412, 'too many retries: 4, and at most 3 are allowed'),
    );
    const url = `${destination.url}/status?code=489&Upstash-NonRetryable-Error=true`;
    const failing = { 'Upstash-Workflow-RunId': 'wfr_fails', 'Upstash-Workflow-Init': 'true' };
    await ask('POST', `/v2/publish/${url}`, { headers: failing });
    const letters = async () =>
      (await done<{ messages: { dlqId: string }[] }>('GET', '/v2/workflows/dlq', here())).messages;
    await expect.poll(letters).toHaveLength(1);
    const { dlqId } = (await letters())[0]!;
    for (const how of ['resume', 'restart']) {
      for (const path of [`${how}/${dlqId}`, `${how}?dlqIds=${dlqId}`]) {
        expect(await ask('POST', `/v2/workflows/dlq/${path}`, { headers: retries })).toEqual(
          refusal(412, 'too many retries: 4, and at most 3 are allowed'),
        );
      }
    }
    await ask('DELETE', '/v2/workflows/runs/wfr_waits');
  });

  test('the delay of a message', async () => {
    const headers = { 'Upstash-Delay': '7d1s' };
    expect(await ask('POST', `/v2/publish/${HOOK}`, { headers })).toEqual(
      refusal(412, 'delay is too long: 604801 s, and at most 604800 s are allowed'),
    );
  });

  test('the parallelism of a queue, and the number of queues', async () => {
    const upsert = (queueName: string, parallelism = 1) =>
      ask('POST', '/v2/queues', { body: { queueName, parallelism } });
    expect(await upsert('wide', 3)).toEqual(
      refusal(412, 'parallelism is too high: 3, and at most 2 is allowed'),
    );
    for (let i = 0; i < 10; i++) expect(await upsert(`q${i}`)).toHaveProperty('status', 200);
    expect(await upsert('q10')).toEqual(refusal(412, 'too many queues: at most 10 are allowed'));
    expect(await ask('POST', `/v2/enqueue/q10/${HOOK}`, { headers: LATER })).toEqual(
      refusal(412, 'too many queues: at most 10 are allowed'),
    );
    expect(await upsert('q9', 2)).toHaveProperty('status', 200);
  });

  test('URL groups, and endpoints in one', async () => {
    const add = (name: string, count: number) => {
      const endpoints = Array.from({ length: count }, (_, i) => ({ url: `${HOOK}/${i}` }));
      return ask('POST', `/v2/topics/${name}/endpoints`, { body: { endpoints } });
    };
    expect(await add('one', 101)).toEqual(
      refusal(412, 'too many endpoints in url group one: at most 100 are allowed'),
    );
    expect(await add('one', 100)).toHaveProperty('status', 200);
    expect(await add('two', 1)).toEqual(refusal(412, 'too many url groups: at most 1 are allowed'));
    const retries = (count: string) =>
      ask('PATCH', '/v2/topics/one', { body: { headers: { 'Upstash-Retries': count } } });
    expect(await retries('4')).toEqual(
      refusal(412, 'too many retries: 4, and at most 3 are allowed'),
    );
    expect(await retries('3')).toHaveProperty('status', 200);
  });

  test('schedules', async () => {
    const create = (id: string) => {
      const headers = { 'Upstash-Cron': '0 0 1 1 *', 'Upstash-Schedule-Id': id };
      return ask('POST', `/v2/schedules/${HOOK}`, { headers });
    };
    for (let i = 0; i < 10; i++) expect(await create(`s${i}`)).toHaveProperty('status', 200);
    expect(await create('s10')).toEqual(refusal(412, 'too many schedules: at most 10 are allowed'));
    expect(await create('s0')).toHaveProperty('status', 200);
  });
});

describe('a body that is too large is answered with 413', () => {
  const taking = requests.filter(
    ({ operationId }) => families.queue.contract.responseFor(operationId, 413) !== undefined,
  );

  test.each(taking)('$operationId', async ({ operationId, method, path, headers }) => {
    const isBatch = operationId === 'batch' || operationId === 'triggerWorkflows';
    const limit = isBatch ? 10 * MEGABYTE : MEGABYTE;
    const body = 'x'.repeat(limit + 1);
    expect(await ask(method, path, { headers, body })).toEqual(
      refusal(413, `message is too large: ${limit + 1} bytes, and at most ${limit} are allowed`),
    );
  });

  test('an item of a batch that is too large has the error in its place', async () => {
    const items = [
      { destination: HOOK, headers: LATER, body: 'x'.repeat(MEGABYTE + 1) },
      { destination: HOOK, headers: LATER, body: 'x' },
    ];
    expect(await ask('POST', '/v2/batch', { body: items })).toMatchObject({
      status: 200,
      json: [
        { error: expect.stringMatching(/^message is too large/) },
        { messageId: expect.stringMatching(/^msg_/) },
      ],
    });
  });
});

test('too many requests in a second are answered with 429, for every operation', async () => {
  const unlimited = [
    ...['publish', 'publishV1', 'enqueue', 'batch', 'triggerWorkflow', 'triggerWorkflows'],
    ...['getWorkflowRun', 'endWorkflowRun', 'waitForEvent'],
  ];
  const limited = requests.filter(({ operationId }) => !unlimited.includes(operationId));
  let left = limited;
  while (left.length > 0) {
    const flood = Array.from({ length: 100 }, () => ask('GET', '/v2/keys'));
    const asked = left.map(({ method, path, headers, body }) =>
      ask(method, path, { headers, body }),
    );
    await Promise.all(flood);
    const answers = await Promise.all(asked);
    for (const { status, json, headers } of answers.filter((answer) => answer.status === 429)) {
      expect({ status, json }).toEqual(
        refusal(429, 'exceeded burst rate limit: 100 requests a second'),
      );
      expect(headers).toMatchObject({
        'burst-ratelimit-limit': '100',
        'burst-ratelimit-remaining': '0',
        'burst-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
      });
    }
    left = left.filter((_, i) => answers[i]!.status !== 429);
  }
});

test('too many messages in a day are answered with 429', async () => {
  await awayFromMidnight();
  const dlqId = await deadLetter();
  const items = Array.from({ length: 1000 }, () => ({ destination: HOOK, headers: LATER }));
  const { json } = await ask('POST', '/v2/batch', { body: items });
  const kept = (json as object[]).filter((item) => 'messageId' in item);
  expect(kept.length).toBeLessThan(1000);
  const refused: readonly (readonly [path: string, body?: object])[] = [
    [`/v1/publish/${HOOK}`],
    [`/v2/publish/${HOOK}`],
    [`/v2/enqueue/q0/${HOOK}`],
    ['/v2/batch', items.slice(0, 2)],
    [`/v2/dlq/retry/${dlqId}`],
    [`/v2/dlq/retry?dlqIds=${dlqId}`],
    [`/v2/trigger/${HOOK}`],
    ['/v2/batch/trigger', [{ destination: HOOK }]],
  ];
  for (const [path, body] of refused) {
    const { status, json, headers } = await ask('POST', path, { body });
    expect({ path, status, json }).toEqual({
      path,
      status: 429,
      json: { error: 'exceeded daily rate limit: 1000 messages a day' },
    });
    expect(headers).toMatchObject({
      'ratelimit-limit': '1000',
      'ratelimit-remaining': '0',
      'ratelimit-reset': expect.stringMatching(/^\d{10}$/),
    });
  }
});

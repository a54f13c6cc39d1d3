import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostileDestination } from '../../../harness/hostile-destination.ts';
import { answerTo, done, queue } from '../../../harness/queue.ts';
import { RawRun, textsOf } from '../../../harness/workflows.ts';

let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());

const STEP = { stepId: 1, stepName: 'paid', stepType: 'Wait', concurrent: 1, targetStep: 0 };

/** A run that waits for an event. */
async function waiting(event: string, timeout = '1d'): Promise<RawRun> {
  const run = new RawRun(destination);
  await run.begin();
  await run.deliveries(1);
  await wait(run, event, timeout);
  return run;
}

function wait(run: RawRun, event: string, timeout: string) {
  const body = {
    url: run.url,
    timeout,
    timeoutUrl: run.url,
    timeoutBody: 'late',
    timeoutHeaders: { 'X-A': ['1'] },
    step: STEP,
  };
  return done('POST', `/v2/wait/${event}`, { headers: run.headers, body });
}

/** The step that a run has got. */
async function got(run: RawRun) {
  const [, told] = await run.deliveries(2);
  return JSON.parse(textsOf(told!.journal)[1]!) as unknown;
}

test('an event continues the runs that wait for it', async () => {
  const event = `paid-${randomUUID()}`;
  const run = await waiting(event);
  expect(await done('GET', `/v2/waiters/${event}`)).toMatchObject([
    { url: run.url, deadline: expect.any(Number), timeoutUrl: run.url },
  ]);
  expect(await answerTo('POST', `/v2/notify/${event}`, { body: 'yes' })).toMatchObject({
    status: 201,
    json: [{ workflowRunId: run.id, waiter: { url: run.url } }],
  });
  expect(await got(run)).toEqual({
    ...STEP,
    waitEventId: event,
    out: Buffer.from('yes').toString('base64'),
  });
  expect(await answerTo('POST', `/v2/notify/${event}`, { body: 'lost' })).toEqual({
    status: 201,
    json: [],
  });
});

test('a wait ends in vain when its time is over', async () => {
  const event = `paid-${randomUUID()}`;
  const run = await waiting(event, '1s');
  expect(await got(run)).toEqual({ ...STEP, waitEventId: event, waitTimeout: true });
});

test('an event for one run is saved until it waits for it', async () => {
  const event = `paid-${randomUUID()}`;
  const run = new RawRun(destination);
  await run.begin();
  await run.deliveries(1);
  await done('POST', `/v2/notify/${run.id}/${event}`, { body: '' });
  await wait(run, event, '1d');
  expect(await got(run)).toEqual({ ...STEP, waitEventId: event });
});

test('an event for a run that does not exist is refused', async () => {
  expect(await answerTo('POST', '/v2/notify/wfr_nobody/paid', { body: '' })).toEqual({
    status: 404,
    json: { error: 'workflow run wfr_nobody not found' },
  });
});

test('an event of megabytes continues the run that waits for it', async () => {
  const event = `paid-${randomUUID()}`;
  const run = await waiting(event);
  const body = 'x'.repeat(2_000_000);
  await done('POST', `/v2/notify/${run.id}/${event}`, { body });
  expect(await got(run)).toMatchObject({ out: Buffer.from(body).toString('base64') });
});

test('a wait of a run that has ended, or of nothing, is refused', async () => {
  const headers = { 'Upstash-Workflow-RunId': 'wfr_nobody' };
  expect(await answerTo('POST', '/v2/wait/paid', { headers, body: { step: STEP } })).toEqual({
    status: 400,
    json: { error: 'workflow run wfr_nobody is not in progress' },
  });
});

describe('a webhook', () => {
  const address = (run: RawRun, event: string) =>
    `/v2/workflows/hooks/defaultUser/${run.id}/${event}`;

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'is called by %s without a token',
    async (method) => {
      const event = `evt_${randomUUID()}`;
      const run = await waiting(event);
      const body = method === 'GET' ? {} : { body: 'hello' };
      const { status } = await queue(method, `${address(run, event)}?a=1`, {
        token: null,
        ...body,
      });
      expect(status).toBe(200);
      const { out } = (await got(run)) as { out: string };
      expect(JSON.parse(Buffer.from(out, 'base64').toString())).toMatchObject({
        method,
        proto: 'http',
        url: `${address(run, event)}?a=1`,
        ...(method !== 'GET' && { body: Buffer.from('hello').toString('base64') }),
      });
    },
  );

  test('of a run that does not exist, or of a user, is not found', async () => {
    const run = new RawRun(destination);
    for (const path of [address(run, 'paid'), '/v2/workflows/hooks/nobody/wfr_1/paid']) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect((await queue(method, path, { token: null })).status).toBe(404);
      }
    }
  });

  test('that is called again and again has no room for more than a hundred events', async () => {
    const run = new RawRun(destination);
    await run.begin();
    const call = (method: string) => queue(method, address(run, 'paid'), { token: null });
    for (let i = 0; i < 100; i += 1) expect((await call('POST')).status).toBe(200);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await call(method)).status).toBe(412);
    }
    expect(await answerTo('POST', `/v2/notify/${run.id}/paid`, { body: 'x' })).toMatchObject({
      status: 412,
      json: { error: expect.stringContaining('events that it has not waited for') },
    });
  });
});

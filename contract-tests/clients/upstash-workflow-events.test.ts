import { afterAll, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

/** Runs that wait for events and webhooks, as programs with the official SDK have them. */

/** A workflow that waits for an event, and returns what came. */
const waiting = (eventId: string, timeout: '1d' | '10s' = '1d') =>
  workflows.workflow(async (context) => {
    const came = await context.waitForEvent('wait', eventId, { timeout });
    return context.run('after', () => came);
  });

/** Waits until this number of runs waits for an event. */
const waiters = (eventId: string, count: number) =>
  expect.poll(() => workflows.client().getWaiters({ eventId })).toHaveLength(count);

describe('an event', () => {
  test.each([
    ['an object', { n: 1, text: 'ö' }],
    ['text', 'text'],
    ['nothing', undefined],
  ])('wakes a run that waits for it, with %s', async (kind, eventData) => {
    const eventId = `event-${kind.replace(' ', '-')}`;
    const url = waiting(eventId);
    const { workflowRunId } = await workflows.client().trigger({ url });
    await waiters(eventId, 1);
    const [waiter] = await workflows.client().getWaiters({ eventId });
    expect(waiter).toMatchObject({ url, deadline: expect.any(Number), timeoutUrl: url });
    const notified = await workflows.client().notify({ eventId, eventData });
    expect(notified).toMatchObject([
      { messageId: expect.any(String), waiter: { url }, workflowRunId },
    ]);
    expect(await workflows.result(workflowRunId)).toEqual({
      timeout: false,
      ...(eventData !== undefined && { eventData }),
    });
    await workflows.hasAnswered(url, 3);
    expect(await workflows.client().getWaiters({ eventId })).toEqual([]);
  });

  test('wakes all runs that wait for it', async () => {
    const url = waiting('for-all');
    const runs = await workflows.client().trigger([{ url }, { url }, { url }]);
    await waiters('for-all', 3);
    expect(await workflows.client().notify({ eventId: 'for-all', eventData: 1 })).toHaveLength(3);
    for (const { workflowRunId } of runs) {
      expect(await workflows.result(workflowRunId)).toEqual({ timeout: false, eventData: 1 });
    }
  });

  test('for which nobody waits is lost', async () => {
    expect(await workflows.client().notify({ eventId: 'early', eventData: 1 })).toEqual([]);
    const url = waiting('early', '10s');
    const { workflowRunId } = await workflows.client().trigger({ url });
    await waiters('early', 1);
    await moveClock(11_000);
    expect(await workflows.result(workflowRunId)).toEqual({ timeout: true });
    expect(stepsOf(await workflows.log(workflowRunId))).toContain('wait STEP_SUCCESS');
    expect(await workflows.client().notify({ eventId: 'early', eventData: 2 })).toEqual([]);
  });

  test('for one run is kept until it waits for it', async () => {
    const url = workflows.workflow(async (context) => {
      await context.sleep('first', '1h');
      return context.waitForEvent('wait', 'kept', { timeout: '1d' });
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    const other = await workflows.client().trigger({ url });
    await workflows.hasAnswered(url, 2);
    await workflows.client().notify({ eventId: 'kept', eventData: { n: 1 }, workflowRunId });
    await moveClock(3_601_000);
    expect(await workflows.result(workflowRunId)).toEqual({ timeout: false, eventData: { n: 1 } });
    await waiters('kept', 1);
    await workflows
      .client()
      .notify({ eventId: 'kept', eventData: 2, workflowRunId: other.workflowRunId });
    expect(await workflows.result(other.workflowRunId)).toEqual({ timeout: false, eventData: 2 });
  });

  test('is sent by another run', async () => {
    const receiver = waiting('between');
    const sender = workflows.workflow(async (context) => {
      const { notifyResponse, eventData } = await context.notify('tell', 'between', { n: 1 });
      return { told: notifyResponse.length, eventData };
    });
    const first = await workflows.client().trigger({ url: receiver });
    await waiters('between', 1);
    const second = await workflows.client().trigger({ url: sender });
    expect(await workflows.result(second.workflowRunId)).toEqual({ told: 1, eventData: { n: 1 } });
    expect(await workflows.result(first.workflowRunId)).toEqual({
      timeout: false,
      eventData: { n: 1 },
    });
  });

  test('is one of several for which a run waits in parallel', async () => {
    const url = workflows.workflow(async (context) => {
      const [one, two] = await Promise.all([
        context.waitForEvent('one', 'parallel-1', { timeout: '1d' }),
        context.waitForEvent('two', 'parallel-2', { timeout: '1m' }),
      ]);
      return [one, two];
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await waiters('parallel-1', 1);
    await waiters('parallel-2', 1);
    await workflows.client().notify({ eventId: 'parallel-1', eventData: 'first' });
    await moveClock(61_000);
    expect(await workflows.result(workflowRunId)).toEqual([
      { timeout: false, eventData: 'first' },
      { timeout: true },
    ]);
  });
});

describe('a webhook', () => {
  test('continues a run with the request that came, for which no token is needed', async () => {
    let webhookUrl = '';
    const url = workflows.workflow(async (context) => {
      const webhook = await context.createWebhook('create');
      ({ webhookUrl } = webhook);
      const { timeout, request } = await context.waitForWebhook('wait', webhook, '1d');
      const { method, headers } = request!;
      return {
        timeout,
        method,
        own: headers.get('x-own'),
        query: new URL(request!.url).search,
        body: await request!.clone().text(),
      };
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await workflows.hasAnswered(url, 2);
    expect(webhookUrl).toMatch(`${workflows.baseUrl}/v2/workflows/hooks/`);
    const { status } = await fetch(`${webhookUrl}?a=1`, {
      method: 'PUT',
      headers: { 'X-Own': 'yes' },
      body: 'hello',
    });
    expect(status).toBeLessThan(300);
    expect(await workflows.result(workflowRunId)).toEqual({
      timeout: false,
      method: 'PUT',
      own: 'yes',
      query: '?a=1',
      body: 'hello',
    });
  });

  test('that comes early is kept, and each wait gets one', async () => {
    let webhookUrl = '';
    const url = workflows.workflow(async (context) => {
      const webhook = await context.createWebhook('create');
      ({ webhookUrl } = webhook);
      await context.sleep('first', '1h');
      const bodies: string[] = [];
      for (const name of ['one', 'two']) {
        const { request } = await context.waitForWebhook(name, webhook, '1d');
        bodies.push(await request!.clone().text());
      }
      return bodies;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await workflows.hasAnswered(url, 2);
    for (const body of ['first', 'second']) await fetch(webhookUrl, { method: 'POST', body });
    await moveClock(3_601_000);
    expect(await workflows.result(workflowRunId)).toEqual(['first', 'second']);
  });

  test('that never comes', async () => {
    const url = workflows.workflow(async (context) => {
      const webhook = await context.createWebhook('create');
      const { timeout } = await context.waitForWebhook('wait', webhook, '1h');
      return timeout;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await workflows.hasAnswered(url, 2);
    await moveClock(3_601_000);
    expect(await workflows.result(workflowRunId)).toBe(true);
  });
});

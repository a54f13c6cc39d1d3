import { Router } from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

/** Requests to others that the queue sends for a run: `context.call` of the official SDK. */

/** A service that answers with a status each time, the last one for ever, and with what it was asked. */
function service(...statuses: number[]): string {
  const router = Router();
  router.use((request, response) => {
    const { method, headers } = request;
    const body = request.body as unknown;
    const status = statuses.length > 1 ? statuses.shift()! : (statuses[0] ?? 200);
    response
      .status(status)
      .setHeader('X-Answer', 'yes')
      .json({ method, body, own: headers['x-own'] });
  });
  return workflows.mount(router);
}

test('a call has the answer of a service, without a request that waits for it', async () => {
  const called = service(201);
  const url = workflows.workflow(async (context) => {
    const { status, body, header } = await context.call<{ method: string }>('ask', {
      url: called,
      method: 'PUT',
      body: JSON.stringify({ n: 1 }),
      headers: { 'X-Own': 'yes', 'Content-Type': 'application/json' },
    });
    return { status, body, header: header['X-Answer'] };
  });
  const { workflowRunId } = await workflows.client().trigger({ url });
  expect(await workflows.result(workflowRunId)).toEqual({
    status: 201,
    body: { method: 'PUT', body: { n: 1 }, own: 'yes' },
    header: ['yes'],
  });
  // The first, the callback, and the one with its result.
  await workflows.hasAnswered(url, 3);
  expect(workflows.deliveries(called)).toHaveLength(1);
  const [{ headers } = { headers: {} }] = workflows.deliveries(called);
  expect(Object.keys(headers)).not.toContain('upstash-workflow-sdk-version');
  const log = await workflows.log(workflowRunId);
  expect(stepsOf(log)).toEqual(['init STEP_SUCCESS', 'ask STEP_SUCCESS']);
  expect(log.steps[1]!.steps[0]).toMatchObject({
    stepType: 'Call',
    callUrl: called,
    callMethod: 'PUT',
    callResponseStatus: 201,
  });
});

test.each([[{ n: 1, deep: { list: ['ä'] } }], [[1, null, 'x']]])(
  'a call sends an object or a list as JSON, though types allow only text: %j',
  async (body) => {
    const called = service();
    const url = workflows.workflow(async (context) => {
      // In JavaScript nobody is told that the type is that of a text.
      const settings = { url: called, method: 'POST' as const, body: body as unknown as string };
      return (await context.call<{ body: unknown }>('ask', settings)).body.body;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.result(workflowRunId)).toEqual(body);
  },
);

describe('a service that fails', () => {
  test('is not called again by itself, and the run goes on with its answer', async () => {
    const called = service(500);
    const url = workflows.workflow(async (context) => {
      const { status } = await context.call('ask', { url: called, method: 'GET' });
      return status;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.result(workflowRunId)).toBe(500);
    expect(workflows.deliveries(called)).toHaveLength(1);
    await workflows.hasAnswered(url, 3);
    expect((await workflows.client().dlq.list()).messages).toEqual([]);
  });

  test('is called again as often as the call says, with one callback at the end', async () => {
    const called = service(500, 503, 200);
    const url = workflows.workflow(async (context) => {
      const { status } = await context.call('ask', {
        url: called,
        method: 'GET',
        retries: 5,
        retryDelay: '1000 * 60',
      });
      return status;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await expect.poll(() => workflows.deliveries(called)).toHaveLength(1);
    for (const times of [2, 3]) {
      await expect
        .poll(async () => {
          await moveClock(60_000);
          return workflows.deliveries(called).length;
        })
        .toBe(times);
    }
    expect(await workflows.result(workflowRunId)).toBe(200);
    await workflows.hasAnswered(url, 3);
  });

  test('has used up its retries', async () => {
    const called = service(502);
    const url = workflows.workflow(async (context) => {
      const { status } = await context.call('ask', {
        url: called,
        method: 'GET',
        retries: 2,
        retryDelay: '1',
      });
      return status;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.result(workflowRunId)).toBe(502);
    expect(workflows.deliveries(called)).toHaveLength(3);
    await workflows.hasAnswered(url, 3);
  });

  test('can not be reached', async () => {
    const url = workflows.workflow(async (context) => {
      const { status } = await context.call('ask', { url: 'http://127.0.0.1:1/', method: 'GET' });
      return status;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    const log = await workflows.ended(workflowRunId);
    expect(log.workflowState).toBe('RUN_SUCCESS');
  });
});

test('a language model of any address is called through context.api', async () => {
  const router = Router();
  router.post('/v1/chat/completions', (request, response) => {
    const { model } = request.body as { model: string };
    response.json({ model, choices: [], authorization: request.headers.authorization });
  });
  const baseUrl = workflows.mount(router);
  const url = workflows.workflow(async (context) => {
    const { status, body } = await context.api.openai.call('ask', {
      baseURL: baseUrl,
      token: 'token-of-model',
      operation: 'chat.completions.create',
      body: { model: 'any', messages: [] },
    });
    return { status, body };
  });
  const { workflowRunId } = await workflows.client().trigger({ url });
  expect(await workflows.result(workflowRunId)).toEqual({
    status: 200,
    body: { model: 'any', choices: [], authorization: 'Bearer token-of-model' },
  });
});

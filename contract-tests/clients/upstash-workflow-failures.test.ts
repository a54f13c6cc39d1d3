import { WorkflowNonRetryableError, WorkflowRetryAfterError } from '@upstash/workflow';
import { Router } from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

/** Runs that fail, and what can be done about them with the official SDK. */

/** A workflow with a step that succeeds and one that fails as long as `isBroken`. */
function breakable(options: Parameters<typeof workflows.workflow>[1] = {}) {
  const state = { isBroken: true, ran: [] as string[], url: '' };
  state.url = workflows.workflow(async (context) => {
    await context.run('good', () => {
      state.ran.push('good');
    });
    return context.run('bad', () => {
      state.ran.push('bad');
      if (state.isBroken) throw new Error('broken');
      return 'mended';
    });
  }, options);
  return state;
}

const deadLetters = async () => (await workflows.client().dlq.list()).messages;

test('a step is retried, and runs that were finished before are not', async () => {
  const broken = breakable();
  const { workflowRunId } = await workflows
    .client()
    .trigger({ url: broken.url, retries: 3, retryDelay: '60000' });
  await workflows.hasAnswered(broken.url, 2);
  await expect
    .poll(async () => stepsOf(await workflows.log(workflowRunId)))
    .toEqual(['init STEP_SUCCESS', 'good STEP_SUCCESS', expect.stringContaining('STEP_RETRY')]);
  await moveClock(60_000);
  await workflows.hasAnswered(broken.url, 3);
  broken.isBroken = false;
  await moveClock(60_000);
  expect(await workflows.result(workflowRunId)).toBe('mended');
  expect(broken.ran).toEqual(['good', 'bad', 'bad', 'bad']);
  expect(workflows.deliveries(broken.url).map(({ headers }) => headers['upstash-retried'])).toEqual(
    ['0', '0', '1', '2', '0'],
  );
});

test('a run whose retries are used up has failed, with the errors in its log', async () => {
  const { url } = breakable();
  const { workflowRunId } = await workflows.client().trigger({ url, retries: 1, retryDelay: '1' });
  const log = await workflows.ended(workflowRunId);
  expect(log).toMatchObject({ workflowState: 'RUN_FAILED', dlqId: expect.any(String) });
  expect(stepsOf(log).slice(0, 2)).toEqual(['init STEP_SUCCESS', 'good STEP_SUCCESS']);
  expect(log.steps.at(-1)).toMatchObject({
    type: 'next',
    steps: [
      {
        state: 'STEP_FAILED',
        retries: 1,
        errors: [{ status: 500, body: expect.any(String), time: expect.any(Number) }, {}],
      },
    ],
  });
  const [letter] = await deadLetters();
  expect(letter).toMatchObject({
    dlqId: log.dlqId,
    workflowRunId,
    workflowUrl: url,
    workflowCreatedAt: log.workflowRunCreatedAt,
    responseStatus: 500,
    maxRetries: 1,
  });
});

describe('a failure function', () => {
  test('has the error, the payload and the run', async () => {
    const failures: unknown[] = [];
    const broken = breakable({
      failureFunction: ({ context, failStatus, failResponse, failHeaders }) => {
        const { workflowRunId, requestPayload } = context;
        failures.push({
          workflowRunId,
          requestPayload,
          own: context.headers.get('x-own'),
          failStatus,
          failResponse,
          sdk: Object.keys(failHeaders).some((name) => /^upstash-workflow-sdk/i.test(name)),
        });
        return 'reported';
      },
    });
    const { workflowRunId } = await workflows.client().trigger({
      url: broken.url,
      retries: 0,
      body: { n: 1 },
      headers: { 'X-Own': 'yes' },
    });
    await workflows.ended(workflowRunId);
    const failure = async () => (await workflows.log(workflowRunId)).failureFunction?.state;
    await expect.poll(failure).toBe('CALLBACK_SUCCESS');
    expect(failures).toEqual([
      {
        workflowRunId,
        requestPayload: { n: 1 },
        own: 'yes',
        failStatus: 500,
        failResponse: 'broken',
        sdk: true,
      },
    ]);
    expect((await workflows.log(workflowRunId)).failureFunction).toMatchObject({
      url: broken.url,
      failStatus: 500,
      responseStatus: 200,
    });
    expect(await deadLetters()).toMatchObject([
      { failureCallbackInfo: { state: 'CALLBACK_SUCCESS', responseStatus: 200 } },
    ]);
  });

  test('that fails is repeated from the dead letters', async () => {
    let isBroken = true;
    let runs = 0;
    const { url } = breakable({
      failureFunction: () => {
        runs++;
        if (isBroken) throw new WorkflowNonRetryableError('failed too');
      },
    });
    const { workflowRunId } = await workflows.client().trigger({ url, retries: 0 });
    const state = async () => (await workflows.log(workflowRunId)).failureFunction?.state;
    await expect.poll(state).toBe('CALLBACK_FAIL');
    isBroken = false;
    const [letter] = await deadLetters();
    await workflows.client().dlq.retryFailureFunction({ dlqId: letter!.dlqId });
    await expect.poll(state).toBe('CALLBACK_SUCCESS');
    expect(runs).toBe(2);
    await expect(
      workflows.client().dlq.retryFailureFunction({ dlqId: letter!.dlqId }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('is the workflow of another URL', async () => {
    const { url } = breakable();
    const received: unknown[] = [];
    const failureUrl = workflows.workflow(async () => {});
    const { workflowRunId } = await workflows.client().trigger({ url, failureUrl, retries: 0 });
    await expect.poll(() => workflows.deliveries(failureUrl)).toHaveLength(1);
    received.push(workflows.deliveries(failureUrl)[0]!.body);
    expect(received).toMatchObject([
      {
        status: 500,
        url,
        workflowRunId,
        workflowCreatedAt: expect.any(Number),
        dlqId: expect.any(String),
        retried: 0,
        maxRetries: 0,
        sourceMessageId: expect.any(String),
      },
    ]);
  });
});

test('an error for which retries are of no use fails the run at once', async () => {
  const failures: unknown[] = [];
  const url = workflows.workflow(
    async (context) => {
      await context.run('bad', () => {
        throw new WorkflowNonRetryableError('no such customer');
      });
    },
    {
      failureFunction: ({ failStatus, failResponse }) =>
        void failures.push([failStatus, failResponse]),
    },
  );
  const { workflowRunId } = await workflows.client().trigger({ url, retries: 5 });
  expect(await workflows.ended(workflowRunId)).toMatchObject({ workflowState: 'RUN_FAILED' });
  await expect.poll(() => failures).toEqual([[489, 'no such customer']]);
  await workflows.hasAnswered(url, 2);
});

test('a step says when it is to be retried', async () => {
  let times = 0;
  const url = workflows.workflow(async (context) =>
    context.run('busy', () => {
      if (times++ === 0) throw new WorkflowRetryAfterError('busy', '1h');
      return 'free';
    }),
  );
  const { workflowRunId } = await workflows.client().trigger({ url });
  await workflows.hasAnswered(url, 1);
  await moveClock(3_500_000);
  expect(workflows.deliveries(url)).toHaveLength(1);
  await moveClock(101_000);
  expect(await workflows.result(workflowRunId)).toBe('free');
});

describe('a run that has failed', () => {
  const failed = async (label?: string) => {
    const broken = breakable();
    const { workflowRunId } = await workflows
      .client()
      .trigger({ url: broken.url, retries: 0, body: { n: 1 }, ...(label && { label }) });
    const { dlqId } = await workflows.ended(workflowRunId);
    broken.isBroken = false;
    return { broken, workflowRunId, dlqId: dlqId! };
  };

  test('is resumed at the step that failed', async () => {
    const { broken, workflowRunId, dlqId } = await failed();
    const { workflowRuns } = await workflows.client().dlq.resume(dlqId);
    expect(workflowRuns).toHaveLength(1);
    expect(workflowRuns[0]!.workflowRunId).not.toBe(workflowRunId);
    expect(await workflows.result(workflowRuns[0]!.workflowRunId)).toBe('mended');
    expect(broken.ran).toEqual(['good', 'bad', 'bad']);
    expect(await deadLetters()).toEqual([]);
  });

  test('is restarted with its payload', async () => {
    const { broken, dlqId } = await failed();
    const { workflowRuns } = await workflows.client().dlq.restart([dlqId], { retries: 1 });
    expect(await workflows.result(workflowRuns[0]!.workflowRunId)).toBe('mended');
    expect(broken.ran).toEqual(['good', 'bad', 'good', 'bad']);
    expect(await deadLetters()).toEqual([]);
  });

  test('is found by filters, and deleted', async () => {
    const one = await failed('one');
    const two = await failed('two');
    const { dlq } = workflows.client();
    const found = async (filter: object) =>
      (await dlq.list({ filter })).messages.map(({ workflowRunId }) => workflowRunId);
    expect(await found({ label: 'one' })).toEqual([one.workflowRunId]);
    expect(await found({ workflowRunId: two.workflowRunId })).toEqual([two.workflowRunId]);
    expect(await found({ workflowUrl: two.broken.url })).toEqual([two.workflowRunId]);
    expect(await found({ toDate: 1 })).toEqual([]);
    expect(await found({ label: ['one', 'two'] })).toHaveLength(2);
    const resumed = await dlq.resume({ filter: { label: 'one' } });
    expect(resumed.workflowRuns).toHaveLength(1);
    expect(resumed.cursor).toBeUndefined();
    expect(await dlq.delete(two.dlqId)).toEqual({ deleted: 1 });
    expect(await deadLetters()).toEqual([]);
    await expect(dlq.restart(two.dlqId)).rejects.toMatchObject({ status: 404 });
  });
});

test('a destination that is no workflow fails the run at once', async () => {
  const router = Router();
  router.use((_, response) => void response.json({ hello: 'there' }));
  const url = workflows.mount(router);
  const { workflowRunId } = await workflows.client().trigger({ url, retries: 3 });
  const log = await workflows.ended(workflowRunId);
  expect(log.workflowState).toBe('RUN_FAILED');
  expect(JSON.stringify(log.steps.at(-1))).toContain('detected a non-workflow destination');
  // The first step, and the failure callback after the end.
  await workflows.hasAnswered(url, 2);
});

test('a program that changes its steps while a run goes on fails the run, whose log says why', async () => {
  let name = 'first';
  const url = workflows.workflow(async (context) => {
    await context.run(name, () => (name = 'renamed'));
    await context.run('next', () => 1);
  });
  const { workflowRunId } = await workflows.client().trigger({ url, retries: 0 });
  const log = await workflows.ended(workflowRunId);
  expect(log.workflowState).toBe('RUN_FAILED');
  const { errors } = log.steps.at(-1)!.steps[0] as { errors: { body: string }[] };
  expect(errors[0]!.body).toMatch(/renamed/);
});

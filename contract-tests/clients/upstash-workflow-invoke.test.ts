import type { WorkflowContext as Context } from '@upstash/workflow';
import { createWorkflow, serveMany } from '@upstash/workflow/express';
import { afterAll, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

type Nested = ReturnType<typeof createWorkflow<number, number>>;

/** Workflows that start others and wait for them: `context.invoke` and `serveMany` of the official SDK. */

test('a run has the result of another one, with a payload and headers of its own', async () => {
  const child = createWorkflow(async (context: Context<{ n: number }>) => {
    const doubled = await context.run('double', () => context.requestPayload.n * 2);
    return { doubled, own: context.headers.get('x-own') };
  });
  const parent = createWorkflow(async (context: Context) => {
    const { body, isFailed, isCanceled } = await context.invoke('child', {
      workflow: child,
      body: { n: 21 },
      headers: { 'X-Own': 'child' },
      label: 'of-child',
    });
    const after = await context.run('after', () => body);
    return { after, isFailed, isCanceled };
  });
  const url = workflows.mount(serveMany({ parent, child }, workflows.options()));
  const { workflowRunId } = await workflows.client().trigger({ url: `${url}/parent` });
  expect(await workflows.result(workflowRunId)).toEqual({
    after: { doubled: 42, own: 'child' },
    isFailed: false,
    isCanceled: false,
  });
  await workflows.hasAnswered(`${url}/parent`, 3);
  await workflows.hasAnswered(`${url}/child`, 2);
  const log = await workflows.log(workflowRunId);
  expect(stepsOf(log)).toEqual(['init STEP_SUCCESS', 'child STEP_SUCCESS', 'after STEP_SUCCESS']);
  const { runs } = await workflows.client().logs({ filter: { label: 'of-child' } });
  expect(runs).toMatchObject([
    {
      workflowUrl: `${url}/child`,
      invoker: { workflowRunId, workflowUrl: `${url}/parent` },
    },
  ]);
  expect(log.steps[1]!.steps[0]).toMatchObject({
    stepType: 'Invoke',
    invokedWorkflowRunId: runs[0]!.workflowRunId,
    invokedWorkflowUrl: `${url}/child`,
  });
});

test('a run learns that another one has failed or was canceled', async () => {
  const failing = createWorkflow(async (context: Context<undefined>) => {
    await context.run('fail', () => {
      throw new Error('broken');
    });
  });
  const canceling = createWorkflow(async (context: Context<undefined>) => {
    await context.cancel();
  });
  const parent = createWorkflow(async (context: Context) => {
    const failed = await context.invoke('failing', { workflow: failing, retries: 0 });
    const canceled = await context.invoke('canceling', { workflow: canceling });
    return [failed, canceled].map(({ isFailed, isCanceled }) => ({ isFailed, isCanceled }));
  });
  const url = workflows.mount(serveMany({ parent, failing, canceling }, workflows.options()));
  const { workflowRunId } = await workflows.client().trigger({ url: `${url}/parent` });
  expect(await workflows.result(workflowRunId)).toEqual([
    { isFailed: true, isCanceled: false },
    { isFailed: false, isCanceled: true },
  ]);
});

test('several are invoked in parallel, beside steps', async () => {
  const child = createWorkflow(async (context: Context<number>) => {
    await context.sleep('a while', '1h');
    return context.requestPayload * 10;
  });
  const parent = createWorkflow(async (context: Context) => {
    const [one, two, three] = await Promise.all([
      context.invoke('one', { workflow: child, body: 1 }),
      context.invoke('two', { workflow: child, body: 2 }),
      context.run('three', () => 30),
    ]);
    return [one.body, two.body, three];
  });
  const url = workflows.mount(serveMany({ parent, child }, workflows.options()));
  const { workflowRunId } = await workflows.client().trigger({ url: `${url}/parent` });
  await workflows.hasAnswered(`${url}/child`, 2);
  await workflows.hasAnswered(`${url}/parent`, 5);
  await moveClock(3_601_000);
  expect(await workflows.result(workflowRunId)).toEqual([10, 20, 30]);
});

test('a workflow invokes itself, to a depth', async () => {
  const nested: Nested = createWorkflow(async (context: Context<number>) => {
    const body = await context.run('count', () => context.requestPayload - 1);
    if (body < 0) return 0;
    const deeper = await context.invoke('deeper', { workflow: nested, body });
    return deeper.body + 1;
  });
  const url = workflows.mount(serveMany({ nested }, workflows.options()));
  const { workflowRunId } = await workflows.client().trigger({ url: `${url}/nested`, body: 5 });
  expect(await workflows.result(workflowRunId)).toBe(5);
});

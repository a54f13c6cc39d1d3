import { afterAll, beforeAll, expect, test } from 'vitest';
import { HostileDestination } from '../../../harness/hostile-destination.ts';
import { answerTo, done } from '../../../harness/queue.ts';
import { RawRun, step, textsOf } from '../../../harness/workflows.ts';

/** The endpoint of all runs: it answers everything with 200, and the test publishes in its place. */
let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());

test('a run is delivered its journal up to each step', async () => {
  const run = new RawRun(destination);
  const begun = await run.begin('payload', {
    'Content-Type': 'text/plain',
    'Upstash-Forward-X-User': 'ada',
    'Upstash-Label': 'billing,eu',
  });
  expect(begun).toMatchObject({ status: 200, json: { messageId: expect.any(String) } });
  const [first] = await run.deliveries(1);
  expect(textsOf(first!.journal)).toEqual(['payload']);
  expect(first!.headers).toMatchObject({
    'upstash-workflow-runid': run.id,
    'upstash-workflow-url': run.url,
    'upstash-workflow-sdk-version': '1',
    'upstash-workflow-createdat': expect.stringMatching(/^\d{13}$/),
    'x-user': 'ada',
    'content-type': 'text/plain',
    'upstash-signature': expect.any(String),
  });
  await run.publish(step(1, 'one'));
  const [, second] = await run.deliveries(2);
  expect(textsOf(second!.journal)).toEqual(['payload', JSON.stringify(step(1, 'one'))]);
  expect(second!.headers).toMatchObject({ 'x-user': 'ada' });
  expect(second!.journal.at(-1)!.messageId).toBe(second!.headers['upstash-message-id']);
  expect(await done('GET', `/v2/workflows/runs/${run.id}`)).toEqual(second!.journal);
  expect(await run.end({ done: true })).toMatchObject({ status: 200 });
  expect(await run.log()).toMatchObject({
    workflowState: 'RUN_SUCCESS',
    workflowRunResponse: '{"done":true}',
    labels: ['billing', 'eu'],
    steps: [
      { type: 'sequential', steps: [{ stepName: 'init', out: 'payload' }] },
      { type: 'sequential', steps: [{ stepName: 'step 1', state: 'STEP_SUCCESS' }] },
    ],
  });
  expect(await answerTo('GET', `/v2/workflows/runs/${run.id}`)).toMatchObject({ status: 404 });
});

test('parallel steps are planned in a batch, and exactly one delivery has all results', async () => {
  const run = new RawRun(destination);
  await run.begin();
  await run.deliveries(1);
  const plan = (targetStep: number) => ({ ...step(0), stepId: 0, targetStep, concurrent: 2 });
  expect(await run.publish(plan(1), plan(2))).toMatchObject({ status: 200 });
  await run.deliveries(3);
  await Promise.all([run.publish(step(1)), run.publish(step(2))]);
  const sizes = (await run.deliveries(5)).map(({ journal }) => journal.length);
  expect(sizes.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

test('a sleep is a step that is delivered later', async () => {
  const run = new RawRun(destination);
  await run.begin();
  await run.deliveries(1);
  const sleep = { stepId: 1, stepName: 'nap', stepType: 'SleepFor', sleepFor: 1, concurrent: 1 };
  await run.publish({ ...sleep, headers: { 'Upstash-Delay': '1s' } });
  expect(await run.log()).toMatchObject({
    steps: [{}, { steps: [{ stepName: 'nap', state: 'STEP_PROGRESS' }] }],
  });
  const [, woken] = await run.deliveries(2);
  expect(woken!.journal).toHaveLength(2);
});

test('a call has one callback with its outcome', async () => {
  const run = new RawRun(destination);
  await run.begin();
  await run.deliveries(1);
  const headers = {
    ...run.headers,
    'Upstash-Workflow-CallType': 'toCallback',
    'Upstash-Feature-Set': 'WF_NoDelete,InitialBody',
    'Upstash-Retries': '0',
    'Upstash-Method': 'PUT',
    'Upstash-Callback': run.url,
    'Upstash-Callback-Workflow-RunId': run.id,
    'Upstash-Callback-Forward-Upstash-Workflow-Callback': 'true',
    'Upstash-Callback-Forward-Upstash-Workflow-StepId': '1',
    'Upstash-Callback-Forward-Upstash-Workflow-StepName': 'ask',
    'Upstash-Callback-Forward-Upstash-Workflow-StepType': 'Call',
    'Upstash-Callback-Forward-Upstash-Workflow-Concurrent': '1',
  };
  const third = `${destination.url}/echo`;
  await done('POST', '/v2/batch', { body: [{ destination: third, headers, body: 'question' }] });
  const [, callback] = await run.deliveries(2);
  expect(callback!.headers).toMatchObject({
    'upstash-workflow-callback': 'true',
    'upstash-workflow-stepid': '1',
    'upstash-workflow-runid': run.id,
  });
  expect(callback!.headers['upstash-workflow-sdk-version']).toBeUndefined();
  expect(JSON.parse(callback!.body.toString())).toMatchObject({
    status: 200,
    body: Buffer.from('question').toString('base64'),
    sourceBody: Buffer.from('payload').toString('base64'),
  });
  expect(await run.log()).toMatchObject({
    steps: [{}, { steps: [{ stepName: 'ask', callType: 'fromCallback', callMethod: 'PUT' }] }],
  });
});

test('a run that is invoked gives its result to the one that waits for it', async () => {
  const parent = new RawRun(destination);
  const child = new RawRun(destination);
  await parent.begin();
  await parent.deliveries(1);
  const envelope = {
    body: '{"n":1}',
    headers: {},
    workflowRunId: parent.id,
    workflowRunCreatedAt: (await parent.log()).workflowRunCreatedAt,
    workflowUrl: parent.url,
    step: { stepId: 1, stepName: 'other', stepType: 'Invoke', concurrent: 1 },
  };
  await child.begin(envelope, { 'Upstash-Workflow-Invoke': 'true' });
  const [first] = await child.deliveries(1);
  const invoked = { invokedWorkflowRunId: child.id, invokedWorkflowUrl: child.url };
  expect(await parent.log()).toMatchObject({ steps: [{}, { steps: [invoked] }] });
  expect(textsOf(first!.journal)).toEqual(['{"n":1}']);
  await child.end('made');
  const [, told] = await parent.deliveries(2);
  expect(JSON.parse(textsOf(told!.journal)[1]!)).toMatchObject({
    stepName: 'other',
    out: JSON.stringify({ body: '"made"', isFailed: false, isCanceled: false }),
  });
  expect(await child.log()).toMatchObject({ invoker: { workflowRunId: parent.id } });
});

test('a run is triggered without a library, alone or with others', async () => {
  const run = new RawRun(destination);
  const started = await done<{ workflowRunId: string }>('POST', `/v2/trigger/${run.url}`, {
    body: 'payload',
    headers: { 'Upstash-Workflow-RunId': run.id },
  });
  expect(started).toMatchObject({ workflowRunId: run.id, workflowCreatedAt: expect.any(Number) });
  const other = { destination: run.url, headers: { 'Upstash-Retries': '0' }, body: '{}' };
  expect(await answerTo('POST', '/v2/batch/trigger', { body: [other, other] })).toMatchObject({
    status: 201,
    json: [{ workflowRunId: expect.stringMatching(/^wfr_/) }, {}],
  });
  const again = {
    ...other,
    headers: { 'Upstash-Workflow-RunId': `${run.id}-2`, 'Upstash-Delay': '1d' },
  };
  expect(await done('POST', '/v2/batch/trigger', { body: [again, again] })).toEqual([
    { workflowRunId: `${run.id}-2`, workflowCreatedAt: expect.any(Number) },
    { workflowRunId: `${run.id}-2`, workflowCreatedAt: expect.any(Number), deduplicated: true },
  ]);
  // This endpoint is none of a workflow, which shows in its answers.
  expect(await run.is('RUN_FAILED')).toMatchObject({
    problem: expect.stringMatching(/^detected a non-workflow destination/),
  });
});

test('what can not be read as a step is refused', async () => {
  const run = new RawRun(destination);
  await run.begin('later', { 'Upstash-Delay': '1d' });
  const one = { headers: run.headers, body: '{"stepId":1}' };
  expect(await answerTo('POST', `/v2/publish/${run.url}`, one)).toEqual({
    status: 400,
    json: { error: 'invalid step of a workflow: stepName and stepType must be text' },
  });
});

test('a run is shown with its flow-control key and its retries', async () => {
  const run = new RawRun(destination);
  await run.begin('later', {
    'Upstash-Delay': '1d',
    'Upstash-Retry-Delay': '1000',
    'Upstash-Flow-Control-Key': 'workflows',
    'Upstash-Flow-Control-Value': 'parallelism=5',
  });
  expect(await run.log()).toMatchObject({
    flowControlKey: 'workflows',
    steps: [{ steps: [{ retryDelay: '1000' }] }, {}],
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HostileDestination } from '../../../harness/hostile-destination.ts';
import { answerTo, done } from '../../../harness/queue.ts';
import { RawRun, step } from '../../../harness/workflows.ts';

let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());

const refused = (status: number, error: string) => ({ status, json: { error } });
/** It is answered with a failure that is not retried. */
const BROKEN = '/status?code=489&Upstash-NonRetryable-Error=true';

/** A run that has failed. @returns the run, and its dead letter */
async function failed(headers: Readonly<Record<string, string>> = {}) {
  const run = new RawRun(destination, BROKEN);
  await run.begin('payload', headers);
  const { dlqId } = await run.is('RUN_FAILED');
  return { run, dlqId: dlqId! };
}

describe('a run that has ended', () => {
  test('takes no steps, in a batch neither, which is refused as a whole', async () => {
    const run = new RawRun(destination);
    await run.begin();
    await run.end(null);
    const error = `workflow run ${run.id} is not in progress`;
    expect(await run.publish(step(1))).toEqual(refused(400, error));
    const one = { headers: run.headers, body: JSON.stringify(step(1)) };
    expect(await answerTo('POST', `/v2/publish/${run.url}`, one)).toEqual(refused(400, error));
    expect(await run.end(null)).toMatchObject({ status: 200 });
    expect(await run.begin()).toMatchObject({ status: 200 });
  });

  test('by being canceled delivers nothing', async () => {
    const run = new RawRun(destination);
    await run.begin('later', { 'Upstash-Delay': '1d' });
    expect(await run.begin()).toMatchObject({ status: 200, json: { deduplicated: true } });
    expect(await answerTo('DELETE', `/v2/workflows/runs/${run.id}`)).toMatchObject({ status: 200 });
    await run.is('RUN_CANCELED');
    const many = `/v2/workflows/runs?workflowRunIds=${run.id}&workflowRunIds=wfr_nobody`;
    expect(await answerTo('DELETE', many)).toEqual({ status: 200, json: { cancelled: 0 } });
    expect(await answerTo('DELETE', '/v2/workflows/runs/wfr_nobody')).toEqual(
      refused(404, 'workflow run wfr_nobody not found'),
    );
  });

  test('by being canceled with others is selected by its URL, whole or in part', async () => {
    const run = new RawRun(destination);
    await run.begin('later', { 'Upstash-Delay': '1d' });
    const cancel = (query: string) => done('DELETE', `/v2/workflows/runs?${query}`);
    const prefix = encodeURIComponent(run.url.slice(0, -1));
    expect(await cancel(`workflowUrl=${prefix}&workflowUrlExactMatch=true`)).toEqual({
      cancelled: 0,
    });
    expect(await cancel(`workflowUrl=${prefix}`)).toEqual({ cancelled: 1 });
    const other = { body: { workflowUrl: run.url } };
    expect(await done('DELETE', '/v2/workflows/runs', other)).toEqual({ cancelled: 0 });
    const body = { workflowRunIds: [run.id] };
    expect(await done('DELETE', '/v2/workflows/runs', { body })).toEqual({ cancelled: 0 });
  });
});

describe('a run that has failed', () => {
  test('is a dead letter of workflows, and not one of messages', async () => {
    const { run, dlqId } = await failed();
    const query = `workflowRunId=${run.id}`;
    const letter = {
      dlqId,
      workflowRunId: run.id,
      workflowUrl: run.url,
      responseStatus: 489,
      body: 'payload',
    };
    expect(await done('GET', `/v2/workflows/dlq?${query}`)).toMatchObject({ messages: [letter] });
    expect(await done('GET', `/v2/dlq?source=workflow&${query}`)).toMatchObject({
      messages: [letter],
    });
    expect(await done('GET', `/v2/dlq?dlqIds=${dlqId}`)).toEqual({ messages: [] });
    expect(await done('GET', `/v2/workflows/dlq/${dlqId}`)).toMatchObject(letter);
    expect(await answerTo('DELETE', `/v2/workflows/dlq/${dlqId}`)).toMatchObject({ status: 200 });
    for (const method of ['GET', 'DELETE']) {
      expect(await answerTo(method, `/v2/workflows/dlq/${dlqId}`)).toEqual(
        refused(404, `dead letter ${dlqId} not found`),
      );
    }
    expect(await done('DELETE', `/v2/workflows/dlq?dlqIds=${dlqId}`)).toEqual({ deleted: 0 });
  });

  test.each(['resume', 'restart'])('can %s as a new run', async (how) => {
    const { run, dlqId } = await failed();
    const headers = { 'Upstash-Retries': '0', 'Upstash-Delay': '1d', 'Upstash-Label': 'again' };
    const renewed = await done<{ workflowRunId: string }>(
      'POST',
      `/v2/workflows/dlq/${how}/${dlqId}`,
      { headers },
    );
    expect(renewed.workflowRunId).not.toBe(run.id);
    const path = `/v2/workflows/logs?workflowRunId=${renewed.workflowRunId}`;
    expect(await done('GET', path)).toMatchObject({
      runs: [{ workflowState: 'RUN_STARTED', labels: ['again'] }],
    });
    expect(await answerTo('POST', `/v2/workflows/dlq/${how}/${dlqId}`)).toEqual(
      refused(404, `dead letter ${dlqId} not found`),
    );
    const label = `to-${how}-${run.id}`;
    const others = [
      await failed({ 'Upstash-Label': label }),
      await failed({ 'Upstash-Label': label }),
    ];
    const query = `?label=${label}`;
    expect(await done('GET', `/v2/workflows/dlq${query}&count=1`)).toMatchObject({
      cursor: expect.any(String),
      messages: [{ dlqId: others[1]!.dlqId }],
    });
    const one = await done('POST', `/v2/workflows/dlq/${how}${query}&count=1`, { headers });
    expect(one).toMatchObject({
      cursor: expect.any(String),
      workflowRuns: [{ workflowRunId: expect.any(String) }],
    });
    await done('POST', `/v2/workflows/dlq/${how}${query}`, { headers });
    const gone = `?dlqIds=${others[0]!.dlqId}`;
    expect(await answerTo('POST', `/v2/workflows/dlq/${how}${gone}`)).toMatchObject({
      status: 404,
    });
  });

  test('has a failure callback, which is sent again if it has failed', async () => {
    const { run, dlqId } = await failed({
      'Upstash-Failure-Callback': `${destination.url}${BROKEN}`,
    });
    await expect.poll(async () => (await run.log()).failureFunction?.state).toBe('CALLBACK_FAIL');
    expect(await done('GET', `/v2/workflows/dlq/${dlqId}`)).toMatchObject({
      failureFunctionState: 'CALLBACK_FAIL',
      failureCallbackInfo: {
        state: 'CALLBACK_FAIL',
        responseStatus: 489,
        responseBody: expect.any(String),
        responseHeaders: { 'Upstash-Nonretryable-Error': ['true'] },
      },
    });
    const path = `/v2/workflows/dlq/callback/${dlqId}`;
    expect(await done('POST', path)).toMatchObject({ workflowRunId: run.id });
    await expect.poll(async () => (await run.log()).failureFunction?.state).toBe('CALLBACK_FAIL');
    expect(await answerTo('DELETE', path)).toEqual(
      refused(400, `the failure callback of ${dlqId} is not in progress`),
    );
    const without = await failed();
    expect(await answerTo('POST', `/v2/workflows/dlq/callback/${without.dlqId}`)).toEqual(
      refused(400, `the failure callback of ${without.dlqId} has not failed`),
    );
    for (const method of ['POST', 'DELETE']) {
      expect(await answerTo(method, '/v2/workflows/dlq/callback/1-0')).toMatchObject({
        status: 404,
      });
    }
  });

  test('has a failure callback that can be canceled while it waits', async () => {
    const { run, dlqId } = await failed({
      'Upstash-Failure-Callback': `${destination.url}/status?code=500`,
      'Upstash-Failure-Callback-Retries': '5',
    });
    const path = `/v2/workflows/dlq/callback/${dlqId}`;
    await expect.poll(async () => (await run.log()).failureFunction?.state).toBeDefined();
    expect(await answerTo('DELETE', path)).toMatchObject({ status: 200 });
    expect(await run.log()).toMatchObject({ failureFunction: { state: 'CALLBACK_CANCELED' } });
  });
});

test('the events of a run are listed newest first', async () => {
  const run = new RawRun(destination);
  await run.begin('later', { 'Upstash-Delay': '1d' });
  await done('DELETE', `/v2/workflows/runs/${run.id}`);
  const path = `/v2/workflows/events?workflowRunId=${run.id}`;
  const { events } = await done<{ events: { state: string }[] }>('GET', path);
  expect(events.map(({ state }) => state)).toEqual([
    'RUN_CANCELED',
    'STEP_CANCELED',
    'STEP_SUCCESS',
    'RUN_STARTED',
  ]);
  expect(await done('GET', `${path}&groupBy=workflowRunId`)).toMatchObject({
    runs: [{ workflowRunId: run.id }],
  });
  expect(await done('GET', `/v2/workflows/logs?workflowRuns=${run.id}@1`)).toEqual({ runs: [] });
});

test('the events of a run tell its labels, its result and its dead letter', async () => {
  const labels = { 'Upstash-Label': 'billing,eu' };
  const ended = new RawRun(destination);
  await ended.begin('payload', labels);
  await ended.end({ charged: true });
  const eventsOf = ({ id }: RawRun) => done('GET', `/v2/workflows/events?workflowRunId=${id}`);
  const first = (event: object) => ({
    events: expect.arrayContaining([expect.objectContaining(event)]),
  });
  expect(await eventsOf(ended)).toMatchObject(
    first({
      state: 'RUN_SUCCESS',
      workflowRunResponse: '{"charged":true}',
      label: 'billing',
      labels: ['billing', 'eu'],
    }),
  );
  const { run, dlqId } = await failed(labels);
  expect(await eventsOf(run)).toMatchObject(first({ state: 'RUN_FAILED', dlqId }));
  expect(await done('GET', '/v2/workflows/logs?label=billing&count=1')).toMatchObject({
    cursor: expect.any(String),
    runs: [{ workflowRunId: run.id }],
  });
});

import { WorkflowMiddleware, type WorkflowContext } from '@upstash/workflow';
import { serve } from '@upstash/workflow/express';
import { afterAll, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { target } from '../harness/target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

/** Runs as a whole: how they start, end, are found and limited, with the official SDK. */

/** A workflow that waits until it is canceled. */
const lasting = () =>
  workflows.workflow(async (context) => {
    await context.sleep('long', '1d');
  });

const short = () => workflows.workflow(async (context) => context.run('only', () => 'done'));

describe('runs start', () => {
  test('with an id of their own, once', async () => {
    const url = lasting();
    const id = `own-${Date.now()}`;
    const trigger = () => workflows.client().trigger({ url, workflowRunId: id });
    expect(await trigger()).toEqual({ workflowRunId: `wfr_${id}` });
    expect(await trigger()).toEqual({ workflowRunId: `wfr_${id}` });
    await workflows.hasAnswered(url, 1);
    const { runs } = await workflows.client().logs({ filter: { workflowUrl: url } });
    expect(runs).toHaveLength(1);
  });

  test('many at a time', async () => {
    const url = short();
    const runs = await workflows
      .client()
      .trigger([{ url, label: 'a' }, { url, label: ['a', 'b'] }, { url }]);
    expect(runs).toHaveLength(3);
    for (const { workflowRunId } of runs) {
      expect(await workflows.result(workflowRunId)).toBe('done');
    }
  });

  test('later', async () => {
    const url = short();
    const { workflowRunId } = await workflows.client().trigger({ url, delay: '1d' });
    await moveClock(86_000_000);
    expect(workflows.deliveries(url)).toEqual([]);
    await moveClock(401_000);
    expect(await workflows.result(workflowRunId)).toBe('done');
  });

  test('with a plain request to the endpoint', async () => {
    // Without a receiver it accepts requests of anybody.
    const { qstashClient } = workflows.options();
    const route = (context: WorkflowContext<{ n: number }>) =>
      context.run('only', () => context.requestPayload.n);
    const url = workflows.mount(serve(route, { qstashClient }));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"n":7}',
    });
    const { workflowRunId } = (await response.json()) as { workflowRunId: string };
    expect(await workflows.result(workflowRunId)).toBe(7);
  });

  test('by a schedule', async () => {
    const url = short();
    const client = workflows.options().qstashClient;
    const { scheduleId } = await client.schedules.create({
      destination: url,
      cron: '0 * * * *',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    await moveClock(3_600_000);
    const runs = async () => (await workflows.client().logs({ filter: { workflowUrl: url } })).runs;
    await expect.poll(runs).toMatchObject([{ workflowState: 'RUN_SUCCESS' }]);
    await client.schedules.delete(scheduleId);
  });

  test('through the server, which makes up what is missing', async () => {
    const url = workflows.workflow<{ n: number }>(async (context) => {
      await context.run('step', () => 1);
      return context.requestPayload.n;
    });
    const response = await fetch(`${workflows.baseUrl}/v2/trigger/${url}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${target().queueToken}`,
        'Content-Type': 'application/json',
        'Upstash-Forward-X-Own': 'yes',
      },
      body: '{"n":8}',
    });
    expect(response.status).toBe(200);
    const { workflowRunId } = (await response.json()) as { workflowRunId: string };
    expect(await workflows.result(workflowRunId)).toBe(8);
    for (const { headers } of workflows.deliveries(url)) expect(headers['x-own']).toBe('yes');
  });
});

describe('runs are canceled', () => {
  const started = async (label: string) => {
    const url = lasting();
    const { workflowRunId } = await workflows.client().trigger({ url, label });
    await workflows.hasAnswered(url, 1);
    return { url, workflowRunId };
  };
  const stateOf = async (workflowRunId: string) =>
    (await workflows.log(workflowRunId)).workflowState;

  test('by id, and never go on', async () => {
    const { url, workflowRunId } = await started('one');
    expect(await workflows.client().cancel(workflowRunId)).toEqual({ cancelled: 1 });
    expect(await stateOf(workflowRunId)).toBe('RUN_CANCELED');
    await moveClock(86_401_000);
    expect(await workflows.client().cancel([workflowRunId, 'wfr_unknown'])).toEqual({
      cancelled: 0,
    });
    expect(workflows.deliveries(url)).toHaveLength(1);
  });

  test('by label, by URL and its beginning, and all', async () => {
    const [a, b, c, d] = [
      await started('a'),
      await started('b'),
      await started('c'),
      await started('d'),
    ];
    const client = workflows.client();
    expect(await client.cancel({ filter: { label: 'a' } })).toEqual({ cancelled: 1 });
    expect(await client.cancel({ filter: { workflowUrl: b.url.slice(0, -1) } })).toEqual({
      cancelled: 0,
    });
    expect(await client.cancel({ filter: { workflowUrl: [b.url] } })).toEqual({ cancelled: 1 });
    expect(await client.cancel({ filter: { workflowUrlStartingWith: c.url } })).toEqual({
      cancelled: 1,
    });
    expect(await client.cancel({ all: true })).toEqual({ cancelled: 1 });
    for (const { workflowRunId } of [a, b, c, d]) {
      expect(await stateOf(workflowRunId)).toBe('RUN_CANCELED');
    }
  });

  test('by themselves', async () => {
    const url = workflows.workflow(async (context) => {
      await context.run('first', () => 1);
      await context.cancel();
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.ended(workflowRunId)).toMatchObject({ workflowState: 'RUN_CANCELED' });
  });

  test('while a step runs, whose result is dropped', async () => {
    let cancel: () => Promise<unknown> = async () => {};
    const url = workflows.workflow(async (context) => {
      await context.run('cancels', async () => {
        await cancel();
      });
      await context.run('never', () => 1);
    });
    const triggered = await workflows.client().trigger({ url, delay: '1m' });
    cancel = () => workflows.client().cancel(triggered.workflowRunId);
    await moveClock(61_000);
    await workflows.hasAnswered(url, 1);
    expect(workflows.deliveries(url)[0]!.answered).toBe(200);
    expect(await stateOf(triggered.workflowRunId)).toBe('RUN_CANCELED');
  });
});

describe('logs', () => {
  test('are filtered and paged', async () => {
    const url = short();
    const client = workflows.client();
    const label = `logs-${Date.now()}`;
    for (let n = 0; n < 3; n++) {
      const { workflowRunId } = await client.trigger({ url, label: [label, `${label}-${n}`] });
      await workflows.ended(workflowRunId);
    }
    const other = lasting();
    await client.trigger({ url: other, label });
    await workflows.hasAnswered(other, 1);
    const states = async (filter: object) =>
      (await client.logs({ filter })).runs.map(({ workflowState }) => workflowState);
    expect(await states({ label })).toEqual([
      'RUN_STARTED',
      'RUN_SUCCESS',
      'RUN_SUCCESS',
      'RUN_SUCCESS',
    ]);
    expect(await states({ label: `${label}-1` })).toEqual(['RUN_SUCCESS']);
    expect(await states({ label, state: 'RUN_STARTED' })).toEqual(['RUN_STARTED']);
    expect(await states({ label, workflowUrl: url })).toHaveLength(3);
    expect(await states({ label, toDate: 1 })).toEqual([]);
    expect(await states({ label, path: new URL(other).pathname })).toEqual(['RUN_STARTED']);
    const first = await client.logs({ filter: { label }, count: 3 });
    expect(first.runs).toHaveLength(3);
    const rest = await client.logs({ filter: { label }, count: 3, cursor: first.cursor });
    expect(rest.runs).toHaveLength(1);
    expect(rest.runs[0]).toMatchObject({ label, labels: [label, `${label}-0`] });
  });

  test('have the labels, which the run knows', async () => {
    const url = workflows.workflow((context) => context.run('only', () => context.labels));
    const { workflowRunId } = await workflows.client().trigger({ url, label: ['x', 'y'] });
    expect(await workflows.result(workflowRunId)).toEqual(['x', 'y']);
    expect(await workflows.log(workflowRunId)).toMatchObject({ label: 'x', labels: ['x', 'y'] });
  });

  test('do not show what is to be redacted', async () => {
    const url = short();
    const { workflowRunId } = await workflows.client().trigger({
      url,
      body: { password: 'secret-of-run' },
      headers: { 'X-Secret': 'secret-of-header' },
      redact: { body: true, header: ['X-Secret'] },
    });
    expect(await workflows.result(workflowRunId)).toBe('done');
    expect(workflows.deliveries(url)[0]!.headers['x-secret']).toBe('secret-of-header');
    const log = JSON.stringify(await workflows.log(workflowRunId));
    expect(log).not.toContain('secret-of-run');
    expect(log).not.toContain('secret-of-header');
    expect(log).not.toContain(Buffer.from('{"password":"secret').toString('base64').slice(0, 20));
  });
});

test('flow control holds for all steps of all runs with its key', async () => {
  let running = 0;
  let most = 0;
  const together = Promise.withResolvers<void>();
  const url = workflows.workflow(async (context) => {
    for (const name of ['one', 'two']) {
      await context.run(name, async () => {
        most = Math.max(most, ++running);
        // The first one goes on once another one runs beside it, however slowly they begin.
        if (running > 1) together.resolve();
        await together.promise;
        await new Promise((resolve) => setTimeout(resolve, 10));
        running--;
      });
    }
  });
  const flowControl = { key: 'of-runs', parallelism: 2 };
  const runs = await workflows
    .client()
    .trigger(Array.from({ length: 6 }, () => ({ url, flowControl })));
  for (const { workflowRunId } of runs) {
    expect(await workflows.ended(workflowRunId)).toMatchObject({ workflowState: 'RUN_SUCCESS' });
  }
  expect(most).toBe(2);
  for (const { headers } of workflows.deliveries(url)) {
    expect(headers['upstash-flow-control-key'] ?? 'of-runs').toBe('of-runs');
  }
});

test('middlewares see the beginning, each step and the end', async () => {
  const seen: string[] = [];
  const middleware = new WorkflowMiddleware({
    name: 'test',
    callbacks: {
      runStarted: () => void seen.push('started'),
      beforeExecution: ({ stepName }) => void seen.push(`before ${stepName}`),
      afterExecution: ({ stepName }) => void seen.push(`after ${stepName}`),
      runCompleted: ({ result }) => void seen.push(`completed ${String(result)}`),
    },
  });
  const url = workflows.workflow(
    async (context) => {
      await context.run('one', () => 1);
      return context.run('two', () => 2);
    },
    { middlewares: [middleware] },
  );
  const { workflowRunId } = await workflows.client().trigger({ url });
  await workflows.ended(workflowRunId);
  expect(seen).toEqual([
    'started',
    'before one',
    'after one',
    'before two',
    'after two',
    'completed 2',
  ]);
});

test('a payload and results of a megabyte', async () => {
  const large = 'x'.repeat(1_000_000);
  const url = workflows.workflow<string>(async (context) => {
    const one = await context.run('one', () => context.requestPayload.toUpperCase());
    const two = await context.run('two', () => one.toLowerCase());
    return two.length;
  });
  const { workflowRunId } = await workflows.client().trigger({ url, body: large });
  expect(await workflows.result(workflowRunId)).toBe(1_000_000);
  expect(stepsOf(await workflows.log(workflowRunId))).toHaveLength(3);
});

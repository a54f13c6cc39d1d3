import { afterAll, describe, expect, test } from 'vitest';
import { recordedTarget } from '../harness/recorded-target.ts';
import { moveClock, resetClock, stepsOf, upstashWorkflow } from '../harness/upstash-workflow.ts';

const { queueUrl } = await recordedTarget();
const workflows = upstashWorkflow(queueUrl);
afterAll(resetClock);

const DAY = 86_400_000;

/** Steps of runs, as programs with the official SDK have them, unmodified. */

test('a run has its steps one after the other, each in a delivery of its own', async () => {
  const ran: string[] = [];
  const url = workflows.workflow<{ name: string }>(async (context) => {
    const greeting = await context.run('greet', () => {
      ran.push('greet');
      return `Hello, ${context.requestPayload.name}`;
    });
    const length = await context.run('count', () => {
      ran.push('count');
      return greeting.length;
    });
    await context.run('nothing', () => {});
    return { greeting, length };
  });
  const { workflowRunId } = await workflows
    .client()
    .trigger({ url, body: { name: 'wörld' }, headers: { 'X-Own': 'yes' } });
  expect(await workflows.result(workflowRunId)).toEqual({ greeting: 'Hello, wörld', length: 12 });
  expect(ran).toEqual(['greet', 'count']);
  await workflows.hasAnswered(url, 4);
  for (const { headers } of workflows.deliveries(url)) {
    expect(headers).toMatchObject({
      'x-own': 'yes',
      'upstash-workflow-runid': workflowRunId,
      'upstash-workflow-url': url,
      'upstash-workflow-sdk-version': '1',
      'upstash-workflow-createdat': expect.stringMatching(/^\d{13}$/),
    });
  }
});

test('the log of a run has its steps and what came of them', async () => {
  const url = workflows.workflow(async (context) => {
    await context.run('first', () => ({ n: 1 }));
    return 'done';
  });
  const before = Date.now();
  const { workflowRunId } = await workflows.client().trigger({ url, body: { n: 0 } });
  const log = await workflows.ended(workflowRunId);
  expect(log).toMatchObject({
    workflowRunId,
    workflowUrl: url,
    workflowState: 'RUN_SUCCESS',
    workflowRunCreatedAt: expect.any(Number),
    workflowRunCompletedAt: expect.any(Number),
    workflowRunResponse: '"done"',
  });
  expect(log.workflowRunCreatedAt).toBeGreaterThanOrEqual(before - 1000);
  expect(log.workflowRunCompletedAt).toBeGreaterThanOrEqual(log.workflowRunCreatedAt);
  expect(stepsOf(log)).toEqual(['init STEP_SUCCESS', 'first STEP_SUCCESS']);
  expect(log.steps[1]).toMatchObject({
    type: 'sequential',
    steps: [
      {
        stepId: 1,
        stepName: 'first',
        stepType: 'Run',
        callType: 'step',
        concurrent: 1,
        out: expect.anything(),
      },
    ],
  });
});

test.each([
  ['text', 'text'],
  ['a list', [1, 2]],
  ['nothing', undefined],
  ['a number', 5],
])('the payload of a run is %s', async (_, body) => {
  const url = workflows.workflow(async (context) => {
    const { requestPayload } = context;
    await context.run('any', () => 1);
    return { requestPayload };
  });
  const { workflowRunId } = await workflows.client().trigger({ url, body });
  expect(await workflows.result(workflowRunId)).toEqual(
    body === undefined ? {} : { requestPayload: body },
  );
});

describe('a run sleeps', () => {
  test('for a week, which takes no time if the clock is moved', async () => {
    const url = workflows.workflow(async (context) => {
      await context.run('before', () => 1);
      await context.sleep('a week', '7d');
      return context.run('after', () => 2);
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    await workflows.hasAnswered(url, 2);
    await moveClock(7 * DAY - 60_000);
    expect(stepsOf(await workflows.log(workflowRunId))).toEqual([
      'init STEP_SUCCESS',
      'before STEP_SUCCESS',
      expect.stringMatching(/^a week STEP_/),
    ]);
    expect(workflows.deliveries(url)).toHaveLength(2);
    await moveClock(60_000);
    expect(await workflows.result(workflowRunId)).toBe(2);
    await workflows.hasAnswered(url, 4);
  });

  test('until a time', async () => {
    const url = workflows.workflow<number>(async (context) => {
      await context.sleepUntil('until', new Date(context.requestPayload));
      return 'awake';
    });
    const until = (await moveClock(1)) + DAY + 500;
    const { workflowRunId } = await workflows.client().trigger({ url, body: until });
    await workflows.hasAnswered(url, 1);
    await moveClock(DAY - 60_000);
    expect(workflows.deliveries(url)).toHaveLength(1);
    await moveClock(120_000);
    expect(await workflows.result(workflowRunId)).toBe('awake');
    await workflows.hasAnswered(url, 2);
  });

  test('for a second by the real clock', async () => {
    const url = workflows.workflow(async (context) => {
      await context.sleep('shortly', 1);
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    const { workflowRunCreatedAt, workflowRunCompletedAt } = await workflows.ended(workflowRunId);
    expect(workflowRunCompletedAt! - workflowRunCreatedAt).toBeGreaterThanOrEqual(1000);
  });
});

describe('in parallel', () => {
  test('steps run once each, and the run goes on with all of their results', async () => {
    const ran: string[] = [];
    const url = workflows.workflow(async (context) => {
      const step = (name: string) =>
        context.run(name, () => {
          ran.push(name);
          return name.toUpperCase();
        });
      const together = await Promise.all(['a', 'b', 'c'].map(step));
      const last = await step('d');
      return [...together, last];
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.result(workflowRunId)).toEqual(['A', 'B', 'C', 'D']);
    expect(ran.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(ran.at(-1)).toBe('d');
    // The first, three with what is to run, three with results, and the last one.
    await workflows.hasAnswered(url, 8);
    expect(stepsOf(await workflows.log(workflowRunId))).toEqual([
      'init STEP_SUCCESS',
      expect.toSatisfy((steps: string[]) =>
        ['a', 'b', 'c'].every((name) => steps.includes(`${name} STEP_SUCCESS`)),
      ),
      'd STEP_SUCCESS',
    ]);
  });

  test('steps of different kinds', async () => {
    const called = `${workflows.url}/nowhere`;
    const url = workflows.workflow(async (context) => {
      const [ran, , response] = await Promise.all([
        context.run('run', () => 'ran'),
        context.sleep('sleep', '1d'),
        context.call('call', { url: called, method: 'GET' }),
      ]);
      return { ran, status: response.status };
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    // The first, a run with its result, and a call with its callback and its result.
    await workflows.hasAnswered(url, 6);
    await moveClock(DAY + 1000);
    expect(await workflows.result(workflowRunId)).toEqual({ ran: 'ran', status: 404 });
    await workflows.hasAnswered(url, 8);
  });

  test('one list of steps follows another', async () => {
    const url = workflows.workflow(async (context) => {
      let sum = 0;
      for (let round = 0; round < 3; round++) {
        const added = await Promise.all(
          [1, 2, 3, 4].map((n) => context.run(`${round}/${n}`, () => n + sum)),
        );
        sum += added.reduce((before, next) => before + next);
      }
      return sum;
    });
    const { workflowRunId } = await workflows.client().trigger({ url });
    expect(await workflows.result(workflowRunId)).toBe(10 + 50 + 250);
    await workflows.hasAnswered(url, 1 + 3 * 8);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import {
  headerOf,
  WorkflowBench,
} from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import type {
  Entry,
  Program,
} from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import { refusal } from '../../../../../testing/engines/queue/suite/queue.ts';
import type { RunPart } from '../../workflows/order.ts';

const user = testUser();
const ALL = { count: 100 };

const run = (name: string) => ({ name, type: 'Run', out: name }) as const;
const PROGRAM: Program = [run('a'), run('b')];
const TO_FAILURE = {
  url: 'https://example.com/failed',
  method: 'POST',
  headers: [],
  when: 'failed',
} as const;

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

/** A run whose second step always fails. */
async function failed(failing: () => boolean = () => true): Promise<WorkflowBench> {
  const it = await WorkflowBench.start({ '/flow': PROGRAM });
  bench = it;
  it.answer = ({ path, body }) => {
    const isSecond = path === '/flow' && body.startsWith('[') && JSON.parse(body).length === 2;
    return isSecond && failing() ? response(500, { 'x-a': '1' }, 'out of order') : undefined;
  };
  await it.begin('/flow', 'wfr_1', {
    body: Buffer.from('payload'),
    retries: 1,
    failureCallback: TO_FAILURE,
  });
  await it.advance(60_000);
  return it;
}

const letters = async ({ core }: WorkflowBench) =>
  (await core.runDeadLetters.list(user, {}, ALL)).items;

describe('a run whose step fails for good', () => {
  test('is a dead letter, with the answer', async () => {
    const it = await failed();
    expect(await it.run('wfr_1')).toMatchObject({
      state: 'RUN_FAILED',
      problem: 'the answer has the status 500',
    });
    expect(await letters(it)).toMatchObject([
      { runId: 'wfr_1', body: Buffer.from('payload'), response: { status: 500 } },
    ]);
    expect((await it.core.deadLetters.list(user, {}, ALL)).items).toEqual([]);
    expect((await it.shown('wfr_1')).at(-1)).toBe('next -:FAILED');
  });

  test('has a failure callback, which says why', async () => {
    const it = await failed();
    const [callback] = it.others;
    expect(headerOf(callback!, 'upstash-workflow-is-failure')).toBe('true');
    expect(headerOf(callback!, 'upstash-workflow-runid')).toBe('wfr_1');
    const [letter] = await letters(it);
    expect(JSON.parse(callback!.body)).toMatchObject({
      status: 500,
      body: Buffer.from('out of order').toString('base64'),
      sourceBody: Buffer.from('payload').toString('base64'),
      workflowRunId: 'wfr_1',
      dlqId: letter!.dlqId,
    });
    expect(letter).toMatchObject({ callbackOfFailure: { state: 'CALLBACK_SUCCESS' } });
  });

  test('has the beginning of a long journal in its failure callback, for clients that ask for no payload', async () => {
    bench = await WorkflowBench.start({});
    const it = bench;
    const run: RunPart = { id: 'wfr_1', does: 'begin', features: [], depth: 0 };
    it.answer = ({ path }) => (path === '/flow' ? response(500) : undefined);
    const first = { delay: 60_000, retries: 0, run, body: 'payload', failureCallback: TO_FAILURE };
    await it.core.workflows.publish(user, [order('/flow', first)]);
    const out = 'x'.repeat(300_000);
    for (const stepId of [1, 2, 3, 4, 5]) {
      const body = JSON.stringify({ stepId, stepName: 's', stepType: 'Run', out });
      const step: RunPart = { ...run, does: 'step' };
      // The last one fails, with all before it in its journal.
      const delay = stepId === 5 ? 0 : 60_000;
      await it.core.workflows.publish(user, [
        order('/flow', { delay, retries: 0, run: step, body }),
      ]);
    }
    await expect.poll(() => it.others.length).toBe(1);
    const { sourceBody } = JSON.parse(it.others[0]!.body) as { readonly sourceBody: string };
    const journal = JSON.parse(Buffer.from(sourceBody, 'base64').toString()) as Entry[];
    expect(journal).toHaveLength(3);
    expect(Buffer.from(journal[0]!.body, 'base64').toString()).toBe('payload');
  });

  test('is resumed as a new run, without running again what had a result', async () => {
    let isBroken = true;
    const it = await failed(() => isBroken);
    isBroken = false;
    const [letter] = await letters(it);
    const filter = { dlqIds: [letter!.dlqId] };
    const { items } = await it.core.runDeadLetters.renew(user, 'resume', filter, ALL, {});
    await it.settle();
    expect(await it.resultOf(items[0]!.runId)).toEqual(['"a"', '"b"']);
    expect(it.ran).toEqual(['a', 'b']);
    expect(await letters(it)).toEqual([]);
  });

  test('is restarted as a new run, with the same payload', async () => {
    let isBroken = true;
    const it = await failed(() => isBroken);
    isBroken = false;
    const { items } = await it.core.runDeadLetters.renew(user, 'restart', {}, ALL, { retries: 0 });
    await it.settle();
    expect(await it.resultOf(items[0]!.runId)).toEqual(['"a"', '"b"']);
    expect(it.ran).toEqual(['a', 'a', 'b']);
    const payload = Buffer.from(it.journals.at(-1)![0]!.body, 'base64');
    expect(payload.toString()).toBe('payload');
  });

  test('has its failure callback sent again only if that has failed', async () => {
    const it = await failed();
    const [letter] = await letters(it);
    await expect(it.core.runDeadLetters.repeatCallback(user, letter!.dlqId)).rejects.toThrow(
      refusal('callbackNotFailed'),
    );
  });

  test('is found by what is known of it, and by nothing else', async () => {
    const it = await failed();
    const found = async (filter: Parameters<typeof it.core.runDeadLetters.list>[1]) =>
      (await it.core.runDeadLetters.list(user, filter, ALL)).items.length;
    expect(await found({ runIds: ['wfr_1'], responseStatuses: [500] })).toBe(1);
    expect(await found({ callbackStates: ['CALLBACK_SUCCESS'] })).toBe(1);
    expect(await found({ callbackStates: ['CALLBACK_FAIL'] })).toBe(0);
    expect(await found({ labels: ['other'] })).toBe(0);
    expect(await found({ urls: ['https://example.com/other'] })).toBe(0);
  });
});

test('a failure callback that fails is sent again on request', async () => {
  let isBroken = true;
  const it = await WorkflowBench.start({ '/flow': PROGRAM });
  bench = it;
  it.answer = ({ path }) =>
    path === '/flow' || (path === '/failed' && isBroken) ? response(500) : undefined;
  await it.begin('/flow', 'wfr_1', { retries: 0, failureCallback: TO_FAILURE });
  const [letter] = await letters(it);
  expect(letter).toMatchObject({ callbackOfFailure: { state: 'CALLBACK_FAIL' } });
  isBroken = false;
  await it.core.runDeadLetters.repeatCallback(user, letter!.dlqId);
  await it.settle();
  expect(await it.core.runDeadLetters.get(user, letter!.dlqId)).toMatchObject({
    callbackOfFailure: { state: 'CALLBACK_SUCCESS', response: { status: 200 } },
  });
  expect(it.others).toHaveLength(1);
});

test('runs that have ended are deleted after the retention of their user', async () => {
  const it = await failed();
  await it.advance(4 * 24 * 60 * 60 * 1000);
  expect(await it.run('wfr_1')).toBeUndefined();
  expect(await letters(it)).toEqual([]);
});

import { afterEach, describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import {
  ANSWERED,
  headerOf,
  WorkflowBench,
} from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import type { Program } from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import { refusal } from '../../../../../testing/engines/queue/suite/queue.ts';
import type { RunPart } from '../../workflows/order.ts';
import { deleteUser } from '../delete-user.ts';
import { query } from '../store/query.ts';

const user = testUser();
const WEEK = 7 * 24 * 60 * 60 * 1000;

const run = (name: string, out: unknown = name) => ({ name, type: 'Run', out }) as const;
const sleep = (name: string, delay: number) => ({ name, type: 'SleepFor', delay }) as const;

const TABLES = ['workflow_run', 'workflow_entry', 'workflow_journal', 'message'] as const;
const everything = TABLES.map((table) => query<object>()((db) => db.selectFrom(table).selectAll()));

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

async function start(programs: Readonly<Record<string, Program>>): Promise<WorkflowBench> {
  bench = await WorkflowBench.start(programs);
  return bench;
}

describe('a run', () => {
  test('runs its steps in order, and each sees the results of those before', async () => {
    const it = await start({ '/two': [run('a', 1), run('b', 2)] });
    await it.begin('/two', 'wfr_1', { body: Buffer.from('payload') });
    expect(await it.resultOf('wfr_1')).toEqual(['1', '2']);
    expect(it.journals.map(({ length }) => length)).toEqual([1, 2, 3]);
    expect(Buffer.from(it.journals[0]![0]!.body, 'base64').toString()).toBe('payload');
    expect(await it.shown('wfr_1')).toEqual([
      'sequential init:SUCCESS',
      'sequential a:SUCCESS',
      'sequential b:SUCCESS',
    ]);
  });

  test('in progress is not begun again, and the id of one that has ended may be used again', async () => {
    const it = await start({ '/nap': [sleep('nap', 1000)] });
    await it.begin('/nap', 'wfr_1');
    const part: RunPart = { id: 'wfr_1', does: 'begin', features: [], depth: 0 };
    const again = await it.core.workflows.publish(user, [order('/nap', { run: part })]);
    expect(again).toMatchObject([{ messages: [{ deduplicated: true }] }]);
    await it.advance(1000);
    expect(await it.resultOf('wfr_1')).toEqual([null]);
    await it.begin('/nap', 'wfr_1');
    expect(await it.resultOf('wfr_1')).toBe('RUN_STARTED');
  });

  test('sleeps for a week in no time', async () => {
    const it = await start({ '/nap': [sleep('nap', WEEK), run('up')] });
    await it.begin('/nap', 'wfr_1');
    await it.advance(WEEK - 1);
    expect(it.ran).toEqual(['nap']);
    expect(await it.shown('wfr_1')).toEqual(['sequential init:SUCCESS', 'sequential nap:PROGRESS']);
    await it.advance(1);
    expect(await it.resultOf('wfr_1')).toEqual([null, '"up"']);
  });

  test('continues when the delivery that has published has ended, not before', async () => {
    const it = await start({});
    await it.begin('/slow', 'wfr_1');
    expect(it.others).toHaveLength(1);
    it.answer = () => undefined;
    const { courier } = it.test;
    courier.script = () => undefined;
    await it.begin('/slow', 'wfr_2');
    const part: RunPart = { id: 'wfr_2', does: 'step', features: [], depth: 0 };
    const body = JSON.stringify({ stepId: 1, stepName: 'a', stepType: 'Run', out: '1' });
    await it.core.workflows.publish(user, [order('/slow', { body, run: part })]);
    await it.settle();
    expect(courier.seen).toHaveLength(2);
    courier.seen[1]!.answer(ANSWERED);
    await it.settle();
    expect(courier.seen).toHaveLength(3);
  });
});

describe('parallel steps', () => {
  const PARALLEL: Program = [[run('a', 1), sleep('b', 5000), run('c', 3)], run('d')];

  test('are delivered each, and one delivery sees all results', async () => {
    const it = await start({ '/parallel': PARALLEL });
    await it.begin('/parallel', 'wfr_1');
    await it.advance(5000);
    expect(await it.resultOf('wfr_1')).toEqual(['1', null, '3', '"d"']);
    expect(it.ran.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    // The payload, three plans, three results, and the last step.
    expect(it.journals).toHaveLength(8);
    expect(await it.shown('wfr_1')).toEqual([
      'sequential init:SUCCESS',
      'parallel a:SUCCESS b:SUCCESS c:SUCCESS',
      'sequential d:SUCCESS',
    ]);
  });

  test('deliver exactly the journal up to their own entries', async () => {
    const it = await start({ '/parallel': PARALLEL });
    await it.begin('/parallel', 'wfr_1');
    await it.advance(5000);
    const ids = it.journals.map((journal) => journal.at(-1)!.messageId);
    const sent = it.test.courier.seen.map((delivery) => headerOf(delivery, 'upstash-message-id')!);
    expect(ids.toSorted()).toEqual(sent.toSorted());
  });
});

describe('an event', () => {
  const WAITS: Program = [{ name: 'w', type: 'Wait', event: 'paid', timeout: 60_000 }];

  test('continues the run that waits for it', async () => {
    const it = await start({ '/wait': WAITS });
    await it.begin('/wait', 'wfr_1');
    expect(await it.core.workflows.waiters(user, 'paid')).toHaveLength(1);
    const notified = await it.core.workflows.notify(user, 'paid', Buffer.from('yes'));
    expect(notified).toMatchObject([{ runId: 'wfr_1' }]);
    await it.settle();
    expect(await it.resultOf('wfr_1')).toEqual([Buffer.from('yes').toString('base64')]);
    expect(await it.core.workflows.waiters(user, 'paid')).toEqual([]);
  });

  test('is waited for no longer than the timeout', async () => {
    const it = await start({ '/wait': WAITS });
    await it.begin('/wait', 'wfr_1');
    await it.advance(60_000);
    expect(await it.resultOf('wfr_1')).toEqual(['timeout']);
    expect(await it.core.workflows.notify(user, 'paid', Buffer.from('yes'))).toEqual([]);
  });

  test('for one run is saved until it waits for it', async () => {
    const it = await start({ '/wait': [sleep('nap', 1000), ...WAITS] });
    await it.begin('/wait', 'wfr_1');
    await it.core.workflows.notifyRun(user, 'wfr_1', 'paid', Buffer.from('early'));
    await it.advance(1000);
    expect(await it.resultOf('wfr_1')).toEqual([null, Buffer.from('early').toString('base64')]);
  });

  test('that a run does not wait for is kept a hundred times', async () => {
    const it = await start({ '/nap': [sleep('nap', 1000)] });
    await it.begin('/nap', 'wfr_1');
    const notify = () => it.core.workflows.notifyRun(user, 'wfr_1', 'paid', Buffer.alloc(0));
    for (let i = 0; i < 100; i += 1) await notify();
    await expect(notify()).rejects.toThrow(refusal('tooManyNotifications'));
  });
});

describe('a call', () => {
  const CALLS: Program = [{ name: 'c', type: 'Call', url: '/third', retries: 1 }];

  test('has one callback, with the answer of the third party', async () => {
    const it = await start({ '/call': CALLS });
    it.answer = ({ path }) => (path === '/third' ? response(201, {}, 'made') : undefined);
    await it.begin('/call', 'wfr_1');
    expect(await it.resultOf('wfr_1')).toEqual(['{"status":201,"body":"made"}']);
    const [, , outcome] = it.test.courier.seen;
    expect(headerOf(outcome!, 'upstash-workflow-runid')).toBe('wfr_1');
    expect(headerOf(outcome!, 'upstash-workflow-sdk-version')).toBeUndefined();
  });

  test('that fails after its retries has one too, and fails nothing', async () => {
    const it = await start({ '/call': CALLS });
    it.answer = ({ path }) => (path === '/third' ? response(500, {}, 'no') : undefined);
    await it.begin('/call', 'wfr_1');
    await it.advance(60_000);
    expect(await it.resultOf('wfr_1')).toEqual(['{"status":500,"body":"no"}']);
    expect(it.test.courier.seen.filter(({ path }) => path === '/third')).toHaveLength(2);
  });
});

describe('a run that another one invokes', () => {
  const PARENT: Program = [{ name: 'i', type: 'Invoke', url: '/child', runId: 'wfr_child' }];

  test('gives it its result', async () => {
    const it = await start({ '/parent': PARENT, '/child': [run('x', 5)] });
    await it.begin('/parent', 'wfr_1');
    const out = { body: '["5"]', isFailed: false, isCanceled: false };
    expect(await it.resultOf('wfr_1')).toEqual([JSON.stringify(out)]);
    expect(await it.run('wfr_child')).toMatchObject({ invoker: { runId: 'wfr_1' } });
  });

  test('tells it that it has failed or was canceled', async () => {
    const it = await start({ '/parent': PARENT, '/child': [sleep('x', WEEK)] });
    await it.begin('/parent', 'wfr_1');
    await it.core.workflows.cancel(user, 'wfr_child');
    await it.settle();
    expect(await it.resultOf('wfr_1')).toEqual(['{"isFailed":false,"isCanceled":true}']);
  });
});

test('nothing is left of the runs of a user that is deleted', async () => {
  const it = await start({ '/nap': [sleep('nap', 1000)], '/run': [run('a')] });
  await it.begin('/nap', 'wfr_1');
  await it.begin('/run', 'wfr_2');
  it.core.dispatcher.stopUsers(new Set([user.id]));
  await deleteUser(it.core, user.id);
  for (const rows of everything) {
    expect(await it.core.store.read((reader) => reader.all(rows, {}))).toEqual([]);
  }
});

test('canceling a message of a run cancels the run', async () => {
  const it = await start({ '/nap': [sleep('nap', 1000), run('up')] });
  await it.begin('/nap', 'wfr_1');
  await it.begin('/nap', 'wfr_2');
  const messageId = (await it.run('wfr_1')).groups.at(-1)!.steps[0]!.messageId;
  await it.core.messages.cancel(user, messageId);
  expect(await it.resultOf('wfr_1')).toBe('RUN_CANCELED');
  expect(await it.core.messages.cancelMany(user, {}, 9)).toBe(1);
  expect(await it.resultOf('wfr_2')).toBe('RUN_CANCELED');
  await it.advance(1000);
  expect(it.ran).toEqual(['nap', 'nap']);
});

describe('a canceled run', () => {
  test('delivers nothing any more, and takes no steps', async () => {
    const it = await start({ '/nap': [sleep('nap', 1000), run('up')] });
    await it.begin('/nap', 'wfr_1');
    expect(await it.core.workflows.cancelMany(user, { urlPrefixes: ['https://example'] }, 9)).toBe(
      1,
    );
    expect(await it.core.workflows.cancelMany(user, {}, 9)).toBe(0);
    await it.advance(1000);
    expect(it.ran).toEqual(['nap']);
    const part: RunPart = { id: 'wfr_1', does: 'step', features: [], depth: 0 };
    const body = JSON.stringify({ stepId: 2, stepName: 'up', stepType: 'Run' });
    await expect(
      it.core.workflows.publish(user, [order('/nap', { body, run: part })]),
    ).rejects.toThrow(refusal('runNotInProgress'));
    expect((await it.shown('wfr_1')).at(-1)).toBe('next -:CANCELED');
  });
});

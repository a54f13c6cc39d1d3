import { afterEach, describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import {
  ANSWERED,
  WorkflowBench,
} from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import { refusal } from '../../../../../testing/engines/queue/suite/queue.ts';
import type { RunPart } from '../../workflows/order.ts';
import { query } from '../store/query.ts';
import { RUN_LIMITS, type RunLimits } from './limits.ts';

const user = testUser();
const savedEvents = query<object>()((db) =>
  db.selectFrom('workflow_notification').select('notification'),
);

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

async function start(runLimits: Partial<RunLimits> = {}): Promise<WorkflowBench> {
  bench = await WorkflowBench.start({}, { runLimits });
  return bench;
}

const part = (id: string, does: RunPart['does'] = 'step', depth = 0): RunPart => ({
  id,
  does,
  features: [],
  depth,
});

/** Publishes a step, as an endpoint does. */
function publish({ core }: WorkflowBench, id: string, stepId: number, out = '1', of = user) {
  const step = { stepId, stepName: `s${stepId}`, stepType: 'Run', concurrent: 1, out };
  const body = JSON.stringify(step);
  return core.workflows.publish(of, [order('/flow', { body, run: part(id) })]);
}

describe('a step', () => {
  test('of a run that nobody has created is refused, with the whole batch', async () => {
    const it = await start();
    const orders = [order('/plain'), order('/flow', { body: '{}', run: part('wfr_0') })];
    await expect(it.core.workflows.publish(user, orders)).rejects.toThrow(
      refusal('runNotInProgress'),
    );
    await it.settle();
    expect(it.others).toEqual([]);
  });

  test('of a run of another user is refused as if there were none', async () => {
    const it = await start();
    await it.begin('/flow', 'wfr_1');
    await expect(publish(it, 'wfr_1', 1, '1', testUser('eve'))).rejects.toThrow(
      refusal('runNotInProgress'),
    );
    await expect(it.core.workflows.journal(testUser('eve'), 'wfr_1')).rejects.toThrow(
      refusal('runNotFound'),
    );
  });

  test.each([
    ['that is no JSON', 'a'],
    ['without a name', '{"stepId":1}'],
    ['that plans nothing', '{"stepId":0,"stepName":"a","stepType":"Run"}'],
  ])('%s is refused', async (_, body) => {
    const it = await start();
    await it.begin('/flow', 'wfr_1');
    const publishing = it.core.workflows.publish(user, [
      order('/flow', { body, run: part('wfr_1') }),
    ]);
    await expect(publishing).rejects.toThrow(refusal('invalidStep'));
  });

  test('that is published twice is kept once', async () => {
    const it = await start();
    await it.begin('/flow', 'wfr_1');
    await publish(it, 'wfr_1', 1, '"first"');
    expect(await publish(it, 'wfr_1', 1, '"second"')).toMatchObject([
      { messages: [{ deduplicated: true }] },
    ]);
    await it.settle();
    expect(JSON.parse((await it.core.workflows.journal(user, 'wfr_1')).toString())).toHaveLength(2);
  });

  test('beyond the limits of a run is refused', async () => {
    const it = await start({ steps: 2, journal: 700 });
    await it.begin('/flow', 'wfr_1');
    await publish(it, 'wfr_1', 1);
    await publish(it, 'wfr_1', 2);
    await expect(publish(it, 'wfr_1', 3)).rejects.toThrow(refusal('tooManySteps'));
    await it.begin('/flow', 'wfr_2');
    await expect(publish(it, 'wfr_2', 1, 'x'.repeat(700))).rejects.toThrow(
      refusal('journalTooLarge'),
    );
  });
});

test('a wait whose end has no room in the journal is over, and the log says so', async () => {
  const it = await start({ journal: 700 });
  await it.begin('/flow', 'wfr_1');
  const step = { stepId: 1, stepName: 'wait', stepType: 'Wait', concurrent: 1 };
  await it.core.workflows.wait(user, 'wfr_1', { event: 'paid', timeout: 1000, step, headers: [] });
  await publish(it, 'wfr_1', 2, 'x'.repeat(300));
  await it.advance(60_000);
  expect((await it.run('wfr_1')).problem).toBe('the journal has no room for the end of a wait');
  expect(await it.core.workflows.waiters(user, 'paid')).toEqual([]);
});

test('waiters with very much that is only shown are shown as far as fits on a page, and all get the event', async () => {
  const it = await start();
  for (const id of ['wfr_1', 'wfr_2', 'wfr_3']) {
    await it.begin('/flow', id);
    const step = { stepId: 1, stepName: 'wait', stepType: 'Wait', concurrent: 1 };
    const timeoutBody = 'x'.repeat(3_000_000);
    await it.core.workflows.wait(user, id, { event: 'paid', step, headers: [], timeoutBody });
  }
  expect(await it.core.workflows.waiters(user, 'paid')).toHaveLength(2);
  const notified = await it.core.workflows.notify(user, 'paid', Buffer.from('yes'));
  expect(notified.map(({ runId, waiter }) => [runId, waiter !== undefined])).toEqual([
    ['wfr_1', true],
    ['wfr_2', false],
    ['wfr_3', false],
  ]);
  expect(await it.core.workflows.waiters(user, 'paid')).toEqual([]);
});

test('events that a run does not wait for are saved up to the size of a journal', async () => {
  const it = await start({ journal: 10_000 });
  await it.begin('/flow', 'wfr_1');
  const notify = (size: number) =>
    it.core.workflows.notifyRun(user, 'wfr_1', 'paid', Buffer.alloc(size));
  await notify(3000);
  await notify(3000);
  await expect(notify(3000)).rejects.toThrow(refusal('journalTooLarge'));
  await notify(100);
});

test('events that were saved for a run that has ended are deleted with it, few in a transaction', async () => {
  const it = await start();
  const { store, workflows, owners } = it.core;
  const saved = () => store.read((reader) => reader.all(savedEvents, {}));
  await it.begin('/flow', 'wfr_1');
  for (let i = 0; i < 9; i++) {
    await workflows.notifyRun(user, 'wfr_1', 'paid', Buffer.alloc(1000));
  }
  await workflows.cancel(user, 'wfr_1');
  expect((await it.run('wfr_1')).state).toBe('RUN_CANCELED');
  for (let before = (await saved()).length; before > 0;) {
    await workflows.deleteEnded(owners.get(1));
    const { length } = await saved();
    expect(before - length).toBeLessThan(3);
    before = length;
  }
  while ((await workflows.deleteEnded(owners.get(1))) > 0);
  expect(await workflows.list(user, {}, { count: 9 })).toEqual({ items: [] });
});

test('runs that invoke each other in a circle end at a depth', async () => {
  const it = await start();
  const run = part('wfr_1', 'begin', RUN_LIMITS.depth);
  await expect(it.core.workflows.publish(user, [order('/flow', { run })])).rejects.toThrow(
    refusal('invokedTooDeep'),
  );
});

describe('an endpoint', () => {
  test('that is none of a workflow fails its run at once', async () => {
    const it = await start();
    it.answer = () => response(200, {}, 'hello');
    await it.begin('/flow', 'wfr_1');
    expect(await it.run('wfr_1')).toMatchObject({
      state: 'RUN_FAILED',
      problem: expect.stringMatching(/^detected a non-workflow destination/),
    });
  });

  test('that answers without publishing anything is told in the log, until it publishes', async () => {
    const it = await start();
    await it.begin('/flow', 'wfr_1');
    expect(await it.run('wfr_1')).toMatchObject({
      state: 'RUN_STARTED',
      problem: 'the endpoint has answered without a step or a result',
    });
    await publish(it, 'wfr_1', 1);
    expect((await it.run('wfr_1')).problem).toBeUndefined();
    await it.settle();
    expect(it.others).toHaveLength(2);
  });

  test('that fails after it has published is not asked again, which would run its step again', async () => {
    const it = await start();
    it.test.courier.script = () => undefined;
    await it.begin('/flow', 'wfr_1');
    await publish(it, 'wfr_1', 1);
    it.test.courier.seen[0]!.answer(response(500, {}, 'too late'));
    it.test.courier.script = () => ANSWERED;
    await it.settle();
    expect(it.test.courier.seen).toHaveLength(2);
    expect(it.test.courier.seen[1]!.body).toContain('"callType":"step"');
  });

  test('that never answers is retried, and fails its run', async () => {
    const it = await start();
    it.answer = () => ({ kind: 'failure', reason: 'timeout after 60000 ms' });
    await it.begin('/flow', 'wfr_1', { retries: 1 });
    await it.advance(60_000);
    expect(it.test.courier.seen).toHaveLength(2);
    expect(await it.run('wfr_1')).toMatchObject({
      state: 'RUN_FAILED',
      problem: 'timeout after 60000 ms',
    });
  });

  test('that forbids retries fails its run at once', async () => {
    const it = await start();
    it.answer = () => response(489, { 'upstash-nonretryable-error': 'true' });
    await it.begin('/flow', 'wfr_1', { retries: 9 });
    expect(it.test.courier.seen).toHaveLength(1);
    expect(await it.run('wfr_1')).toMatchObject({ state: 'RUN_FAILED' });
  });
});

test('a large journal is fetched by clients that can, and delivered to all others', async () => {
  const it = await start({ inline: 500 });
  await it.begin('/flow', 'wfr_1', { body: Buffer.from('x'.repeat(500)) });
  expect(it.others[0]!.body).toBe('');
  expect(JSON.parse((await it.core.workflows.journal(user, 'wfr_1')).toString())).toHaveLength(1);
  const plain = order('/flow', { body: 'x'.repeat(500), run: part('wfr_2', 'begin') });
  await it.core.workflows.publish(user, [plain]);
  await it.settle();
  expect(JSON.parse(it.others[1]!.body)).toHaveLength(1);
});

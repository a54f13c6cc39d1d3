import { afterEach, describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';
import {
  FEATURES,
  headerOf,
} from '../../../../../testing/engines/queue/embedded/workflows/endpoint.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import type { Program } from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import type { RecordedDelivery } from '../../../../../testing/engines/queue/suite/queue.ts';
import type { RunPart } from '../../workflows/order.ts';
import { query } from '../store/query.ts';

const user = testUser();
const ALL = { count: 100 };
const DAY = 24 * 60 * 60 * 1000;

const run = (name: string) => ({ name, type: 'Run', out: name }) as const;
const WAIT = { name: 'w', type: 'Wait', event: 'paid', timeout: DAY } as const;
const INVOKE = { name: 'i', type: 'Invoke', url: '/child', runId: 'wfr_child' } as const;
const MINUTE = 60_000;
const nap = (minutes: number) =>
  ({ name: 'nap', type: 'SleepFor', delay: minutes * MINUTE }) as const;

const steps = query<object>()((db) =>
  db.selectFrom('workflow_run').select(['id', 'steps']).orderBy('run'),
);

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

/** A run of which some deliveries fail, until it is resumed. */
async function failing(
  programs: Readonly<Record<string, Program>>,
  fails: (delivery: RecordedDelivery, names: readonly string[]) => boolean,
  meanwhile: (it: WorkflowBench) => Promise<void> = () => Promise.resolve(),
) {
  const it = await WorkflowBench.start(programs);
  bench = it;
  let isBroken = true;
  it.answer = (delivery) =>
    isBroken && fails(delivery, lastStepIn(delivery)) ? response(500) : undefined;
  await it.begin('/flow', 'wfr_1', { retries: 0 });
  await meanwhile(it);
  expect((await it.run('wfr_1')).state).toBe('RUN_FAILED');
  isBroken = false;
  const resume = async () => {
    const { items } = await it.core.runDeadLetters.renew(user, 'resume', {}, ALL, {});
    await it.settle();
    return items[0]!.runId;
  };
  return { it, resume };
}

/** The name of the last step of the journal that a delivery has, and those of its plan. */
function lastStepIn({ body }: RecordedDelivery): string[] {
  if (!body.startsWith('[')) return [];
  const journal = JSON.parse(body) as { readonly body: string }[];
  if (journal.length < 2) return [];
  const last = Buffer.from(journal.at(-1)!.body, 'base64').toString();
  const { stepName, targetStep } = JSON.parse(last) as Record<string, unknown>;
  return [`${targetStep === undefined ? '' : 'plan of '}${String(stepName)}`];
}

const isPlanOf = (name: string) => (_: RecordedDelivery, names: readonly string[]) =>
  names.includes(`plan of ${name}`);
const minutes = (count: number) => (it: WorkflowBench) => it.advance(count * MINUTE);
const paid = (it: WorkflowBench) => it.core.workflows.notify(user, 'paid', Buffer.from('yes'));
const YES = Buffer.from('yes').toString('base64');

const WAITING = { '/flow': [[WAIT, nap(1)]] } as const;

describe('a run that has failed while it waited for an event', () => {
  test('waits on once it is resumed, as long as it was to', async () => {
    const { it, resume } = await failing(WAITING, isPlanOf('nap'), minutes(1));
    const id = await resume();
    expect(await it.core.workflows.waiters(user, 'paid')).toHaveLength(1);
    expect(await paid(it)).toMatchObject([{ runId: id }]);
    await it.settle();
    expect(await it.resultOf(id)).toEqual([YES, null]);
  });

  test('continues at once if the event has come', async () => {
    const { it, resume } = await failing(
      { '/flow': [WAIT, run('b')] },
      (_, names) => names.includes('w'),
      async (it) => {
        await paid(it);
        await it.settle();
      },
    );
    expect(await it.resultOf(await resume())).toEqual([YES, '"b"']);
  });

  test('has its steps counted once, the wait and then the nap', async () => {
    const { it, resume } = await failing(WAITING, isPlanOf('nap'), minutes(1));
    const id = await resume();
    expect(await it.core.store.read((reader) => reader.all(steps, {}))).toEqual([
      { id: 'wfr_1', steps: 1 },
      { id, steps: 2 },
    ]);
  });
});

describe('a run that has failed while another one ran for it', () => {
  const PROGRAMS = { '/flow': [[INVOKE, nap(1)]], '/child': [nap(2)] } as const;
  const RESULT = [JSON.stringify({ body: '[null]', isFailed: false, isCanceled: false }), null];

  test('gets its result if it is resumed before', async () => {
    const { it, resume } = await failing(PROGRAMS, isPlanOf('nap'), minutes(1));
    const id = await resume();
    await it.advance(MINUTE);
    expect(await it.resultOf(id)).toEqual(RESULT);
    // The old run still shows what it had begun.
    expect((await it.shown('wfr_1')).join(' ')).toContain('i:CANCELED');
  });

  test('gets its result if it is resumed later', async () => {
    const { it, resume } = await failing(PROGRAMS, isPlanOf('nap'), minutes(2));
    expect(await it.resultOf(await resume())).toEqual(RESULT);
  });
});

test('a run whose call has failed it calls again when it is resumed', async () => {
  const { it, resume } = await failing({}, ({ path }) => path === '/third', callOnly);
  const id = await resume();
  await it.settle();
  expect(it.others.filter(({ path }) => path === '/third')).toHaveLength(1);
  const outcome = it.others.find((one) => headerOf(one, 'upstash-workflow-callback') === 'true');
  expect(headerOf(outcome!, 'upstash-workflow-runid')).toBe(id);
});

/** A call without `WF_NoDelete`, as older clients send it. */
async function callOnly(it: WorkflowBench): Promise<void> {
  const callback = {
    url: 'https://example.com/outcome',
    method: 'POST',
    headers: [
      ['Upstash-Workflow-Callback', 'true'],
      ['Upstash-Workflow-StepId', '1'],
    ],
    when: 'attempted',
  } as const;
  const part = { id: 'wfr_1', does: 'call', features: FEATURES, depth: 0 } as const;
  await it.core.workflows.publish(user, [order('/third', { run: part, retries: 0, callback })]);
  await it.settle();
}

test('the outcome of a call is sent for the new run', async () => {
  const call = { name: 'c', type: 'Call', url: '/third' } as const;
  const { it, resume } = await failing(
    { '/flow': [call, run('b')] },
    (delivery) => headerOf(delivery, 'upstash-workflow-callback') === 'true',
  );
  const id = await resume();
  expect(await it.resultOf(id)).toEqual([JSON.stringify({ status: 200, body: '' }), '"b"']);
  expect(it.others.filter(({ path }) => path === '/third')).toHaveLength(1);
});

test('what has failed is delivered again at once, and what was to come later comes then', async () => {
  const it = (bench = await WorkflowBench.start({}));
  const run: RunPart = { id: 'wfr_1', does: 'begin', features: [], depth: 0 };
  it.answer = () => response(500);
  await it.core.workflows.publish(user, [order('/flow', { run, retries: 0, delay: DAY })]);
  for (const stepId of [1, 2, 3]) {
    const body = JSON.stringify({ stepId, stepName: `s${stepId}`, stepType: 'Run' });
    const delay = stepId === 3 ? 0 : DAY;
    const step: RunPart = { ...run, does: 'step' };
    await it.core.workflows.publish(user, [order('/flow', { run: step, body, delay, retries: 0 })]);
  }
  await expect.poll(async () => (await it.run('wfr_1')).state).toBe('RUN_FAILED');
  it.answer = () => undefined;
  await it.core.runDeadLetters.renew(user, 'resume', {}, ALL, {});
  await expect.poll(() => it.others.map(lastStepIn)).toEqual([['s3']]);
  await it.advance(DAY);
  await expect.poll(() => it.others.map(lastStepIn)).toEqual([['s3'], [], ['s1'], ['s2']]);
});

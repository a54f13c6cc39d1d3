import { afterEach, expect, test } from 'vitest';
import { order, testUser } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';

const user = testUser();

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

/** A run with steps that none of its endpoints has asked for. */
async function runWith(it: WorkflowBench, id: string, steps: readonly string[]): Promise<void> {
  await it.begin('/flow', id, { delay: 1000 });
  const run = { id, does: 'step', features: [], depth: 0 } as const;
  const orders = steps.map((out, index) => {
    const step = { stepId: index + 1, stepName: `s${index + 1}`, stepType: 'Run', out };
    return order('/flow', { body: JSON.stringify(step), run, delay: 1000 });
  });
  await it.core.workflows.publish(user, orders);
}

test('a page of runs ends before it gets too large, and the next one goes on there', async () => {
  bench = await WorkflowBench.start({});
  const large = Array.from({ length: 3 }, () => 'x'.repeat(600_000));
  await runWith(bench, 'wfr_1', large);
  await runWith(bench, 'wfr_2', ['1']);
  await runWith(bench, 'wfr_3', large);
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await bench.core.workflows.list(user, {}, { count: 10, cursor });
    pages.push(page.items.map(({ runId }) => runId));
    ({ cursor } = page);
  } while (cursor !== undefined);
  expect(pages).toEqual([['wfr_3', 'wfr_2'], ['wfr_1']]);
});

test('a run with more steps than are read at once is listed with all of them, in their order', async () => {
  bench = await WorkflowBench.start({});
  const outs = Array.from({ length: 450 }, (_, index) => String(index));
  await runWith(bench, 'wfr_1', outs);
  const { groups } = await bench.run('wfr_1');
  const listed = groups.flatMap(({ steps }) => steps.flatMap(({ step }) => step?.out ?? []));
  expect(listed).toEqual(outs);
});

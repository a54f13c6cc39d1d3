import { afterEach, expect, test } from 'vitest';
import { response } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

test('deliveries of runs are counted by kind and outcome, and timed', async () => {
  const it = await WorkflowBench.start({
    '/flow': [
      { name: 'a', type: 'Run', out: 1 },
      { name: 'c', type: 'Call', url: '/third' },
    ],
  });
  bench = it;
  let isBroken = true;
  it.answer = ({ path }) => {
    if (path !== '/flow' || !isBroken) return undefined;
    isBroken = false;
    return response(500);
  };
  await it.begin('/flow', 'wfr_1', { retries: 1 });
  await it.advance(60_000);
  const [counted, timed] = it.core.stepMetrics.metrics();
  expect(counted!.samples).toEqual([
    { labels: { kind: 'step', outcome: 'failed' }, value: 1 },
    { labels: { kind: 'step', outcome: 'delivered' }, value: 3 },
    { labels: { kind: 'call', outcome: 'delivered' }, value: 1 },
    { labels: { kind: 'outcome', outcome: 'delivered' }, value: 1 },
  ]);
  const counts = timed!.samples.filter(({ suffix }) => suffix === '_count');
  expect(counts.map(({ labels, value }) => [labels!['kind'], value])).toEqual([
    ['step', 4],
    ['call', 1],
    ['outcome', 1],
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { HostileDestination } from '../../../harness/hostile-destination.ts';
import { done } from '../../../harness/queue.ts';
import { RawRun, step } from '../../../harness/workflows.ts';

let destination: HostileDestination;
beforeAll(async () => {
  destination = await HostileDestination.start();
});
afterAll(() => destination.close());

interface Page {
  readonly cursor?: string;
  readonly events: readonly { readonly workflowRunId: string; readonly time: number }[];
}

test('events of runs are listed page by page, all of a run on one, and none is left out', async () => {
  const runs = [new RawRun(destination), new RawRun(destination), new RawRun(destination)];
  for (const run of runs) {
    await run.begin('payload');
    await run.deliveries(1);
    await run.publish(step(1, 'one'));
    await run.end({ done: true });
  }
  const ids = runs.map(({ id }) => id);
  const found: string[] = [];
  const sizes: number[] = [];
  for (let cursor = ''; ;) {
    const query = `workflowRunId=${ids.join(',')}&count=5&cursor=${cursor}`;
    const page = (await done('GET', `/v2/workflows/events?${query}`)) as Page;
    sizes.push(page.events.length);
    found.push(...page.events.map(({ workflowRunId }) => workflowRunId));
    if (page.cursor === undefined) break;
    cursor = page.cursor;
  }
  // The beginning, the payload, the step and the end of each.
  expect(sizes).toEqual([4, 4, 4]);
  expect(new Set(found)).toEqual(new Set(ids));
});

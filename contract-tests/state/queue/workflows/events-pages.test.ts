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
  const listed = async (more: string) =>
    (await done('GET', `/v2/workflows/events?workflowRunId=${ids.join(',')}${more}`)) as Page;
  const pages: (readonly string[])[] = [];
  for (let cursor = ''; ;) {
    const page = await listed(`&count=5&cursor=${cursor}`);
    pages.push(page.events.map(({ workflowRunId }) => workflowRunId));
    if (page.cursor === undefined) break;
    cursor = page.cursor;
  }
  // The beginning, the payload, the step and the end of each are four: there is no room for two runs.
  expect(pages.map((page) => new Set(page).size)).toEqual([1, 1, 1]);
  expect(new Set(pages.flat())).toEqual(new Set(ids));
  expect(pages.flat().length).toBe((await listed('&count=100')).events.length);
});

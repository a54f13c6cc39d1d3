import { describe, expect, test } from 'vitest';
import {
  order,
  response,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';
import type { QueueEngine } from '../engine.ts';
import type { RunPart } from '../workflows/order.ts';

const ALL = { count: 100 };
const OUT = 'x'.repeat(50_000);
const user = testUser();

/** Runs of workflows that have failed, and go on as new ones. */
export function resuming(start: StartQueue): void {
  describe('a run that has failed', () => {
    test('is resumed with the entries that have led to others, and delivers the others again', async () => {
      const { engine, settle, courier } = await start();
      courier.script = () => undefined;
      await publish(engine, 'begin', 'payload');
      await settle();
      for (const stepId of [1, 2, 3]) {
        // Each is published in answer to the delivery of the one before.
        await publish(engine, 'step', stepOf(stepId));
        courier.seen[stepId - 1]!.answer(response(200));
        await expect.poll(() => courier.seen.length).toBe(stepId + 1);
      }
      courier.seen[3]!.answer(response(489, { 'upstash-nonretryable-error': 'true' }));
      await expect.poll(() => stateOf(engine, 'wfr_1')).toBe('RUN_FAILED');
      const { items } = await engine.runDeadLetters.renew(user, 'resume', {}, ALL, {});
      const id = items[0]!.runId;
      await expect.poll(() => courier.seen.length).toBe(5);
      expect(stepsIn(courier.seen[4]!.body)).toEqual([1, 2, 3]);
      const journal = (await engine.workflows.journal(user, id)).toString();
      expect(stepsIn(journal)).toEqual([1, 2, 3]);
      expect((await engine.runDeadLetters.list(user, {}, ALL)).items).toEqual([]);
    });
  });
}

function publish(
  { workflows }: QueueEngine,
  does: RunPart['does'],
  body: string,
): Promise<unknown> {
  const run: RunPart = { id: 'wfr_1', does, features: [], depth: 0 };
  return workflows.publish(user, [order('/flow', { run, body, retries: 0 })]);
}

function stepOf(stepId: number): string {
  return JSON.stringify({ stepId, stepName: `s${stepId}`, stepType: 'Run', out: OUT });
}

async function stateOf({ workflows }: QueueEngine, runId: string): Promise<string> {
  const { items } = await workflows.list(user, { runIds: [runId] }, ALL);
  return items[0]!.state;
}

/** The numbers of the steps in a journal. */
function stepsIn(journal: string): number[] {
  const [, ...entries] = JSON.parse(journal) as { readonly body: string }[];
  return entries.map(({ body }) => {
    const { stepId } = JSON.parse(Buffer.from(body, 'base64').toString()) as { stepId: number };
    return stepId;
  });
}

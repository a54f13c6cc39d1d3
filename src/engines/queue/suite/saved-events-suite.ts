import { describe, expect, test } from 'vitest';
import {
  order,
  refusal,
  testUser,
  type StartQueue,
} from '../../../../testing/engines/queue/suite/queue.ts';
import type { QueueEngine } from '../engine.ts';
import type { RunPart } from '../workflows/order.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;
/** Events that are saved for a run at a time. */
const MOST = 100;
const user = testUser();

/** Events for runs of workflows that do not wait for them yet. */
export function savingEvents(start: StartQueue): void {
  describe('events for a run that does not wait for them yet', () => {
    test('are saved, up to a number, and given to its waits in their order', async () => {
      const { engine } = await start();
      await begin(engine);
      for (let n = 0; n < MOST; n += 1) await notify(engine, Buffer.from(String(n)));
      await expect(notify(engine, Buffer.from('more'))).rejects.toThrow(
        refusal('tooManyNotifications'),
      );
      await wait(engine, 1);
      await wait(engine, 2);
      expect(await outs(engine)).toEqual(['0', '1']);
      // There is room again.
      await notify(engine, Buffer.from('more'));
    });

    test('are saved up to the size of a journal', async () => {
      const { engine } = await start();
      await begin(engine);
      await notify(engine, Buffer.alloc(20 * MEGABYTE));
      // Together they have more than 100 MB in base64.
      await expect(notify(engine, Buffer.alloc(60 * MEGABYTE))).rejects.toThrow(
        refusal('journalTooLarge'),
      );
      await notify(engine, Buffer.alloc(MEGABYTE));
    });
  });
}

async function begin({ workflows }: QueueEngine): Promise<void> {
  const run: RunPart = { id: 'wfr_1', does: 'begin', features: [], depth: 0 };
  await workflows.publish(user, [order('/flow', { run, delay: DAY })]);
}

function notify({ workflows }: QueueEngine, data: Buffer) {
  return workflows.notifyRun(user, 'wfr_1', 'paid', data);
}

async function wait({ workflows }: QueueEngine, stepId: number): Promise<void> {
  const step = { stepId, stepName: 'paid', stepType: 'Wait', concurrent: 1 };
  await workflows.wait(user, 'wfr_1', { event: 'paid', timeout: DAY, step, headers: [] });
}

/** The data of the events that its journal has. */
async function outs({ workflows }: QueueEngine): Promise<string[]> {
  const journal = JSON.parse((await workflows.journal(user, 'wfr_1')).toString()) as {
    readonly body: string;
  }[];
  return journal.slice(1).map(({ body }) => {
    const { out } = JSON.parse(textOf(body)) as { readonly out: string };
    return textOf(out);
  });
}

function textOf(base64: string): string {
  return Buffer.from(base64, 'base64').toString();
}

import { afterEach, describe, expect, test } from 'vitest';
import { testUser } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import { query } from '../store/query.ts';

const user = testUser();
const MINUTE = 60_000;
const PROGRAM = [
  { name: 'a', type: 'Run', out: 'a' },
  { name: 'nap', type: 'SleepFor', delay: MINUTE },
  { name: 'b', type: 'Run', out: 'b' },
] as const;

const damageJournal = query<{ body: string }>()((db, arg) =>
  db.updateTable('workflow_journal').set({ body: arg('body') }),
);
const damageConfig = query<{ config: string }>()((db, arg) =>
  db
    .updateTable('workflow_run')
    .set({ config: arg('config') })
    .where('id', '=', 'wfr_1'),
);

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

async function sleeping(): Promise<WorkflowBench> {
  bench = await WorkflowBench.start({ '/flow': PROGRAM });
  await bench.begin('/flow', 'wfr_1');
  return bench;
}

describe('a run of which a byte is damaged', () => {
  test('in its journal, is shown with what can be read', async () => {
    const it = await sleeping();
    const text = (await it.core.workflows.journal(user, 'wfr_1')).toString().slice(1, -1);
    const body = text.replace('"callType":"step"', '"callType":"step!');
    await it.core.store.write((transaction) => transaction.run(damageJournal, { body }));
    const { items } = await it.core.workflows.list(user, {}, { count: 10 });
    expect(items).toMatchObject([{ runId: 'wfr_1', state: 'RUN_STARTED' }]);
  });

  test('in its settings, fails at its next delivery, and leaves all others alone', async () => {
    const it = await sleeping();
    await it.core.store.write((transaction) => transaction.run(damageConfig, { config: '{"' }));
    await it.begin('/flow', 'wfr_2');
    await it.advance(MINUTE);
    await it.advance(MINUTE);
    expect(await it.resultOf('wfr_2')).toEqual(['"a"', null, '"b"']);
    expect(await it.run('wfr_1')).toMatchObject({
      state: 'RUN_FAILED',
      problem: expect.stringContaining('damaged'),
    });
  });
});

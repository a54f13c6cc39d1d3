import { afterEach, describe, expect, test, vi } from 'vitest';
import { response, testUser } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { WorkflowBench } from '../../../../../testing/engines/queue/embedded/workflows/bench.ts';
import type { Program } from '../../../../../testing/engines/queue/embedded/workflows/program.ts';
import type { RecordedDelivery } from '../../../../../testing/engines/queue/suite/queue.ts';
import { query } from '../store/query.ts';
import { deleteSomeOf } from '../store/run-rows.ts';
import { copyJournal } from './copy-journal.ts';

const user = testUser();
const ALL = { count: 100 };
const HOUR = 60 * 60 * 1000;
const STEPS = 45;
const OUT = 'x'.repeat(12_000);
/** Bytes of the journal that a transaction may write, with a whole entry beyond the aim. */
const SHORT = 400 * 1024;

const step = (name: string) => ({ name, type: 'Run', out: OUT }) as const;
const LONG: Program = [
  ...Array.from({ length: STEPS - 1 }, (_, index) => step(`s${index}`)),
  [step('left'), step('right')],
];

const rows = query<object>()((db) =>
  db.selectFrom('workflow_journal').select('run').distinct().orderBy('run'),
);
const firstRun = query<object>()((db) => db.selectFrom('workflow_run').selectAll().orderBy('run'));

let bench: WorkflowBench | undefined;
afterEach(() => bench?.core.close(0));

/** A run that one of two parallel steps has failed, after many steps with large results. */
async function failed(): Promise<WorkflowBench> {
  bench = await WorkflowBench.start({ '/flow': LONG });
  bench.answer = (delivery) => (planOf(delivery) === 'left' ? response(500) : undefined);
  await bench.begin('/flow', 'wfr_1', { retries: 0 });
  expect((await bench.run('wfr_1')).state).toBe('RUN_FAILED');
  bench.answer = () => undefined;
  return bench;
}

function planOf({ body }: RecordedDelivery): string | undefined {
  if (!body.startsWith('[')) return undefined;
  const journal = JSON.parse(body) as { readonly body: string }[];
  if (journal.length === 1) return undefined;
  const last = JSON.parse(Buffer.from(journal.at(-1)!.body, 'base64').toString()) as {
    readonly stepName: string;
    readonly targetStep?: number;
  };
  return last.targetStep === undefined ? undefined : last.stepName;
}

const runsWithJournals = ({ core }: WorkflowBench) =>
  core.store.read((reader) => reader.all(rows, {}));

describe('a run with a long journal', () => {
  test('is resumed with all that it had, in transactions of which each is short', async () => {
    const it = await failed();
    const { store } = it.core;
    const written: number[] = [];
    const write = store.write.bind(store);
    vi.spyOn(store, 'write').mockImplementation((work) =>
      write((transaction) => {
        const index = written.push(0) - 1;
        const add: typeof transaction.add = (query, args) => {
          const { body } = args as { readonly body?: unknown };
          if (typeof body === 'string') written[index]! += body.length;
          transaction.add(query, args);
        };
        return work(new Proxy(transaction, { get: (of, name) => nameIn(of, name, add) }));
      }),
    );
    it.endpoint.ran.splice(0);
    const { items } = await it.core.runDeadLetters.renew(user, 'resume', {}, ALL, {});
    const copied = written.reduce((sum, each) => sum + each);
    expect(copied).toBeGreaterThan(STEPS * OUT.length);
    expect(Math.max(...written)).toBeLessThan(SHORT);
    await it.settle();
    const [result] = (await it.resultOf(items[0]!.runId)) as string[];
    expect(result).toBe(JSON.stringify(OUT));
    // The failure had cut off the other one.
    expect(it.ran).toEqual(['left', 'right']);
  });

  test('leaves nothing if its dead letter is gone meanwhile', async () => {
    const it = await failed();
    const before = await runsWithJournals(it);
    const resuming = it.core.runDeadLetters.renew(user, 'resume', {}, ALL, {});
    await it.core.runDeadLetters.deleteMany(user, {}, ALL);
    expect((await resuming).items).toEqual([]);
    expect(await runsWithJournals(it)).toEqual(before);
  });

  test('is copied anew after a kill, and the first copy is deleted', async () => {
    const it = await failed();
    const { store } = it.core;
    const before = await runsWithJournals(it);
    const old = (await store.read((reader) => reader.get(firstRun, {})))!;
    await copyJournal({ store }, it.core.owners.get(old.owner), old);
    expect(await runsWithJournals(it)).toHaveLength(before.length + 1);
    expect((await it.core.workflows.list(user, {}, ALL)).items).toHaveLength(1);
    await it.advance(HOUR + HOUR / 2);
    expect(await runsWithJournals(it)).toEqual(before);
  });

  test('is not resumed or restarted any more once its deletion has begun', async () => {
    const it = await failed();
    const { store } = it.core;
    const old = (await store.read((reader) => reader.get(firstRun, {})))!;
    expect(await store.write((transaction) => deleteSomeOf(transaction, old))).toBe(false);
    for (const how of ['resume', 'restart'] as const) {
      expect((await it.core.runDeadLetters.renew(user, how, {}, ALL, {})).items).toEqual([]);
    }
    expect(await runsWithJournals(it)).toHaveLength(1);
  });

  test('is deleted with its user, in transactions of which each is short', async () => {
    const it = await failed();
    const before = it.core.store.writes;
    await it.core.workflows.deleteEnded(it.core.owners.get(1));
    expect(await runsWithJournals(it)).toHaveLength(1);
    while ((await it.core.workflows.deleteEnded(it.core.owners.get(1))) > 0);
    expect(await runsWithJournals(it)).toEqual([]);
    expect(it.core.store.writes - before).toBeGreaterThan(2);
  });
});

function nameIn(of: object, name: string | symbol, add: unknown): unknown {
  if (name === 'add') return add;
  const value: unknown = Reflect.get(of, name, of);
  return typeof value === 'function' ? value.bind(of) : value;
}

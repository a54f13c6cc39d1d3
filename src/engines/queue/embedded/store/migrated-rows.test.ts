import { afterEach, expect, test, vi } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { migrateQueueRows, sumQueueRows } from './migrated-rows.ts';
import { query } from './query.ts';
import { SqliteQueueStore } from './sqlite-store.ts';

const stores: SqliteQueueStore[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function open() {
  const store = SqliteQueueStore.open(':memory:', new TestClock());
  stores.push(store);
  return { store, seals: undefined };
}

const insertPart = query<{ run: number; begins: number; body: string }>()((db, arg) =>
  db
    .insertInto('workflow_journal')
    .values({ run: arg('run'), begins: arg('begins'), body: arg('body') }),
);
const insertId = query<{ owner: number; key: string }>()((db, arg) =>
  db
    .insertInto('deduplication')
    .values({ owner: arg('owner'), key: arg('key'), message: 1, expires: 1 }),
);
const noPart = query<object>()((db) => db.deleteFrom('workflow_journal').where('run', '=', 7));

const PARTS = 60;
const PART = 'x'.repeat(500_000);

test('rows of any size and number are copied in pages that fit into memory', async () => {
  const [from, to] = [open(), open()];
  for (let i = 0; i < PARTS; i++) {
    const part = { run: i % 10, begins: Math.floor(i / 10), body: PART };
    await from.store.write((transaction) => transaction.run(insertPart, part));
  }
  await from.store.write(async (transaction) => {
    for (let i = 0; i < 1500; i++) {
      await transaction.run(insertId, { owner: i % 3, key: `ä${i} or z` });
    }
  });
  const pages: number[] = [];
  const read = from.store.read.bind(from.store);
  vi.spyOn(from.store, 'read').mockImplementation(async (work) => {
    const rows = await read(work);
    pages.push(JSON.stringify(rows).length);
    return rows;
  });
  const told = new Map<string, number>();
  await migrateQueueRows(from, to, (what, count) => told.set(what, count));
  expect(told.get('journals of workflows')).toBe(PARTS);
  expect(told.get('ids against duplicates')).toBe(1500);
  expect(Math.max(...pages)).toBeLessThan(10 * PART.length);
  expect(pages.length).toBeLessThan(80);
  expect(await sumQueueRows(to)).toEqual(await sumQueueRows(from));
  await to.store.write((transaction) => transaction.run(noPart, {}));
  expect(await sumQueueRows(to)).not.toEqual(await sumQueueRows(from));
});

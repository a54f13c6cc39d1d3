import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { Checkpoints } from './checkpoints.ts';
import { query } from './query.ts';
import { SqliteQueueStore } from './sqlite-store.ts';

const MEGABYTE = 1024 * 1024;

const directories: string[] = [];
afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

const insert = query<{ ticket: number; body: Buffer }>()((db, arg) =>
  db.insertInto('log').values({
    ticket: arg('ticket'),
    owner: 1,
    message: arg('ticket'),
    url: 'https://example.com',
    caller_ip: '',
    state: 'CREATED',
    body: arg('body'),
  }),
);
const count = query<object>()((db) =>
  db.selectFrom('log').select((eb) => eb.fn.countAll<number>().as('rows')),
);

test('the write-ahead log is copied into the file during writes, and starts again', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  const file = join(directory, 'queue.db');
  const store = SqliteQueueStore.open(file, new TestClock());
  const write = () =>
    store.write(async (transaction) => {
      const body = Buffer.alloc(MEGABYTE / 4);
      await transaction.run(insert, { ticket: transaction.ticket(), body });
    });
  let written = 0;
  const writeSome = async () => {
    for (let more = 0; more < 16; more += 1, written += 1) await write();
    return statSync(file).size;
  };
  // Without a checkpoint the file would keep its initial size.
  await expect.poll(writeSome).toBeGreaterThan(8 * MEGABYTE);
  await expect
    .poll(async () => {
      await write();
      written += 1;
      return statSync(`${file}-wal`).size;
    })
    .toBeLessThan(9 * MEGABYTE);
  await store.close();

  const again = SqliteQueueStore.open(file, new TestClock());
  expect(await again.read((reader) => reader.get(count, {}))).toEqual({ rows: written });
  await again.close();
});

test('the writer makes a checkpoint after its reads, because it can make none within', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  const file = join(directory, 'queue.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; create table body (bytes blob)');
  const checkpoints = new Checkpoints(file, database, () => database.exec('commit'));
  database.exec(`insert into body values (zeroblob(${9 * MEGABYTE}))`);
  database.exec('begin; select count(*) from body');
  for (let commits = 0; commits < 16; commits += 1) checkpoints.committed();
  await expect.poll(() => database.isTransaction).toBe(false);
  await checkpoints.close();
  database.close();
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
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

const lane = query<object>()((db) => db.selectFrom('purge').select('lane').limit(1));

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
  // A connection that reads makes no checkpoint: each turn of the event loop begins with a read, until the store is closed.
  let isReading = true;
  const readOn = () => {
    if (!isReading) return;
    void store.read((reader) => reader.get(lane, {}));
    setImmediate(readOn);
  };
  readOn();
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
  isReading = false;
  await store.close();

  const again = SqliteQueueStore.open(file, new TestClock());
  expect(await again.read((reader) => reader.get(count, {}))).toEqual({ rows: written });
  await again.close();
});

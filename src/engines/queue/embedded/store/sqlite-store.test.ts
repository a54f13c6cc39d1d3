import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { query } from './query.ts';
import { SqliteQueueStore } from './sqlite-store.ts';
import { usageOn } from './usage-rows.ts';
import type { DiskSync } from './checkpoints.ts';

const directories: string[] = [];
const stores: SqliteQueueStore[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function newFile(): string {
  const directory = mkdtempSync(join(tmpdir(), 'plinth-queue-'));
  directories.push(directory);
  return join(directory, 'queue.db');
}

function open(file = ':memory:', clock = new TestClock()): SqliteQueueStore {
  const store = SqliteQueueStore.open(file, clock);
  stores.push(store);
  return store;
}

const insert = query<{ lane: string }>()((db, arg) =>
  db.insertInto('purge').values({ lane: arg('lane') }),
);
const deleteLane = query<{ lane: string }>()((db, arg) =>
  db.deleteFrom('purge').where('lane', '=', arg('lane')),
);
const list = query<object>()((db) => db.selectFrom('purge').select('lane').orderBy('lane'));
const lanes = async (store: SqliteQueueStore) =>
  (await store.read((reader) => reader.all(list, {}))).map(({ lane }) => lane);

/** The data that another process would find. */
function onDisk(file: string): unknown[] {
  const other = new DatabaseSync(file);
  const rows = other.prepare('select lane from purge order by lane').all();
  other.close();
  return rows.map(({ lane }) => lane);
}

test('a write resolves after its commit', async () => {
  const file = newFile();
  const store = open(file);
  const written = store.write((transaction) => transaction.run(insert, { lane: 'a' }));
  expect(onDisk(file)).toEqual([]);
  await written;
  expect(onDisk(file)).toEqual(['a']);
});

test('the reads of a turn of the event loop see the same, and those of a later one what was written meanwhile', async () => {
  const file = newFile();
  const store = open(file);
  const other = new DatabaseSync(file);
  const before = await lanes(store);
  other.exec(`insert into purge values ('a')`);
  expect([before, await lanes(store)]).toEqual([[], []]);
  await new Promise(setImmediate);
  expect(await lanes(store)).toEqual(['a']);
  // A write ends the transaction of the reads before it, and the reads behind it see it.
  await store.write(async (transaction) => transaction.run(insert, { lane: 'b' }));
  expect(await lanes(store)).toEqual(['a', 'b']);
  expect(other.prepare('select count(*) as lanes from purge').get()).toEqual({ lanes: 2 });
  other.close();
});

test('a read for which SQLite ends the transaction fails alone', async () => {
  const store = open();
  // As it does by itself if it can't read the file, or has no memory left.
  const failing = query<object>()((db) => ({ compile: () => sql`rollback`.compile(db) }));
  await lanes(store);
  await store.read((reader) => reader.all(failing, {}));
  await store.write((transaction) => transaction.run(insert, { lane: 'a' }));
  expect(await lanes(store)).toEqual(['a']);
});

test('the counts of the works of a group are written once, and not those of a group that failed', async () => {
  const store = open();
  const publish = (owner: number, messages: number, work?: () => never) =>
    store.write(async (transaction) => {
      const before = await transaction.used(owner, 1);
      transaction.use(owner, 1, messages);
      work?.();
      return before;
    });
  expect(await Promise.all([publish(1, 2), publish(2, 1), publish(1, 3)])).toEqual([0, 0, 2]);
  const fails = publish(1, 100, () => {
    throw new Error('broken');
  });
  const outcomes = await Promise.allSettled([publish(1, 1), fails, publish(1, 1)]);
  expect(outcomes).toMatchObject([{ value: 5 }, { status: 'rejected' }, { value: 6 }]);
  expect(await store.read((reader) => usageOn(reader, 1, 1))).toBe(7);
  expect(await store.read((reader) => usageOn(reader, 2, 1))).toBe(1);
});

test('writes of one turn of the event loop are one transaction', async () => {
  const file = newFile();
  const store = open(file);
  const seen: unknown[][] = [];
  await Promise.all(
    ['a', 'b', 'c'].map(async (lane) => {
      await store.write(async (transaction) => {
        await transaction.run(insert, { lane });
        seen.push(onDisk(file));
      });
    }),
  );
  expect(seen).toEqual([[], [], []]);
  expect(onDisk(file)).toEqual(['a', 'b', 'c']);
});

test('a long work ends its transaction, and the works behind it are in the next one', async () => {
  const clock = new TestClock();
  const store = SqliteQueueStore.open(':memory:', clock);
  stores.push(store);
  const write = (lane: string, takes = 0) =>
    store.write(async (transaction) => {
      await transaction.run(insert, { lane });
      if (takes > 0) await clock.advance(takes);
    });
  await Promise.all([write('a'), write('b', 20), write('c'), write('d')]);
  expect([await lanes(store), store.writes]).toEqual([['a', 'b', 'c', 'd'], 2]);
});

/** A disk that syncs on command. */
class SlowDisk implements DiskSync {
  readonly #waiting: ((error?: Error) => void)[] = [];

  async sync(): Promise<void> {
    const error = await new Promise<Error | undefined>((resolve) => this.#waiting.push(resolve));
    if (error !== undefined) throw error;
  }

  close(): void {}

  /** Completes a sync, which must be in progress. */
  async end(error?: Error): Promise<void> {
    await expect.poll(() => this.#waiting.length).toBe(1);
    this.#waiting.pop()!(error);
  }
}

function openOn(disk: DiskSync): SqliteQueueStore {
  const store = SqliteQueueStore.open(':memory:', new TestClock(), { disk });
  stores.push(store);
  return store;
}

test('writes during a sync are one transaction after it, and none resolves before its own sync', async () => {
  const disk = new SlowDisk();
  const store = openOn(disk);
  const kept: string[] = [];
  const write = async (lane: string) => {
    await store.write((transaction) => transaction.run(insert, { lane }));
    kept.push(lane);
  };
  const first = write('a');
  await expect.poll(() => lanes(store)).toEqual(['a']);
  const others = [write('b'), write('c')];
  expect([kept, store.writes]).toEqual([[], 1]);
  await disk.end();
  await first;
  await expect.poll(() => lanes(store)).toEqual(['a', 'b', 'c']);
  expect([kept, store.writes]).toEqual([['a'], 2]);
  await disk.end();
  await Promise.all(others);
  expect(kept).toEqual(['a', 'b', 'c']);
});

test('a write that has been synced resolves while the next transaction is synced', async () => {
  const disk = new SlowDisk();
  const store = openOn(disk);
  const write = (lane: string) => store.write((transaction) => transaction.run(insert, { lane }));
  const first = write('a').then(() => store.writes);
  await expect.poll(() => lanes(store)).toEqual(['a']);
  const second = write('b');
  await disk.end();
  expect(await first).toBe(2);
  await disk.end();
  await second;
});

test('a work without changes does not wait for a sync', async () => {
  const store = openOn(new SlowDisk());
  expect(await store.write((transaction) => transaction.all(list, {}))).toEqual([]);
});

test('after a failed sync no more writes resolve', async () => {
  const disk = new SlowDisk();
  const store = openOn(disk);
  const write = (lane: string) => store.write((transaction) => transaction.run(insert, { lane }));
  const refused = {
    code: 'storeFailed',
    message:
      'the queue service can not write to its store: EIO; the platform must be started again',
  };
  const [first] = [write('a'), disk.end(new Error('EIO'))];
  await expect(first).rejects.toMatchObject(refused);
  await expect(write('b')).rejects.toMatchObject(refused);
  expect(await lanes(store)).toEqual(['a']);
});

test('writes that wait for a sync which fails are refused, and not stored', async () => {
  const disk = new SlowDisk();
  const store = openOn(disk);
  const write = (lane: string) => store.write((transaction) => transaction.run(insert, { lane }));
  const first = write('a');
  await expect.poll(() => lanes(store)).toEqual(['a']);
  const waiting = Promise.allSettled([first, write('b'), write('c')]);
  await disk.end(new Error('EIO'));
  for (const outcome of await waiting) {
    expect(outcome).toMatchObject({ reason: { code: 'storeFailed' } });
  }
  expect(await lanes(store)).toEqual(['a']);
});

test('a write sees earlier writes, and a read only committed ones', async () => {
  const store = open();
  const first = store.write((transaction) => transaction.run(insert, { lane: 'a' }));
  const second = store.write((transaction) => transaction.all(list, {}));
  expect(await lanes(store)).toEqual([]);
  await first;
  expect(await second).toEqual([{ lane: 'a' }]);
  expect(await lanes(store)).toEqual(['a']);
});

test('a work that fails after a change is rolled back, and the others continue', async () => {
  const store = open();
  const works = ['a', 'bad', 'c'].map((lane) =>
    store.write(async (transaction) => {
      await transaction.run(insert, { lane });
      if (lane === 'bad') throw new Error('changed my mind');
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await lanes(store)).toEqual(['a', 'c']);
});

test('a work that fails without a change costs the others no transaction of their own', async () => {
  const store = open();
  const idle = store.write(async (transaction) => {
    expect(await transaction.run(deleteLane, { lane: 'none' })).toBe(0);
    throw new Error('nothing to delete');
  });
  const other = store.write((transaction) => transaction.run(insert, { lane: 'a' }));
  await expect(idle).rejects.toThrow('nothing to delete');
  await other;
  expect(store.writes).toBe(1);
});

test('errors of the database are those of the engine', async () => {
  const store = open();
  const twice = [1, 2].map(() =>
    store.write((transaction) => transaction.run(insert, { lane: 'a' })),
  );
  const [first, second] = await Promise.allSettled(twice);
  expect(first!.status).toBe('fulfilled');
  expect(second).toMatchObject({ reason: { name: 'QueueError', code: 'storeFailed' } });
});

test('tickets contain the time, and are unique, whatever the clock does', async () => {
  const file = newFile();
  const clock = new TestClock(1_700_000_000_000);
  const store = open(file, clock);
  const taken = await store.write(async (transaction) => {
    const tickets = [transaction.ticket(), transaction.ticket()];
    await transaction.run(usedTicket, { ticket: tickets[1]! });
    return tickets;
  });
  expect(taken).toEqual([1_700_000_000_000_000, 1_700_000_000_000_001]);
  await store.close();
  const later = open(file, new TestClock(1_600_000_000_000));
  expect(await later.write(async (transaction) => transaction.ticket())).toBe(
    1_700_000_000_000_002,
  );
});

const usedTicket = query<{ ticket: number }>()((db, arg) =>
  db.insertInto('log').values({
    ticket: arg('ticket'),
    owner: 1,
    message: arg('ticket'),
    url: 'https://example.com',
    caller_ip: '',
    state: 'CREATED',
  }),
);

test('a closed store refuses writes, and has written those before', async () => {
  const file = newFile();
  const store = open(file);
  const written = store.write((transaction) => transaction.run(insert, { lane: 'a' }));
  await store.close();
  await written;
  expect(onDisk(file)).toEqual(['a']);
  await expect(store.write(async () => {})).rejects.toMatchObject({ code: 'closing' });
  await expect(lanes(store)).rejects.toMatchObject({ code: 'closing' });
});

test('a store of a newer version is refused by name', async () => {
  const file = newFile();
  await open(file).close();
  const other = new DatabaseSync(file);
  other.exec("insert into migration (name) values ('9999 from the future')");
  other.close();
  expect(() => open(file)).toThrow(
    `${file} has been used by a newer Plinth (migration "9999 from the future")`,
  );
});

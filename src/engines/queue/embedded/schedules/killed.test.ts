import { cpSync, existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { query } from '../store/query.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import { timeOf } from '../store/tickets.ts';
import {
  newFile,
  order,
  removeFiles,
  startTestCore,
  testUser,
  type TestCore,
} from '../../../../../testing/engines/queue/embedded/embedded.ts';

const MINUTE = 60_000;
const user = testUser();

afterEach(removeFiles);

const created = query<object>()((db) =>
  db.selectFrom('log').select('ticket').where('state', '=', 'CREATED').orderBy('ticket'),
);

/** Minutes from a moment to the creation of each message. */
async function made({ core }: TestCore, began: number): Promise<number[]> {
  const rows = await core.store.read((reader) => reader.all(created, {}));
  return rows.map(({ ticket }) => (timeOf(ticket) - began) / MINUTE);
}

test('after a kill at any commit, each tick has one message', async () => {
  const file = newFile();
  const clock = new TestClock();
  const began = clock.now();
  const kills: { readonly file: string; readonly at: number }[] = [];
  const store = SqliteQueueStore.open(file, clock, {
    end: (commit) => {
      commit();
      const copy = `${file}-${kills.length}`;
      for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end);
      kills.push({ file: copy, at: clock.now() });
    },
  });
  const first = await startTestCore({ clock, store });
  await first.core.schedules.upsert(user, { ...order('/tick'), cron: '*/10 * * * *' });
  const scheduled = kills.length;
  await first.advance(60 * MINUTE);
  const ticks = [10, 20, 30, 40, 50, 60];
  expect(await made(first, began)).toEqual(ticks);
  await first.core.close(0);
  expect(kills.length).toBeGreaterThan(ticks.length * 2);
  for (const { file, at } of kills.slice(scheduled - 1)) {
    const next = await startTestCore({ file, clock: new TestClock(at) });
    await next.advance(began + 60 * MINUTE - at);
    expect(await made(next, began)).toEqual(ticks);
    await next.core.close(0);
  }
});

import { expect, test } from 'vitest';
import { GroupedWrites } from './grouped-writes.ts';
import type { Transaction } from './query.ts';

test('a write may go before all that wait, also before those for which a group had no time left', async () => {
  const written: string[] = [];
  const work = (name: string) => () => void written.push(name);
  const writes = new GroupedWrites({
    // On a slow server each group has time for one.
    commit: async ([first]) => [{ value: await first!({} as Transaction) }],
    isWorthRepeating: () => false,
    told: (error) => error,
  });
  const waiting = ['one', 'two', 'three'].map((name) => writes.write(work(name)));
  await waiting[0];
  await Promise.all([...waiting, writes.writeFirst(work('lease'))]);
  expect(written).toEqual(['one', 'lease', 'two', 'three']);
});

import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../base/logger.ts';
import { TestClock } from '../../testing/base/test-clock.ts';
import { LeaseKeeper } from '../store/lease-keeper.ts';
import { Leases } from '../store/leases.ts';
import type { Store } from '../store/store.ts';
import { StoreUnreachable } from '../store/store-unreachable.ts';
import { openTestStore } from '../../testing/store/store.ts';
import { AbandonedTransactions } from './abandoned-transactions.ts';

const TTL = 6000;

let store: Store;
let clock: TestClock;
/** What each copy has aborted: `b aborts a`. */
let aborted: string[];

beforeEach(async () => {
  store = await openTestStore();
  clock = new TestClock();
  aborted = [];
  return () => store.destroy();
});

/** A copy whose transactions others can look after. */
function copy(name: string, abort: (id: string) => Promise<void> = async () => undefined) {
  let isCut = false;
  const leases = new (class extends Leases {
    override async acquire(...given: Parameters<Leases['acquire']>) {
      if (isCut) throw new StoreUnreachable('cut');
      return super.acquire(...given);
    }
    override async renew(...given: Parameters<Leases['renew']>) {
      if (isCut) throw new StoreUnreachable('cut');
      return super.renew(...given);
    }
  })(store, clock);
  const keeper = new LeaseKeeper({ leases, owner: name, clock, alarms: clock, ttl: TTL });
  const transactions = {
    id: name,
    onBegin: async () => undefined,
    abort: async (id: string) => {
      aborted.push(`${name} aborts ${id}`);
      await abort(id);
    },
  };
  const abandoned = new AbandonedTransactions({
    transactions,
    keeper,
    clock,
    alarms: clock,
    logger: silentLogger,
  });
  const close = async () => {
    await abandoned.close();
    await keeper.close();
  };
  onTestFinished(close);
  return {
    begin: () => transactions.onBegin(),
    /** Without the store it is as good as killed for the others. */
    cut: (is: boolean) => void (isCut = is),
    close,
  };
}

test('of the copies that are left, one aborts the transaction of a killed one when its lease expires', async () => {
  const killed = copy('killed');
  for (const name of ['b', 'c']) await copy(name).begin();
  await killed.begin();
  await clock.advance(10 * TTL);
  expect(aborted).toEqual([]);
  killed.cut(true);
  await clock.advance(TTL / 2);
  expect(aborted).toEqual([]);
  await clock.advance(TTL / 2 + 2000);
  expect(aborted).toEqual([expect.stringMatching(/^[bc] aborts killed$/)]);
  await clock.advance(100 * TTL);
  expect(aborted).toHaveLength(1);
});

test('a copy that had no transaction leaves nothing to abort', async () => {
  const killed = copy('killed');
  copy('b');
  killed.cut(true);
  await clock.advance(10 * TTL);
  expect(aborted).toEqual([]);
});

test('while the broker does not answer it is tried again, by any copy', async () => {
  let isAway = true;
  const killed = copy('killed');
  await killed.begin();
  copy('b', async () => {
    if (isAway) throw new Error('the broker is away');
  });
  killed.cut(true);
  await clock.advance(TTL + 2000);
  expect(aborted).toEqual(['b aborts killed']);
  isAway = false;
  await clock.advance(30_000);
  expect(aborted).toEqual(['b aborts killed', 'b aborts killed']);
});

test('a copy that lost its lease and lives has one again from its next transaction on', async () => {
  const away = copy('away');
  await away.begin();
  copy('b');
  away.cut(true);
  await away.begin();
  await clock.advance(TTL + 2000);
  expect(aborted).toEqual(['b aborts away']);
  away.cut(false);
  await away.begin();
  await clock.advance(10 * TTL);
  expect(aborted).toHaveLength(1);
  away.cut(true);
  await clock.advance(TTL + 2000);
  expect(aborted).toHaveLength(2);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { TestClock } from '../../../../../testing/base/test-clock.ts';
import { upsertFlowControl } from '../store/flow-control-rows.ts';
import { SqliteQueueStore } from '../store/sqlite-store.ts';
import { testUser } from '../../../../../testing/engines/queue/embedded/embedded.ts';
import { Owners } from '../store/owners.ts';
import { DispatchState } from './dispatch-state.ts';
import { FlowKey } from './flow-key.ts';
import { FreshMessages } from './fresh-messages.ts';
import { FlowKeys, unlimitedFlowControl } from './flow-keys.ts';

async function withStore() {
  const clock = new TestClock();
  const store = SqliteQueueStore.open(':memory:', clock);
  onTestFinished(() => store.close());
  const owners = await Owners.load(store);
  const { owner } = await owners.of(testUser('ann'));
  const limit = (key: string, parallelism: number) => {
    const row = { ...unlimitedFlowControl(owner, key), parallelism };
    return store
      .write(async (transaction) => transaction.run(upsertFlowControl, row))
      .then(() => row);
  };
  return { clock, store, owners, owner, limit };
}

test('a limit that is set while a key is being read holds', async () => {
  const { store, owner, limit } = await withStore();
  let changed: Promise<unknown> | undefined;
  const flows: FlowKeys = new FlowKeys({
    async read(work) {
      const result = await store.read(work);
      // The answer of a server may be under way while another transaction commits.
      changed ??= limit('k', 3).then((row) => flows.changed(row));
      await changed;
      return result;
    },
  });
  expect((await flows.load(owner, 'k', 0)).room()).toBe(3);
});

test('keys that are only looked at are not kept', async () => {
  const { clock, store, owners, owner, limit } = await withStore();
  await limit('k', 3);
  const slow = { deliveries: 10, bytes: 1000 };
  const parts = { store, clock, owners, fresh: new FreshMessages() };
  const line = new DispatchState(parts, { parallelism: 10, bytes: 1000, slow });
  expect((await line.seenFlow(owner, 'k')).room()).toBe(3);
  expect(line.flows.known(owner, 'k')).toBeUndefined();
  const used = await line.flow(owner, 'k');
  expect(await line.seenFlow(owner, 'k')).toBe(used);
});

test('a very large number of keys in use is not searched for idle ones with every further key', async () => {
  const { store, owner } = await withStore();
  const flows = new FlowKeys(store);
  const looked = vi.spyOn(FlowKey.prototype, 'idle', 'get');
  onTestFinished(() => looked.mockRestore());
  const keys = 12_000;
  for (let i = 0; i < keys; i++) (await flows.load(owner, `k${i}`, 0)).reserve();
  expect(looked.mock.calls.length).toBeLessThan(2 * keys);
  expect(flows.known(owner, 'k0')?.inFlight).toBe(1);
});

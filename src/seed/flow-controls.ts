import type { QueueEngine } from '../engines/queue/engine.ts';
import type { QueueUser } from '../engines/queue/user.ts';
import { withoutUndefined } from './delivery.ts';
import { withPlace, type Seed } from './seed.ts';

type SeedFlowControl = NonNullable<NonNullable<Seed['queue']>['flowControls']>[number];

/** Gives flow-control keys their limits. @throws SeedError */
export async function seedFlowControls(
  { flowControls }: QueueEngine,
  user: QueueUser,
  keys: readonly SeedFlowControl[],
): Promise<void> {
  for (const [index, each] of keys.entries()) {
    const { key, parallelism, rate, period, paused = false } = each;
    await withPlace(`queue.flowControls[${index}]`, async () => {
      // Creates the key where it does not exist.
      await flowControls.pause(user, key);
      if (!paused) await flowControls.resume(user, key);
      if (parallelism !== undefined || rate !== undefined) {
        await flowControls.pin(user, key, { parallelism, rate, period });
      }
      await flowControls.unpin(user, key, {
        parallelism: each.pinnedParallelism !== true,
        rate: each.pinnedRate !== true,
      });
    });
  }
}

export async function exportedFlowControls(
  { flowControls }: QueueEngine,
  user: QueueUser,
): Promise<SeedFlowControl[]> {
  const all = await flowControls.list(user);
  return all.map((each) =>
    withoutUndefined<SeedFlowControl>({
      key: each.key,
      // 0 is no limit.
      parallelism: each.parallelismMax || undefined,
      rate: each.rateMax || undefined,
      period: each.rateMax > 0 ? each.ratePeriod : undefined,
      pinnedParallelism: each.pinnedParallelism || undefined,
      pinnedRate: each.pinnedRate || undefined,
      paused: each.paused || undefined,
    }),
  );
}

import type { InstanceState, LocalInstances } from '../../engines/log/local-instances.ts';
import type { CopyAddress } from '../copy-address.ts';
import type { CopyCalls } from '../copy-calls.ts';
import { CONSUMERS, type ConsumerArguments } from './consumer-service.ts';

export interface HandOverOptions {
  /** The copies that can take instances over. @throws StoreUnreachable */
  readonly others: () => Promise<readonly CopyAddress[]>;
  readonly calls: Pick<CopyCalls, 'call'>;
}

/** The most instances handed over in one call. */
const AT_ONCE = 100;
/**
 * Timeout for the whole hand-over, in milliseconds, because it delays a stop. Instances that nobody accepts leave their
 * groups.
 */
const HAND_OVER_TIMEOUT = 3000;

/**
 * Hands the instances of this process over to other copies before it stops. Clients don't notice: delivered messages
 * can still be committed, and are not delivered again. Instances that no copy accepts stay here. Never rejects.
 * @param clusters by id
 */
export async function handOver(
  clusters: Iterable<readonly [string, LocalInstances]>,
  { others, calls }: HandOverOptions,
): Promise<void> {
  const parts = [...clusters].flatMap(([cluster, local]) => {
    const all = local.left();
    const count = Math.ceil(all.length / AT_ONCE);
    return Array.from({ length: count }, (_, i) => {
      return { cluster, local, left: all.slice(i * AT_ONCE, (i + 1) * AT_ONCE) };
    });
  });
  if (parts.length === 0) return;
  const end = performance.now() + HAND_OVER_TIMEOUT;
  const leave = async () => {
    const copies = await others();
    const each = parts.map(async ({ cluster, local, left }, i) => {
      let rest = left;
      for (let tries = 0; tries < copies.length && rest.length > 0; tries++) {
        if (performance.now() > end) return;
        const copy = copies[(i + tries) % copies.length]!;
        rest = await leftOver(cluster, local, rest, (args) => calls.call(copy, CONSUMERS, args));
      }
    });
    await Promise.all(each);
  };
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, HAND_OVER_TIMEOUT);
  });
  await Promise.race([leave().catch(() => undefined), over]);
  clearTimeout(timer);
}

/** Hands instances over to one copy. @returns those that it has not accepted */
async function leftOver(
  cluster: string,
  local: LocalInstances,
  left: readonly InstanceState[],
  ask: (args: ConsumerArguments) => Promise<unknown>,
): Promise<InstanceState[]> {
  const taken = (await ask(['adopt', cluster, left]).catch(() => [])) as readonly boolean[];
  for (const [i, { group, instance }] of left.entries()) {
    if (taken[i] === true) local.drop(group, instance);
  }
  return left.filter((_, i) => taken[i] !== true);
}

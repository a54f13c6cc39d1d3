import type { LeftInstance, LocalInstances } from '../../engines/log/local-instances.ts';
import type { CopyAddress } from '../copy-address.ts';
import type { CopyCalls } from '../copy-calls.ts';
import { CONSUMERS, type ConsumerArguments } from './consumer-service.ts';

export interface HandOverOptions {
  /** The copies that instances may be left to. @throws StoreAway */
  readonly others: () => Promise<readonly CopyAddress[]>;
  readonly calls: Pick<CopyCalls, 'call'>;
}

/** Instances that are left to a copy in one call. */
const AT_ONCE = 100;
/** Milliseconds in all: an end waits for it, and what nobody takes leaves its group. */
const PATIENCE = 3000;

/**
 * Leaves the instances of this process to other copies before it ends, so that their clients do not notice: what was given out
 * can be committed, and does not come again. Those that nobody takes stay. Never rejects.
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
  const end = performance.now() + PATIENCE;
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
    timer = setTimeout(resolve, PATIENCE);
  });
  await Promise.race([leave().catch(() => undefined), over]);
  clearTimeout(timer);
}

/** Leaves instances to one copy. @returns those that it has not taken */
async function leftOver(
  cluster: string,
  local: LocalInstances,
  left: readonly LeftInstance[],
  ask: (args: ConsumerArguments) => Promise<unknown>,
): Promise<LeftInstance[]> {
  const taken = (await ask(['adopt', cluster, left]).catch(() => [])) as readonly boolean[];
  for (const [i, { group, instance }] of left.entries()) {
    if (taken[i] === true) local.drop(group, instance);
  }
  return left.filter((_, i) => taken[i] !== true);
}

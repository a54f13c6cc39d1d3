import { LogError, type LogErrorCode } from '../../errors.ts';

const OF_GENERATION: ReadonlySet<LogErrorCode> = new Set([
  'ILLEGAL_GENERATION',
  'REBALANCE_IN_PROGRESS',
]);

/**
 * Commits, and if that is refused because the group rebalances, once again when the instance has joined: it may be about
 * to get the partition, or the broker knows of the next generation before the member does.
 * @throws LogError
 */
export async function acrossRebalance(
  instance: { readonly joining: Promise<void> | undefined },
  commit: () => Promise<void>,
): Promise<void> {
  try {
    await commit();
  } catch (error) {
    if (!(error instanceof LogError) || !OF_GENERATION.has(error.code)) throw error;
    await instance.joining;
    await commit();
  }
}

import type { LogCluster } from '../../../engines/log/engine.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { ControlError } from '../../errors.ts';

/** The group, and the topic if any, of a refused change. */
interface Named {
  readonly id: string;
  readonly topic?: string;
}

/** Maps errors of the log about a group to those of the control plane; others are passed on. */
export async function refusedAsControl(
  log: LogCluster,
  { id, topic = '' }: Named,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (isGone(error)) throw new ControlError('topicNotFound', { id: topic });
    if (!(error instanceof LogError)) throw error;
    if (error.code === 'GROUP_ID_NOT_FOUND') throw new ControlError('groupNotFound', { id });
    if (error.code !== 'NON_EMPTY_GROUP') throw error;
    const live = (await log.groups()).find(({ name }) => name === id);
    throw new ControlError('groupInUse', { count: live?.instances.length ?? 0 });
  }
}

/** Whether a topic or partition does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
}

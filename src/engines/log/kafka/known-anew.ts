import { LogError } from '../errors.ts';
import type { Topics } from './topics.ts';

/**
 * What is known of topics may be some seconds old, and somebody else, another copy of the platform among them, may have deleted,
 * made or changed one since. So what is refused because something is not there is tried once more with what there is now.
 * @param named in whatever may be tried again
 */
export async function knownAnew<Result>(
  topics: Pick<Topics, 'forget'>,
  named: readonly { readonly topic: string }[],
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const isMissing = error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
    if (!isMissing || named.length === 0) throw error;
    for (const name of new Set(named.map(({ topic }) => topic))) topics.forget(name);
    return attempt();
  }
}

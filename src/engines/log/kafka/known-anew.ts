import { LogError } from '../errors.ts';
import type { Topics } from './topics.ts';

/**
 * Repeats something that was refused because a topic was missing, after a refresh of the topics: the cache may be
 * some seconds old, and another program or copy of the platform may have deleted, created or changed one since.
 * @param named the topics in the request
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

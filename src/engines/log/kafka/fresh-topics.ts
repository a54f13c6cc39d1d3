import { LogError } from '../errors.ts';
import type { Topics } from './topics.ts';

/**
 * Retries a request once that was refused because of a missing topic, after the topics were dropped from the cache: it
 * may be some seconds old, and another program or copy of the platform may have changed topics since.
 * @param named the topics in the request
 */
export async function retryWithFreshTopics<Result>(
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

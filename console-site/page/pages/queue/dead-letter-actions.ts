import { answerOf, type QueueClient } from '../../../../src/client/queue-client.ts';
import type { LetterFilter } from './list-filters.ts';

/** Dead letters that something is done with: some by their ids, or all that match a filter. */
export type ChosenLetters = { readonly ids: readonly string[] } | { readonly filter: LetterFilter };

/** So many are changed by one request. */
const MOST = 100;

/** Publishes dead letters again. @returns how many; one that is refused stays */
export function retryLetters(client: QueueClient, chosen: ChosenLetters): Promise<number> {
  return inPortions(chosen, async (query, body) => {
    const sent = client.POST('/v2/dlq/retry', { params: { query }, body });
    const { responses, cursor } = await answerOf(sent);
    return { count: responses.length, cursor };
  });
}

/** Deletes dead letters. @returns how many */
export function deleteLetters(client: QueueClient, chosen: ChosenLetters): Promise<number> {
  return inPortions(chosen, async (query, body) => {
    const sent = client.DELETE('/v2/dlq', { params: { query }, body });
    const { deleted, cursor } = await answerOf(sent);
    return { count: deleted, cursor };
  });
}

interface Portion {
  readonly count: number;
  readonly cursor?: string | undefined;
}

/** One request after the other, so that each of them is short. */
async function inPortions(
  chosen: ChosenLetters,
  change: (
    query: LetterFilter & { cursor?: string; count?: number },
    body: { dlqIds?: string[] },
  ) => Promise<Portion>,
): Promise<number> {
  let all = 0;
  if ('ids' in chosen) {
    for (let from = 0; from < chosen.ids.length; from += MOST) {
      all += (await change({}, { dlqIds: chosen.ids.slice(from, from + MOST) })).count;
    }
    return all;
  }
  let cursor: string | undefined;
  do {
    const at = cursor === undefined ? {} : { cursor };
    const done = await change({ ...chosen.filter, count: MOST, ...at }, {});
    all += done.count;
    cursor = done.cursor;
  } while (cursor !== undefined);
  return all;
}

import { answerOf, type ManagementClient } from '../../../../src/client/management-client.ts';
import type { Topic } from '../../api/kafka.ts';
import { countText } from '../../parts/format.ts';

/**
 * Deletes topics with their messages, one request after the other, so that each of them is short.
 * @param progress called after each one with how many have been deleted
 * @throws Error with the message for the first one that was refused, and how many are gone
 */
export async function deleteTopics(
  management: ManagementClient,
  topics: readonly Pick<Topic, 'topic_id' | 'topic_name'>[],
  progress: (deleted: number) => void,
): Promise<void> {
  let deleted = 0;
  for (const { topic_id: id, topic_name: name } of topics) {
    try {
      await answerOf(management.DELETE('/v2/kafka/topic/{id}', { params: { path: { id } } }));
    } catch (error) {
      const gone = countText(deleted, 'topic');
      throw new Error(`${name}: ${(error as Error).message}. Deleted ${gone} before it.`, {
        cause: error,
      });
    }
    deleted += 1;
    progress(deleted);
  }
}

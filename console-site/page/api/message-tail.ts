import { answerOf, type KafkaClient } from '../../../src/client/kafka-client.ts';
import type { Message } from './kafka.ts';

/** How long a request waits for the next message, in milliseconds. */
const WAIT = 20_000;

/**
 * The messages of a topic from given offsets on, as they are produced, until the signal.
 * @param ends the offset of the next message of each partition
 * @throws KafkaError, or Error if the answers have other messages
 */
export async function* messagesFrom(
  rest: KafkaClient,
  topic: string,
  ends: ReadonlyMap<number, number>,
  signal: AbortSignal,
): AsyncGenerator<readonly Message[], void> {
  const offsets = new Map(ends);
  while (!signal.aborted) {
    const asked = [...offsets].map(([partition, offset]) => ({ topic, partition, offset }));
    const body = { topicPartitionOffsets: asked, timeout: WAIT };
    const answer = await answerOf(rest.POST('/fetch', { body, signal }));
    const fresh = answer.filter((message) => {
      return (
        message.topic === topic && message.offset >= (offsets.get(message.partition) ?? Infinity)
      );
    });
    for (const { partition, offset } of fresh) offsets.set(partition, offset + 1);
    // A mock answers at once, and always the same.
    if (fresh.length === 0 && answer.length > 0) {
      throw new Error('What answers has no new messages: it gives examples only.');
    }
    if (fresh.length > 0) yield fresh;
  }
}

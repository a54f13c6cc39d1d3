import { KafkaError } from '../../client/kafka/errors.ts';
import { answerOf, type KafkaClient } from '../../client/kafka/kafka-client.ts';
import type { Message, Output } from './output.ts';

/** How a topic is consumed as an instance of a group. */
export interface MemberOptions {
  readonly topic: string;
  readonly group: string;
  readonly instance: string;
  /** Where the group begins that has committed nothing. */
  readonly from: 'earliest' | 'latest';
  /** How many messages, at most. */
  readonly count: number;
  /** Whether to wait for more at the end. */
  readonly follow: boolean;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
}

/** How long the platform waits for a message before it answers without one, in milliseconds. */
const WAIT = 10_000;
/** The same where the end is enough: a new instance has its partitions by then. */
const WAIT_FOR_WHAT_IS_THERE = 2000;

/**
 * Prints what an instance of a group is given, and commits each message once it is printed: one that
 * was not printed comes again for the group, one that was printed may.
 * @throws KafkaError, UnreachableError
 */
export async function consumeAsMember(
  client: KafkaClient,
  output: Output,
  options: MemberOptions,
): Promise<void> {
  const { topic, group, instance, from, follow, signal } = options;
  const path = { consumer_group: group, instance_id: instance };
  const params = {
    path,
    header: { 'Kafka-Enable-Auto-Commit': false, 'Kafka-Auto-Offset-Reset': from },
  };
  const body = { topic, timeout: follow ? WAIT : WAIT_FOR_WHAT_IS_THERE };
  const consume = () =>
    answerOf(client.POST('/consume/{consumer_group}/{instance_id}', { params, body, signal }));
  let left = options.count;
  let hasJoined = false;
  try {
    while (left > 0 && !signal.aborted) {
      const messages = await consume().catch((error: unknown) => {
        if (signal.aborted) return [];
        throw error;
      });
      hasJoined = true;
      if (messages.length === 0 && !follow) return;
      const printed = messages.slice(0, left);
      if (!(await output.print(printed))) return;
      left -= printed.length;
      if (printed.length > 0) await commit(client, path, printed);
    }
  } finally {
    // Others of the group get the partitions at once, and need not wait until the session has timed out.
    if (hasJoined || signal.aborted) await leave(client, path);
  }
}

interface InstancePath {
  readonly consumer_group: string;
  readonly instance_id: string;
}

async function commit(client: KafkaClient, path: InstancePath, messages: readonly Message[]) {
  const next = new Map(messages.map((message) => [message.partition, message]));
  const body = [...next.values()].map(({ topic, partition, offset }) => ({
    ...{ topic, partition, offset: offset + 1 },
  }));
  const call = client.POST('/commit/{consumer_group}/{instance_id}', { params: { path }, body });
  try {
    await answerOf(call);
  } catch (error) {
    // The partition went to another instance meanwhile, which is given these messages again.
    if (!(error instanceof KafkaError) || error.status !== 409) throw error;
  }
}

async function leave(client: KafkaClient, path: InstancePath): Promise<void> {
  const call = client.POST('/delete-consumer/{consumer_group}/{instance_id}', { params: { path } });
  try {
    await answerOf(call);
  } catch (error) {
    // It never came to be there, or is gone already.
    if (!(error instanceof KafkaError) || error.status !== 404) throw error;
  }
}

import { KafkaError } from '../../client/errors.ts';
import { UnreachableError } from '../../client/fetch-answer.ts';
import { answerOf, type KafkaClient } from '../../client/kafka-client.ts';
import type { Caller } from '../reconnect.ts';
import type { Message, Output } from './output.ts';

/** How a topic is consumed as an instance of a group. */
export interface MemberOptions {
  readonly topic: string;
  readonly group: string;
  readonly instance: string;
  /** Where a group starts that has no committed offset. */
  readonly from: 'earliest' | 'latest';
  /** How many messages, at most. */
  readonly count: number;
  /** Whether to wait for more at the end. */
  readonly follow: boolean;
  /** Makes a call, and may retry it if there is no answer. */
  readonly call: Caller;
  /** Aborts when the user has enough. */
  readonly signal: AbortSignal;
  /** Returns a signal that aborts the remaining cleanup some time after it is requested. */
  readonly patience: () => AbortSignal;
}

/** How long the platform waits for a message before it answers without one, in milliseconds. */
const WAIT = 3_000;
/** The same with `--no-follow`: a new instance has its partitions within this time. */
const NO_FOLLOW_WAIT = 2000;

/**
 * Prints the records of a group's instance, and commits each after it is printed (at-least-once): an unprinted
 * record is delivered to the group again, a printed one may be.
 * @throws KafkaError, UnreachableError
 */
export async function consumeAsMember(
  client: KafkaClient,
  output: Output,
  options: MemberOptions,
): Promise<void> {
  const { topic, group, instance, from, follow, call, signal, patience } = options;
  const path = { consumer_group: group, instance_id: instance };
  const params = {
    path,
    header: { 'Kafka-Enable-Auto-Commit': false, 'Kafka-Auto-Offset-Reset': from },
  };
  const body = { topic, timeout: follow ? WAIT : NO_FOLLOW_WAIT };
  let wasAnswered = true;
  const consume = async () => {
    // A lost answer may have held messages. Rejoining as a new instance delivers them again.
    if (!wasAnswered) await leave(client, path, signal);
    wasAnswered = false;
    const messages = await answerOf(
      client.POST('/consume/{consumer_group}/{instance_id}', { params, body, signal }),
    );
    wasAnswered = true;
    return messages;
  };
  let left = options.count;
  let hasJoined = false;
  try {
    while (left > 0 && !signal.aborted) {
      const messages = await call(consume);
      hasJoined = true;
      if (messages.length === 0 && !follow) return;
      const printed = messages.slice(0, left);
      if (!(await output.print(printed))) return;
      left -= printed.length;
      if (printed.length > 0) await call(() => commit(client, path, printed));
    }
  } finally {
    // Leaving hands the partitions to the other members at once, without waiting for the session
    // timeout.
    if (hasJoined || signal.aborted) await leave(client, path, patience()).catch(ifUnreachable);
  }
}

/** An instance that can't be deleted expires when its session times out. */
function ifUnreachable(error: unknown): void {
  if (!(error instanceof UnreachableError)) throw error;
}

interface InstancePath {
  readonly consumer_group: string;
  readonly instance_id: string;
}

async function commit(client: KafkaClient, path: InstancePath, messages: readonly Message[]) {
  const next = new Map(messages.map((message) => [message.partition, message]));
  const body = [...next.values()].map(({ topic, partition, offset }) => ({
    topic,
    partition,
    offset: offset + 1,
  }));
  const call = client.POST('/commit/{consumer_group}/{instance_id}', { params: { path }, body });
  try {
    await answerOf(call);
  } catch (error) {
    // The partition was reassigned, or the platform was restarted and doesn't know this instance. Its next
    // owner gets these messages again.
    if (!(error instanceof KafkaError) || ![404, 409].includes(error.status)) throw error;
  }
}

async function leave(client: KafkaClient, path: InstancePath, signal: AbortSignal): Promise<void> {
  const params = { path };
  try {
    await answerOf(
      client.POST('/delete-consumer/{consumer_group}/{instance_id}', { params, signal }),
    );
  } catch (error) {
    // The instance was never created, or has been deleted already.
    if (!(error instanceof KafkaError) || error.status !== 404) throw error;
  }
}

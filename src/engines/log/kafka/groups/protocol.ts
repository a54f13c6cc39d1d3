import {
  decodeConsumerProtocolAssignment,
  decodeConsumerProtocolSubscription,
  encodeConsumerProtocolAssignment,
  encodeConsumerProtocolSubscription,
} from '@platformatic/kafka';
import type { ConsumerConfig } from '../../engine.ts';
import { assignRange } from '../../assignor.ts';

/** Numbers of partitions, by the name that the topic has on the Kafka. */
export type TopicPartitions = Readonly<Record<string, readonly number[]>>;
/** Offsets, by topic and partition. */
export type TopicOffsets = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** What members tell each other besides their subscriptions. */
export interface MemberNotes {
  /** What the instance is called. */
  readonly instance: string;
  /** For who goes on with it in another process; members of earlier versions do not tell. */
  readonly config?: ConsumerConfig;
  readonly owned: TopicPartitions;
  /** Of these, those of which it has given out records that are not committed: they stay until they are. */
  readonly held: TopicPartitions;
  /** Where the group has started in partitions of which nothing is committed: what has come since is for the instance that gets them. */
  readonly starts: TopicOffsets;
  /** How many partitions topics have, by the names on the Kafka; where that changes, so does what is sent, and the group is rebalanced. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Subscription extends MemberNotes {
  readonly topics: readonly string[];
}

export interface Assignment {
  readonly partitions: TopicPartitions;
  readonly starts: TopicOffsets;
  /** Of the partitions, those that it is to let go of when what it has given out is committed. */
  readonly revoked: TopicPartitions;
  /** What the member gets when others have let go of it. */
  readonly coming: TopicPartitions;
}

const NOTHING: Assignment = { partitions: {}, starts: {}, revoked: {}, coming: {} };

/** Kafka's `ConsumerProtocolSubscription`, with the notes as JSON in the user data. */
export function encodeSubscription({ topics, ...notes }: Subscription): Buffer {
  return encodeConsumerProtocolSubscription({
    version: 1,
    topics: [...topics],
    userData: JSON.stringify(notes),
    ownedPartitions: [],
  });
}

/** @returns without notes where another program is the member */
export function decodeSubscription(bytes: Buffer): {
  readonly topics: readonly string[];
  readonly notes: MemberNotes | undefined;
} {
  if (bytes.length === 0) return { topics: [], notes: undefined };
  const { topics, userData } = decodeConsumerProtocolSubscription(bytes);
  return { topics, notes: parsed<MemberNotes>(userData, 'instance') };
}

export function encodeAssignment({ partitions, ...notes }: Assignment): Buffer {
  return encodeConsumerProtocolAssignment({
    version: 1,
    assignedPartitions: Object.entries(partitions).map(([topic, numbers]) => {
      return { topic, partitions: [...numbers] };
    }),
    userData: JSON.stringify(notes),
  });
}

export function decodeAssignment(bytes: Buffer): Assignment {
  if (bytes.length === 0) return NOTHING;
  const { assignedPartitions, userData } = decodeConsumerProtocolAssignment(bytes);
  const notes = parsed<Omit<Assignment, 'partitions'>>(userData, 'starts');
  const partitions: Record<string, readonly number[]> = {};
  for (const { topic, partitions: numbers } of assignedPartitions) partitions[topic] = numbers;
  const { starts = {}, revoked = {}, coming = {} } = notes ?? {};
  return { partitions, starts, revoked, coming };
}

/**
 * Assigns the partitions of all topics to the members, by their ids. A partition that is to move while its owner
 * still holds it stays for now, and both members are told.
 */
export function assign(
  members: ReadonlyMap<string, Subscription>,
): ReadonlyMap<string, Assignment> {
  const counts = new Map<string, number>();
  let starts: TopicOffsets = {};
  for (const member of members.values()) {
    for (const [topic, count] of Object.entries(member.counts)) {
      counts.set(topic, Math.max(count, counts.get(topic) ?? 0));
    }
    starts = merged(starts, member.starts);
  }
  const shares = new Map([...members.keys()].map((id) => [id, new Share()]));
  for (const [topic, count] of counts) {
    const subscribers = [...members].filter(([, { topics }]) => topics.includes(topic));
    if (count === 0 || subscribers.length === 0) continue;
    const idOf = new Map(subscribers.map(([id, { instance }]) => [instance, id]));
    const owners = Array.from({ length: count }, (_, partition) => {
      return subscribers.find(([, { owned }]) => owned[topic]?.includes(partition))?.[1];
    });
    const target = assignRange(
      [...idOf.keys()].toSorted(),
      owners.map((owner) => owner?.instance),
    );
    for (const [partition, name] of target.entries()) {
      const owner = owners[partition];
      const next = shares.get(idOf.get(name)!)!;
      if (owner === undefined || owner.instance === name || !holds(owner, topic, partition)) {
        next.add('partitions', topic, partition);
        continue;
      }
      const now = shares.get(idOf.get(owner.instance)!)!;
      now.add('partitions', topic, partition);
      now.add('revoked', topic, partition);
      next.add('coming', topic, partition);
    }
  }
  return new Map(
    [...shares].map(([id, { partitions, revoked, coming }]) => {
      return [id, { partitions, starts, revoked, coming }];
    }),
  );
}

function holds({ held }: Subscription, topic: string, partition: number): boolean {
  return held[topic]?.includes(partition) === true;
}

/** What a member gets, as it is put together. */
class Share {
  readonly partitions: Record<string, number[]> = {};
  readonly revoked: Record<string, number[]> = {};
  readonly coming: Record<string, number[]> = {};

  add(to: 'partitions' | 'revoked' | 'coming', topic: string, partition: number): void {
    (this[to][topic] ??= []).push(partition);
  }
}

function merged(a: TopicOffsets, b: TopicOffsets): TopicOffsets {
  const all: Record<string, Record<number, number>> = {};
  for (const [topic, offsets] of [...Object.entries(a), ...Object.entries(b)]) {
    all[topic] = Object.assign({}, all[topic], offsets);
  }
  return all;
}

/** Notes that are ours. */
function parsed<T extends object>(
  bytes: Buffer | string | null | undefined,
  member: keyof T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(bytes?.toString() ?? '');
    return typeof value === 'object' && value !== null && member in value
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

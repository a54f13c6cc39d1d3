import {
  decodeConsumerProtocolAssignment,
  decodeConsumerProtocolSubscription,
  encodeConsumerProtocolAssignment,
  encodeConsumerProtocolSubscription,
} from '@platformatic/kafka';
import { excessInJson } from '../../../../base/json-size.ts';
import type { ConsumerConfig } from '../../engine.ts';
import { assignRange } from '../../assignor.ts';

/** Partition numbers, by the name of the topic on the Kafka. */
export type TopicPartitions = Readonly<Record<string, readonly number[]>>;
/** Offsets, by topic and partition. */
export type TopicOffsets = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** The data that members send to the leader besides their topics. */
export interface MemberUserData {
  /** The name of the instance. */
  readonly instance: string;
  /** For a process that takes over the instance; members of earlier versions don't send it. */
  readonly config?: ConsumerConfig;
  readonly owned: TopicPartitions;
  /** Those of the owned partitions with outstanding records, which stay with the member until these are committed. */
  readonly held: TopicPartitions;
  /** Where the group has started in partitions without a committed offset, so that the next owner misses no record. */
  readonly starts: TopicOffsets;
  /**
   * How many partitions topics have, by the names on the Kafka. A change alters the subscription, so Kafka rebalances
   * the group.
   */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Subscription extends MemberUserData {
  readonly topics: readonly string[];
}

export interface Assignment {
  readonly partitions: TopicPartitions;
  readonly starts: TopicOffsets;
  /** Those of the partitions that it has to release once its outstanding records are committed. */
  readonly revoked: TopicPartitions;
  /** Partitions that the member gets once others have released them. */
  readonly coming: TopicPartitions;
}

/** By names of topics, which may be those of an object's own properties: `__proto__` is a name, too. */
export function byTopic<V>(entries: Iterable<readonly [string, V]> = []): Record<string, V> {
  // A created object has no type.
  const record = Object.create(null) as Record<string, V>;
  for (const [topic, value] of entries) record[topic] = value;
  return record;
}

const NOTHING: Assignment = {
  partitions: byTopic(),
  starts: byTopic(),
  revoked: byTopic(),
  coming: byTopic(),
};

/** Kafka's `ConsumerProtocolSubscription`, with the notes as JSON in the user data. */
export function encodeSubscription({ topics, ...notes }: Subscription): Buffer {
  return encodeConsumerProtocolSubscription({
    version: 1,
    topics: [...topics],
    userData: JSON.stringify(notes),
    ownedPartitions: [],
  });
}

/** @returns without notes for members of other programs */
export function decodeSubscription(bytes: Buffer): {
  readonly topics: readonly string[];
  readonly notes: MemberUserData | undefined;
} {
  if (bytes.length === 0) return { topics: [], notes: undefined };
  const { topics, userData } = decodeConsumerProtocolSubscription(bytes);
  const notes = parsed<MemberUserData>(userData, 'instance');
  if (notes === undefined) return { topics, notes };
  const { owned, held, starts, counts } = notes;
  return {
    topics,
    notes: {
      ...notes,
      owned: copied(owned),
      held: copied(held),
      starts: copied(starts),
      counts: copied(counts),
    },
  };
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
  const partitions = byTopic(
    assignedPartitions.map(({ topic, partitions: numbers }) => [topic, numbers] as const),
  );
  const { starts, revoked, coming } = notes ?? {};
  return { partitions, starts: copied(starts), revoked: copied(revoked), coming: copied(coming) };
}

/**
 * Assigns the partitions of all topics to the members, by their ids. A partition that is to move while its owner still
 * has outstanding records stays for now, and both members are notified.
 */
export function assign(
  members: ReadonlyMap<string, Subscription>,
): ReadonlyMap<string, Assignment> {
  const counts = new Map<string, number>();
  let starts: TopicOffsets = byTopic();
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

/** The assignment of a member while it is being built. */
class Share {
  readonly partitions = byTopic<number[]>();
  readonly revoked = byTopic<number[]>();
  readonly coming = byTopic<number[]>();

  add(to: 'partitions' | 'revoked' | 'coming', topic: string, partition: number): void {
    (this[to][topic] ??= []).push(partition);
  }
}

function merged(a: TopicOffsets, b: TopicOffsets): TopicOffsets {
  const all = byTopic<Record<number, number>>();
  for (const [topic, offsets] of [...Object.entries(a), ...Object.entries(b)]) {
    all[topic] = Object.assign({}, all[topic], offsets);
  }
  return all;
}

/** What is by topic in notes; nothing if they don't have it. */
function copied<V>(record: Readonly<Record<string, V>> = {}): Record<string, V> {
  return byTopic(Object.entries(record));
}

/** Parses JSON with a given member, as our notes have it; undefined for anything else, such as the notes of other programs. */
function parsed<T extends object>(
  bytes: Buffer | string | null | undefined,
  member: keyof T,
): T | undefined {
  try {
    const text = Buffer.from(bytes ?? '');
    if (excessInJson(text) !== undefined) return undefined;
    const value: unknown = JSON.parse(text.toString());
    return typeof value === 'object' && value !== null && member in value
      ? (value as T)
      : undefined;
  } catch {
    return undefined;
  }
}

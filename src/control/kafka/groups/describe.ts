import type { GroupDescription, GroupOffsets, LogCluster } from '../../../engines/log/engine.ts';
import type { TopicPartition } from '../../../engines/log/record.ts';
import { LogError } from '../../../engines/log/errors.ts';
import { ControlError } from '../../errors.ts';

/** The position of a group in a partition. */
export interface GroupPartition extends TopicPartition {
  /** Where the group continues; undefined if it has committed nothing. */
  readonly committedOffset: number | undefined;
  readonly endOffset: number;
  /** The instance that owns the partition, if any. */
  readonly instance: string | undefined;
}

/** A consumer group, as operators see it. */
export interface ConsumerGroup {
  readonly id: string;
  /** The ids of its live instances. */
  readonly instances: readonly string[];
  /** Partitions that are owned or committed, by topic and number. */
  readonly partitions: readonly GroupPartition[];
}

/** Timeout of calls to the log, in milliseconds. */
export const TIMEOUT = 10_000;

/** The groups of a cluster with live instances or committed offsets, by id. */
export async function groupsOf(log: LogCluster): Promise<ConsumerGroup[]> {
  const [live, committed] = await Promise.all([log.groups(), log.groupOffsets()]);
  const ids = new Set([...live, ...committed].map(({ name }) => name));
  const groups = [...ids].toSorted().map((id) => {
    const named = (group: { readonly name: string }) => group.name === id;
    return groupOf(log, id, live.find(named), committed.find(named));
  });
  return Promise.all(groups);
}

async function groupOf(
  log: LogCluster,
  id: string,
  live: GroupDescription | undefined,
  committed: GroupOffsets | undefined,
): Promise<ConsumerGroup> {
  const owners = ownersIn(live);
  const known = new Set<string>();
  const begun = (committed?.offsets ?? []).map(({ topic, partition, offset, endOffset }) => {
    known.add(placeOf({ topic, partition }));
    const instance = owners.get(placeOf({ topic, partition }))?.instance;
    return { topic, partition, committedOffset: offset, endOffset, instance };
  });
  const others = [...owners].filter(([place]) => !known.has(place)).map(([, owned]) => owned);
  const fresh = await Promise.all(others.map((owned) => notCommitted(log, owned)));
  const partitions = [...begun, ...fresh.flat()].toSorted(byPlace);
  return { id, instances: (live?.instances ?? []).map(({ name }) => name), partitions };
}

interface Owned extends TopicPartition {
  readonly instance: string;
}

function ownersIn(live: GroupDescription | undefined): Map<string, Owned> {
  const owned = (live?.instances ?? []).flatMap(({ name: instance, topics }) =>
    topics.flatMap(({ topic, partitions }) =>
      partitions.map((partition) => ({ topic, partition, instance })),
    ),
  );
  return new Map(owned.map((one) => [placeOf(one), one]));
}

/** A partition without a committed offset; none if its topic has been deleted meanwhile. */
async function notCommitted(log: LogCluster, owned: Owned): Promise<GroupPartition[]> {
  try {
    const [end] = await log.offsets([owned], 'latest', { timeout: TIMEOUT });
    return [{ ...owned, committedOffset: undefined, endOffset: end!.offset }];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** A unique key for a partition: names of topics contain no slash. */
function placeOf({ topic, partition }: TopicPartition): string {
  return `${topic}/${partition}`;
}

function byPlace(a: TopicPartition, b: TopicPartition): number {
  if (a.topic === b.topic) return a.partition - b.partition;
  return a.topic < b.topic ? -1 : 1;
}

/** The group, and the topic if any, of a refused change. */
interface Named {
  readonly id: string;
  readonly topic?: string;
}

/** Maps errors of the log about a group to those of the control plane; others are passed on. */
export async function refusedAsControl(
  log: LogCluster,
  { id, topic = '' }: Named,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (isGone(error)) throw new ControlError('topicNotFound', { id: topic });
    if (!(error instanceof LogError)) throw error;
    if (error.code === 'GROUP_ID_NOT_FOUND') throw new ControlError('groupNotFound', { id });
    if (error.code !== 'NON_EMPTY_GROUP') throw error;
    const live = (await log.groups()).find(({ name }) => name === id);
    throw new ControlError('groupInUse', { count: live?.instances.length ?? 0 });
  }
}

/** Whether a topic or partition does not exist. */
function isGone(error: unknown): boolean {
  return error instanceof LogError && error.code === 'UNKNOWN_TOPIC_OR_PARTITION';
}

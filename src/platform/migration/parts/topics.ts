import { createHash } from 'node:crypto';
import type {
  GroupOffsets,
  LogCluster,
  LogEngine,
  TopicConfig,
  TopicDescription,
} from '../../../engines/log/engine.ts';
import type { TopicPartitionOffset } from '../../../engines/log/record.ts';
import type { MigrationRecord } from '../../../store/platform-migration.ts';
import type { Store } from '../../../store/store.ts';
import { copyPartition, digestOfPartition, type PartitionNote } from './partition.ts';
import { MigrationError, type CopiedItem, type ReportProgress } from '../report.ts';

export interface TopicCopyOptions {
  /** The store with the list of clusters. */
  readonly store: Store;
  readonly from: LogEngine;
  readonly to: LogEngine;
  readonly record: MigrationRecord;
  readonly onProgress: ReportProgress;
  readonly leaveOut: boolean;
}

interface Cluster {
  readonly id: string;
  readonly name: string;
  readonly from: LogCluster;
  readonly to: LogCluster;
}

/** Number of partitions that are copied concurrently. */
const AT_ONCE = 8;
const NO_LIMITS = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

/** The committed offsets of a group when it was copied, as offsets in the target. */
interface CopiedGroup {
  readonly name: string;
  readonly offsets: readonly TopicPartitionOffset[];
}

/** By cluster. */
type CopiedGroups = ReadonlyMap<string, readonly CopiedGroup[]>;

/**
 * Copies topics with their messages, then the committed offsets of groups.
 * @returns those groups
 */
export async function copyTopics(options: TopicCopyOptions): Promise<CopiedGroups> {
  const { record, onProgress, leaveOut } = options;
  const copied = new Map<string, readonly CopiedGroup[]>();
  for (const { id, from, to } of await clustersOf(options)) {
    const groups = await from.groupOffsets();
    for (const topic of await from.topics()) {
      const { name, partitions } = topic;
      if ((await to.topic(name)) === undefined) await create(to, topic);
      let count = 0;
      await eachOf(partitionsOf(topic), async (partition) => {
        const committed = committedOf(groups, name, partition);
        const place = { from, to, topic: name, partition, committed, leaveOut };
        const noted = noteOf(topic, partition);
        const before = await record.read<PartitionNote>(noted);
        let last = before?.count ?? 0;
        count += last;
        await copyPartition(place, before, async (note) => {
          count += note.count - last;
          last = note.count;
          await record.write(noted, note);
          onProgress(`topic ${name}`, count, 'messages');
        });
      });
      if (partitions === 0) onProgress(`topic ${name}`, 0, 'messages');
    }
    const there: CopiedGroup[] = [];
    for (const group of groups) {
      const offsets = await translated(options, from, group);
      await to.resetGroup(group.name, offsets);
      there.push({ name: group.name, offsets });
    }
    copied.set(id, there);
  }
  return copied;
}

/**
 * Creates a topic without settings that would remove or refuse messages during the copy; {@link configureTopics} sets
 * them.
 */
function create(to: LogCluster, topic: TopicDescription): Promise<TopicDescription> {
  const { name, partitions } = topic;
  return to.createTopic(name, partitions, {
    retentionTime: -1,
    retentionSize: -1,
    maxMessageSize: -1,
    cleanupPolicy: 'delete',
  });
}

/**
 * Compares messages with the source's, and groups with what was copied: a connector on a Kafka Connect keeps
 * committing in the source.
 * @throws MigrationError
 */
export async function compareTopics(
  options: TopicCopyOptions,
  groups: CopiedGroups,
): Promise<CopiedItem[]> {
  const items: CopiedItem[] = [];
  for (const cluster of await clustersOf(options)) {
    const { from, to } = cluster;
    for (const topic of await from.topics()) {
      items.push(await compareTopic(options, cluster, topic));
    }
    const there = new Map((await to.groupOffsets()).map((group) => [group.name, group]));
    for (const { name, offsets } of groups.get(cluster.id) ?? []) {
      if (offsetTexts(offsets) !== offsetTexts(there.get(name)?.offsets ?? [])) {
        throw new MigrationError(`consumer group ${name}: what it has committed differs`);
      }
      items.push({ what: `consumer group ${name}`, count: offsets.length, unit: 'offsets' });
    }
  }
  return items;
}

async function compareTopic(
  { record, onProgress }: TopicCopyOptions,
  { to }: Cluster,
  topic: TopicDescription,
): Promise<CopiedItem> {
  const { name } = topic;
  let count = 0;
  let leftOut = 0;
  const sums: string[] = [];
  const notes: string[] = [];
  await eachOf(partitionsOf(topic), async (partition) => {
    const note = await record.read<PartitionNote>(noteOf(topic, partition));
    if (note === undefined) throw new MigrationError(`topic ${name} has not been carried`);
    const there = await digestOfPartition({ to, topic: name, partition }, note.count);
    if (there.count !== note.count || there.sha256 !== note.sha256) {
      throw new MigrationError(
        `topic ${name}, partition ${partition}: ${note.count} messages of ${note.sha256}, and ${there.count} of ${there.sha256}`,
      );
    }
    sums[partition] = note.sha256;
    count += note.count;
    leftOut += note.damaged;
    onProgress(`topic ${name}, comparing`, count, 'messages');
    const [first, end] = [note.next - note.count, note.next];
    if (note.damaged > 0) notes.push(`partition ${partition}: ${note.damaged} messages left out`);
    if (first !== 0) {
      notes.push(
        `partition ${partition}: offsets were up to ${end}, now they are 0 to ${note.count}`,
      );
    }
  });
  const sha256 = createHash('sha256').update(sums.join('\n')).digest('hex');
  return { what: `topic ${name}`, count, unit: 'messages', sha256, leftOut, notes };
}

/** Gives topics their settings. From now on, retention removes messages that are too old. */
export async function configureTopics(options: TopicCopyOptions): Promise<void> {
  for (const { from, to } of await clustersOf(options)) {
    for (const topic of await from.topics()) {
      const { name, retentionTime, retentionSize, maxMessageSize, cleanupPolicy } = topic;
      const config: TopicConfig = { retentionTime, retentionSize, maxMessageSize, cleanupPolicy };
      await to.alterTopic(name, config);
    }
  }
}

async function clustersOf({ store, from, to }: TopicCopyOptions): Promise<Cluster[]> {
  const rows = await store
    .selectFrom('kafka_cluster')
    .select(['cluster_id as id', 'name'])
    .where('state', '=', 'active')
    .orderBy('creation_time')
    .orderBy('cluster_id')
    .execute();
  const clusters: Cluster[] = [];
  for (const { id, name } of rows) {
    for (const engine of [from, to]) {
      if (!engine.has(id)) await engine.createCluster(id, NO_LIMITS);
    }
    clusters.push({ id, name, from: from.cluster(id), to: to.cluster(id) });
  }
  return clusters;
}

/** The committed offsets of a group, as offsets in the target. */
async function translated(
  { record }: TopicCopyOptions,
  from: LogCluster,
  { offsets }: GroupOffsets,
): Promise<TopicPartitionOffset[]> {
  const all = await Promise.all(
    offsets.map(async ({ topic: name, partition, offset }) => {
      const topic = await from.topic(name);
      const note = topic && (await record.read<PartitionNote>(noteOf(topic, partition)));
      const found = note?.offsets.find(([before]) => before === offset);
      return found === undefined ? [] : [{ topic: name, partition, offset: found[1] }];
    }),
  );
  return all.flat();
}

function committedOf(groups: readonly GroupOffsets[], topic: string, partition: number): number[] {
  const offsets = groups.flatMap((group) =>
    group.offsets.flatMap((one) =>
      one.topic === topic && one.partition === partition ? [one.offset] : [],
    ),
  );
  return [...new Set(offsets)];
}

function offsetTexts(offsets: readonly TopicPartitionOffset[]): string {
  const texts = offsets.map(({ topic, partition, offset }) => `${topic}-${partition}:${offset}`);
  return texts.toSorted().join(' ');
}

function partitionsOf({ partitions }: TopicDescription): number[] {
  return Array.from({ length: partitions }, (_, partition) => partition);
}

/** Topics of several clusters may have the same name. */
function noteOf({ id }: TopicDescription, partition: number): string {
  return `topic/${id}/${partition}`;
}

/** Runs several concurrently; ends with the first error, after those in progress have ended. */
async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

import type { Logger } from '../../../../base/logger.ts';
import type { Metadata, TopicRow } from '../metadata/metadata.ts';
import type { LogStorage } from '../storage/storage.ts';
import type { StoredTopic } from './topic-descriptions.ts';

/** Limits of a cluster that is missing in the metadata, until the control plane creates it again with its own. */
const NO_LIMITS = {
  maxPartitions: -1,
  maxRetentionTime: -1,
  maxRetentionSize: -1,
  maxMessageSize: -1,
};

export interface ReconciledTopics {
  readonly topics: readonly TopicRow[];
  /** Ids of deleted topics, which may still have files. */
  readonly deleted: readonly string[];
}

/**
 * Determines which topics exist, by reconciling the metadata with the descriptions beside the files. If both can be
 * read, the description counts, because it has a checksum.
 * @throws Error if there are records of a topic that neither of them names
 */
export async function reconcileTopics(
  storage: Pick<LogStorage, 'descriptions' | 'topics'>,
  metadata: Metadata,
  logger: Logger,
): Promise<ReconciledTopics> {
  const kept = await storage.descriptions.all();
  const deleted = new Set(metadata.removedTopics());
  for (const { id, is } of kept) if (is === 'deleted') deleted.add(id);
  const rows = new Map(metadata.topics().map((row) => [row.id, row]));
  for (const id of deleted) rows.delete(id);
  const topics = new Map(rows);
  for (const one of kept) {
    if (one.is !== 'described' || (one.isDoubtful && rows.has(one.id))) continue;
    if (!deleted.has(one.id)) topics.set(one.id, one.topic);
  }
  const known = onePerName([...topics.values()], kept, logger);
  mustKnowAll(storage, new Set([...known.map(({ id }) => id), ...deleted]));
  try {
    tellMetadata(metadata, known, rows, logger);
  } catch (error) {
    logger.error({ err: error }, 'the list of topics in metadata.db can not be corrected');
  }
  await describeAll(storage, known, kept, logger);
  return { topics: known, deleted: [...deleted] };
}

/**
 * If two topics have the same name, the metadata has missed the deletion of one: keeps the newer one, unless only the
 * older one has a description.
 */
function onePerName(
  topics: readonly TopicRow[],
  kept: readonly StoredTopic[],
  logger: Logger,
): TopicRow[] {
  const described = new Set(kept.filter(({ is }) => is === 'described').map(({ id }) => id));
  const byName = new Map<string, TopicRow>();
  for (const topic of topics.toSorted((a, b) => a.creationTime - b.creationTime)) {
    const key = `${topic.cluster}/${topic.name}`;
    const other = byName.get(key);
    const isOther = other !== undefined && described.has(other.id) && !described.has(topic.id);
    if (!isOther) byName.set(key, topic);
    if (other === undefined) continue;
    const dropped = isOther ? topic : other;
    logger.warn(
      { topic: dropped.name, id: dropped.id },
      'two topics have the same name: dropped one of them',
    );
  }
  return [...byName.values()];
}

/** @throws Error if the storage has records of other topics */
function mustKnowAll(
  storage: Pick<LogStorage, 'descriptions' | 'topics'>,
  known: ReadonlySet<string>,
): void {
  const unknown = storage.topics().filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  const directories = unknown.map((id) => storage.descriptions.directoryOf(id)).join(', ');
  throw new Error(
    `neither metadata.db nor a description beside them tells which topics the messages in ${directories} belong to: ` +
      'restore one of the two, or move these directories away',
  );
}

function tellMetadata(
  metadata: Metadata,
  topics: readonly TopicRow[],
  rows: ReadonlyMap<string, TopicRow>,
  logger: Logger,
): void {
  const known = new Set(topics.map(({ id }) => id));
  for (const id of rows.keys()) if (!known.has(id)) metadata.removeTopic(id);
  const changed = topics.filter((topic) => !isSame(rows.get(topic.id), topic));
  if (changed.length === 0) return;
  const clusters = new Set(metadata.clusters().map(({ id }) => id));
  for (const { cluster } of changed) {
    if (!clusters.has(cluster)) metadata.putCluster(cluster, NO_LIMITS);
    clusters.add(cluster);
  }
  metadata.putTopics(changed);
  for (const { id, name, cluster } of changed) {
    const fields = { topic: name, id, cluster };
    const words = rows.has(id) ? 'had something else' : 'had nothing';
    logger.warn(fields, `metadata.db ${words} of a topic: used the copy beside its files`);
  }
}

async function describeAll(
  { descriptions }: Pick<LogStorage, 'descriptions'>,
  topics: readonly TopicRow[],
  kept: readonly StoredTopic[],
  logger: Logger,
): Promise<void> {
  const states = new Map(kept.map((one) => [one.id, one]));
  for (const topic of topics) {
    const one = states.get(topic.id);
    const isSound = one?.is === 'described' && !one.isDoubtful;
    if (isSound) continue;
    const fields = { topic: topic.name, id: topic.id, cluster: topic.cluster };
    if (one === undefined) logger.info(fields, 'wrote the description of a topic beside its files');
    else logger.warn(fields, 'the description of a topic is damaged: took it from metadata.db');
    try {
      await descriptions.put(topic);
    } catch (error) {
      logger.error(
        { ...fields, err: error },
        'cannot write the description of a topic beside its files: only metadata.db has it',
      );
    }
  }
}

function isSame(a: TopicRow | undefined, b: TopicRow): boolean {
  const names = Object.keys(b) as (keyof TopicRow)[];
  return a !== undefined && names.every((name) => a[name] === b[name]);
}

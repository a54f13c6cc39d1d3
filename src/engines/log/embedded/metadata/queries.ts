import type { ClusterLimits, TopicDescription } from '../../engine.ts';
import { query } from './schema.ts';

export interface ClusterRow extends ClusterLimits {
  readonly id: string;
}

export interface TopicRow extends TopicDescription {
  readonly cluster: string;
}

/** The committed offset of a group for a partition; -1 is none. */
export interface OffsetRow {
  /** The id of the topic. */
  readonly topic: string;
  readonly group: string;
  readonly partition: number;
  readonly offset: number;
}

/** Since when a group has had no live instance, in Unix milliseconds; -1 where it has one. */
export interface EmptyGroupRow {
  readonly cluster: string;
  readonly group: string;
  readonly since: number;
}

export const allClusters = query<object>()((db) =>
  db
    .selectFrom('cluster')
    .select([
      'id',
      'max_partitions as maxPartitions',
      'max_retention_time as maxRetentionTime',
      'max_retention_size as maxRetentionSize',
      'max_message_size as maxMessageSize',
    ])
    .orderBy('id'),
);

export const allTopics = query<object>()((db) =>
  db
    .selectFrom('topic')
    .select([
      'cluster',
      'id',
      'name',
      'partitions',
      'creation_time as creationTime',
      'retention_time as retentionTime',
      'retention_size as retentionSize',
      'max_message_size as maxMessageSize',
      'cleanup_policy as cleanupPolicy',
    ])
    .orderBy('cluster')
    .orderBy('name'),
);

export const topicsOfCluster = query<{ cluster: string }>()((db, arg) =>
  db.selectFrom('topic').select('id').where('cluster', '=', arg('cluster')),
);

export const allRemovedTopics = query<object>()((db) =>
  db.selectFrom('removed_topic').select('id'),
);

export const allOffsets = query<object>()((db) =>
  db
    .selectFrom('committed_offset')
    .select(['topic', 'consumer_group as group', 'partition', 'offset']),
);

export const allEmptyGroups = query<object>()((db) =>
  db
    .selectFrom('empty_group')
    .select(['cluster', 'consumer_group as group', 'since'])
    .orderBy('since'),
);

export const putCluster = query<ClusterRow>()((db, arg) =>
  db
    .insertInto('cluster')
    .orReplace()
    .values({
      id: arg('id'),
      max_partitions: arg('maxPartitions'),
      max_retention_time: arg('maxRetentionTime'),
      max_retention_size: arg('maxRetentionSize'),
      max_message_size: arg('maxMessageSize'),
    }),
);

export const deleteCluster = query<{ id: string }>()((db, arg) =>
  db.deleteFrom('cluster').where('id', '=', arg('id')),
);

/** Replaces the row with the same id, and one with the same name and another id. */
export const putTopic = query<TopicRow>()((db, arg) =>
  db
    .insertInto('topic')
    .orReplace()
    .values({
      id: arg('id'),
      cluster: arg('cluster'),
      name: arg('name'),
      partitions: arg('partitions'),
      creation_time: arg('creationTime'),
      retention_time: arg('retentionTime'),
      retention_size: arg('retentionSize'),
      max_message_size: arg('maxMessageSize'),
      cleanup_policy: arg('cleanupPolicy'),
    }),
);

export const deleteTopic = query<{ id: string }>()((db, arg) =>
  db.deleteFrom('topic').where('id', '=', arg('id')),
);

export const deleteRemovedTopic = query<{ id: string }>()((db, arg) =>
  db.deleteFrom('removed_topic').where('id', '=', arg('id')),
);

export const putOffset = query<OffsetRow>()((db, arg) =>
  db
    .insertInto('committed_offset')
    .orReplace()
    .values({
      topic: arg('topic'),
      consumer_group: arg('group'),
      partition: arg('partition'),
      offset: arg('offset'),
    }),
);

export const deleteOffset = query<OffsetRow>()((db, arg) =>
  db
    .deleteFrom('committed_offset')
    .where('topic', '=', arg('topic'))
    .where('consumer_group', '=', arg('group'))
    .where('partition', '=', arg('partition')),
);

export const deleteOffsetsOfTopic = query<{ id: string }>()((db, arg) =>
  db.deleteFrom('committed_offset').where('topic', '=', arg('id')),
);

export const putEmptyGroup = query<EmptyGroupRow>()((db, arg) =>
  db
    .insertInto('empty_group')
    .orReplace()
    .values({ cluster: arg('cluster'), consumer_group: arg('group'), since: arg('since') }),
);

export const deleteEmptyGroup = query<EmptyGroupRow>()((db, arg) =>
  db
    .deleteFrom('empty_group')
    .where('cluster', '=', arg('cluster'))
    .where('consumer_group', '=', arg('group')),
);

export const deleteEmptyGroupsOfCluster = query<{ id: string }>()((db, arg) =>
  db.deleteFrom('empty_group').where('cluster', '=', arg('id')),
);

import type { SchemaStep } from '../../../../files/sqlite-migrations.ts';

/**
 * The history of the schema.
 *
 * `removed_topic` has what a crash may have left in the storage: a topic's row goes first, in the same
 * transaction, and its files after. So nothing is ever removed only because its row is missing.
 */
export const MIGRATIONS: readonly SchemaStep[] = [
  {
    name: '0001 clusters, topics and offsets',
    sql: () => `create table cluster (
      id text primary key,
      max_partitions integer not null,
      max_retention_time integer not null,
      max_retention_size integer not null,
      max_message_size integer not null
    ) strict;
    create table topic (
      id text primary key,
      cluster text not null references cluster (id) deferrable initially deferred,
      name text not null,
      partitions integer not null,
      creation_time integer not null,
      retention_time integer not null,
      retention_size integer not null,
      max_message_size integer not null,
      cleanup_policy text not null,
      unique (cluster, name)
    ) strict;
    create table removed_topic (id text primary key) strict;
    create table committed_offset (
      topic text not null,
      consumer_group text not null,
      partition integer not null,
      "offset" integer not null,
      primary key (topic, consumer_group, partition)
    ) strict, without rowid`,
  },
  {
    name: '0002 empty groups',
    sql: () => `create table empty_group (
      cluster text not null,
      consumer_group text not null,
      since integer not null,
      primary key (cluster, consumer_group)
    ) strict, without rowid`,
  },
];

import { sql } from 'kysely';
import type { SchemaStep } from '../../../../store/rows/migrations.ts';

/** The history of the schema, oldest first. */
export const MIGRATIONS: readonly SchemaStep[] = [
  {
    name: '0002 clusters, topics and offsets',
    statements: (schema) => [
      schema
        .createTable('cluster')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('max_partitions', 'integer', (c) => c.notNull())
        .addColumn('max_retention_time', 'integer', (c) => c.notNull())
        .addColumn('max_retention_size', 'integer', (c) => c.notNull())
        .addColumn('max_message_size', 'integer', (c) => c.notNull())
        .modifyEnd(sql`strict`),
      schema
        .createTable('topic')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('cluster', 'text', (c) =>
          c
            .notNull()
            .references('cluster.id')
            .modifyEnd(sql`deferrable initially deferred`),
        )
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('partitions', 'integer', (c) => c.notNull())
        .addColumn('creation_time', 'integer', (c) => c.notNull())
        .addColumn('retention_time', 'integer', (c) => c.notNull())
        .addColumn('retention_size', 'integer', (c) => c.notNull())
        .addColumn('max_message_size', 'integer', (c) => c.notNull())
        .addColumn('cleanup_policy', 'text', (c) => c.notNull())
        .addUniqueConstraint('topic_name', ['cluster', 'name'])
        .modifyEnd(sql`strict`),
      schema
        .createTable('removed_topic')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .modifyEnd(sql`strict`),
      schema
        .createTable('committed_offset')
        .addColumn('topic', 'text', (c) => c.notNull())
        .addColumn('consumer_group', 'text', (c) => c.notNull())
        .addColumn('partition', 'integer', (c) => c.notNull())
        .addColumn('offset', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('committed_offset_key', ['topic', 'consumer_group', 'partition'])
        .modifyEnd(sql`strict, without rowid`),
      schema
        .createTable('empty_group')
        .addColumn('cluster', 'text', (c) => c.notNull())
        .addColumn('consumer_group', 'text', (c) => c.notNull())
        .addColumn('since', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('empty_group_key', ['cluster', 'consumer_group'])
        .modifyEnd(sql`strict, without rowid`),
    ],
  },
];

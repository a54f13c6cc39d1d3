import { sql } from 'kysely';
import type { SchemaStep } from '../../../../store/rows/migrations.ts';

/** The history of the schema, oldest first. */
export const MIGRATIONS: readonly SchemaStep[] = [
  {
    name: '0001 registries',
    statements: (schema) => [
      schema
        .createTable('registry')
        .addColumn('cluster', 'text', (c) => c.primaryKey())
        .addColumn('last_id', 'integer', (c) => c.notNull())
        .modifyEnd(sql`strict`),
      schema
        .createTable('registered_schema')
        .addColumn('cluster', 'text', (c) => c.notNull())
        .addColumn('id', 'integer', (c) => c.notNull())
        .addColumn('digest', 'blob', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('length', 'integer', (c) => c.notNull())
        .addColumn('references', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('registered_schema_key', ['cluster', 'id'])
        .addUniqueConstraint('registered_schema_digest', ['cluster', 'digest'])
        .modifyEnd(sql`strict`),
      schema
        .createTable('subject_version')
        .addColumn('cluster', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('schema', 'integer', (c) => c.notNull())
        .addColumn('deleted', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('subject_version_key', ['cluster', 'subject', 'version'])
        .modifyEnd(sql`strict, without rowid`),
      schema
        .createIndex('subject_version_by_schema')
        .on('subject_version')
        .columns(['cluster', 'schema']),
      schema
        .createTable('schema_reference')
        .addColumn('cluster', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('schema', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('schema_reference_key', [
          'cluster',
          'subject',
          'version',
          'schema',
        ])
        .modifyEnd(sql`strict, without rowid`),
      schema
        .createIndex('schema_reference_by_schema')
        .on('schema_reference')
        .columns(['cluster', 'schema']),
      schema
        .createTable('setting')
        .addColumn('cluster', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('setting_key', ['cluster', 'subject', 'name'])
        .modifyEnd(sql`strict, without rowid`),
    ],
  },
];

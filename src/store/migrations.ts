import { sql } from 'kysely';
import type { SchemaStep } from './rows/migrations.ts';
import { kafkaTables } from './kafka-tables.ts';
import { accountNotices, notices } from './postgresql/notices.ts';

/** The history of the schema, oldest first. It uses only types that all dialects have. */
export const migrations: readonly SchemaStep[] = [
  {
    name: '0001 control plane',
    statements: (schema) => [
      schema
        .createTable('account')
        .addColumn('customer_id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull()),
      schema
        .createTable('api_key')
        .addColumn('key_id', 'text', (c) => c.primaryKey())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull()),
      schema
        .createTable('redis_database')
        .addColumn('database_id', 'text', (c) => c.primaryKey())
        .addColumn('database_name', 'text', (c) => c.notNull())
        .addColumn('database_type', 'text', (c) => c.notNull())
        .addColumn('region', 'text', (c) => c.notNull())
        .addColumn('primary_region', 'text')
        .addColumn('read_regions', 'text', (c) => c.notNull())
        .addColumn('port', 'integer', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('password', 'text', (c) => c.notNull())
        .addColumn('user_email', 'text', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('team_id', 'text')
        .addColumn('endpoint', 'text', (c) => c.notNull())
        .addColumn('tls', 'integer', (c) => c.notNull())
        .addColumn('rest_token', 'text', (c) => c.notNull())
        .addColumn('read_only_rest_token', 'text', (c) => c.notNull())
        .addColumn('consistent', 'integer', (c) => c.notNull())
        .addColumn('eviction', 'integer', (c) => c.notNull())
        .addColumn('auto_upgrade', 'integer', (c) => c.notNull())
        .addColumn('budget', 'double precision', (c) => c.notNull())
        .addColumn('daily_backup', 'integer', (c) => c.notNull())
        .addColumn('cluster_id', 'text', (c) => c.notNull())
        .addColumn('pool_id', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull()),
      schema
        .createIndex('redis_database_by_owner')
        .on('redis_database')
        .columns(['customer_id', 'state']),
      schema
        .createTable('team')
        .addColumn('team_id', 'text', (c) => c.primaryKey())
        .addColumn('team_name', 'text', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('copy_cc', 'integer', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull()),
      schema
        .createTable('team_member')
        .addColumn('team_id', 'text', (c) => c.notNull())
        .addColumn('member_email', 'text', (c) => c.notNull())
        .addColumn('member_role', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('team_member_pk', ['team_id', 'member_email']),
      schema
        .createTable('queue_user')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('customer_id', 'text', (c) => c.notNull().unique())
        .addColumn('password', 'text', (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull())
        .addColumn('active', 'integer', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('max_message_size', 'bigint', (c) => c.notNull())
        .addColumn('max_requests_per_day', 'bigint', (c) => c.notNull())
        .addColumn('max_endpoints_per_topic', 'bigint', (c) => c.notNull())
        .addColumn('max_retries', 'bigint', (c) => c.notNull())
        .addColumn('max_topics', 'bigint', (c) => c.notNull())
        .addColumn('max_schedules', 'bigint', (c) => c.notNull())
        .addColumn('retention', 'bigint', (c) => c.notNull())
        .addColumn('timeout', 'bigint', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull()),
      schema
        .createTable('audit_log')
        .addColumn('log_id', 'integer', (c) => c.primaryKey().autoIncrement())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('source_ip', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('entity', 'text', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull()),
      schema
        .createTable('usage_day')
        .addColumn('database_id', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('reads', 'bigint', (c) => c.notNull())
        .addColumn('writes', 'bigint', (c) => c.notNull())
        .addColumn('others', 'bigint', (c) => c.notNull())
        .addColumn('bandwidth', 'bigint', (c) => c.notNull())
        .addColumn('billing', 'double precision', (c) => c.notNull())
        .addPrimaryKeyConstraint('usage_day_pk', ['database_id', 'day']),
      schema
        .createTable('statistics')
        .addColumn('database_id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('series', 'text', (c) => c.notNull()),
      schema
        .createTable('backup')
        .addColumn('backup_id', 'text', (c) => c.primaryKey())
        .addColumn('database_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('size', 'bigint', (c) => c.notNull()),
    ],
  },
  {
    name: '0002 unique names of teams and API keys',
    statements: (schema) => [
      schema.createIndex('team_by_name').unique().on('team').columns(['customer_id', 'team_name']),
      schema.createIndex('api_key_by_name').unique().on('api_key').columns(['customer_id', 'name']),
    ],
  },
  {
    name: '0003 unique names and hosts of active databases',
    statements: (schema) => [
      schema
        .createIndex('redis_database_by_name')
        .unique()
        .on('redis_database')
        .columns(['user_email', 'database_name'])
        .where(sql.ref('state'), '=', 'active'),
      schema
        .createIndex('redis_database_by_endpoint')
        .unique()
        .on('redis_database')
        .column('endpoint')
        .where(sql.ref('state'), '=', 'active'),
    ],
  },
  {
    name: '0004 daily backups and unique names of backups',
    statements: (schema) => [
      schema.alterTable('backup').addColumn('daily', 'integer', (c) => c.notNull().defaultTo(0)),
      schema.createIndex('backup_by_name').unique().on('backup').columns(['database_id', 'name']),
    ],
  },
  {
    name: '0005 which settings gave a database its secrets',
    statements: (schema) => [
      schema.alterTable('redis_database').addColumn('settings_digest', 'text'),
    ],
  },
  { name: '0006 Kafka clusters, credentials and connectors', statements: kafkaTables },
  {
    name: '0007 sums of backups',
    statements: (schema) => [schema.alterTable('backup').addColumn('sha256', 'text')],
  },
  {
    name: '0008 which key secrets are encrypted with',
    statements: (schema) => [
      schema.createTable('seal').addColumn('sealed_check', 'text', (c) => c.notNull()),
    ],
  },
  {
    name: '0009 what programs of the hosted service set',
    statements: (schema) => [
      ...FLAGS.map(([table, column]) =>
        schema.alterTable(table).addColumn(column, 'integer', (c) => c.notNull().defaultTo(0)),
      ),
      schema
        .alterTable('redis_database')
        .addColumn('allowed_ips', 'text', (c) => c.notNull().defaultTo('[]')),
      schema
        .alterTable('queue_user')
        .addColumn('budget', 'double precision', (c) => c.notNull().defaultTo(0)),
      schema.alterTable('queue_user').addColumn('plan', 'text'),
    ],
  },
  {
    name: '0010 processes that share a store',
    statements: (schema) => [
      schema
        .createTable('lease')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addColumn('turn', 'bigint', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull()),
      schema
        .createTable('shared_setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull()),
    ],
  },
  { name: '0011 notices of changes, where others may share the store', statements: notices },
  {
    name: '0012 what has been carried here from another platform',
    statements: (schema) => [
      schema
        .createTable('carried')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull()),
    ],
  },
  {
    name: '0013 accounts that the operator has disabled, or deletes',
    statements: (schema, dialect) => [
      ...accountNotices(schema, dialect),
      schema
        .alterTable('account')
        .addColumn('state', 'text', (c) => c.notNull().defaultTo('active')),
      ...(['redis_database', 'kafka_cluster'] as const).map((table) =>
        schema.alterTable(table).addColumn('suspended', 'integer', (c) => c.notNull().defaultTo(0)),
      ),
    ],
  },
];

/** Flags that programs of the hosted service set. */
const FLAGS = [
  ['redis_database', 'multizone'],
  ['redis_database', 'prod_pack'],
  ['queue_user', 'prod_pack'],
  ['api_key', 'read_only'],
] as const;

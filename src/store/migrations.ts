import { sql } from 'kysely';
import type { SchemaStep } from './rows/migrations.ts';
import { kafkaTables } from './kafka-tables.ts';
import { notices } from './postgresql/notices.ts';

/**
 * The history of the schema, oldest first. It uses only types that all dialects have. The first release's step has the
 * number of the last one before, so that stores that have its tables can be opened.
 */
export const migrations: readonly SchemaStep[] = [
  {
    name: '0013 control plane',
    statements: (schema, dialect) => [
      schema
        .createTable('account')
        .addColumn('customer_id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull().defaultTo('active')),
      schema
        .createTable('api_key')
        .addColumn('key_id', 'text', (c) => c.primaryKey())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('read_only', 'integer', (c) => c.notNull().defaultTo(0)),
      schema.createIndex('api_key_by_name').unique().on('api_key').columns(['customer_id', 'name']),
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
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('settings_digest', 'text')
        .addColumn('multizone', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('prod_pack', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('allowed_ips', 'text', (c) => c.notNull().defaultTo('[]'))
        .addColumn('suspended', 'integer', (c) => c.notNull().defaultTo(0)),
      schema
        .createIndex('redis_database_by_owner')
        .on('redis_database')
        .columns(['customer_id', 'state']),
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
      schema
        .createTable('team')
        .addColumn('team_id', 'text', (c) => c.primaryKey())
        .addColumn('team_name', 'text', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('copy_cc', 'integer', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull()),
      schema.createIndex('team_by_name').unique().on('team').columns(['customer_id', 'team_name']),
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
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('prod_pack', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('budget', 'double precision', (c) => c.notNull().defaultTo(0))
        .addColumn('plan', 'text'),
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
        .addColumn('size', 'bigint', (c) => c.notNull())
        .addColumn('daily', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('sha256', 'text'),
      schema.createIndex('backup_by_name').unique().on('backup').columns(['database_id', 'name']),
      ...kafkaTables(schema),
      schema.createTable('seal').addColumn('sealed_check', 'text', (c) => c.notNull()),
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
      schema
        .createTable('carried')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull()),
      ...notices(dialect),
    ],
  },
];

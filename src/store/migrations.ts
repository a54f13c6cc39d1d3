import { sql, type Kysely } from 'kysely';
import { createKafkaTables } from './kafka-tables.ts';
import { createNotices } from './postgresql/notices.ts';
import type { Schema } from './schema.ts';

/** One step of the schema's history. Steps are only ever added. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<Schema>) => Promise<void>;
}

/** The history of the schema, oldest first. Only types that every dialect has. */
export const migrations: readonly Migration[] = [
  {
    name: '0001 control plane',
    up: async (db) => {
      const { schema } = db;
      await schema
        .createTable('account')
        .addColumn('customer_id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('api_key')
        .addColumn('key_id', 'text', (c) => c.primaryKey())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull().unique())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .execute();
      await schema
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
        .execute();
      await schema
        .createIndex('redis_database_by_owner')
        .on('redis_database')
        .columns(['customer_id', 'state'])
        .execute();
      await schema
        .createTable('team')
        .addColumn('team_id', 'text', (c) => c.primaryKey())
        .addColumn('team_name', 'text', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('copy_cc', 'integer', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('team_member')
        .addColumn('team_id', 'text', (c) => c.notNull())
        .addColumn('member_email', 'text', (c) => c.notNull())
        .addColumn('member_role', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('team_member_pk', ['team_id', 'member_email'])
        .execute();
      let queueUser = schema
        .createTable('queue_user')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('customer_id', 'text', (c) => c.notNull().unique())
        .addColumn('password', 'text', (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull())
        .addColumn('active', 'integer', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull());
      for (const limit of QUEUE_LIMITS) {
        queueUser = queueUser.addColumn(limit, 'bigint', (c) => c.notNull());
      }
      await queueUser.addColumn('creation_time', 'bigint', (c) => c.notNull()).execute();
      await schema
        .createTable('audit_log')
        .addColumn('log_id', 'integer', (c) => c.primaryKey().autoIncrement())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('customer_id', 'text', (c) => c.notNull())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('source_ip', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('entity', 'text', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('usage_day')
        .addColumn('database_id', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('reads', 'bigint', (c) => c.notNull())
        .addColumn('writes', 'bigint', (c) => c.notNull())
        .addColumn('others', 'bigint', (c) => c.notNull())
        .addColumn('bandwidth', 'bigint', (c) => c.notNull())
        .addColumn('billing', 'double precision', (c) => c.notNull())
        .addPrimaryKeyConstraint('usage_day_pk', ['database_id', 'day'])
        .execute();
      await schema
        .createTable('statistics')
        .addColumn('database_id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('series', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('backup')
        .addColumn('backup_id', 'text', (c) => c.primaryKey())
        .addColumn('database_id', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('creation_time', 'bigint', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('size', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  {
    name: '0002 unique names of teams and API keys',
    up: async ({ schema }) => {
      await schema
        .createIndex('team_by_name')
        .unique()
        .on('team')
        .columns(['customer_id', 'team_name'])
        .execute();
      await schema
        .createIndex('api_key_by_name')
        .unique()
        .on('api_key')
        .columns(['customer_id', 'name'])
        .execute();
    },
  },
  {
    name: '0003 unique names and hosts of active databases',
    up: async ({ schema }) => {
      await schema
        .createIndex('redis_database_by_name')
        .unique()
        .on('redis_database')
        .columns(['user_email', 'database_name'])
        .where(sql.ref('state'), '=', 'active')
        .execute();
      await schema
        .createIndex('redis_database_by_endpoint')
        .unique()
        .on('redis_database')
        .column('endpoint')
        .where(sql.ref('state'), '=', 'active')
        .execute();
    },
  },
  {
    name: '0004 daily backups and unique names of backups',
    up: async ({ schema }) => {
      await schema
        .alterTable('backup')
        .addColumn('daily', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .createIndex('backup_by_name')
        .unique()
        .on('backup')
        .columns(['database_id', 'name'])
        .execute();
    },
  },
  {
    name: '0005 which settings gave a database its secrets',
    up: async ({ schema }) => {
      await schema.alterTable('redis_database').addColumn('settings_digest', 'text').execute();
    },
  },
  { name: '0006 Kafka clusters, credentials and connectors', up: createKafkaTables },
  {
    name: '0007 sums of backups',
    up: async ({ schema }) => {
      await schema.alterTable('backup').addColumn('sha256', 'text').execute();
    },
  },
  {
    name: '0008 which key secrets are encrypted with',
    up: async ({ schema }) => {
      await schema
        .createTable('seal')
        .addColumn('sealed_check', 'text', (c) => c.notNull())
        .execute();
    },
  },
  {
    name: '0009 what programs of the hosted service set',
    up: async ({ schema }) => {
      const flags = [
        ['redis_database', 'multizone'],
        ['redis_database', 'prod_pack'],
        ['queue_user', 'prod_pack'],
        ['api_key', 'read_only'],
      ] as const;
      for (const [table, column] of flags) {
        await schema
          .alterTable(table)
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      }
      await schema
        .alterTable('redis_database')
        .addColumn('allowed_ips', 'text', (c) => c.notNull().defaultTo('[]'))
        .execute();
      await schema
        .alterTable('queue_user')
        .addColumn('budget', 'double precision', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema.alterTable('queue_user').addColumn('plan', 'text').execute();
    },
  },
  {
    name: '0010 processes that share a store',
    up: async ({ schema }) => {
      await schema
        .createTable('lease')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addColumn('turn', 'bigint', (c) => c.notNull())
        .addColumn('details', 'text', (c) => c.notNull())
        .execute();
      await schema
        .createTable('shared_setting')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  { name: '0011 notices of changes, where others may share the store', up: createNotices },
  {
    name: '0012 what has been carried here from another platform',
    up: async ({ schema }) => {
      await schema
        .createTable('carried')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
];

const QUEUE_LIMITS = [
  'max_message_size',
  'max_requests_per_day',
  'max_endpoints_per_topic',
  'max_retries',
  'max_topics',
  'max_schedules',
  'retention',
  'timeout',
] as const;

import { sql, type Compilable, type CreateTableBuilder, type SchemaModule } from 'kysely';
import type { SchemaStep, StepDialect } from '../../../../store/rows/migrations.ts';
import { workflowTables } from './workflow-migration.ts';

/** Adds the columns of `FilteredColumns`. */
function filtered<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
) {
  return table
    .addColumn('owner', 'integer', (c) => c.notNull())
    .addColumn('message', 'bigint', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('group_name', 'text')
    .addColumn('endpoint', 'text')
    .addColumn('queue', 'text')
    .addColumn('schedule', 'text')
    .addColumn('labels', 'text')
    .addColumn('flow_key', 'text')
    .addColumn('caller_ip', 'text', (c) => c.notNull());
}

/**
 * The history of the schema, oldest first. The first release's step has the number of the last one before, so that
 * stores that have its tables can be opened.
 */
export function migrationsOf(dialect: StepDialect): readonly SchemaStep[] {
  return [
    { name: dialect === 'sqlite' ? '0004 queue' : '0005 queue', statements: tables },
    { name: '0006 workflows', statements: workflowTables },
  ];
}

/** An integer primary key is declared as `integer`, which SQLite maps to the rowid without an index. */
function tables(schema: SchemaModule, dialect: StepDialect): readonly Compilable[] {
  return [
    schema
      .createTable('owner')
      .addColumn('owner', 'integer', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().unique())
      .addColumn('limits', 'text', (c) => c.notNull())
      .addColumn('swept', 'bigint', (c) => c.notNull()),
    schema
      .createTable('message')
      .addColumn('seq', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('lane', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('retried', 'integer', (c) => c.notNull())
      .addColumn('canceled', 'integer', (c) => c.notNull())
      .addColumn('flow_key', 'text')
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      .addColumn('holds', 'text')
      .addColumn('turn', 'bigint')
      .$call((table) => (dialect === 'sqlite' ? table : table.addColumn('claimed', 'bigint'))),
    schema.createIndex('message_line').on('message').columns(['lane', 'due', 'seq']),
    schema
      .createIndex('message_holds')
      .on('message')
      .columns(['holds', 'turn'])
      .where(sql.ref('holds'), 'is not', null),
    schema
      .createIndex('message_canceled')
      .on('message')
      .column('canceled')
      .where(sql.ref('canceled'), '=', sql.lit(1)),
    schema
      .createIndex('message_flow_key')
      .on('message')
      .columns(['owner', 'flow_key'])
      .where(sql.ref('flow_key'), 'is not', null),
    filtered(schema.createTable('log').addColumn('ticket', 'integer', (c) => c.primaryKey()))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('response', 'blob')
      .addColumn('spec', 'text')
      .addColumn('body', 'blob'),
    schema
      .createTable('log_block')
      .addColumn('block', 'integer', (c) => c.primaryKey())
      .addColumn('last', 'bigint', (c) => c.notNull())
      .addColumn('tickets', 'blob', (c) => c.notNull())
      .addColumn('messages', 'blob', (c) => c.notNull()),
    // Not without rowid: such a table is an index in SQLite, and scans read its large entries completely.
    schema
      .createTable('log_posting')
      .addColumn('block', 'bigint', (c) => c.notNull())
      .addColumn('term', 'bigint', (c) => c.notNull())
      .addColumn('positions', 'blob', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_posting_key', ['block', 'term']),
    filtered(
      schema.createTable('dead_letter').addColumn('ticket', 'integer', (c) => c.primaryKey()),
    )
      .addColumn('status', 'integer', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('response', 'blob'),
    schema.createIndex('dead_letter_owner').on('dead_letter').columns(['owner', 'ticket']),
    schema.createIndex('dead_letter_message').on('dead_letter').column('message'),
    schema
      .createTable('deduplication')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('message', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('deduplication_key', ['owner', 'key']),
    schema.createIndex('deduplication_expires').on('deduplication').column('expires'),
    schema
      .createTable('usage')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('day', 'integer', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('usage_key', ['owner', 'day']),
    schema
      .createTable('queue')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('parallelism', 'integer', (c) => c.notNull())
      .addColumn('paused', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('queue_key', ['owner', 'name']),
    schema.createTable('purge').addColumn('lane', 'text', (c) => c.primaryKey()),
    schema
      .createTable('flow_control')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('parallelism', 'integer', (c) => c.notNull())
      .addColumn('rate', 'integer', (c) => c.notNull())
      .addColumn('period', 'integer', (c) => c.notNull())
      .addColumn('paused', 'integer', (c) => c.notNull())
      .addColumn('pinned_parallelism', 'integer', (c) => c.notNull())
      .addColumn('pinned_rate', 'integer', (c) => c.notNull())
      .addColumn('reset_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('flow_control_key', ['owner', 'key']),
    schema
      .createTable('flow_start')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('flow_start_key', ['owner', 'key', 'at']),
    schema
      .createTable('url_group')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('endpoints', 'text', (c) => c.notNull())
      .addColumn('headers', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('url_group_key', ['owner', 'name']),
    schema
      .createTable('schedule')
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('schedule_id', 'text', (c) => c.notNull())
      .addColumn('cron', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('paused', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('last_at', 'bigint')
      .addColumn('spec', 'text', (c) => c.notNull())
      .addColumn('body', 'blob', (c) => c.notNull())
      .addColumn('error', 'text')
      .addPrimaryKeyConstraint('schedule_key', ['owner', 'schedule_id']),
    schema.createIndex('schedule_next').on('schedule').column('next_at'),
    schema
      .createTable('scheduled_message')
      .addColumn('message', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('schedule_id', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull()),
    schema
      .createIndex('scheduled_message_schedule')
      .on('scheduled_message')
      .columns(['owner', 'schedule_id']),
    schema
      .createTable('signing_keys')
      .addColumn('owner', 'integer', (c) => c.primaryKey())
      .addColumn('current_key', 'text', (c) => c.notNull())
      .addColumn('next_key', 'text', (c) => c.notNull())
      .addColumn('rotated_at', 'bigint', (c) => c.notNull()),
    ...(dialect === 'sqlite' ? [] : tablesOfProcesses(schema)),
  ];
}

/**
 * What several processes that share a store need. Their transactions are serialized by a lock on the only row of `writer`.
 */
function tablesOfProcesses(schema: SchemaModule): readonly Compilable[] {
  return [
    schema.createTable('writer').addColumn('last_ticket', 'bigint', (c) => c.notNull()),
    schema
      .createTable('copy')
      .addColumn('copy', 'bigint', (c) => c.primaryKey())
      .addColumn('until', 'bigint', (c) => c.notNull()),
    schema
      .createTable('shard')
      .addColumn('shard', 'bigint', (c) => c.primaryKey())
      .addColumn('copy', 'bigint'),
    schema
      .createTable('news')
      .addColumn('ticket', 'bigint', (c) => c.primaryKey())
      .addColumn('copy', 'bigint', (c) => c.notNull())
      .addColumn('owner', 'bigint', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull()),
    schema
      .createIndex('message_claimed')
      .on('message')
      .columns(['owner', 'flow_key'])
      .where(sql.ref('claimed'), 'is not', null),
  ];
}

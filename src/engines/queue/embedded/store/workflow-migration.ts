import { sql, type Compilable, type SchemaModule } from 'kysely';

/** The tables of workflows; see `workflow-schema.ts`. */
export function workflowTables(schema: SchemaModule): readonly Compilable[] {
  return [
    schema
      .createTable('workflow_run')
      .addColumn('run', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('config', 'text', (c) => c.notNull())
      .addColumn('labels', 'text')
      .addColumn('flow_key', 'text')
      .addColumn('caller_ip', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('part', 'bigint', (c) => c.notNull())
      .addColumn('steps', 'integer', (c) => c.notNull())
      .addColumn('invoker', 'bigint')
      .addColumn('invocation', 'text')
      .addColumn('result', 'blob')
      .addColumn('failure', 'text')
      .addColumn('callback', 'text')
      .addColumn('callback_state', 'text')
      .addColumn('problem', 'text'),
    schema.createIndex('workflow_run_id').on('workflow_run').columns(['owner', 'id', 'run']),
    schema.createIndex('workflow_run_order').on('workflow_run').columns(['owner', 'run']),
    schema
      .createIndex('workflow_run_started')
      .on('workflow_run')
      .columns(['owner', 'run'])
      .where(sql.ref('ended_at'), 'is', null),
    schema
      .createIndex('workflow_run_ended')
      .on('workflow_run')
      .columns(['owner', 'ended_at'])
      .where(sql.ref('ended_at'), 'is not', null),
    schema
      .createTable('workflow_entry')
      .addColumn('message', 'integer', (c) => c.primaryKey())
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('step', 'integer')
      .addColumn('begins', 'bigint')
      .addColumn('ends', 'bigint')
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('published', 'integer', (c) => c.notNull())
      .addColumn('held_by', 'bigint')
      .addColumn('info', 'text'),
    schema.createIndex('workflow_entry_order').on('workflow_entry').columns(['run', 'begins']),
    schema.createIndex('workflow_entry_step').on('workflow_entry').columns(['run', 'step']),
    schema
      .createIndex('workflow_entry_held')
      .on('workflow_entry')
      .column('held_by')
      .where(sql.ref('held_by'), 'is not', null),
    schema
      .createTable('workflow_journal')
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('begins', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('workflow_journal_key', ['run', 'begins']),
    schema
      .createTable('workflow_waiter')
      .addColumn('message', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('deadline', 'bigint', (c) => c.notNull())
      .addColumn('wait', 'text', (c) => c.notNull()),
    schema
      .createIndex('workflow_waiter_event')
      .on('workflow_waiter')
      .columns(['owner', 'event', 'message']),
    schema.createIndex('workflow_waiter_run').on('workflow_waiter').columns(['run', 'event']),
    schema
      .createTable('workflow_notification')
      .addColumn('notification', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('data', 'blob', (c) => c.notNull()),
    schema
      .createIndex('workflow_notification_run')
      .on('workflow_notification')
      .columns(['run', 'event', 'notification']),
    schema
      .createTable('workflow_dead_letter')
      .addColumn('ticket', 'integer', (c) => c.primaryKey())
      .addColumn('owner', 'integer', (c) => c.notNull())
      .addColumn('run', 'bigint', (c) => c.notNull())
      .addColumn('message', 'bigint', (c) => c.notNull())
      .addColumn('status', 'integer', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('response', 'blob'),
    schema
      .createIndex('workflow_dead_letter_owner')
      .on('workflow_dead_letter')
      .columns(['owner', 'ticket']),
    schema.createIndex('workflow_dead_letter_run').on('workflow_dead_letter').column('run'),
  ];
}

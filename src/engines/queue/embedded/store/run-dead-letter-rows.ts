import { query } from './query.ts';
import type { WorkflowDeadLetterTable } from './workflow-schema.ts';

export type RunDeadLetterRow = WorkflowDeadLetterTable;

export const insertRunDeadLetter = query<WorkflowDeadLetterTable>()((db, arg) =>
  db.insertInto('workflow_dead_letter').values({
    ticket: arg('ticket'),
    owner: arg('owner'),
    run: arg('run'),
    message: arg('message'),
    status: arg('status'),
    detail: arg('detail'),
    response: arg('response'),
  }),
);

export const runDeadLetterRow = query<{ owner: number; ticket: number }>()((db, arg) =>
  db
    .selectFrom('workflow_dead_letter')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('ticket', '=', arg('ticket')),
);

/** The run of a dead letter. */
export const failedRun = query<{ owner: number; ticket: number }>()((db, arg) =>
  db
    .selectFrom('workflow_dead_letter as letter')
    .innerJoin('workflow_run as run', 'run.run', 'letter.run')
    .selectAll('run')
    .where('letter.owner', '=', arg('owner'))
    .where('letter.ticket', '=', arg('ticket')),
);

export const deadLetterOfRun = query<{ run: number }>()((db, arg) =>
  db.selectFrom('workflow_dead_letter').select('ticket').where('run', '=', arg('run')),
);

/** An owner's dead letters below a ticket, newest first, with what filters look at. */
export const runDeadLettersBefore = query<{
  owner: number;
  first: number;
  before: number;
  most: number;
}>()((db, arg) =>
  db
    .selectFrom('workflow_dead_letter as letter')
    .innerJoin('workflow_run as run', 'run.run', 'letter.run')
    .select(['letter.ticket', 'letter.message', 'letter.status'])
    .select(['run.run', 'run.id', 'run.url', 'run.labels', 'run.flow_key', 'run.caller_ip'])
    .select(['run.callback_state', 'run.state'])
    .where('letter.owner', '=', arg('owner'))
    .where('letter.ticket', '>=', arg('first'))
    .where('letter.ticket', '<', arg('before'))
    .orderBy('letter.ticket', 'desc')
    .limit(arg('most')),
);

export const deleteRunDeadLetter = query<{ owner: number; ticket: number }>()((db, arg) =>
  db
    .deleteFrom('workflow_dead_letter')
    .where('owner', '=', arg('owner'))
    .where('ticket', '=', arg('ticket')),
);

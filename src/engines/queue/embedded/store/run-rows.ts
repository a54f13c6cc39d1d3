import { sql } from 'kysely';
import { query, type Transaction } from './query.ts';
import type { WorkflowRunTable } from './workflow-schema.ts';

export type RunRow = WorkflowRunTable;

export const insertRun = query<WorkflowRunTable>()((db, arg) =>
  db.insertInto('workflow_run').values({
    run: arg('run'),
    owner: arg('owner'),
    id: arg('id'),
    url: arg('url'),
    state: arg('state'),
    ended_at: arg('ended_at'),
    config: arg('config'),
    labels: arg('labels'),
    flow_key: arg('flow_key'),
    caller_ip: arg('caller_ip'),
    size: arg('size'),
    part: arg('part'),
    steps: arg('steps'),
    invoker: arg('invoker'),
    invocation: arg('invocation'),
    result: arg('result'),
    failure: arg('failure'),
    callback: arg('callback'),
    callback_state: arg('callback_state'),
    problem: arg('problem'),
  }),
);

export const runRow = query<{ run: number }>()((db, arg) =>
  db.selectFrom('workflow_run').selectAll().where('run', '=', arg('run')),
);

/** The latest run of an id. */
export const latestRun = query<{ owner: number; id: string }>()((db, arg) =>
  db
    .selectFrom('workflow_run')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('id', '=', arg('id'))
    .orderBy('run', 'desc')
    .limit(1),
);

/** What each append changes. */
export const growRun = query<Pick<RunRow, 'run' | 'size' | 'part' | 'steps' | 'problem'>>()(
  (db, arg) =>
    db
      .updateTable('workflow_run')
      .set({
        size: arg('size'),
        part: arg('part'),
        steps: arg('steps'),
        problem: arg('problem'),
      })
      .where('run', '=', arg('run')),
);

type Changeable = Pick<
  RunRow,
  'run' | 'state' | 'ended_at' | 'config' | 'labels' | 'flow_key' | 'result' | 'failure' | 'problem'
> &
  Pick<RunRow, 'callback' | 'callback_state'>;

export const changeRun = query<Changeable>()((db, arg) =>
  db
    .updateTable('workflow_run')
    .set({
      state: arg('state'),
      ended_at: arg('ended_at'),
      config: arg('config'),
      labels: arg('labels'),
      flow_key: arg('flow_key'),
      result: arg('result'),
      failure: arg('failure'),
      callback: arg('callback'),
      callback_state: arg('callback_state'),
      problem: arg('problem'),
    })
    .where('run', '=', arg('run')),
);

/** Runs that a run waits for go on for another one. */
export const moveInvoker = query<{ from: number; to: number }>()((db, arg) =>
  db
    .updateTable('workflow_run')
    .set({ invoker: arg('to') })
    .where('invoker', '=', arg('from'))
    .where('ended_at', 'is', null),
);

interface Range {
  readonly owner: number;
  readonly before: number;
  readonly first: number;
  readonly most: number;
}

/** An owner's runs below a ticket, newest first. */
export const runsBefore = query<Range>()((db, arg) =>
  db
    .selectFrom('workflow_run')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('run', '<', arg('before'))
    .where('run', '>=', arg('first'))
    .orderBy('run', 'desc')
    .limit(arg('most')),
);

export const startedBefore = query<Range>()((db, arg) =>
  db
    .selectFrom('workflow_run')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('run', '<', arg('before'))
    .where('run', '>=', arg('first'))
    .where('ended_at', 'is', null)
    .orderBy('run', 'desc')
    .limit(arg('most')),
);

export const runsOfId = query<{ owner: number; id: string; most: number }>()((db, arg) =>
  db
    .selectFrom('workflow_run')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('id', '=', arg('id'))
    .orderBy('run', 'desc')
    .limit(arg('most')),
);

/** Runs that have ended before a moment. */
export const endedBefore = query<{ owner: number; before: number; most: number }>()((db, arg) =>
  db
    .selectFrom('workflow_run')
    .select('run')
    .where('owner', '=', arg('owner'))
    .where('ended_at', '<', arg('before'))
    .limit(arg('most')),
);

const deleteLetterOf = query<{ run: number }>()((db, arg) =>
  db.deleteFrom('workflow_dead_letter').where('run', '=', arg('run')),
);

/** The rows of a run that are deleted in a transaction: few of those that may have a megabyte each. */
const lastOfSome = (
  [
    ['workflow_journal', 'begins', 2],
    ['workflow_entry', 'message', 30],
    ['workflow_notification', 'notification', 2],
  ] as const
).map(([table, key, atOnce]) => ({
  find: query<{ run: number }>()((db, arg) =>
    db
      .selectFrom(table)
      .select(sql<number>`${sql.ref(key)}`.as('last'))
      .where('run', '=', arg('run'))
      .orderBy(sql.ref(key))
      .limit(1)
      .offset(atOnce - 1),
  ),
  remove: query<{ run: number; last: number }>()((db, arg) =>
    db.deleteFrom(table).where('run', '=', arg('run')).where(sql.ref(key), '<=', arg('last')),
  ),
}));

const deletions = (
  [
    'workflow_entry',
    'workflow_journal',
    'workflow_waiter',
    'workflow_notification',
    'workflow_dead_letter',
    'workflow_run',
  ] as const
).map((table) =>
  query<{ run: number }>()((db, arg) => db.deleteFrom(table).where('run', '=', arg('run'))),
);

/**
 * Deletes a run that has ended, and everything of it, or a part of what it has if it has much.
 * @returns whether it is gone
 */
export async function deleteSomeOf(
  transaction: Transaction,
  { run }: { readonly run: number },
): Promise<boolean> {
  for (const { find, remove } of lastOfSome) {
    const some = await transaction.get(find, { run });
    if (some === undefined) continue;
    // With only a part of its journal it must not be renewed.
    await transaction.run(deleteLetterOf, { run });
    await transaction.run(remove, { run, last: some.last });
    return false;
  }
  for (const deletion of deletions) await transaction.run(deletion, { run });
  return true;
}

/** Only the row of a run. */
export const deleteRunRow = query<{ run: number }>()((db, arg) =>
  db.deleteFrom('workflow_run').where('run', '=', arg('run')),
);

/**
 * Runs whose journals are being copied belong to nobody yet: their owner has this number.
 */
export function unownedBy(owner: number): number {
  return -owner;
}

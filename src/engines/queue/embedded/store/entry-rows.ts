import { sql, type Kysely } from 'kysely';
import type { StepState } from '../../workflows/run.ts';
import { query } from './query.ts';
import type { QueueSchema } from './schema.ts';
import type { WorkflowEntryTable } from './workflow-schema.ts';

export type EntryRow = WorkflowEntryTable;

export const insertEntry = query<WorkflowEntryTable>()((db, arg) =>
  db.insertInto('workflow_entry').values({
    message: arg('message'),
    run: arg('run'),
    kind: arg('kind'),
    step: arg('step'),
    begins: arg('begins'),
    ends: arg('ends'),
    size: arg('size'),
    state: arg('state'),
    published: arg('published'),
    held_by: arg('held_by'),
    info: arg('info'),
  }),
);

/** An entry with what the delivery of its message depends on. */
export const entryToDeliver = query<{ message: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry as entry')
    .innerJoin('workflow_run as run', 'run.run', 'entry.run')
    .select(['entry.message', 'entry.run', 'entry.kind', 'entry.ends', 'entry.published'])
    .select('run.state as run_state')
    .where('entry.message', '=', arg('message')),
);

export const entryRow = query<{ message: number }>()((db, arg) =>
  db.selectFrom('workflow_entry').selectAll().where('message', '=', arg('message')),
);

/** The entries of a step and of its plan, which has the negative number. */
export const entriesOfStep = query<{ run: number; step: number; plan: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .selectAll()
    .where('run', '=', arg('run'))
    .where('step', 'in', [arg('step'), arg('plan')])
    .orderBy('message'),
);

/** The last entry of a journal. */
export const lastEntry = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .selectAll()
    .where('run', '=', arg('run'))
    .where('begins', 'is not', null)
    .orderBy('begins', 'desc')
    .limit(1),
);

/** The last entry of a journal that ends before a place; the first one in any case. */
export const lastEntryBefore = query<{ run: number; before: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select('ends')
    .where('run', '=', arg('run'))
    .where('begins', '>=', 0)
    .where('begins', '<', arg('before'))
    .where((eb) => eb.or([eb('ends', '<', arg('before')), eb('begins', '=', 0)]))
    .orderBy('begins', 'desc')
    .limit(1),
);

/** What decides whether an entry is done. */
export type EntryOutline = Pick<EntryRow, 'message' | 'kind' | 'step' | 'state' | 'published'> & {
  readonly begins: number;
  readonly ends: number;
};

/** The entries that are in a journal, behind a place in it. */
export const outlineAfter = query<{ run: number; after: number; most: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select(['message', 'kind', 'step', 'state', 'published'])
    .select((eb) => [
      eb.ref('begins').$castTo<number>().as('begins'),
      eb.ref('ends').$castTo<number>().as('ends'),
    ])
    .where('run', '=', arg('run'))
    .where('begins', '>', arg('after'))
    .orderBy('begins')
    .limit(arg('most')),
);

/** The entries of a run that are not in its journal, in order. */
export const entriesBeside = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .selectAll()
    .where('run', '=', arg('run'))
    .where('begins', 'is', null)
    .orderBy('message'),
);

/**
 * Copies an entry that is done to the journal of another run.
 * @param from its message, of which `message` is the number there @param shift of its place
 */
export const copyEntry = query<{ from: number; message: number; run: number; shift: number }>()(
  (db, arg) =>
    db
      .insertInto('workflow_entry')
      .columns([
        ...(['message', 'run', 'kind', 'step', 'begins', 'ends', 'size'] as const),
        ...(['state', 'published', 'held_by', 'info'] as const),
      ])
      .expression((eb) =>
        eb
          .selectFrom('workflow_entry')
          .select([
            sql<number>`cast(${arg('message')} as bigint)`.as('message'),
            sql<number>`cast(${arg('run')} as bigint)`.as('run'),
            'kind',
            'step',
            sql<number>`begins + cast(${arg('shift')} as bigint)`.as('begins'),
            sql<number>`ends + cast(${arg('shift')} as bigint)`.as('ends'),
            'size',
            sql.lit<StepState>('STEP_SUCCESS').as('state'),
            sql.lit(1).as('published'),
            sql<number | null>`cast(null as bigint)`.as('held_by'),
            'info',
          ])
          .where('message', '=', arg('from')),
      ),
);

/**
 * Entries of a run that are in its journal, behind a place in it, with what the log shows of their messages. One query for
 * many, because a run may have thousands.
 */
export const placedEntries = query<{ run: number; after: number; most: number }>()((db, arg) =>
  shownEntries(db)
    .where('entry.run', '=', arg('run'))
    .where('entry.begins', '>', arg('after'))
    .orderBy('entry.begins')
    .limit(arg('most')),
);

/** The same of those that are not in it, or not yet, behind a message. */
export const unplacedEntries = query<{ run: number; after: number; most: number }>()((db, arg) =>
  shownEntries(db)
    .where('entry.run', '=', arg('run'))
    .where('entry.begins', 'is', null)
    .where('entry.message', '>', arg('after'))
    .orderBy('entry.message')
    .limit(arg('most')),
);

function shownEntries(db: Kysely<QueueSchema>) {
  return db
    .selectFrom('workflow_entry as entry')
    .leftJoin('message', 'message.seq', 'entry.message')
    .leftJoin('log', (join) =>
      join.onRef('log.ticket', '=', 'entry.message').on('entry.kind', 'in', ['call', 'outcome']),
    )
    .selectAll('entry')
    .select(['message.due', 'log.url as sent_url', 'log.spec as sent_spec'])
    .where('entry.kind', '!=', 'failure');
}

/** Entries of a run whose messages wait or are being delivered. */
export const openEntries = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .innerJoin('message', 'message.seq', 'workflow_entry.message')
    .select(['workflow_entry.message', 'workflow_entry.kind'])
    .where('workflow_entry.run', '=', arg('run')),
);

export const heldEntries = query<{ message: number }>()((db, arg) =>
  db.selectFrom('workflow_entry').selectAll().where('held_by', '=', arg('message')),
);

/** What is needed to queue the messages that wait for another one, or for their run. */
export const heldMessages = query<{ message: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry as entry')
    .innerJoin('log', 'log.ticket', 'entry.message')
    .select(['entry.message as seq', 'entry.size', 'log.url', 'log.spec'])
    .where('entry.held_by', '=', arg('message'))
    .orderBy('entry.message'),
);

export const heldOfRun = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select('message')
    .where('run', '=', arg('run'))
    .where('held_by', 'is not', null),
);

/** They may be delivered. */
export const releaseEntries = query<{ message: number }>()((db, arg) =>
  db.updateTable('workflow_entry').set({ held_by: null }).where('held_by', '=', arg('message')),
);

export const markPublished = query<{ message: number }>()((db, arg) =>
  db.updateTable('workflow_entry').set({ published: 1 }).where('message', '=', arg('message')),
);

export const setEntryState = query<{ message: number; state: StepState; info: string | null }>()(
  (db, arg) =>
    db
      .updateTable('workflow_entry')
      .set({ state: arg('state'), info: arg('info') })
      .where('message', '=', arg('message')),
);

/** Those whose deliveries are open end with the run. */
export const cancelEntries = query<{ run: number }>()((db, arg) =>
  db
    .updateTable('workflow_entry')
    .set({ state: 'STEP_CANCELED', held_by: null })
    .where('run', '=', arg('run'))
    .where('state', 'in', ['STEP_PROGRESS', 'STEP_RETRY'])
    .where('published', '=', 0),
);

/** An entry gets its place in the journal. @param before the number that it had */
export const placeEntry = query<
  Pick<EntryRow, 'message' | 'begins' | 'ends' | 'size' | 'info'> & { before: number }
>()((db, arg) =>
  db
    .updateTable('workflow_entry')
    .set({
      message: arg('message'),
      begins: arg('begins'),
      ends: arg('ends'),
      size: arg('size'),
      info: arg('info'),
    })
    .where('message', '=', arg('before')),
);

/** An entry of a run that waits for another one is that of the run which replaces it. */
export const moveEntry = query<{ message: number; run: number }>()((db, arg) =>
  db
    .updateTable('workflow_entry')
    .set({ run: arg('run'), state: 'STEP_PROGRESS' })
    .where('message', '=', arg('message')),
);

export const deleteEntry = query<{ message: number }>()((db, arg) =>
  db.deleteFrom('workflow_entry').where('message', '=', arg('message')),
);

export const hasOpenEntry = query<{ run: number; except: number }>()((db, arg) =>
  db
    .selectFrom('workflow_entry')
    .select('message')
    .where('run', '=', arg('run'))
    .where('message', '!=', arg('except'))
    .where('state', 'in', ['STEP_PROGRESS', 'STEP_RETRY'])
    .where('published', '=', 0)
    .limit(1),
);

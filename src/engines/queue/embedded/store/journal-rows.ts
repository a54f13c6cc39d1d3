import { sql } from 'kysely';
import { query } from './query.ts';
import type { WorkflowJournalTable } from './workflow-schema.ts';

export const insertPart = query<WorkflowJournalTable>()((db, arg) =>
  db
    .insertInto('workflow_journal')
    .values({ run: arg('run'), begins: arg('begins'), body: arg('body') }),
);

/** Appends to a part. */
export const extendPart = query<WorkflowJournalTable>()((db, arg) =>
  db
    .updateTable('workflow_journal')
    .set({ body: sql<string>`body || ${arg('body')}` })
    .where('run', '=', arg('run'))
    .where('begins', '=', arg('begins')),
);

/** What parts from one on have from a place in it on, up to the part of another place. */
export const textFrom = query<{ run: number; part: number; from: number; before: number }>()(
  (db, arg) =>
    db
      .selectFrom('workflow_journal')
      .select('begins')
      .select(
        sql<string>`case when begins < ${arg('from')} then substr(body, cast(${arg('from')} - begins as integer) + 1) else body end`.as(
          'body',
        ),
      )
      .where('run', '=', arg('run'))
      .where('begins', '>=', arg('part'))
      .where('begins', '<', arg('before'))
      .orderBy('begins'),
);

/** The parts from one on, up to a place. */
export const partsFrom = query<{ run: number; begins: number; before: number }>()((db, arg) =>
  db
    .selectFrom('workflow_journal')
    .select(['begins', 'body'])
    .where('run', '=', arg('run'))
    .where('begins', '>=', arg('begins'))
    .where('begins', '<', arg('before'))
    .orderBy('begins'),
);

/** The part that a place is in. */
export const partAt = query<{ run: number; at: number }>()((db, arg) =>
  db
    .selectFrom('workflow_journal')
    .select(['begins', 'body'])
    .where('run', '=', arg('run'))
    .where('begins', '<=', arg('at'))
    .orderBy('begins', 'desc')
    .limit(1),
);

/** Where the part begins that a place is in. */
export const placeOfPart = query<{ run: number; at: number }>()((db, arg) =>
  db
    .selectFrom('workflow_journal')
    .select('begins')
    .where('run', '=', arg('run'))
    .where('begins', '<=', arg('at'))
    .orderBy('begins', 'desc')
    .limit(1),
);

export const deleteParts = query<{ run: number }>()((db, arg) =>
  db.deleteFrom('workflow_journal').where('run', '=', arg('run')),
);

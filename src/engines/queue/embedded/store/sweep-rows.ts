import { sql, type ExpressionBuilder } from 'kysely';
import { query } from './query.ts';
import type { QueueSchema } from './schema.ts';

/** The columns of log rows in a range that a sweep needs. */
export const logRange = query<{ from: number; to: number; most: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select(['ticket', 'owner', 'message', 'state'])
    .where('ticket', '>=', arg('from'))
    .where('ticket', '<=', arg('to'))
    .orderBy('ticket')
    .limit(arg('most')),
);

export const deleteLogRow = query<{ ticket: number }>()((db, arg) =>
  db.deleteFrom('log').where('ticket', '=', arg('ticket')),
);

/** Deletes the content of a message, unless it is still needed. */
export const deleteMessageContent = query<{ message: number }>()((db, arg) =>
  db
    .deleteFrom('log')
    .where('ticket', '=', arg('message'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('dead_letter').select('ticket').where('message', '=', arg('message')),
        ),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('message').select('seq').where('seq', '=', arg('message')))),
    ),
);

export const oldestDeadLetters = query<{ owner: number; before: number; most: number }>()(
  (db, arg) =>
    db
      .selectFrom('dead_letter')
      .select('ticket')
      .where('owner', '=', arg('owner'))
      .where('ticket', '<', arg('before'))
      .orderBy('ticket')
      .limit(arg('most')),
);

export const expiredDeduplication = query<{ now: number; most: number }>()((db, arg) =>
  db
    .selectFrom('deduplication')
    .select(['owner', 'key'])
    .where('expires', '<=', arg('now'))
    .limit(arg('most')),
);

export const deleteDeduplication = query<{ owner: number; key: string; now: number }>()((db, arg) =>
  db
    .deleteFrom('deduplication')
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key'))
    .where('expires', '<=', arg('now')),
);

export const usageBefore = query<{ before: number; most: number }>()((db, arg) =>
  db
    .selectFrom('usage')
    .select(['owner', 'day'])
    .where('day', '<', arg('before'))
    .limit(arg('most')),
);

export const deleteUsage = query<{ owner: number; day: number }>()((db, arg) =>
  db.deleteFrom('usage').where('owner', '=', arg('owner')).where('day', '=', arg('day')),
);

/** The ticket up to which each owner's log has been swept. */
export const sweptOwners = query<object>()((db) =>
  db.selectFrom('owner').select(['owner', 'swept']),
);

export const setSwept = query<{ owner: number; swept: number }>()((db, arg) =>
  db
    .updateTable('owner')
    .set({ swept: arg('swept') })
    .where('owner', '=', arg('owner')),
);

type FlowControls = ExpressionBuilder<QueueSchema, 'flow_control'>;
const SECOND = sql.lit(1000);

/**
 * The key is not pinned or paused, no message refers to it, and nothing has begun in its last
 * period.
 */
const isIdle = (eb: FlowControls, now: ReturnType<typeof sql<number>>) => {
  const since = sql<number>`${now} - ${eb.ref('flow_control.period')} * ${SECOND}`;
  return eb.and([
    eb('paused', '=', 0),
    eb('pinned_parallelism', '=', 0),
    eb('pinned_rate', '=', 0),
    eb('reset_at', '<=', since),
    eb.not(
      eb.exists(
        eb
          .selectFrom('message')
          .select('seq')
          .whereRef('message.owner', '=', 'flow_control.owner')
          .whereRef('message.flow_key', '=', 'flow_control.key'),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('flow_start')
          .select('at')
          .whereRef('flow_start.owner', '=', 'flow_control.owner')
          .whereRef('flow_start.key', '=', 'flow_control.key')
          .where('at', '>', since),
      ),
    ),
  ]);
};

export const idleFlowControls = query<{ now: number; most: number }>()((db, arg) =>
  db
    .selectFrom('flow_control')
    .select(['owner', 'key'])
    .where((eb) => isIdle(eb, arg('now')))
    .limit(arg('most')),
);

/** Deletes a flow-control key if it is still idle. */
export const deleteFlowControl = query<{ owner: number; key: string; now: number }>()((db, arg) =>
  db
    .deleteFrom('flow_control')
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key'))
    .where((eb) => isIdle(eb, arg('now'))),
);

import { query } from './query.ts';
import type { FlowControlTable } from './schema.ts';

export const flowControlRow = query<{ owner: number; key: string }>()((db, arg) =>
  db
    .selectFrom('flow_control')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key')),
);

/** The keys of an owner behind one of them, in their order. */
export const flowControlRows = query<{ owner: number; after: string; most: number }>()((db, arg) =>
  db
    .selectFrom('flow_control')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('key', '>', arg('after'))
    .orderBy('key')
    .limit(arg('most')),
);

export const upsertFlowControl = query<FlowControlTable>()((db, arg) =>
  db
    .insertInto('flow_control')
    .values({
      owner: arg('owner'),
      key: arg('key'),
      parallelism: arg('parallelism'),
      rate: arg('rate'),
      period: arg('period'),
      paused: arg('paused'),
      pinned_parallelism: arg('pinned_parallelism'),
      pinned_rate: arg('pinned_rate'),
      reset_at: arg('reset_at'),
    })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'key']).doUpdateSet({
        parallelism: arg('parallelism'),
        rate: arg('rate'),
        period: arg('period'),
        paused: arg('paused'),
        pinned_parallelism: arg('pinned_parallelism'),
        pinned_rate: arg('pinned_rate'),
        reset_at: arg('reset_at'),
      }),
    ),
);

/** The deliveries of a key that have begun since a moment, oldest first. */
export const flowStarts = query<{ owner: number; key: string; after: number }>()((db, arg) =>
  db
    .selectFrom('flow_start')
    .select(['at', 'count'])
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key'))
    .where('at', '>', arg('after'))
    .orderBy('at'),
);

/** Counts one more delivery that has begun. */
export const addFlowStart = query<{ owner: number; key: string; at: number }>()((db, arg) =>
  db
    .insertInto('flow_start')
    .values({ owner: arg('owner'), key: arg('key'), at: arg('at'), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'key', 'at']).doUpdateSet((eb) => ({
        count: eb('flow_start.count', '+', 1),
      })),
    ),
);

export const deleteFlowStarts = query<{ owner: number; key: string; until: number }>()((db, arg) =>
  db
    .deleteFrom('flow_start')
    .where('owner', '=', arg('owner'))
    .where('key', '=', arg('key'))
    .where('at', '<=', arg('until')),
);

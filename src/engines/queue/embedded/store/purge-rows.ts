import { query } from './query.ts';

export const insertPurge = query<{ lane: string }>()((db, arg) =>
  db
    .insertInto('purge')
    .values({ lane: arg('lane') })
    .onConflict((conflict) => conflict.doNothing()),
);

export const purges = query<object>()((db) => db.selectFrom('purge').select('lane'));

export const deletePurge = query<{ lane: string }>()((db, arg) =>
  db.deleteFrom('purge').where('lane', '=', arg('lane')),
);

export const releaseTurn = query<{ seq: number }>()((db, arg) =>
  db.updateTable('message').set({ holds: null, turn: null }).where('seq', '=', arg('seq')),
);

/** Cancels a message that is being delivered. */
export const cancelOutOfLine = query<{ seq: number; lane: string }>()((db, arg) =>
  db
    .updateTable('message')
    .set({ canceled: 1, holds: null, turn: null, lane: arg('lane') })
    .where('seq', '=', arg('seq')),
);

import type { Kysely } from 'kysely';
import { query } from './query.ts';
import type { QueueSchema } from './schema.ts';

export const insertPurge = query<{ lane: string }>()((db, arg) =>
  db
    .insertInto('purge')
    .values({ lane: arg('lane') })
    .onConflict((conflict) => conflict.doNothing()),
);

export const purges = query<object>()((db) => db.selectFrom('purge').select('lane').limit(1));

export const deletePurge = query<{ lane: string }>()((db, arg) =>
  db.deleteFrom('purge').where('lane', '=', arg('lane')),
);

const logged = (db: Kysely<QueueSchema>) =>
  db
    .selectFrom('message')
    .innerJoin('log', 'log.ticket', 'message.seq')
    .selectAll('message')
    .select([
      'log.message',
      'log.url',
      'log.group_name',
      'log.endpoint',
      'log.queue',
      'log.schedule',
      'log.labels',
      'log.caller_ip',
    ]);

export const messagesOfLane = query<{ lane: string; most: number }>()((db, arg) =>
  logged(db).where('message.lane', '=', arg('lane')).limit(arg('most')),
);

/** Of a queue: those that have begun, and callbacks that it waits for. */
export const messagesHolding = query<{ lane: string; most: number }>()((db, arg) =>
  logged(db).where('message.holds', '=', arg('lane')).limit(arg('most')),
);

export const releaseTurn = query<{ seq: number }>()((db, arg) =>
  db.updateTable('message').set({ holds: null, turn: null }).where('seq', '=', arg('seq')),
);

/** Of a message that is being delivered. */
export const cancelOutOfLine = query<{ seq: number; lane: string }>()((db, arg) =>
  db
    .updateTable('message')
    .set({ canceled: 1, holds: null, turn: null, lane: arg('lane') })
    .where('seq', '=', arg('seq')),
);

import type { Kysely } from 'kysely';
import { query } from './query.ts';
import type { QueueSchema } from './schema.ts';

/** The columns that filters examine. */
const filtered = (db: Kysely<QueueSchema>) =>
  db
    .selectFrom('message')
    .innerJoin('log', 'log.ticket', 'message.seq')
    .select([
      'message.owner',
      'message.canceled',
      'log.message',
      'log.url',
      'log.group_name',
      'log.queue',
      'log.schedule',
      'log.labels',
      'log.flow_key',
      'log.caller_ip',
    ]);

export const filteredMessage = query<{ seq: number }>()((db, arg) =>
  filtered(db).where('message.seq', '=', arg('seq')),
);

/** The messages of all owners after a given one, oldest first. */
export const messagesAfter = query<{ after: number; before: number; most: number }>()((db, arg) =>
  filtered(db)
    .where('message.seq', '>', arg('after'))
    .where('message.seq', '<', arg('before'))
    .orderBy('message.seq')
    .limit(arg('most')),
);

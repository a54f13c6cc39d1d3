import { sql, type Kysely } from 'kysely';
import { query, type Reader } from './query.ts';
import type { FilteredColumns, LogTable, MessageTable, QueueSchema } from './schema.ts';

/** Columns of a message that a dispatcher needs before it delivers it. */
const LINE = ['seq', 'due', 'flow_key', 'host', 'size', 'holds', 'turn'] as const;

/** Identifies a message at one position in its line; each attempt has another `due`. */
export type Place = Pick<MessageTable, 'seq' | 'due'>;

/** A waiting message. */
export type WaitingMessage = Pick<MessageTable, (typeof LINE)[number]>;

export const insertMessage = query<MessageTable>()((db, arg) =>
  db.insertInto('message').values({
    seq: arg('seq'),
    owner: arg('owner'),
    lane: arg('lane'),
    due: arg('due'),
    retried: arg('retried'),
    canceled: arg('canceled'),
    flow_key: arg('flow_key'),
    host: arg('host'),
    size: arg('size'),
    holds: arg('holds'),
    turn: arg('turn'),
  }),
);

const ofMoment = query<{ lane: string; due: number; seq: number; most: number }>()((db, arg) =>
  db
    .selectFrom('message')
    .select(LINE)
    .where('lane', '=', arg('lane'))
    .where('due', '=', arg('due'))
    .where('seq', '>', arg('seq'))
    .orderBy('seq')
    .limit(arg('most')),
);

const afterMoment = query<{ lane: string; due: number; most: number }>()((db, arg) =>
  db
    .selectFrom('message')
    .select(LINE)
    .where('lane', '=', arg('lane'))
    .where('due', '>', arg('due'))
    .orderBy('due')
    .orderBy('seq')
    .limit(arg('most')),
);

/**
 * The next messages of a lane, due or not, after a position. Two queries: for `(due, seq) > (?, ?)` SQLite
 * uses the index only for `due` when `seq` is the rowid, and would read all rows with an equal `due`.
 */
export async function nextInLane(
  reader: Reader,
  place: { readonly lane: string; readonly due: number; readonly seq: number },
  most: number,
): Promise<WaitingMessage[]> {
  const rows = place.seq < 0 ? [] : await reader.all(ofMoment, { ...place, most });
  if (rows.length === most) return rows;
  const { lane, due } = place;
  const later = await reader.all(afterMoment, { lane, due, most: most - rows.length });
  return [...rows, ...later];
}

/** The next lane in the order of names, and when its first message is due. */
export const laneAfter = query<{ lane: string }>()((db, arg) =>
  db
    .selectFrom('message')
    .select(['lane', 'due'])
    .where('lane', '>', arg('lane'))
    .orderBy('lane')
    .orderBy('due')
    .orderBy('seq')
    .limit(1),
);

/** The current turns of FIFO queues, and how many messages are left in each. */
export const turnsHeld = query<object>()((db) =>
  db
    .selectFrom('message')
    .select(['holds', 'turn', (eb) => eb.fn.countAll<number>().as('messages')])
    .where('holds', 'is not', null)
    .groupBy(['holds', 'turn']),
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

/** A message with the columns of its log rows. */
export type LoggedMessage = MessageTable & FilteredColumns;

export const loggedMessage = query<{ seq: number }>()((db, arg) =>
  logged(db).where('message.seq', '=', arg('seq')),
);

export const loggedMessagesOfLane = query<{ lane: string; most: number }>()((db, arg) =>
  logged(db).where('message.lane', '=', arg('lane')).limit(arg('most')),
);

/** Messages of a queue that have begun, and callbacks that the queue waits for. */
export const loggedMessagesHolding = query<{ lane: string; most: number }>()((db, arg) =>
  logged(db).where('message.holds', '=', arg('lane')).limit(arg('most')),
);

/** A message with its complete content, which is in its first log row. */
export type WholeMessage = LoggedMessage & Pick<LogTable, 'spec' | 'body'>;

export const wholeMessage = query<{ seq: number }>()((db, arg) =>
  logged(db).select(['log.spec', 'log.body']).where('message.seq', '=', arg('seq')),
);

/** The messages of all owners after a given one, oldest first, with what their bodies take. */
export const messageSizesAfter = query<{ after: number; before: number; most: number }>()(
  (db, arg) =>
    db
      .selectFrom('message')
      .select(['seq', 'size'])
      .where('seq', '>', arg('after'))
      .where('seq', '<', arg('before'))
      .orderBy('seq')
      .limit(arg('most')),
);

/** The messages of an owner after a given one and up to another, oldest first, except those that have been canceled. */
export const wholeMessagesBetween = query<{ owner: number; after: number; to: number }>()(
  (db, arg) =>
    logged(db)
      .select(['log.spec', 'log.body'])
      .where('message.seq', '>', arg('after'))
      .where('message.seq', '<=', arg('to'))
      .where('message.owner', '=', arg('owner'))
      .where('message.canceled', '=', 0)
      .orderBy('message.seq'),
);

export const messageRow = query<{ seq: number }>()((db, arg) =>
  db.selectFrom('message').selectAll().where('seq', '=', arg('seq')),
);

/** Messages that were canceled during a delivery that a stop of the platform cut off. */
export const canceledMessage = query<object>()((db) =>
  db.selectFrom('message').select('seq').where('canceled', '=', sql.lit(1)).limit(1),
);

export const deleteMessage = query<{ seq: number }>()((db, arg) =>
  db.deleteFrom('message').where('seq', '=', arg('seq')),
);

/** Queues a message again for its next attempt. */
export const rescheduleMessage = query<
  Pick<MessageTable, 'seq' | 'due' | 'retried' | 'lane' | 'holds' | 'turn'>
>()((db, arg) =>
  db
    .updateTable('message')
    .set({
      due: arg('due'),
      retried: arg('retried'),
      lane: arg('lane'),
      holds: arg('holds'),
      turn: arg('turn'),
    })
    .where('seq', '=', arg('seq')),
);

export const markCanceled = query<{ seq: number }>()((db, arg) =>
  db.updateTable('message').set({ canceled: 1 }).where('seq', '=', arg('seq')),
);

/** The number of messages of a lane that are due at a moment, after one of them; at most so many are counted. */
export const countOfMoment = query<{ lane: string; due: number; seq: number; most: number }>()(
  (db, arg) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('message')
          .select('seq')
          .where('lane', '=', arg('lane'))
          .where('due', '=', arg('due'))
          .where('seq', '>', arg('seq'))
          .limit(arg('most'))
          .as('part'),
      )
      .select((eb) => eb.fn.countAll<number>().as('messages')),
);

/** The place of the message that follows a number of others of its moment. */
export const placeOfMoment = query<{ lane: string; due: number; seq: number; others: number }>()(
  (db, arg) =>
    db
      .selectFrom('message')
      .select(['due', 'seq'])
      .where('lane', '=', arg('lane'))
      .where('due', '=', arg('due'))
      .where('seq', '>', arg('seq'))
      .orderBy('seq')
      .limit(1)
      .offset(arg('others')),
);

interface LaterInLane {
  readonly lane: string;
  readonly due: number;
  readonly before: number;
}

/** The number of messages of a lane that are due between two moments; at most so many are counted. */
export const countAfterMoment = query<LaterInLane & { most: number }>()((db, arg) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('message')
        .select('seq')
        .where('lane', '=', arg('lane'))
        .where('due', '>', arg('due'))
        .where('due', '<', arg('before'))
        .limit(arg('most'))
        .as('part'),
    )
    .select((eb) => eb.fn.countAll<number>().as('messages')),
);

/** The place of the message that follows a number of others after a moment. */
export const placeAfterMoment = query<LaterInLane & { others: number }>()((db, arg) =>
  db
    .selectFrom('message')
    .select(['due', 'seq'])
    .where('lane', '=', arg('lane'))
    .where('due', '>', arg('due'))
    .where('due', '<', arg('before'))
    .orderBy('due')
    .orderBy('seq')
    .limit(1)
    .offset(arg('others')),
);

/** The number of messages of a queue that have begun and not ended. */
export const countHolding = query<{ holds: string }>()((db, arg) =>
  db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('holds', '=', arg('holds'))
    .whereRef('turn', '=', 'seq'),
);

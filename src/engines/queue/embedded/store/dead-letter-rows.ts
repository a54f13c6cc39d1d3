import type { Kysely } from 'kysely';
import { query } from './query.ts';
import type { DeadLetterTable, LogTable, QueueSchema } from './schema.ts';

export const insertDeadLetter = query<DeadLetterTable>()((db, arg) =>
  db.insertInto('dead_letter').values({
    ticket: arg('ticket'),
    owner: arg('owner'),
    message: arg('message'),
    url: arg('url'),
    group_name: arg('group_name'),
    endpoint: arg('endpoint'),
    queue: arg('queue'),
    schedule: arg('schedule'),
    labels: arg('labels'),
    flow_key: arg('flow_key'),
    caller_ip: arg('caller_ip'),
    status: arg('status'),
    detail: arg('detail'),
    response: arg('response'),
  }),
);

/** A dead letter with the complete content of its message. */
export type WholeDeadLetter = DeadLetterTable & Pick<LogTable, 'spec' | 'body'>;

export const deadLetterRow = query<{ owner: number; ticket: number }>()((db, arg) =>
  db
    .selectFrom('dead_letter')
    .innerJoin('log', 'log.ticket', 'dead_letter.message')
    .selectAll('dead_letter')
    .select(['log.spec', 'log.body'])
    .where('dead_letter.ticket', '=', arg('ticket'))
    .where('dead_letter.owner', '=', arg('owner')),
);

/** The columns that filters examine. */
const filtered = (db: Kysely<QueueSchema>) =>
  db
    .selectFrom('dead_letter')
    .select([
      'ticket',
      'owner',
      'message',
      'url',
      'group_name',
      'queue',
      'schedule',
      'labels',
      'flow_key',
      'caller_ip',
      'status',
    ]);

export type FilteredDeadLetter = Omit<DeadLetterTable, 'endpoint' | 'detail' | 'response'>;

interface Range {
  owner: number;
  first: number;
  before: number;
  most: number;
}

/** An owner's dead letters from one ticket to before another one. */
const inOrder = (order: 'asc' | 'desc') =>
  query<Range>()((db, arg) =>
    filtered(db)
      .where('owner', '=', arg('owner'))
      .where('ticket', '>=', arg('first'))
      .where('ticket', '<', arg('before'))
      .orderBy('ticket', order)
      .limit(arg('most')),
  );

export const newestDeadLetters = inOrder('desc');
export const oldestDeadLetters = inOrder('asc');

export const deadLettersOfMessage = query<{ message: number }>()((db, arg) =>
  filtered(db).where('message', '=', arg('message')),
);

export const filteredDeadLetter = query<{ ticket: number }>()((db, arg) =>
  filtered(db).where('ticket', '=', arg('ticket')),
);

export const deleteDeadLetter = query<{ owner: number; ticket: number }>()((db, arg) =>
  db
    .deleteFrom('dead_letter')
    .where('ticket', '=', arg('ticket'))
    .where('owner', '=', arg('owner')),
);

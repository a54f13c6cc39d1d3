import { query } from './query.ts';

export const logRow = query<{ ticket: number }>()((db, arg) =>
  db
    .selectFrom('log')
    .select([
      'ticket',
      'owner',
      'message',
      'url',
      'group_name',
      'endpoint',
      'queue',
      'schedule',
      'labels',
      'flow_key',
      'caller_ip',
      'state',
      'detail',
      'response',
    ])
    .where('ticket', '=', arg('ticket')),
);

/** The content of a message. */
export const messageContent = query<{ message: number }>()((db, arg) =>
  db.selectFrom('log').select(['spec', 'body']).where('ticket', '=', arg('message')),
);

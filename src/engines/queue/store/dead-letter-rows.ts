import { query } from './query.ts';
import type { DeadLetterTable } from './schema.ts';

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

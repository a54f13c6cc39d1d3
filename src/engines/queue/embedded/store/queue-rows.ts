import { query } from './query.ts';
import type { QueueTable } from './schema.ts';

export const queueRow = query<{ owner: number; name: string }>()((db, arg) =>
  db
    .selectFrom('queue')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('name', '=', arg('name')),
);

export const queueRows = query<{ owner: number }>()((db, arg) =>
  db.selectFrom('queue').selectAll().where('owner', '=', arg('owner')).orderBy('name'),
);

export const countQueues = query<{ owner: number }>()((db, arg) =>
  db
    .selectFrom('queue')
    .select((eb) => eb.fn.countAll<number>().as('queues'))
    .where('owner', '=', arg('owner')),
);

export const insertQueue = query<QueueTable>()((db, arg) =>
  db.insertInto('queue').values({
    owner: arg('owner'),
    name: arg('name'),
    created: arg('created'),
    updated_at: arg('updated_at'),
    parallelism: arg('parallelism'),
    paused: arg('paused'),
  }),
);

export const updateQueue = query<Omit<QueueTable, 'created'>>()((db, arg) =>
  db
    .updateTable('queue')
    .set({
      updated_at: arg('updated_at'),
      parallelism: arg('parallelism'),
      paused: arg('paused'),
    })
    .where('owner', '=', arg('owner'))
    .where('name', '=', arg('name')),
);

export const deleteQueue = query<{ owner: number; name: string }>()((db, arg) =>
  db.deleteFrom('queue').where('owner', '=', arg('owner')).where('name', '=', arg('name')),
);

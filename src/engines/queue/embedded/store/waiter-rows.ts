import { sql } from 'kysely';
import { query } from './query.ts';
import type { WorkflowNotificationTable, WorkflowWaiterTable } from './workflow-schema.ts';

export type WaiterRow = WorkflowWaiterTable;

export const insertWaiter = query<WorkflowWaiterTable>()((db, arg) =>
  db.insertInto('workflow_waiter').values({
    message: arg('message'),
    owner: arg('owner'),
    run: arg('run'),
    event: arg('event'),
    deadline: arg('deadline'),
    wait: arg('wait'),
  }),
);

/** The messages of those that wait for an event, oldest first. */
export const waitersOfEvent = query<{
  owner: number;
  event: string;
  after: number;
  most: number;
}>()((db, arg) =>
  db
    .selectFrom('workflow_waiter')
    .select('message')
    .where('owner', '=', arg('owner'))
    .where('event', '=', arg('event'))
    .where('message', '>', arg('after'))
    .orderBy('message')
    .limit(arg('most')),
);

export const waiterOfRun = query<{ run: number; event: string }>()((db, arg) =>
  db
    .selectFrom('workflow_waiter')
    .selectAll()
    .where('run', '=', arg('run'))
    .where('event', '=', arg('event'))
    .orderBy('message')
    .limit(1),
);

export const waiterRow = query<{ message: number }>()((db, arg) =>
  db.selectFrom('workflow_waiter').selectAll().where('message', '=', arg('message')),
);

export const deleteWaiter = query<{ message: number }>()((db, arg) =>
  db.deleteFrom('workflow_waiter').where('message', '=', arg('message')),
);

export const deleteWaiters = query<{ run: number }>()((db, arg) =>
  db.deleteFrom('workflow_waiter').where('run', '=', arg('run')),
);

export const insertNotification = query<WorkflowNotificationTable>()((db, arg) =>
  db.insertInto('workflow_notification').values({
    notification: arg('notification'),
    owner: arg('owner'),
    run: arg('run'),
    event: arg('event'),
    data: arg('data'),
  }),
);

/** The oldest event that has been saved. */
export const savedNotification = query<{ run: number; event: string }>()((db, arg) =>
  db
    .selectFrom('workflow_notification')
    .selectAll()
    .where('run', '=', arg('run'))
    .where('event', '=', arg('event'))
    .orderBy('notification')
    .limit(1),
);

export const countNotifications = query<{ run: number }>()((db, arg) =>
  db
    .selectFrom('workflow_notification')
    .select((eb) => eb.fn.countAll<number>().as('saved'))
    .select(sql<number>`coalesce(sum(length(data)), 0)`.as('bytes'))
    .where('run', '=', arg('run')),
);

export const deleteNotification = query<{ notification: number }>()((db, arg) =>
  db.deleteFrom('workflow_notification').where('notification', '=', arg('notification')),
);

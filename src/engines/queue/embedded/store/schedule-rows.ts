import { sql } from 'kysely';
import type { ScheduleState } from '../../resources.ts';
import { query, type Transaction } from './query.ts';
import type { ScheduledMessageTable, ScheduleTable } from './schema.ts';

export const scheduleRow = query<{ owner: number; scheduleId: string }>()((db, arg) =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('scheduleId')),
);

export const scheduleRows = query<{ owner: number }>()((db, arg) =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('owner', '=', arg('owner'))
    .orderBy('created_at')
    .orderBy('schedule_id'),
);

export const countSchedules = query<{ owner: number }>()((db, arg) =>
  db
    .selectFrom('schedule')
    .select((eb) => eb.fn.countAll<number>().as('schedules'))
    .where('owner', '=', arg('owner')),
);

/** The bytes of the messages of an owner's other schedules. */
export const sizeOfSchedules = query<{ owner: number; scheduleId: string }>()((db, arg) =>
  db
    .selectFrom('schedule')
    .select(sql<number>`coalesce(sum(length(body) + length(spec)), 0)`.as('bytes'))
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '<>', arg('scheduleId')),
);

export const upsertSchedule = query<ScheduleTable>()((db, arg) =>
  db
    .insertInto('schedule')
    .values({
      owner: arg('owner'),
      schedule_id: arg('schedule_id'),
      cron: arg('cron'),
      created_at: arg('created_at'),
      paused: arg('paused'),
      next_at: arg('next_at'),
      last_at: arg('last_at'),
      spec: arg('spec'),
      body: arg('body'),
      error: arg('error'),
    })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'schedule_id']).doUpdateSet({
        cron: arg('cron'),
        paused: arg('paused'),
        next_at: arg('next_at'),
        last_at: arg('last_at'),
        spec: arg('spec'),
        body: arg('body'),
        error: arg('error'),
      }),
    ),
);

export const moveSchedule = query<
  Pick<ScheduleTable, 'owner' | 'schedule_id' | 'paused' | 'next_at' | 'last_at'>
>()((db, arg) =>
  db
    .updateTable('schedule')
    .set({ paused: arg('paused'), next_at: arg('next_at'), last_at: arg('last_at') })
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('schedule_id')),
);

export const setScheduleError = query<
  Pick<ScheduleTable, 'owner' | 'schedule_id'> & { readonly error: string | null }
>()((db, arg) =>
  db
    .updateTable('schedule')
    .set({ error: arg('error') })
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('schedule_id')),
);

export const deleteSchedule = query<{ owner: number; scheduleId: string }>()((db, arg) =>
  db
    .deleteFrom('schedule')
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('scheduleId')),
);

/** The schedules whose next tick is due, earliest first. */
export const dueSchedules = query<{ now: number; most: number }>()((db, arg) =>
  db
    .selectFrom('schedule')
    .selectAll()
    .where('next_at', '<=', arg('now'))
    .orderBy('next_at')
    .limit(arg('most')),
);

export const nextTick = query<object>()((db) =>
  db
    .selectFrom('schedule')
    .select('next_at')
    .where('next_at', 'is not', null)
    .orderBy('next_at')
    .limit(1),
);

export const scheduledMessages = query<{ owner: number; scheduleId: string }>()((db, arg) =>
  db
    .selectFrom('scheduled_message')
    .select(['message', 'state'])
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('scheduleId'))
    .orderBy('message'),
);

export const insertScheduledMessage = query<ScheduledMessageTable>()((db, arg) =>
  db.insertInto('scheduled_message').values({
    message: arg('message'),
    owner: arg('owner'),
    schedule_id: arg('schedule_id'),
    state: arg('state'),
  }),
);

export const deleteScheduledMessages = query<{ owner: number; scheduleId: string }>()((db, arg) =>
  db
    .deleteFrom('scheduled_message')
    .where('owner', '=', arg('owner'))
    .where('schedule_id', '=', arg('scheduleId')),
);

const setState = query<{ message: number; state: ScheduleState }>()((db, arg) =>
  db
    .updateTable('scheduled_message')
    .set({ state: arg('state') })
    .where('message', '=', arg('message')),
);

/** Stores how a message has ended, if its schedule still reports it. */
export function endScheduled(
  transaction: Transaction,
  { seq, schedule }: { readonly seq: number; readonly schedule: string | null },
  state: ScheduleState,
): void {
  if (schedule !== null) transaction.add(setState, { message: seq, state });
}

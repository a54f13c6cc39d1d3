import type { Schedules as SchedulesOfEngine } from '../../engine.ts';
import { QueueError } from '../../errors.ts';
import { redactBody, redactHeaders } from '../messages/describe.ts';
import type { CallbackOrder, Destination, Redaction } from '../../message.ts';
import { retriesOf } from '../../checks/order.ts';
import type { ScheduleDescription, ScheduleOrder, ScheduleState } from '../../resources.ts';
import { groupRow } from '../store/group-rows.ts';
import type { Owner, Owners } from '../store/owners.ts';
import type { Reader, Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import {
  countSchedules,
  deleteSchedule,
  deleteScheduledMessages,
  moveSchedule,
  scheduledMessages,
  scheduleRow,
  scheduleRows,
  sizeOfSchedules,
  upsertSchedule,
} from '../store/schedule-rows.ts';
import type { ScheduleTable } from '../store/schema.ts';
import { messageIdOf, scheduleIdOf } from '../store/tickets.ts';
import type { QueueUser, QueueUserLimits } from '../../user.ts';
import { readCron } from '../../checks/cron.ts';
import { checkSchedule } from '../../checks/schedule.ts';
import { readScheduleOrder, writeScheduleOrder } from './schedule-order.ts';
import type { Scheduler } from './scheduler.ts';

export interface SchedulesParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly scheduler: Scheduler;
}

/** Bytes that a user's schedules may have together, because they are listed in one response. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Bytes of a body that are not looked at: there can't be enough of them. */
const SMALL = 1024;
/** Schedules that are described in one turn of the event loop. */
const SCHEDULES_IN_A_GO = 100;

/** Schedules: messages that are published repeatedly. */
export class Schedules implements SchedulesOfEngine {
  readonly #parts: SchedulesParts;

  constructor(parts: SchedulesParts) {
    this.#parts = parts;
  }

  async upsert(user: QueueUser, order: ScheduleOrder): Promise<string> {
    const { store, owners, scheduler } = this.#parts;
    const { scheduleId, destination } = order;
    const owner = await owners.of(user);
    const written = await store.write(async (transaction) => {
      const now = transaction.now();
      const next = checkSchedule(order, owner.limits, now);
      await checkGroup(transaction, owner.owner, destination);
      const earlier =
        scheduleId === undefined
          ? undefined
          : await transaction.get(scheduleRow, { owner: owner.owner, scheduleId });
      if (earlier === undefined) await checkCount(transaction, owner);
      await checkSize(transaction, owner, order);
      const paused = earlier?.paused ?? 0;
      const id = scheduleId ?? scheduleIdOf(transaction.ticket());
      await transaction.run(upsertSchedule, {
        owner: owner.owner,
        schedule_id: id,
        created_at: Math.floor(now),
        paused,
        next_at: paused === 1 ? null : (dueTick(earlier, order, now) ?? next),
        last_at: earlier?.last_at ?? null,
        error: null,
        ...writeScheduleOrder(order),
      });
      transaction.notify(owner.owner, { kind: 'schedules' });
      return id;
    });
    scheduler.changed();
    return written;
  }

  async list(user: QueueUser): Promise<readonly ScheduleDescription[]> {
    const { store, owners } = this.#parts;
    const { owner, limits } = await owners.of(user);
    const described: ScheduleDescription[] = [];
    for (const row of await store.read((reader) => reader.all(scheduleRows, { owner }))) {
      described.push(await store.read((reader) => describe(reader, row, limits)));
      if (described.length % SCHEDULES_IN_A_GO === 0) await store.turns.next(owner);
    }
    return described;
  }

  async get(user: QueueUser, scheduleId: string): Promise<ScheduleDescription> {
    const { store, owners } = this.#parts;
    const { owner, limits } = await owners.of(user);
    return store.read(async (reader) =>
      describe(reader, await mustExist(reader, owner, scheduleId), limits),
    );
  }

  async delete(user: QueueUser, scheduleId: string): Promise<void> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    await store.write(async (transaction) => {
      await transaction.run(deleteScheduledMessages, { owner, scheduleId });
      await transaction.run(deleteSchedule, { owner, scheduleId });
    });
  }

  async pause(user: QueueUser, scheduleId: string): Promise<void> {
    await this.#move(user, scheduleId, true);
  }

  async resume(user: QueueUser, scheduleId: string): Promise<void> {
    await this.#move(user, scheduleId, false);
    this.#parts.scheduler.changed();
  }

  /** Ticks that pass while it is paused are skipped. */
  async #move(user: QueueUser, scheduleId: string, pause: boolean): Promise<void> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    await store.write(async (transaction) => {
      const row = await mustExist(transaction, owner, scheduleId);
      if ((row.paused === 1) === pause) return;
      const next_at = pause ? null : (readCron(row.cron).after(transaction.now()) ?? null);
      const { last_at } = row;
      const paused = Number(pause);
      const moved = { owner, schedule_id: scheduleId, paused, next_at, last_at };
      await transaction.run(moveSchedule, moved);
      transaction.notify(owner, { kind: 'schedules' });
    });
  }
}

/** @throws QueueError `scheduleNotFound` */
async function mustExist(
  reader: Reader,
  owner: number,
  scheduleId: string,
): Promise<ScheduleTable> {
  const row = await reader.get(scheduleRow, { owner, scheduleId });
  if (row === undefined) throw new QueueError('scheduleNotFound', { id: scheduleId });
  return row;
}

/** @throws QueueError `groupNotFound` */
async function checkGroup(
  transaction: Transaction,
  owner: number,
  destination: Destination,
): Promise<void> {
  if ('url' in destination) return;
  const name = destination.group;
  const row = await transaction.get(groupRow, { owner, name });
  if (row === undefined) throw new QueueError('groupNotFound', { name });
}

/** A tick that is due but has had no message yet is not lost when the schedule is overwritten. */
function dueTick(
  earlier: ScheduleTable | undefined,
  { cron }: ScheduleOrder,
  now: number,
): number | undefined {
  if (earlier === undefined || earlier.next_at === null || earlier.cron !== cron) return undefined;
  return earlier.next_at <= now ? earlier.next_at : undefined;
}

/** @throws QueueError `tooManySchedules` */
async function checkCount(transaction: Transaction, { owner, limits }: Owner): Promise<void> {
  const { schedules } = (await transaction.get(countSchedules, { owner }))!;
  const limit = limits.maxSchedules;
  if (schedules >= limit) throw new QueueError('tooManySchedules', { limit });
}

/** @throws QueueError `schedulesTooLarge` */
async function checkSize(
  transaction: Transaction,
  { owner }: Owner,
  order: ScheduleOrder,
): Promise<void> {
  const own = order.body.length;
  if (own <= SMALL) return;
  const { scheduleId = '' } = order;
  const others = (await transaction.get(sizeOfSchedules, { owner, scheduleId }))!.bytes;
  if (others + own > MOST_BYTES) {
    throw new QueueError('schedulesTooLarge', { limit: MOST_BYTES });
  }
}

async function describe(
  reader: Reader,
  row: ScheduleTable,
  limits: QueueUserLimits,
): Promise<ScheduleDescription> {
  const { redaction, ...order } = readScheduleOrder(row);
  const { owner, schedule_id: scheduleId } = row;
  const states: Record<string, ScheduleState> = {};
  for (const { message, state } of await reader.all(scheduledMessages, { owner, scheduleId })) {
    states[messageIdOf(message)] = state;
  }
  return {
    ...order,
    headers: redactHeaders(order.headers, redaction),
    body: redactBody(order.body, redaction),
    callback: redactCallback(order.callback, redaction),
    failureCallback: redactCallback(order.failureCallback, redaction),
    createdAt: row.created_at,
    paused: row.paused === 1,
    retries: retriesOf(order, limits),
    timeout: Math.min(order.timeout ?? limits.timeout, limits.timeout),
    lastScheduleTime: row.last_at ?? undefined,
    nextScheduleTime: row.next_at ?? undefined,
    lastScheduleStates: states,
    error: row.error ?? undefined,
  };
}

function redactCallback(
  callback: CallbackOrder | undefined,
  redaction: Redaction | undefined,
): CallbackOrder | undefined {
  return callback && { ...callback, headers: redactHeaders(callback.headers, redaction) };
}

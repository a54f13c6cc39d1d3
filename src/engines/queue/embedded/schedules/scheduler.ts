import type { Alarm, Alarms } from '../../../../base/alarms.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { Published } from '../../message.ts';
import { reportInternalError } from '../../../../base/internal-errors.ts';
import { QueueError } from '../../errors.ts';
import { published } from '../messages/messages.ts';
import { publishOrder, PublishEffects, type Publishing } from '../publish/publish.ts';
import type { Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import {
  deleteScheduledMessages,
  dueSchedules,
  insertScheduledMessage,
  moveSchedule,
  nextTick,
  setScheduleError,
} from '../store/schedule-rows.ts';
import type { ScheduleTable } from '../store/schema.ts';
import { seqOfMessageId } from '../store/tickets.ts';
import { readCron } from '../../checks/cron.ts';
import { readScheduleOrder } from './schedule-order.ts';

export interface SchedulerParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
  readonly alarms: Alarms;
}

/** Schedules whose messages are published in one transaction. */
const SCHEDULES_IN_A_GO = 50;
/** Milliseconds between retries after the store has failed. */
const STORE_PAUSE = 1000;

/**
 * Publishes the messages of schedules at their ticks. A tick, its messages and the time of the next tick are one
 * transaction: no tick happens twice, or is lost. Of the ticks missed while the platform was stopped, only the newest
 * happens, at the start. One alarm is set to the next tick of all schedules.
 */
export class Scheduler {
  readonly #parts: SchedulerParts;
  #alarm: Alarm | undefined;
  #running: Promise<void> | undefined;
  /** Whether something has changed since the last look. */
  #changed = false;
  #closing = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /** Catches up on ticks missed while the platform was stopped, and waits for the next one. */
  start(): void {
    this.changed();
  }

  /** A schedule has been created, changed or resumed, and committed. */
  changed(): void {
    this.#changed = true;
    if (this.#closing) return;
    this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#alarm?.cancel();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { store, clock, alarms } = this.#parts;
    let next: number | undefined;
    while (this.#changed && !this.#closing) {
      this.#changed = false;
      try {
        while ((await this.#tick()) && !this.#closing);
        // Only one process keeps the schedules; another is notified when it takes over.
        next = store.shares.isCoordinator
          ? ((await store.read((reader) => reader.get(nextTick, {})))?.next_at ?? undefined)
          : undefined;
      } catch (error) {
        if (!(error instanceof QueueError)) reportInternalError('delivery', error);
        next = clock.now() + STORE_PAUSE;
      }
    }
    this.#running = undefined;
    this.#alarm?.cancel();
    if (next === undefined || this.#closing) return;
    this.#alarm = alarms.at(next, () => this.changed());
  }

  /** @returns whether there may be more to do */
  async #tick(): Promise<boolean> {
    const { store, owners, dispatcher, clock } = this.#parts;
    if (!store.shares.isCoordinator) return false;
    const now = Math.floor(clock.now());
    const due = { now, most: SCHEDULES_IN_A_GO };
    if ((await store.read((reader) => reader.all(dueSchedules, due))).length === 0) return false;
    const { effects, ticks } = await store.write(async (transaction) => {
      const effects = new PublishEffects();
      const rows = store.shares.isCoordinator ? await transaction.all(dueSchedules, due) : [];
      for (const row of rows) {
        const owner = await owners.find(row.owner);
        await tick({ transaction, owner, effects }, row, now, dispatcher.isStopped(row.owner));
      }
      return { effects, ticks: rows.length };
    });
    published(dispatcher, effects);
    return ticks === SCHEDULES_IN_A_GO;
  }
}

/**
 * A refused message leaves its tick without one, and the schedule reports the reason; the next tick tries again.
 * @param isMissed whether the tick is only passed over
 */
async function tick(
  publishing: Publishing,
  row: ScheduleTable,
  now: number,
  isMissed: boolean,
): Promise<void> {
  const { transaction, owner } = publishing;
  const { schedule_id, next_at } = row;
  const ticks = readCron(row.cron);
  // If the clock has been set back, past ticks are not repeated.
  const moment = Math.max(now, next_at!);
  transaction.add(moveSchedule, {
    owner: owner.owner,
    schedule_id,
    paused: row.paused,
    next_at: ticks.after(moment) ?? null,
    last_at: ticks.upTo(moment) ?? next_at,
  });
  if (isMissed) return;
  transaction.add(deleteScheduledMessages, { owner: owner.owner, scheduleId: schedule_id });
  const { scheduleId: _, cron: __, ...order } = readScheduleOrder(row);
  const origin = { schedule: schedule_id };
  let error: string | null = null;
  let messages: readonly Published[] = [];
  try {
    messages = await publishOrder(publishing, order, origin);
  } catch (refused) {
    if (!(refused instanceof QueueError)) throw refused;
    error = refused.message;
  }
  if (error !== row.error) {
    await transaction.run(setScheduleError, { owner: owner.owner, schedule_id, error });
  }
  for (const { messageId } of messages) {
    transaction.add(insertScheduledMessage, {
      message: seqOfMessageId(messageId)!,
      owner: owner.owner,
      schedule_id,
      state: 'IN_PROGRESS',
    });
  }
}

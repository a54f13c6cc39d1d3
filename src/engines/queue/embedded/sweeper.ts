import type { Alarm, Alarms } from '../../../base/alarms.ts';
import type { Clock } from '../../../base/clock.ts';
import { reportInternalError } from '../../../base/internal-errors.ts';
import { QueueError } from '../errors.ts';
import type { BlockRange, LogIndex } from './logs/log-index.ts';
import type { Owner, Owners } from './store/owners.ts';
import type { QueueStore } from './store/queue-store.ts';
import {
  setSwept,
  sweptOwners,
  deleteDeduplication,
  deleteFlowControl,
  deleteLogRow,
  deleteMessageContent,
  deleteUsage,
  expiredDeduplication,
  idleFlowControls,
  logRange,
  oldestDeadLetters,
  usageBefore,
} from './store/sweep-rows.ts';
import { firstTicketAt } from './store/tickets.ts';
import type { Eventual } from '../../../base/and-then.ts';
import { deleteDeadLetter } from './store/dead-letter-rows.ts';
import type { Reader, Transaction } from './store/query.ts';
import { deleteFlowStarts } from './store/flow-control-rows.ts';
import { dayOf } from './store/usage-rows.ts';
import { deleteSomeOf, endedBefore, unownedBy } from './store/run-rows.ts';

export interface SweeperParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly index: LogIndex;
  readonly clock: Clock;
  readonly alarms: Alarms;
}

/** Milliseconds from a start to the first sweep, which is less urgent than other work. */
const FIRST_SWEEP = 60 * 1000;
/** Milliseconds between two sweeps. Expired data is not returned, whether it has been swept or not. */
const SWEEP_EVERY = 10 * 60 * 1000;
/** Maximum milliseconds that the newest rows of the log stay in one block; expired rows are deleted by block. */
const LONGEST_BLOCK = 60 * 60 * 1000;

/** Deletes data beyond its users' retention, a few rows at a time, so that nothing else waits for it. */
export class Sweeper {
  readonly #parts: SweeperParts;
  #alarm: Alarm | undefined;
  #running: Promise<void> | undefined;
  #closing = false;

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Sweeps soon, and then periodically. */
  start(): void {
    this.#next(FIRST_SWEEP);
  }

  #next(wait: number): void {
    const { alarms, clock } = this.#parts;
    this.#alarm = alarms.at(clock.now() + wait, () => {
      this.#running ??= this.#sweep().finally(() => (this.#running = undefined));
      this.#next(SWEEP_EVERY);
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#alarm?.cancel();
    await this.#running;
  }

  async #sweep(): Promise<void> {
    const { store, owners, clock } = this.#parts;
    if (!store.shares.isCoordinator) return;
    try {
      const now = Math.floor(clock.now());
      await this.#take(expiredIds(now));
      await this.#take(idleKeys(now));
      for (const owner of owners.all()) {
        await this.#take(oldDeadLetters(owner.owner, this.#oldest(owner)));
        await this.#take(oldRuns(owner.owner, now - owner.limits.retention));
        await this.#take(oldRuns(unownedBy(owner.owner), now - LONGEST_COPY));
      }
      await this.#sweepLog();
      await this.#take(oldUsage(now));
    } catch (error) {
      // The next sweep retries it.
      if (!(error instanceof QueueError)) reportInternalError('background', error);
    }
  }

  async #sweepLog(): Promise<void> {
    const { store, owners, index, clock } = this.#parts;
    await index.refresh();
    index.sealBefore(firstTicketAt(clock.now() - LONGEST_BLOCK));
    const rows = await store.read((reader) => reader.all(sweptOwners, {}));
    const swept = new Map(rows.map((row) => [row.owner, row.swept]));
    for (const range of index.writtenBlocks()) {
      const due = [...owners.all()].filter(
        (owner) => range.last < this.#oldest(owner) && (swept.get(owner.owner) ?? 0) < range.last,
      );
      if (due.length > 0) await this.#sweepBlock(range, due);
      if (this.#closing) return;
      for (const { owner } of due) swept.set(owner, range.last);
      const all = [...owners.all()];
      if (!all.every(({ owner }) => (swept.get(owner) ?? 0) >= range.last)) continue;
      await index.drop(range);
    }
  }

  async #sweepBlock({ block, last }: BlockRange, due: readonly Owner[]): Promise<void> {
    const { store } = this.#parts;
    const owners = new Set(due.map(({ owner }) => owner));
    let from: number | undefined = block;
    await this.#repeat(async () => {
      const range = { from: from!, to: last };
      from = await store.write((transaction) => sweepLogRange(transaction, owners, range));
      return from !== undefined;
    });
    if (this.#closing) return;
    await store.write(async (transaction) => {
      for (const owner of owners) await transaction.run(setSwept, { owner, swept: last });
    });
  }

  /** The ticket below which everything of an owner has expired. */
  #oldest({ limits }: Owner): number {
    return firstTicketAt(this.#parts.clock.now() - limits.retention);
  }

  /** Deletes all of one kind. */
  async #take<Row>(sweep: Sweep<Row>): Promise<void> {
    const { store } = this.#parts;
    await this.#repeat(async () => {
      const rows = await store.read((reader) => sweep.find(reader));
      if (rows.length === 0) return false;
      await store.write(async (transaction) => {
        for (const row of rows) await sweep.remove(transaction, row);
      });
      return true;
    });
  }

  /** Repeats a step until there is nothing more to do, and yields to other work in between. */
  async #repeat(step: () => Promise<boolean>): Promise<void> {
    while (!this.#closing && (await step())) await new Promise(setImmediate);
  }
}

/** Rows that are deleted in one transaction; few, so that other writes don't wait long. */
const ROWS_IN_A_GO = 200;

/** Final states of a message. */
const LAST_STATES: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/**
 * Deletes one kind of expired rows. They are searched for first, because a write costs an fsync; then those found are
 * deleted in a transaction.
 */
interface Sweep<Row> {
  find(reader: Reader): Eventual<readonly Row[]>;
  remove(transaction: Transaction, row: Row): Eventual<unknown>;
}

/** Expired deduplication ids. @param now Unix milliseconds */
function expiredIds(now: number): Sweep<{ owner: number; key: string }> {
  return {
    find: (reader) => reader.all(expiredDeduplication, { now, most: ROWS_IN_A_GO }),
    remove: (transaction, row) => transaction.run(deleteDeduplication, { ...row, now }),
  };
}

/** Flow-control keys that no longer limit anything. @param now Unix milliseconds */
function idleKeys(now: number): Sweep<{ owner: number; key: string }> {
  return {
    find: (reader) => reader.all(idleFlowControls, { now, most: ROWS_IN_A_GO }),
    remove: async (transaction, { owner, key }) => {
      const deleted = await transaction.run(deleteFlowControl, { owner, key, now });
      if (deleted > 0) await transaction.run(deleteFlowStarts, { owner, key, until: now });
    },
  };
}

/** An owner's dead letters below a ticket. */
function oldDeadLetters(owner: number, before: number): Sweep<{ ticket: number }> {
  const page = { owner, before, most: ROWS_IN_A_GO };
  return {
    find: (reader) => reader.all(oldestDeadLetters, page),
    remove: (transaction, { ticket }) => transaction.run(deleteDeadLetter, { owner, ticket }),
  };
}

/** An owner's runs that ended before a moment, with their journals and dead letters. */
function oldRuns(owner: number, before: number): Sweep<{ run: number }> {
  const page = { owner, before, most: RUNS_IN_A_GO };
  return {
    find: (reader) => reader.all(endedBefore, page),
    remove: (transaction, row) => deleteSomeOf(transaction, row),
  };
}

/** Runs of which something is deleted in one transaction. */
const RUNS_IN_A_GO = 3;
/** Milliseconds after which nobody copies a journal any more: the process was killed. */
const LONGEST_COPY = 60 * 60 * 1000;

/** Counts of messages on days before yesterday. @param now Unix milliseconds */
function oldUsage(now: number): Sweep<{ owner: number; day: number }> {
  const page = { before: dayOf(now) - 1, most: ROWS_IN_A_GO };
  return {
    find: (reader) => reader.all(usageBefore, page),
    remove: (transaction, row) => transaction.run(deleteUsage, row),
  };
}

/**
 * Deletes rows of the log. The first row of a message holds its content, which all others need, so it is deleted with
 * the last one.
 * @returns where to continue; undefined at the end
 */
async function sweepLogRange(
  transaction: Transaction,
  owners: ReadonlySet<number>,
  range: { readonly from: number; readonly to: number },
): Promise<number | undefined> {
  const rows = await transaction.all(logRange, { ...range, most: ROWS_IN_A_GO });
  for (const { ticket, owner, message, state } of rows) {
    if (!owners.has(owner) || state === 'CREATED') continue;
    transaction.add(deleteLogRow, { ticket });
    if (LAST_STATES.has(state)) transaction.add(deleteMessageContent, { message });
  }
  return rows.length < ROWS_IN_A_GO ? undefined : rows.at(-1)!.ticket + 1;
}

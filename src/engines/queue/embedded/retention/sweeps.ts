import type { Eventual } from '../../../../base/and-then.ts';
import { deleteDeadLetter } from '../store/dead-letter-rows.ts';
import type { Reader, Transaction } from '../store/query.ts';
import { deleteFlowStarts } from '../store/flow-control-rows.ts';
import {
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
} from '../store/sweep-rows.ts';
import { dayOf } from '../store/usage-rows.ts';

/** Rows that are deleted in one transaction; few, so that other writes don't wait long. */
const ROWS_IN_A_GO = 200;

/** Final states of a message. */
const LAST_STATES: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED', 'CANCELED']);

/**
 * Deletes one kind of expired rows. They are searched for first, because a write costs an fsync; then those found are
 * deleted in a transaction.
 */
export interface Sweep<Row> {
  find(reader: Reader): Eventual<readonly Row[]>;
  remove(transaction: Transaction, row: Row): Eventual<unknown>;
}

/** Expired deduplication ids. @param now Unix milliseconds */
export function expiredIds(now: number): Sweep<{ owner: number; key: string }> {
  return {
    find: (reader) => reader.all(expiredDeduplication, { now, most: ROWS_IN_A_GO }),
    remove: (transaction, row) => transaction.run(deleteDeduplication, { ...row, now }),
  };
}

/** Flow-control keys that no longer limit anything. @param now Unix milliseconds */
export function idleKeys(now: number): Sweep<{ owner: number; key: string }> {
  return {
    find: (reader) => reader.all(idleFlowControls, { now, most: ROWS_IN_A_GO }),
    remove: async (transaction, { owner, key }) => {
      const deleted = await transaction.run(deleteFlowControl, { owner, key, now });
      if (deleted > 0) await transaction.run(deleteFlowStarts, { owner, key, until: now });
    },
  };
}

/** An owner's dead letters below a ticket. */
export function oldDeadLetters(owner: number, before: number): Sweep<{ ticket: number }> {
  const page = { owner, before, most: ROWS_IN_A_GO };
  return {
    find: (reader) => reader.all(oldestDeadLetters, page),
    remove: (transaction, { ticket }) => transaction.run(deleteDeadLetter, { owner, ticket }),
  };
}

/** Counts of messages on days before yesterday. @param now Unix milliseconds */
export function oldUsage(now: number): Sweep<{ owner: number; day: number }> {
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
export async function sweepLogRange(
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

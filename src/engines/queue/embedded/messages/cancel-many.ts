import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { MessageFilter } from '../../filter.ts';
import { matching, ticketRange } from '../records/matching.ts';
import { filteredMessage, messagesAfter } from '../store/filtered-message-rows.ts';
import type { Place } from '../store/message-rows.ts';
import type { Transaction } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { seqOfMessageId } from '../store/tickets.ts';
import type { CancelRules } from './cancel.ts';
import {
  cancelWithRun,
  tellCanceled,
  type CanceledWithRun,
  type RunsOfMessages,
} from './cancel-with-run.ts';

export interface CancelParts {
  readonly store: QueueStore;
  readonly dispatcher: Dispatcher;
  readonly runs: RunsOfMessages;
}

/**
 * Messages that are examined and canceled in one transaction; few, so that other writes don't wait
 * long.
 */
const MESSAGES_PER_BATCH = 200;

/**
 * Cancels an owner's messages that a filter selects, oldest first, those with equal times together. Messages that
 * are published meanwhile are not affected.
 * @param most the maximum to cancel
 * @returns how many
 */
export async function cancelMany(
  { store, dispatcher, runs }: CancelParts,
  owner: number,
  filter: MessageFilter,
  most: number,
): Promise<number> {
  let cancelled = 0;
  const rules = {
    shares: store.shares,
    isUnderWay: (message: Place) => dispatcher.isUnderWay(message),
    runs,
  };
  for await (const found of findMessages(store, owner, filter)) {
    // Others may have canceled some of them meanwhile; then there are further ones to look at.
    for (let at = 0; at < found.length;) {
      const seqs = found.slice(at, at + most - cancelled);
      at += seqs.length;
      const rows = await store.write((transaction) => cancelThese(transaction, owner, seqs, rules));
      for (const row of rows) tellCanceled(dispatcher, row);
      cancelled += rows.length;
      if (cancelled >= most) return cancelled;
    }
  }
  return cancelled;
}

/** @returns those that were canceled by this */
async function cancelThese(
  transaction: Transaction,
  owner: number,
  seqs: readonly number[],
  rules: CancelRules & { readonly runs: RunsOfMessages },
): Promise<CanceledWithRun[]> {
  const rows: CanceledWithRun[] = [];
  for (const seq of seqs) {
    const row = await cancelWithRun(transaction, owner, seq, rules);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

async function* findMessages(
  store: QueueStore,
  owner: number,
  filter: MessageFilter,
): AsyncGenerator<readonly number[]> {
  const { messageIds, ...rest } = filter;
  const matches = matching(rest);
  const { first, before } = ticketRange(filter);
  if (messageIds !== undefined) {
    for (let at = 0; at < messageIds.length; at += MESSAGES_PER_BATCH) {
      if (at > 0) await store.turns.next(owner);
      const seqs = messageIds
        .slice(at, at + MESSAGES_PER_BATCH)
        .flatMap((id) => seqOfMessageId(id) ?? []);
      yield await store.read(async (reader) => {
        const found: number[] = [];
        for (const seq of seqs) {
          const row = await reader.get(filteredMessage, { seq });
          if (row?.owner !== owner || seq < first || seq >= before) continue;
          if (matches(row)) found.push(seq);
        }
        return found;
      });
    }
    return;
  }
  const end = Math.min(before, await store.write(async (transaction) => transaction.ticket()));
  for (let after = first - 1; ;) {
    const page = { after, before: end, most: MESSAGES_PER_BATCH };
    const rows = await store.read((reader) => reader.all(messagesAfter, page));
    const mine = rows.filter((row) => row.owner === owner && row.canceled === 0);
    yield mine.filter(matches).map(({ message }) => message);
    if (rows.length < MESSAGES_PER_BATCH) return;
    after = rows.at(-1)!.message;
    await store.turns.next(owner);
  }
}

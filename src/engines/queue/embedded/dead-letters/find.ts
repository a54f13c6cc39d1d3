import type { DeadLetterFilter } from '../../filter.ts';
import { matching, ticketRange } from '../records/matching.ts';
import {
  deadLettersOfMessage,
  filteredDeadLetter,
  newestDeadLetters,
  oldestDeadLetters,
  type FilteredDeadLetter,
} from '../store/dead-letter-rows.ts';
import type { Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { seqOfMessageId, ticketOfDlqId } from '../store/tickets.ts';

/** Dead letters that are examined in one turn of the event loop. */
const ROWS_IN_A_GO = 500;

/** A search for dead letters of an owner, from one ticket up to but excluding another. */
export interface DeadLetterSearch {
  readonly owner: number;
  readonly filter: DeadLetterFilter;
  readonly first: number;
  readonly before: number;
  readonly earliestFirst: boolean;
}

/** The tickets of dead letters, by default newest first. Ids override the rest of the filter. */
export async function* findDeadLetters(
  store: QueueStore,
  { owner, filter, first, before, earliestFirst }: DeadLetterSearch,
): AsyncGenerator<number> {
  const { dlqIds, messageIds, responseStatuses } = filter;
  const range = dlqIds === undefined ? ticketRange(filter) : { first: 0, before: Infinity };
  let from = Math.max(first, range.first);
  let to = Math.min(before, range.before, Number.MAX_SAFE_INTEGER);
  const matches = dlqIds === undefined ? matching(filter) : () => true;
  const selects = (row: FilteredDeadLetter) =>
    row.owner === owner &&
    row.ticket >= from &&
    row.ticket < to &&
    matches(row) &&
    (dlqIds !== undefined || responseStatuses?.includes(row.status) !== false);
  if (dlqIds !== undefined || messageIds !== undefined) {
    const found: number[] = [];
    const ids = dlqIds ?? messageIds ?? [];
    for (let at = 0; at < ids.length; at += ROWS_IN_A_GO) {
      if (at > 0) await store.turns.next(owner);
      const some = ids.slice(at, at + ROWS_IN_A_GO);
      const read = dlqIds === undefined ? ofMessages : named;
      for (const row of await store.read((reader) => read(reader, some))) {
        if (selects(row)) found.push(row.ticket);
      }
    }
    const newestFirst = [...new Set(found)].toSorted((one, other) => other - one);
    yield* earliestFirst ? newestFirst.toReversed() : newestFirst;
    return;
  }
  const next = earliestFirst ? oldestDeadLetters : newestDeadLetters;
  for (;;) {
    const page = { owner, first: from, before: to, most: ROWS_IN_A_GO };
    const rows = await store.read((reader) => reader.all(next, page));
    for (const row of rows) if (selects(row)) yield row.ticket;
    if (rows.length < ROWS_IN_A_GO) return;
    const last = rows.at(-1)!.ticket;
    if (earliestFirst) from = last + 1;
    else to = last;
    await store.turns.next(owner);
  }
}

async function named(reader: Reader, dlqIds: readonly string[]): Promise<FilteredDeadLetter[]> {
  const rows: FilteredDeadLetter[] = [];
  for (const id of dlqIds) {
    const ticket = ticketOfDlqId(id);
    const row = ticket === undefined ? undefined : await reader.get(filteredDeadLetter, { ticket });
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

async function ofMessages(
  reader: Reader,
  messageIds: readonly string[],
): Promise<FilteredDeadLetter[]> {
  const rows: FilteredDeadLetter[] = [];
  for (const id of messageIds) {
    const message = seqOfMessageId(id);
    if (message !== undefined) rows.push(...(await reader.all(deadLettersOfMessage, { message })));
  }
  return rows;
}

import type { Clock } from '../../../../base/clock.ts';
import type { LogFilter, OrderedPageRequest, Page } from '../../filter.ts';
import { asBuffer, describeMessage } from '../messages/describe.ts';
import { readCursor, writeCursor } from '../../checks/cursor.ts';
import { matching } from '../records/matching.ts';
import { PageBudget } from '../records/page.ts';
import type { Counts, LogEntry, LogState, Spans } from '../../resources.ts';
import { logRow, messageContent } from '../store/log-entry-rows.ts';
import { readDetail } from '../store/log-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { Reader } from '../store/query.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { LogTable } from '../store/schema.ts';
import { firstTicketAt, timeOf } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';
import { countLog } from './counts.ts';
import type { LogIndex } from './log-index.ts';
import { searchLog } from './search.ts';

export interface LogsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly index: LogIndex;
  readonly clock: Clock;
}

type Row = Omit<LogTable, 'spec' | 'body'>;
type Said = Pick<LogTable, 'spec' | 'body'>;

/** Rows that are read at a time. */
const ROWS_IN_A_GO = 128;

/** The log of messages, within its retention. */
export class Logs {
  readonly #parts: LogsParts;

  constructor(parts: LogsParts) {
    this.#parts = parts;
  }

  async list(
    user: QueueUser,
    filter: LogFilter,
    page: OrderedPageRequest,
  ): Promise<Page<LogEntry>> {
    const { store, owners, index, clock } = this.#parts;
    const { owner, limits } = await owners.of(user);
    await index.refresh();
    const { earliestFirst = false } = page;
    const oldest = firstTicketAt(clock.now() - limits.retention);
    const reached = readCursor('log', page.cursor);
    const goesUp = earliestFirst && page.cursor !== undefined;
    const range = {
      owner,
      first: goesUp ? Math.max(oldest, reached + 1) : oldest,
      before: goesUp ? Infinity : reached,
      earliestFirst,
    };
    const items: LogEntry[] = [];
    const budget = new PageBudget(page.count);
    const said = new Map<number, Said | undefined>();
    let last = 0;
    for await (const tickets of searchLog(store, index, filter, range)) {
      for (let at = 0; at < tickets.length; at += ROWS_IN_A_GO) {
        const some = tickets.slice(at, at + ROWS_IN_A_GO);
        await store.turns.next(owner);
        for (const row of await this.#read(owner, filter, some)) {
          if (budget.spent) return { items, cursor: writeCursor('log', last) };
          const entry = await store.read((reader) => describe(reader, row, said));
          if (entry === undefined) continue;
          items.push(entry);
          budget.take(entry.body.length + (row.response?.length ?? 0));
          last = row.ticket;
        }
      }
    }
    return { items };
  }

  async counts(user: QueueUser, spans: Spans): Promise<Counts> {
    return countLog(this.#parts, user, spans);
  }

  /** The rows of these tickets that match. */
  async #read(owner: number, filter: LogFilter, tickets: readonly number[]): Promise<Row[]> {
    const matches = matching(filter);
    return this.#parts.store.read(async (reader) => {
      const rows: Row[] = [];
      for (const ticket of tickets) {
        const row = await reader.get(logRow, { ticket });
        if (row?.owner !== owner || !matches(row)) continue;
        if (filter.states?.includes(row.state as LogState) === false) continue;
        rows.push(row);
      }
      return rows;
    });
  }
}

/** @param said the content of messages on the page; each is read once */
async function describe(
  reader: Reader,
  row: Row,
  said: Map<number, Said | undefined>,
): Promise<LogEntry | undefined> {
  if (!said.has(row.message)) {
    said.set(row.message, await reader.get(messageContent, { message: row.message }));
  }
  const says = said.get(row.message);
  if (says === undefined) return undefined;
  const { error, nextDeliveryTime, status, headers, truncated } = readDetail(row.detail);
  const message = describeMessage({ ...row, ...says }, 0);
  const { retried: _, createdAt: __, notBefore: ___, ...told } = message;
  return {
    ...told,
    time: timeOf(row.ticket),
    state: row.state as LogState,
    error,
    nextDeliveryTime,
    truncated,
    response:
      status === undefined
        ? undefined
        : { status, headers: headers ?? {}, body: asBuffer(row.response ?? NOTHING) },
  };
}

const NOTHING = new Uint8Array(0);

import type { Clock } from '../../../../base/clock.ts';
import type { QueueFigures } from '../../engine.ts';
import type { Counts, LogState, Spans } from '../../resources.ts';
import {
  allDeadLetterCount,
  deadLetterCount,
  messageCount,
  statesBetween,
  ticketAfterRows,
} from '../store/count-rows.ts';
import { countClaimed } from '../store/copy-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { firstTicketAt } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';

export interface CountsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly clock: Clock;
}

/** Rows of the log, of all users, or dead letters that are counted in one turn of the event loop. */
const ROWS_IN_A_GO = 20_000;

/** Counts log entries in intervals of time, a part at a time, so that other work runs in between. */
export async function countLog(
  { store, owners, clock }: CountsParts,
  user: QueueUser,
  { from, length, count }: Spans,
): Promise<Counts> {
  const { owner, limits } = await owners.of(user);
  const first = firstTicketAt(clock.now() - limits.retention);
  const states = new Map<LogState, number[]>();
  for (let span = 0; span < count; span++) {
    const begin = from + span * length;
    const range = {
      from: Math.max(firstTicketAt(begin), first),
      to: firstTicketAt(begin + length),
    };
    if (range.from >= range.to) continue;
    for await (const part of partsOf(store, owner, range)) {
      const rows = await store.read((reader) => reader.all(statesBetween, { owner, ...part }));
      for (const row of rows) {
        const state = row.state as LogState;
        const counts = states.get(state) ?? Array<number>(count).fill(0);
        counts[span]! += row.count;
        states.set(state, counts);
      }
    }
  }
  return { states, deadLetters: await countDeadLetters(store, owner, first) };
}

/** Counts the dead letters of an owner from a ticket on, a part at a time. @param most letters in a part */
export async function countDeadLetters(
  store: QueueStore,
  owner: number,
  from: number,
  most = ROWS_IN_A_GO,
): Promise<number> {
  let counted = 0;
  for (let first = from; ;) {
    const range = { owner, first, most };
    const part = (await store.read((reader) => reader.get(deadLetterCount, range)))!;
    counted += part.count;
    if (part.last === null || part.count < most) return counted;
    first = part.last + 1;
    await store.turns.next(owner);
  }
}

interface TicketRange {
  readonly from: number;
  readonly to: number;
}

/** Divides a range of tickets, so that no part has too many rows. */
async function* partsOf(
  store: QueueStore,
  owner: number,
  { from, to }: TicketRange,
): AsyncGenerator<TicketRange> {
  for (let begin = from; ;) {
    const range = { from: begin, to, rows: ROWS_IN_A_GO };
    const next = await store.read((reader) => reader.get(ticketAfterRows, range));
    yield { from: begin, to: next?.ticket ?? to };
    if (next === undefined) return;
    begin = next.ticket;
    await store.turns.next(owner);
  }
}

/**
 * Counts everything in the store, for all users. @param inFlight the number of deliveries in progress,
 * which only the dispatcher knows
 */
export async function countAll(store: QueueStore, inFlight: number): Promise<QueueFigures> {
  return store.read(async (reader) => ({
    messages: (await reader.get(messageCount, {}))?.count ?? 0,
    inFlight: store.shares.isShared ? (await reader.get(countClaimed, {}))!.messages : inFlight,
    deadLetters: (await reader.get(allDeadLetterCount, {}))?.count ?? 0,
  }));
}

import type { Clock } from '../../../../base/clock.ts';
import type { QueueFigures } from '../../engine.ts';
import type { Counts, LogState, Spans } from '../../resources.ts';
import { allDeadLetterCount, deadLetterCount, messageCount } from '../store/count-rows.ts';
import { countClaimed } from '../store/copy-rows.ts';
import type { Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { firstTicketAt, timeOf } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';
import type { LogIndex } from './log-index.ts';
import { searchLog } from './search.ts';

export interface CountsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly index: LogIndex;
  readonly clock: Clock;
}

/** Dead letters that are counted in one turn of the event loop. */
const LETTERS_IN_A_GO = 20_000;

/** All states. */
const STATES: Readonly<Record<LogState, true>> = {
  CREATED: true,
  ACTIVE: true,
  RETRY: true,
  ERROR: true,
  DELIVERED: true,
  FAILED: true,
  CANCEL_REQUESTED: true,
  CANCELED: true,
};

/**
 * Counts log entries in intervals of time, by the index: no entry is read. Other work runs between its blocks.
 * @throws QueueError `storeFailed`
 */
export async function countLog(
  { store, owners, index, clock }: CountsParts,
  user: QueueUser,
  { from, length, count }: Spans,
): Promise<Counts> {
  const { owner, limits } = await owners.of(user);
  await index.refresh();
  const oldest = firstTicketAt(clock.now() - limits.retention);
  const range = {
    owner,
    first: Math.max(firstTicketAt(from), oldest),
    before: firstTicketAt(from + length * count),
    earliestFirst: false,
  };
  const states = new Map<LogState, number[]>();
  for (const state of Object.keys(STATES) as LogState[]) {
    const counts = Array<number>(count).fill(0);
    for await (const tickets of searchLog(store, index, { states: [state] }, range)) {
      for (const ticket of tickets) counts[Math.floor((timeOf(ticket) - from) / length)]! += 1;
      if (tickets.length > 0) states.set(state, counts);
      await store.turns.next(owner);
    }
  }
  return { states, deadLetters: await countDeadLetters(store, owner, oldest) };
}

/** Counts the dead letters of an owner from a ticket on, a part at a time. @param most letters in a part */
export async function countDeadLetters(
  store: QueueStore,
  owner: number,
  from: number,
  most = LETTERS_IN_A_GO,
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

import type { Clock } from '../../../../base/clock.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { DeadLetters as DeadLettersOfEngine } from '../../engine.ts';
import { QueueError } from '../../errors.ts';
import type { DeadLetterFilter, OrderedPageRequest, Page, PageRequest } from '../../filter.ts';
import { asBuffer, describeMessage } from '../messages/describe.ts';
import { published } from '../messages/messages.ts';
import { readCursor, writeCursor } from '../../checks/cursor.ts';
import { PageBudget } from '../records/page.ts';
import type { DeadLetter, RetryOverrides } from '../../resources.ts';
import {
  deadLetterRow,
  deleteDeadLetter,
  type WholeDeadLetter,
} from '../store/dead-letter-rows.ts';
import { readDetail } from '../store/log-rows.ts';
import type { Owner, Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { dlqIdOf, firstTicketAt, ticketOfDlqId, timeOf } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';
import { findDeadLetters } from './find.ts';
import { republishSome } from './republish.ts';

export interface DeadLettersParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
}

/**
 * Dead letters that are republished in one transaction: few, because their bodies may be large and other
 * work waits.
 */
const RETRIES_IN_A_GO = 10;

/** Dead letters: messages that could not be delivered. */
export class DeadLetters implements DeadLettersOfEngine {
  readonly #parts: DeadLettersParts;

  constructor(parts: DeadLettersParts) {
    this.#parts = parts;
  }

  async list(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: OrderedPageRequest,
  ): Promise<Page<DeadLetter>> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const items: DeadLetter[] = [];
    const budget = new PageBudget(page.count);
    let last = 0;
    for await (const ticket of this.#find(owner, filter, page)) {
      if (budget.spent) return { items, cursor: writeCursor('dlq', last) };
      const id = { owner: owner.owner, ticket };
      const row = await store.read((reader) => reader.get(deadLetterRow, id));
      if (row === undefined) continue;
      const letter = describe(row);
      items.push(letter);
      budget.take(letter.body.length + letter.response.body.length);
      last = ticket;
    }
    return { items };
  }

  async get(user: QueueUser, dlqId: string): Promise<DeadLetter> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const ticket = ticketOfDlqId(dlqId);
    const row =
      ticket === undefined || ticket < this.#oldest(owner)
        ? undefined
        : await store.read((reader) => reader.get(deadLetterRow, { owner: owner.owner, ticket }));
    if (row === undefined) throw new QueueError('deadLetterNotFound', { id: dlqId });
    return describe(row);
  }

  async delete(user: QueueUser, dlqId: string): Promise<void> {
    const { deleted } = await this.deleteMany(user, { dlqIds: [dlqId] }, { count: 1 });
    if (deleted === 0) throw new QueueError('deadLetterNotFound', { id: dlqId });
  }

  async deleteMany(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: PageRequest,
  ): Promise<{ readonly deleted: number; readonly cursor?: string | undefined }> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const { tickets, cursor } = await this.#some(owner, filter, page);
    const deleted = await store.write(async (transaction) => {
      let deleted = 0;
      for (const ticket of tickets) {
        deleted += await transaction.run(deleteDeadLetter, { owner: owner.owner, ticket });
      }
      return deleted;
    });
    return { deleted, cursor };
  }

  async retry(user: QueueUser, dlqId: string, overrides: RetryOverrides = {}): Promise<string> {
    const filter = { dlqIds: [dlqId] };
    const { items } = await this.retryMany(user, filter, { count: 1 }, overrides);
    return items[0]!;
  }

  async retryMany(
    user: QueueUser,
    filter: DeadLetterFilter,
    page: PageRequest,
    overrides: RetryOverrides = {},
  ): Promise<Page<string>> {
    const { store, owners, dispatcher } = this.#parts;
    const owner = await owners.of(user);
    const { tickets, cursor } = await this.#some(owner, filter, page);
    const items: string[] = [];
    let refused: QueueError | undefined;
    for (let at = 0; at < tickets.length; at += RETRIES_IN_A_GO) {
      const some = tickets.slice(at, at + RETRIES_IN_A_GO);
      const result = await store.write((transaction) =>
        republishSome(transaction, owner, some, overrides),
      );
      published(dispatcher, result.effects);
      items.push(...result.items);
      refused ??= result.refused;
    }
    if (items.length === 0 && refused !== undefined) throw refused;
    if (items.length === 0 && filter.dlqIds !== undefined) {
      throw new QueueError('deadLetterNotFound', { id: filter.dlqIds.join(', ') });
    }
    return { items, cursor };
  }

  /** The ticket below which everything is older than the user's retention. */
  #oldest({ limits }: Owner): number {
    return firstTicketAt(this.#parts.clock.now() - limits.retention);
  }

  #find(
    owner: Owner,
    filter: DeadLetterFilter,
    { cursor, earliestFirst = false }: OrderedPageRequest,
  ): AsyncGenerator<number> {
    const oldest = this.#oldest(owner);
    const last = readCursor('dlq', cursor);
    const goesUp = earliestFirst && cursor !== undefined;
    return findDeadLetters(this.#parts.store, {
      owner: owner.owner,
      filter,
      first: goesUp ? Math.max(oldest, last + 1) : oldest,
      before: goesUp ? Infinity : last,
      earliestFirst,
    });
  }

  /** The dead letters of a page, and the cursor of the next one. */
  async #some(
    owner: Owner,
    filter: DeadLetterFilter,
    page: PageRequest,
  ): Promise<{ readonly tickets: readonly number[]; readonly cursor?: string }> {
    const tickets: number[] = [];
    for await (const ticket of this.#find(owner, filter, page)) {
      if (tickets.length >= page.count) {
        return { tickets, cursor: writeCursor('dlq', tickets.at(-1)!) };
      }
      tickets.push(ticket);
    }
    return { tickets };
  }
}

function describe(row: WholeDeadLetter): DeadLetter {
  const { headers = {}, error, retried = 0 } = readDetail(row.detail);
  return {
    ...describeMessage(row, retried),
    dlqId: dlqIdOf(row.ticket),
    response: { status: row.status, headers, body: asBuffer(row.response ?? new Uint8Array(0)) },
    error,
    failedAt: timeOf(row.ticket),
  };
}

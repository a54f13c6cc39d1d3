import type { Page, PageRequest } from '../../filter.ts';
import { QueueError } from '../../errors.ts';
import type { PublishOrder } from '../../message.ts';
import type { PublishResult } from '../../resources.ts';
import type { QueueUser } from '../../user.ts';
import type { Workflows as WorkflowsOfEngine } from '../../workflows/engine.ts';
import type { RunFilter } from '../../workflows/filter.ts';
import type {
  Notified,
  RunDescription,
  StartedRun,
  Waiter,
  WaitOrder,
} from '../../workflows/run.ts';
import { readCursor, writeCursor } from '../../checks/cursor.ts';
import type { Ids } from '../../../../base/ids.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { published } from '../messages/messages.ts';
import { takeDailyUsage } from '../publish/daily-limit.ts';
import type { Owner, Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { deleteSomeOf, endedBefore, latestRun, runRow, unownedBy } from '../store/run-rows.ts';
import { waiterRow, waitersOfEvent } from '../store/waiter-rows.ts';
import { describeRun, shownSize } from './describe-run.ts';
import { cancelRun, succeed } from './ending.ts';
import { describeWaiter, notifyRun, notifyWaiters, wait } from './events.ts';
import { findRuns } from './find-runs.ts';
import { journalArray } from './journal.ts';
import { begin, isRunOrder } from './begin-run.ts';
import { admit, publishAll } from './publish-runs.ts';
import { publisherOf } from './publisher.ts';
import { readConfig } from './run-config.ts';
import { RunWriter, type RunParts } from './run-writer.ts';

export interface WorkflowsParts extends RunParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly ids: Ids;
}

/** Waiters that are notified, and runs that are canceled, in one transaction; few, because other work waits. */
const AT_ONCE = 100;
const MOST_WAITERS = 1000;
/** Bytes of journals and results on a page of runs, unless one run has more, and of the waiters that are shown at once. */
const LARGEST_PAGE = 4 * 1024 * 1024;
const DELETED_AT_ONCE = 3;

/** Runs of workflows. */
export class Workflows implements WorkflowsOfEngine {
  readonly #parts: WorkflowsParts;

  constructor(parts: WorkflowsParts) {
    this.#parts = parts;
  }

  async publish(user: QueueUser, orders: readonly PublishOrder[]): Promise<PublishResult[]> {
    return this.#write(await this.#parts.owners.of(user), (writer) => publishAll(writer, orders));
  }

  async trigger(user: QueueUser, orders: readonly PublishOrder[]): Promise<StartedRun[]> {
    const named = orders.map((order) => this.#named(order));
    return this.#write(await this.#parts.owners.of(user), async (writer) => {
      for (const order of named) await admit(writer, order);
      const runs: StartedRun[] = [];
      for (const order of named) {
        await takeDailyUsage(writer.transaction, writer.owner, 1);
        runs.push(await begin(writer, order, order.body));
      }
      return runs;
    });
  }

  /** With an id of the service, where its user has given none. */
  #named(order: PublishOrder) {
    if (!isRunOrder(order)) throw new Error('it is the order of no run');
    if (order.run.id !== '') return order;
    const id = `wfr_${this.#parts.ids.secret(ID_BYTES)}`;
    return { ...order, run: { ...order.run, id } };
  }

  async journal(user: QueueUser, runId: string): Promise<Buffer> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const { run, size } = await store.read(async (reader) => {
      const row = await reader.get(latestRun, { owner, id: runId });
      if (row === undefined || row.ended_at !== null) {
        throw new QueueError('runNotFound', { id: runId });
      }
      return row;
    });
    return journalArray({ store, owner, run }, size);
  }

  async end(user: QueueUser, runId: string, result: Buffer): Promise<void> {
    await this.#write(await this.#parts.owners.of(user), async (writer) => {
      const run = await writer.latest(runId);
      if (run === undefined) throw new QueueError('runNotFound', { id: runId });
      if (run.row.ended_at !== null) return;
      await succeed(writer, run, result, await publisherOf(writer, run, undefined));
    });
  }

  async cancel(user: QueueUser, runId: string): Promise<void> {
    await this.#write(await this.#parts.owners.of(user), async (writer) => {
      const run = await writer.latest(runId);
      if (run === undefined) throw new QueueError('runNotFound', { id: runId });
      if (run.row.ended_at === null) await cancelRun(writer, run);
    });
  }

  async cancelMany(user: QueueUser, filter: RunFilter, count: number): Promise<number> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    let canceled = 0;
    let some: number[] = [];
    const cancelSome = async () => {
      const runs = some;
      some = [];
      canceled += await this.#write(owner, async (writer) => {
        let ended = 0;
        for (const number of runs) {
          const run = await writer.numbered(number);
          if (run === undefined || run.row.ended_at !== null) continue;
          await cancelRun(writer, run);
          ended += 1;
        }
        return ended;
      });
    };
    const range = { owner: owner.owner, filter, before: Infinity, started: true };
    for await (const { run } of findRuns(store, range)) {
      if (canceled + some.length >= count) break;
      some.push(run);
      if (some.length >= AT_ONCE) await cancelSome();
    }
    if (some.length > 0) await cancelSome();
    return canceled;
  }

  async wait(user: QueueUser, runId: string, order: WaitOrder): Promise<void> {
    const owner = await this.#parts.owners.of(user);
    await this.#write(owner, (writer) => wait(writer, runId, order));
  }

  async notify(user: QueueUser, event: string, data: Buffer): Promise<Notified[]> {
    const { store, owners } = this.#parts;
    const owner = await owners.of(user);
    const notified: Notified[] = [];
    let size = 0;
    for (let after = 0; ;) {
      const page = { owner: owner.owner, event, after, most: AT_ONCE };
      const waiters = await store.read((reader) => reader.all(waitersOfEvent, page));
      if (waiters.length > 0) {
        const room = LARGEST_PAGE - size;
        const some = await this.#write(owner, (writer) =>
          notifyWaiters(writer, waiters, data, room),
        );
        notified.push(...some.notified);
        size += some.size;
      }
      if (waiters.length < AT_ONCE) return notified;
      after = waiters.at(-1)!.message;
    }
  }

  async notifyRun(
    user: QueueUser,
    runId: string,
    event: string,
    data: Buffer,
  ): Promise<Notified[]> {
    const owner = await this.#parts.owners.of(user);
    return [await this.#write(owner, (writer) => notifyRun(writer, runId, event, data))];
  }

  async waiters(user: QueueUser, event: string): Promise<Waiter[]> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const page = { owner, event, after: 0, most: MOST_WAITERS };
    return store.read(async (reader) => {
      const found: Waiter[] = [];
      let size = 0;
      for (const { message } of await reader.all(waitersOfEvent, page)) {
        if (size > LARGEST_PAGE) break;
        const waiter = await reader.get(waiterRow, { message });
        const row = waiter && (await reader.get(runRow, { run: waiter.run }));
        if (row === undefined) continue;
        size += waiter!.wait.length;
        found.push(describeWaiter(waiter!, { row, config: readConfig(row.config) }));
      }
      return found;
    });
  }

  async list(
    user: QueueUser,
    filter: RunFilter,
    { cursor, count }: PageRequest,
    fits: (run: RunDescription) => boolean = () => true,
  ): Promise<Page<RunDescription>> {
    const { store, owners, dispatcher } = this.#parts;
    const { owner } = await owners.of(user);
    const items: RunDescription[] = [];
    const before = readCursor('run', cursor);
    let last = 0;
    let size = 0;
    for await (const row of findRuns(store, { owner, filter, before })) {
      size += shownSize(row) + (row.result?.length ?? 0);
      const isFull = items.length >= count || (items.length > 0 && size > LARGEST_PAGE);
      if (isFull) return { items, cursor: writeCursor('run', last) };
      const run = await describeRun(store, row, dispatcher.now);
      if (!fits(run) && items.length > 0) return { items, cursor: writeCursor('run', last) };
      items.push(run);
      last = row.run;
    }
    return { items };
  }

  /** Deletes something of runs of an owner that have ended. @returns of how many; 0 if there is nothing left */
  async deleteEnded({ owner }: Owner): Promise<number> {
    const { store } = this.#parts;
    await store.turns.next(owner);
    return store.write(async (transaction) => {
      let count = 0;
      for (const each of [owner, unownedBy(owner)]) {
        const page = { owner: each, before: Number.MAX_SAFE_INTEGER, most: DELETED_AT_ONCE };
        const runs = await transaction.all(endedBefore, page);
        for (const run of runs) await deleteSomeOf(transaction, run);
        count += runs.length;
      }
      return count;
    });
  }

  /** Writes runs, and tells the dispatcher after the commit. */
  async #write<T>(owner: Owner, work: (writer: RunWriter) => Promise<T>): Promise<T> {
    return writeRuns(this.#parts, owner, work);
  }
}

/** Random bytes of an id. */
const ID_BYTES = 16;

/** Writes runs in a transaction of its own, and tells the dispatcher after the commit. */
export async function writeRuns<T>(
  parts: RunParts & Pick<WorkflowsParts, 'store' | 'dispatcher'>,
  owner: Owner,
  work: (writer: RunWriter) => Promise<T>,
): Promise<T> {
  const { store, dispatcher } = parts;
  const { result, writer } = await store.write(async (transaction) => {
    const writer = new RunWriter(transaction, owner, parts);
    const result = await work(writer);
    writer.flush();
    return { result, writer };
  });
  published(dispatcher, writer.effects);
  for (const row of writer.removed) dispatcher.removed(row);
  return result;
}

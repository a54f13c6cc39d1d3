import type { Dispatcher } from '../dispatch/dispatcher.ts';
import type { Queues as QueuesOfEngine } from '../../engine.ts';
import { QueueError } from '../../errors.ts';
import { checkName } from '../../checks/names.ts';
import { createQueue } from '../publish/publish.ts';
import type { QueueDescription } from '../../resources.ts';
import { countLane } from '../store/count-lane.ts';
import { writeLaneName } from '../store/lane-name.ts';
import { countHolding } from '../store/message-rows.ts';
import type { Owner, Owners } from '../store/owners.ts';
import { deleteQueue, queueRow, queueRows, updateQueue } from '../store/queue-rows.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { QueueTable } from '../store/schema.ts';
import { timeOf } from '../store/tickets.ts';
import type { QueueUser } from '../../user.ts';
import { checkParallelism } from '../../checks/parallelism.ts';
import { Purge } from './purge.ts';

export interface QueuesParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly purge: Purge;
}

type Change = Parameters<QueuesOfEngine['upsert']>[2];

/** FIFO queues. */
export class Queues implements QueuesOfEngine {
  readonly #parts: QueuesParts;

  constructor(parts: QueuesParts) {
    this.#parts = parts;
  }

  async list(user: QueueUser): Promise<readonly QueueDescription[]> {
    const { owner } = await this.#parts.owners.of(user);
    const { store } = this.#parts;
    const described: QueueDescription[] = [];
    for (const row of await store.read((reader) => reader.all(queueRows, { owner }))) {
      described.push(await describe(store, row));
      await store.turns.next(owner);
    }
    return described;
  }

  async get(user: QueueUser, name: string): Promise<QueueDescription> {
    checkName('queue', name);
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const row = await store.read((reader) => reader.get(queueRow, { owner, name }));
    if (row === undefined) throw new QueueError('queueNotFound', { name });
    return describe(store, row);
  }

  async upsert(user: QueueUser, name: string, change: Change): Promise<void> {
    await this.#change(await this.#parts.owners.of(user), name, change, true);
  }

  async pause(user: QueueUser, name: string): Promise<void> {
    await this.#change(await this.#parts.owners.of(user), name, { paused: true }, false);
  }

  async resume(user: QueueUser, name: string): Promise<void> {
    await this.#change(await this.#parts.owners.of(user), name, { paused: false }, false);
  }

  async delete(user: QueueUser, name: string): Promise<void> {
    checkName('queue', name);
    const { store, owners, dispatcher, purge } = this.#parts;
    const { owner } = await owners.of(user);
    const lane = await store.write(async (transaction) => {
      const row = await transaction.get(queueRow, { owner, name });
      if (row === undefined) return undefined;
      const lane = laneOf(row);
      await transaction.run(deleteQueue, { owner, name });
      await Purge.order(transaction, lane);
      transaction.notify(owner, { kind: 'queueDeleted', lane });
      return lane;
    });
    if (lane === undefined) return;
    dispatcher.queueDeleted(lane);
    purge.start();
  }

  async #change(owner: Owner, name: string, change: Change, create: boolean): Promise<void> {
    const { store, dispatcher } = this.#parts;
    const { parallelism, paused } = change;
    checkName('queue', name);
    checkParallelism(parallelism, owner.limits);
    const row = await store.write(async (transaction) => {
      const before = await transaction.get(queueRow, { owner: owner.owner, name });
      const wanted = {
        name,
        parallelism: parallelism ?? before?.parallelism ?? 1,
        paused: paused === undefined ? (before?.paused ?? 0) : Number(paused),
      };
      if (before === undefined) {
        if (!create) throw new QueueError('queueNotFound', { name });
        return createQueue(transaction, owner.owner, owner.limits.maxQueues, wanted);
      }
      const after = { ...before, ...wanted, updated_at: Math.floor(transaction.now()) };
      await transaction.run(updateQueue, after);
      transaction.notify(owner.owner, {
        kind: 'queue',
        lane: laneOf(after),
        parallelism: after.parallelism,
        paused: after.paused === 1,
      });
      return after;
    });
    dispatcher.queueChanged(laneOf(row), row.parallelism, row.paused === 1);
  }
}

async function describe(store: QueueStore, row: QueueTable): Promise<QueueDescription> {
  const lane = laneOf(row);
  const all = { lane, before: Number.MAX_SAFE_INTEGER };
  const waiting = await countLane(store, row.owner, all);
  const begun = await store.read((reader) => reader.get(countHolding, { holds: lane }));
  return {
    name: row.name,
    createdAt: timeOf(row.created),
    updatedAt: row.updated_at,
    parallelism: row.parallelism,
    paused: row.paused === 1,
    lag: waiting + begun!.messages,
  };
}

function laneOf({ owner, created, name }: QueueTable): string {
  return writeLaneName({ kind: 'queue', owner, created, queue: name });
}

import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { unlimitedFlowControl } from '../dispatch/flow-keys.ts';
import type { FlowControls as FlowControlsOfEngine } from '../../engine.ts';
import { QueueError } from '../../errors.ts';
import { checkName } from '../../checks/names.ts';
import type { FlowControlDescription, FlowControlPin, GlobalParallelism } from '../../resources.ts';
import {
  deleteFlowStarts,
  flowControlRow,
  flowControlRows,
  upsertFlowControl,
} from '../store/flow-control-rows.ts';
import { countClaimedInLane, countClaimedOf, countClaimedOfKey } from '../store/copy-rows.ts';
import { countLane } from '../store/count-lane.ts';
import { writeLaneName } from '../store/lane-name.ts';
import type { Owners } from '../store/owners.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { FlowControlTable } from '../store/schema.ts';
import type { QueueUser } from '../../user.ts';
import type { Clock } from '../../../../base/clock.ts';
import { checkPin } from '../../checks/parallelism.ts';

export interface FlowControlsParts {
  readonly store: QueueStore;
  readonly owners: Owners;
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
}

/** Keys that are read and described in one turn of the event loop. */
const KEYS_IN_A_GO = 50;

type Unpin = Parameters<FlowControlsOfEngine['unpin']>[2];

/** Flow-control keys: limits that messages with the same key share. */
export class FlowControls implements FlowControlsOfEngine {
  readonly #parts: FlowControlsParts;

  constructor(parts: FlowControlsParts) {
    this.#parts = parts;
  }

  async list(user: QueueUser, search = ''): Promise<readonly FlowControlDescription[]> {
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const described: FlowControlDescription[] = [];
    for (let after = ''; ;) {
      const page = { owner, after, most: KEYS_IN_A_GO };
      const rows = await store.read((reader) => reader.all(flowControlRows, page));
      for (const row of rows) {
        if (row.key.includes(search)) described.push(await this.#describe(row));
      }
      if (rows.length < KEYS_IN_A_GO) return described;
      after = rows.at(-1)!.key;
      // A long list yields to other work.
      await store.turns.next(owner);
    }
  }

  async get(user: QueueUser, key: string): Promise<FlowControlDescription> {
    checkName('flow control key', key);
    const { store, owners } = this.#parts;
    const { owner } = await owners.of(user);
    const row = await store.read((reader) => reader.get(flowControlRow, { owner, key }));
    if (row === undefined) throw new QueueError('flowControlNotFound', { key });
    return this.#describe(row);
  }

  async pause(user: QueueUser, key: string): Promise<void> {
    await this.#change(user, key, (row) => ({ ...row, paused: 1 }), { create: true });
  }

  async resume(user: QueueUser, key: string): Promise<void> {
    await this.#change(user, key, (row) => ({ ...row, paused: 0 }));
  }

  async pin(user: QueueUser, key: string, pin: FlowControlPin): Promise<void> {
    checkPin(pin);
    const { parallelism, rate, period } = pin;
    await this.#change(
      user,
      key,
      (row) => ({
        ...row,
        ...(parallelism !== undefined && { parallelism, pinned_parallelism: 1 }),
        ...(rate !== undefined && { rate, period: period ?? 1, pinned_rate: 1 }),
      }),
      { create: true, reset: true },
    );
  }

  async unpin(user: QueueUser, key: string, what: Unpin): Promise<void> {
    await this.#change(user, key, (row) => ({
      ...row,
      ...(what.parallelism && { pinned_parallelism: 0 }),
      ...(what.rate && { pinned_rate: 0 }),
    }));
  }

  async resetRate(user: QueueUser, key: string): Promise<void> {
    await this.#change(user, key, (row) => row, { reset: true });
  }

  async globalParallelism(user: QueueUser): Promise<GlobalParallelism> {
    const { store, owners, dispatcher } = this.#parts;
    const { owner, limits } = await owners.of(user);
    const count = store.shares.has(owner)
      ? dispatcher.parallelismOf(owner)
      : (await store.read((reader) => reader.get(countClaimedOf, { owner })))!.messages;
    // Deliveries that take long hold no slot, so there may be more of them.
    const max = limits.maxGlobalParallelism;
    return { max, count: Math.min(count, max) };
  }

  /**
   * @param create creates a missing key; otherwise there is nothing to change
   * @param reset begins a new period of its rate
   */
  async #change(
    user: QueueUser,
    key: string,
    change: (row: FlowControlTable) => FlowControlTable,
    { create = false, reset = false } = {},
  ): Promise<void> {
    checkName('flow control key', key);
    const { store, owners, dispatcher } = this.#parts;
    const { owner } = await owners.of(user);
    // A message that has just been published may not have been admitted yet, as on a server it is read first.
    if (reset) await dispatcher.looked();
    const changed = await store.write(async (transaction) => {
      const row = await transaction.get(flowControlRow, { owner, key });
      if (row === undefined && !create) return undefined;
      const now = Math.floor(transaction.now());
      const after = change(row ?? unlimitedFlowControl(owner, key));
      const written = reset ? { ...after, reset_at: now } : after;
      await transaction.run(upsertFlowControl, written);
      if (reset) await transaction.run(deleteFlowStarts, { owner, key, until: now });
      transaction.notify(owner, { kind: 'flowControl', key, reset });
      return written;
    });
    if (changed !== undefined) dispatcher.flowControlChanged(changed, reset);
  }

  async #describe(row: FlowControlTable): Promise<FlowControlDescription> {
    const { store, dispatcher, clock } = this.#parts;
    const { owner, key } = row;
    const now = clock.now();
    const flow = await dispatcher.flow(owner, key);
    const lane = writeLaneName({ kind: 'flow', owner, key });
    const due = await countLane(store, owner, { lane, before: Math.floor(now) + 1 });
    const { count, start } = flow.rateNow(now);
    const isOwn = store.shares.has(owner);
    // Deliveries of other processes are recorded in the store.
    const [inLane, inFlight] = isOwn
      ? [dispatcher.inFlightIn(lane), flow.inFlight]
      : await store.read(async (reader) => [
          (await reader.get(countClaimedInLane, { owner, lane }))!.messages,
          (await reader.get(countClaimedOfKey, { owner, key }))!.messages,
        ]);
    return {
      key,
      waiting: due - inLane + flow.queuesWaiting(),
      parallelismMax: row.parallelism,
      parallelismCount: inFlight,
      rateMax: row.rate,
      rateCount: count,
      ratePeriod: row.period,
      ratePeriodStart: Math.floor(start / 1000),
      paused: row.paused === 1,
      pinnedParallelism: row.pinned_parallelism === 1,
      pinnedRate: row.pinned_rate === 1,
    };
  }
}

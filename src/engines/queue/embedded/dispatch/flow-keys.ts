import { flowControlRow, flowStarts } from '../store/flow-control-rows.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { FlowControlTable } from '../store/schema.ts';
import { FlowKey } from './flow-key.ts';

/** Number of idle keys that are kept in memory. */
const MOST_IDLE = 10_000;
const SECOND = 1000;

/** A key without limits. */
export function unlimitedFlowControl(owner: number, key: string): FlowControlTable {
  return {
    owner,
    key,
    parallelism: 0,
    rate: 0,
    period: 1,
    paused: 0,
    pinned_parallelism: 0,
    pinned_rate: 0,
    reset_at: 0,
  };
}

/** The flow-control keys of waiting messages, loaded from the store on demand. */
export class FlowKeys {
  readonly #store: QueueStore;
  readonly #keys = new Map<string, FlowKey>();

  constructor(store: QueueStore) {
    this.#store = store;
  }

  /** Undefined if it is not in memory. */
  known(owner: number, key: string): FlowKey | undefined {
    return this.#keys.get(`${owner}:${key}`);
  }

  /** A key as the store has it. */
  async read(owner: number, key: string, now: number): Promise<FlowKey> {
    return this.#store.read(async (reader) => {
      const row =
        (await reader.get(flowControlRow, { owner, key })) ?? unlimitedFlowControl(owner, key);
      const after = Math.max(Math.floor(now - row.period * SECOND), row.reset_at - 1);
      return new FlowKey(row, await reader.all(flowStarts, { owner, key, after }));
    });
  }

  async load(owner: number, key: string, now: number): Promise<FlowKey> {
    const flow = await this.read(owner, key, now);
    // A concurrent call may have loaded it.
    const known = this.known(owner, key);
    if (known !== undefined) return known;
    if (this.#keys.size >= MOST_IDLE) this.#forgetIdle();
    this.#keys.set(`${owner}:${key}`, flow);
    return flow;
  }

  /** Forgets those of owners whose messages other processes deliver. */
  forgetOthers(has: (owner: number) => boolean): void {
    for (const [name, flow] of this.#keys) if (!has(flow.row.owner)) this.#keys.delete(name);
  }

  #forgetIdle(): void {
    for (const [name, flow] of this.#keys) if (flow.idle) this.#keys.delete(name);
  }
}

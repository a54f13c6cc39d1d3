import { flowControlRow, flowStarts } from '../store/flow-control-rows.ts';
import type { QueueStore } from '../store/queue-store.ts';
import type { FlowControlTable } from '../store/schema.ts';
import { FlowKey } from './flow-key.ts';

/** Number of keys from which on idle ones are forgotten. */
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
  readonly #store: Pick<QueueStore, 'read'>;
  readonly #keys = new Map<string, FlowKey>();
  /** At how many keys the idle ones are forgotten next: a look at all of them has to be rare. */
  #forgetAt = MOST_IDLE;
  /** Keys that are being read, and whether they have been changed meanwhile. */
  readonly #reading = new Set<{ readonly name: string; isChanged: boolean }>();

  constructor(store: Pick<QueueStore, 'read'>) {
    this.#store = store;
  }

  /** Undefined if it is not in memory. */
  known(owner: number, key: string): FlowKey | undefined {
    return this.#keys.get(nameOf(owner, key));
  }

  /** A key has been changed and committed. @returns the key; undefined if it is not in memory */
  changed({ owner, key }: FlowControlTable): FlowKey | undefined {
    const name = nameOf(owner, key);
    for (const reading of this.#reading) reading.isChanged ||= reading.name === name;
    return this.#keys.get(name);
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

  /** Only for whoever makes use of the key in the same turn: otherwise it may be forgotten, and loaded twice. */
  async load(owner: number, key: string, now: number): Promise<FlowKey> {
    const name = nameOf(owner, key);
    const reading = { name, isChanged: false };
    this.#reading.add(reading);
    try {
      let flow: FlowKey;
      do {
        reading.isChanged = false;
        flow = await this.read(owner, key, now);
        // A concurrent call may have loaded it.
        const known = this.#keys.get(name);
        if (known !== undefined) return known;
        // Its limits may have been read before a change that could not be told to it yet.
      } while (reading.isChanged);
      if (this.#keys.size >= this.#forgetAt) this.#forgetIdle();
      this.#keys.set(name, flow);
      return flow;
    } finally {
      this.#reading.delete(reading);
    }
  }

  /** Forgets those of owners whose messages other processes deliver. */
  forgetOthers(has: (owner: number) => boolean): void {
    for (const [name, flow] of this.#keys) if (!has(flow.row.owner)) this.#keys.delete(name);
  }

  #forgetIdle(): void {
    for (const [name, flow] of this.#keys) if (flow.idle) this.#keys.delete(name);
    this.#forgetAt = Math.max(MOST_IDLE, 2 * this.#keys.size);
  }
}

function nameOf(owner: number, key: string): string {
  return `${owner}:${key}`;
}

import type { Shares } from '../dispatch/shares.ts';

/**
 * The number of shards that owners are distributed over. All messages of an owner are in one shard, so
 * everything that waits for each other (queues, flow-control keys, callbacks, the limits of a user) is in one
 * process.
 */
export const SHARDS = 64;
/** The owner of this shard also does the work that is done once for all processes. */
const KEEPER = 0;

/**
 * Owners are numbered consecutively, and a process has consecutive shards; to spread the first few owners over
 * several processes, owners are assigned to shards in steps of nearly the golden ratio of all.
 */
export const STEP = 39;

export function shardOf(owner: number): number {
  return (owner * STEP) % SHARDS;
}

/** The shards of this process in a store that it shares with others. */
export class Membership implements Shares {
  readonly isShared = true;
  /** Its number among the processes; null until it has joined, and after its lease has expired. */
  copy: number | null = null;
  readonly #terms = new Map<number, number>();
  #taken = 0;
  /** Called when its lease has expired: it owns nothing any more. */
  onLost: () => void = () => undefined;

  has(owner: number): boolean {
    return this.#terms.has(shardOf(owner));
  }

  term(owner: number): number | undefined {
    return this.#terms.get(shardOf(owner));
  }

  get isCoordinator(): boolean {
    return this.#terms.has(KEEPER);
  }

  get shards(): readonly number[] {
    return [...this.#terms.keys()];
  }

  take(shards: Iterable<number>): void {
    for (const shard of shards) {
      this.#taken += 1;
      this.#terms.set(shard, this.#taken);
    }
  }

  give(shards: Iterable<number>): void {
    for (const shard of shards) this.#terms.delete(shard);
  }

  /** Its lease has expired. */
  lost(): void {
    this.copy = null;
    this.#terms.clear();
    this.onLost();
  }
}

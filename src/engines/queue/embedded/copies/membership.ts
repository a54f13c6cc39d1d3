import type { Shares } from '../dispatch/shares.ts';

/**
 * Owners are dealt out in so many shards. All messages of an owner are in one, so whatever waits for one another
 * (queues, flow-control keys, callbacks, the limits of a user) is in one process.
 */
export const SHARDS = 64;
/** Who has this one also does what is done once for all. */
const KEEPER = 0;

/**
 * Owners are numbered as they come, and a process has shards that follow one another: the first few owners are to
 * be of several. So they are dealt out in steps that are nearly the golden section of all.
 */
export const STEP = 39;

export function shardOf(owner: number): number {
  return (owner * STEP) % SHARDS;
}

/** The shards of this process in a store that others use too. */
export class Membership implements Shares {
  readonly isShared = true;
  /** Under which it is known to the others; undefined until it has joined, and when it has been taken for dead. */
  copy: number | null = null;
  readonly #terms = new Map<number, number>();
  #taken = 0;
  /** Is called when others have taken it for dead: nothing is its own any more. */
  onLost: () => void = () => undefined;

  has(owner: number): boolean {
    return this.#terms.has(shardOf(owner));
  }

  term(owner: number): number | undefined {
    return this.#terms.get(shardOf(owner));
  }

  get isKeeper(): boolean {
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

  /** Others have taken it for dead. */
  lost(): void {
    this.copy = null;
    this.#terms.clear();
    this.onLost();
  }
}

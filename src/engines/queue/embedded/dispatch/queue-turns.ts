import type { Gate, Lane } from './lane.ts';

/**
 * The turns of a FIFO queue. A turn begins with the first attempt of a message and ends when neither the
 * message nor one of its callbacks is left to deliver; with parallelism n there are n turns at a time.
 */
export class QueueTurns implements Gate {
  readonly waiting = new Set<Lane>();
  /** The gate for retries of a paused queue; they have their turn already. */
  readonly paused: Gate;
  /** The number of messages left in each turn. */
  readonly #left = new Map<number, number>();
  #parallelism: number;
  #isPaused: boolean;

  constructor(parallelism: number, paused: boolean) {
    this.#parallelism = parallelism;
    this.#isPaused = paused;
    this.paused = { waiting: new Set<Lane>(), room: () => (this.#isPaused ? 0 : Infinity) };
  }

  room(): number {
    return this.#isPaused ? 0 : this.#parallelism - this.#left.size;
  }

  change(parallelism: number, paused: boolean): void {
    this.#parallelism = parallelism;
    this.#isPaused = paused;
  }

  /** Adds messages to a turn; the first one begins it. */
  add(turn: number, messages = 1): void {
    this.#left.set(turn, (this.#left.get(turn) ?? 0) + messages);
  }

  /** A message of a turn has ended. */
  end(turn: number): void {
    const left = (this.#left.get(turn) ?? 0) - 1;
    if (left > 0) this.#left.set(turn, left);
    else this.#left.delete(turn);
  }

  get idle(): boolean {
    return this.#left.size === 0;
  }
}

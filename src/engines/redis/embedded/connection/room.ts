import type { Holding } from '../../../../base/memory-budget.ts';
import { errors } from '../../errors.ts';
import type { RedisError } from '../../reply.ts';

/** The limit for what V8 needs besides the text: enough for a million short words. */
const MOST_OVERHEAD = 128 * 1024 * 1024;

export interface RoomRules {
  /** The limit for the text, in bytes. */
  readonly mostBytes: () => number;
  /** Its part of the total of all clients; undefined if there is no total. */
  readonly holding: Holding | undefined;
  /** Made if there is no room. @param limit for the text, in bytes */
  readonly full: (limit: number) => RedisError;
}

/** The memory that a connection keeps for its client until the client gives it up. */
export class Room {
  readonly #rules: RoomRules;
  /** The length of the text, in bytes. */
  #bytes = 0;
  #overhead = 0;

  constructor(rules: RoomRules) {
    this.#rules = rules;
  }

  /**
   * @param overhead what V8 needs for it besides the text, in bytes
   * @returns why there is no room; nothing was taken then
   */
  take(bytes: number, overhead: number): RedisError | undefined {
    const { mostBytes, full } = this.#rules;
    const limit = mostBytes();
    if (this.#bytes + bytes > limit || this.#overhead + overhead > MOST_OVERHEAD)
      return full(limit);
    if (this.#change(bytes, overhead)) return undefined;
    this.give(bytes, overhead);
    return errors.crowded();
  }

  /** What is taken, in bytes. */
  get bytes(): number {
    return this.#bytes + this.#overhead;
  }

  give(bytes: number, overhead: number): void {
    this.#change(-bytes, -overhead);
  }

  /** Gives up all. */
  clear(): void {
    this.give(this.#bytes, this.#overhead);
  }

  #change(bytes: number, overhead: number): boolean {
    this.#bytes += bytes;
    this.#overhead += overhead;
    return this.#rules.holding?.set(this.#bytes + this.#overhead) ?? true;
  }
}

import type { Redis, Word } from '../../api/redis.ts';

/** Maximum length of the list, beyond which Firefox would not draw it: a longer prefix finds other keys. */
const MOST = 500_000;
const COUNT = 10_000;
/** More than fit on the screen at once: without a scroll bar nobody could request more. */
const A_FEW = 50;

/** A search for keys. */
export interface KeyQuery {
  /** A prefix of their names; with `*`, `?` or `[` in it a pattern. */
  readonly prefix: string;
  /** The type that TYPE returns; '' for all. */
  readonly type: string;
}

/** The pattern for SCAN. */
export function patternOf(prefix: string): string {
  return /[*?[]/.test(prefix) ? prefix : `${prefix}*`;
}

/** Finds keys, some at a time, on request. */
export class KeyScan {
  readonly #redis: Redis;
  readonly #query: KeyQuery;
  readonly #seen = new Set<string>();
  #keys: readonly string[] | undefined;
  #cursor: string | undefined = '0';
  #isBusy = false;

  constructor(redis: Redis, query: KeyQuery) {
    this.#redis = redis;
    this.#query = query;
  }

  get keys(): readonly string[] {
    return (this.#keys ??= [...this.#seen]);
  }

  get isWhole(): boolean {
    return this.#cursor === undefined;
  }

  /** Whether there are more keys than the list takes. */
  get isTooLong(): boolean {
    return this.#seen.size >= MOST;
  }

  /**
   * Scans until some more are found. @returns whether there are more than before
   * @throws Error with the database's message
   */
  more(): Promise<boolean> {
    return this.#until(this.#seen.size + A_FEW);
  }

  /**
   * Scans to the end, as far as the list takes them.
   * @param progress called with how many have been found so far
   * @returns whether there are more than before
   * @throws Error with the database's message
   */
  all(progress: (found: number) => void): Promise<boolean> {
    return this.#until(MOST, progress);
  }

  async #until(count: number, progress?: (found: number) => void): Promise<boolean> {
    if (this.#isBusy || this.#cursor === undefined || this.isTooLong) return false;
    this.#isBusy = true;
    try {
      while (this.#cursor !== undefined && this.#seen.size < count) {
        await this.#step();
        progress?.(this.#seen.size);
      }
    } finally {
      this.#isBusy = false;
    }
    return true;
  }

  async #step(): Promise<void> {
    const { prefix, type } = this.#query;
    const words: Word[] = ['SCAN', this.#cursor!, 'MATCH', patternOf(prefix), 'COUNT', COUNT];
    if (type !== '') words.push('TYPE', type);
    const [cursor, found] = (await this.#redis.run(...words)) as [string | number, string[]];
    for (const key of found) this.#seen.add(key);
    this.#keys = undefined;
    this.#cursor = String(cursor) === '0' ? undefined : String(cursor);
  }
}

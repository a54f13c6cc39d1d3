import type { Redis, Word } from '../../api/redis.ts';

/** More keys are not put into a list, which Firefox would not draw any more: a longer prefix finds what is looked for. */
const MOST = 500_000;
const COUNT = 10_000;
/** So many more than fit into the list at once: who can't scroll can't ask for more. */
const A_FEW = 50;

/** What keys are looked for. */
export interface KeyQuery {
  /** What their names begin with; with `*`, `?` or `[` in it a pattern. */
  readonly prefix: string;
  /** As TYPE has it; '' for all. */
  readonly type: string;
}

/** The pattern of SCAN for what was typed. */
export function patternOf(prefix: string): string {
  return /[*?[]/.test(prefix) ? prefix : `${prefix}*`;
}

/** Finds keys, some at a time, for as long as somebody wants more. */
export class KeyScan {
  readonly #redis: Redis;
  readonly #query: KeyQuery;
  readonly #seen = new Set<string>();
  #cursor: string | undefined = '0';
  #isBusy = false;

  constructor(redis: Redis, query: KeyQuery) {
    this.#redis = redis;
    this.#query = query;
  }

  get keys(): readonly string[] {
    return [...this.#seen];
  }

  get isWhole(): boolean {
    return this.#cursor === undefined;
  }

  /** Whether there are more keys than the list takes. */
  get isTooLong(): boolean {
    return this.#seen.size >= MOST;
  }

  /**
   * Looks on until a few are found. @returns whether there are more than before
   * @throws Error in the words of the database
   */
  async more(): Promise<boolean> {
    if (this.#isBusy || this.#cursor === undefined || this.isTooLong) return false;
    this.#isBusy = true;
    const before = this.#seen.size;
    try {
      while (this.#cursor !== undefined && this.#seen.size < before + A_FEW) await this.#step();
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
    this.#cursor = String(cursor) === '0' ? undefined : String(cursor);
  }
}

import type { Redis } from '../../api/redis.ts';

/** What decides about a key, as the list shows it. */
export interface KeyFacts {
  readonly type: string;
  /** Milliseconds to live; negative if it does not expire. */
  readonly pttl: number;
  readonly bytes: number;
}

/** Reads facts of the keys that are seen, each once, and no more than one request at a time. */
export class KeyFactsReader {
  readonly #redis: Redis;
  readonly #changed: () => void;
  readonly #known = new Map<string, KeyFacts>();
  #wanted: readonly string[] = [];
  #isBusy = false;

  /** @param changed called when more is known */
  constructor(redis: Redis, changed: () => void) {
    this.#redis = redis;
    this.#changed = changed;
  }

  of(key: string): KeyFacts | undefined {
    return this.#known.get(key);
  }

  /** Reads what is not known yet of these keys. Those that are not seen any more are left out. */
  see(keys: readonly string[]): void {
    this.#wanted = keys.filter((key) => !this.#known.has(key));
    if (!this.#isBusy) void this.#read();
  }

  async #read(): Promise<void> {
    this.#isBusy = true;
    try {
      while (this.#wanted.length > 0) {
        const keys = this.#wanted;
        this.#wanted = [];
        const facts = await factsOf(this.#redis, keys);
        for (const [index, key] of keys.entries()) this.#known.set(key, facts[index]!);
        this.#changed();
      }
    } catch {
      // The list shows names only: what is wrong is told where a key is opened.
    } finally {
      this.#isBusy = false;
    }
  }
}

/** The facts of keys, in one request. @throws Error with the database's message */
async function factsOf(redis: Redis, keys: readonly string[]): Promise<KeyFacts[]> {
  const replies = await redis.runAll(
    keys.flatMap((key) => [
      ['TYPE', key],
      ['PTTL', key],
      ['MEMORY', 'USAGE', key],
    ]),
  );
  return keys.map((_, index) => ({
    type: String(replies[3 * index]),
    pttl: Number(replies[3 * index + 1]),
    bytes: Number(replies[3 * index + 2] ?? 0),
  }));
}

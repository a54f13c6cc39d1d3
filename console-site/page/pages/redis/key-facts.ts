import type { Redis } from '../../api/redis.ts';
import { SeenReader } from '../../parts/seen-reader.ts';

/** What decides about a key, as the list shows it. */
export interface KeyFacts {
  readonly type: string;
  /** Milliseconds to live; negative if it does not expire. */
  readonly pttl: number;
  readonly bytes: number;
}

/** Reads facts of the keys that are seen. @param changed called when more is known */
export function keyFacts(redis: Redis, changed: () => void): SeenReader<string, KeyFacts> {
  return new SeenReader(
    (key) => key,
    (keys) => factsOf(redis, keys),
    changed,
  );
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

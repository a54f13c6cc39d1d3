import type { RedisAdministration } from '../../engines/redis/engine.ts';

/** What can be seen of a database at a moment. */
export interface Observation {
  readonly keys: number;
  /** Bytes kept on disk; of a database that keeps nothing, in memory. */
  readonly storage: number;
  /** Since the database was opened, or since CONFIG RESETSTAT. */
  readonly hits: number;
  readonly misses: number;
}

export const NOTHING_THERE: Observation = { keys: 0, storage: 0, hits: 0, misses: 0 };

/** Looks at the databases of an engine as they are now. */
export function observer(
  engine: Pick<RedisAdministration, 'figures'>,
): (databaseId: string) => Observation {
  return (databaseId) => {
    const figures = engine.figures(databaseId);
    if (figures === undefined) return NOTHING_THERE;
    const { keys, hits, misses, memoryBytes, logBytes } = figures;
    return { keys, storage: logBytes ?? memoryBytes, hits, misses };
  };
}

import type { RedisAdministration } from '../../engines/redis/engine.ts';

/** Figures of a database at a moment. */
export interface Observation {
  readonly keys: number;
  /** Bytes on disk; in memory where nothing is kept on disk. */
  readonly storage: number;
  /** Since the database was opened, or since CONFIG RESETSTAT. */
  readonly hits: number;
  readonly misses: number;
}

export const EMPTY_OBSERVATION: Observation = { keys: 0, storage: 0, hits: 0, misses: 0 };

/** Reads the current figures of the databases of an engine. */
export function observer(
  engine: Pick<RedisAdministration, 'figures'>,
): (databaseId: string) => Observation {
  return (databaseId) => {
    const figures = engine.figures(databaseId);
    if (figures === undefined) return EMPTY_OBSERVATION;
    const { keys, hits, misses, memoryBytes, logBytes } = figures;
    return { keys, storage: logBytes ?? memoryBytes, hits, misses };
  };
}

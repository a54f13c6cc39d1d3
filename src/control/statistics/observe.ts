import type { RedisAdministration } from '../../engines/redis/engine.ts';
import { NOTHING_THERE, type Observation } from './minute.ts';

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

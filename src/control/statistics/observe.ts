import type { EmbeddedRedis } from '../../engines/redis/embedded/engine.ts';
import { NOTHING_THERE, type Observation } from './minute.ts';

/** Looks at the databases of an engine as they are now. */
export function observer(engine: EmbeddedRedis): (databaseId: string) => Observation {
  return (databaseId) => {
    const database = engine.database(databaseId);
    if (database === undefined) return NOTHING_THERE;
    const { keyspace, journal } = database;
    return {
      keys: keyspace.size,
      storage: journal.bytes ?? keyspace.usedBytes,
      hits: keyspace.hits,
      misses: keyspace.misses,
    };
  };
}

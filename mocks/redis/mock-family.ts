import { Database } from '../../src/engines/redis/embedded/database.ts';
import { RedisDatabases, type RedisDatabase } from '../../src/directory/redis/databases.ts';
import { redisFamily, type RedisFamily } from '../../src/families/redis/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { exampleEngine } from './example-session.ts';

/** The Redis REST family of the mock: Prism, with the documented reply of each command. */
export function mockRedisFamily(database: RedisDatabase): RedisFamily {
  const engine = exampleEngine(new Database());
  return redisFamily(engine, new RedisDatabases([database]), { wellKnown: WELL_KNOWN });
}

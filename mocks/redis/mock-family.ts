import { Database } from '../../src/engines/redis/embedded/database.ts';
import { RedisDatabases, type RedisDatabase } from '../../src/directory/redis/databases.ts';
import { redisFamily, type RedisFamily } from '../../src/families/redis/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { mocked } from '../mocked-family.ts';
import type { Prism } from '../prism.ts';
import { exampleEngine } from './example-session.ts';

/** The Redis REST family of the mock: Prism, with the documented reply of each command. */
export function mockRedisFamily(prism: Prism, database: RedisDatabase): RedisFamily {
  const engine = exampleEngine(new Database());
  return mocked(
    redisFamily(engine, new RedisDatabases([database]), { wellKnown: WELL_KNOWN }),
    prism,
  );
}

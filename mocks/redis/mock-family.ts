import { fromText } from '../../src/engines/redis/bytes.ts';
import { Database } from '../../src/engines/redis/embedded/database.ts';
import type { RedisDatabase } from '../../src/directory/redis/databases.ts';
import { redisFamily, type RedisFamily } from '../../src/families/redis/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { exampleEngine } from './example-session.ts';
import { MockDatabases } from './mock-databases.ts';

/** The Redis REST family of the mock, with the documented reply of each command. */
export function mockRedisFamily(database: RedisDatabase): RedisFamily {
  const users = new Database();
  users.acl.setDefaultPassword(fromText(database.standardToken));
  const engine = exampleEngine(users);
  return redisFamily(engine, new MockDatabases(database), { wellKnown: WELL_KNOWN });
}

import { fromText } from '../../src/engines/redis/bytes.ts';
import { Database } from '../../src/engines/redis/embedded/database.ts';
import {
  type BuiltInUser,
  type RedisDatabase,
  RedisDatabases,
} from '../../src/directory/redis/databases.ts';
import { redisFamily, type RedisFamily } from '../../src/families/redis/family.ts';
import { WELL_KNOWN } from '../../src/platform/well-known.ts';
import { handedOut } from '../handed-out.ts';
import { exampleEngine } from './example-session.ts';

/**
 * The databases of the mock: the default one, and those in the examples of the management API. One of these may have
 * several pairs of tokens: that of its description, and that of the example which resets it.
 */
class MockDatabases extends RedisDatabases {
  readonly #further = new Map<string, { database: RedisDatabase; user: BuiltInUser }>();

  constructor(standard: RedisDatabase) {
    super([standard]);
    for (const given of handedOut().databases) {
      const { database_id: id, database_name: name, endpoint } = given;
      const { rest_token: standardToken, read_only_rest_token: readOnlyToken } = given;
      const described = { id, name, endpoint, regions: [], standardToken, readOnlyToken };
      const { maxRequestSize } = standard;
      if (this.get(id) === undefined) this.put({ ...described, maxRequestSize });
      const database = this.get(id)!;
      this.#further.set(standardToken, { database, user: 'default' });
      this.#further.set(readOnlyToken, { database, user: 'default_ro' });
    }
  }

  override byToken(token: string): { database: RedisDatabase; user: BuiltInUser } | undefined {
    return super.byToken(token) ?? this.#further.get(token);
  }
}

/** The Redis REST family of the mock, with the documented reply of each command. */
export function mockRedisFamily(database: RedisDatabase): RedisFamily {
  const users = new Database();
  users.acl.setDefaultPassword(fromText(database.standardToken));
  const engine = exampleEngine(users);
  return redisFamily(engine, new MockDatabases(database), { wellKnown: WELL_KNOWN });
}

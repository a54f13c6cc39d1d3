import {
  RedisDatabases,
  type BuiltInUser,
  type RedisDatabase,
} from '../../src/directory/redis/databases.ts';
import { handedOut } from '../handed-out.ts';

/**
 * The databases of the mock: the default one, and those in the examples of the management API. One of these may have
 * several pairs of tokens: that of its description, and that of the example which resets it.
 */
export class MockDatabases extends RedisDatabases {
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

import { describe } from 'vitest';
import { access } from './suite/access-suite.ts';
import { administration } from './suite/administration-suite.ts';
import { backups } from './suite/backups-suite.ts';
import { connections } from './suite/connections-suite.ts';
import { durability } from './suite/durability-suite.ts';
import { listening } from './suite/listening-suite.ts';
import { logins } from './suite/logins-suite.ts';
import { sessions } from './suite/sessions-suite.ts';
import { sharing } from './suite/sharing-suite.ts';
import type { PrepareRedis } from '../../../testing/engines/redis/suite/redis.ts';

export type { PrepareRedis, RedisUnderTest } from '../../../testing/engines/redis/suite/redis.ts';

/**
 * All that `engine.ts` promises, as tests of an implementation.
 * @param prepare is called for each test
 */
export function redisEngineSuite(name: string, prepare: PrepareRedis): void {
  describe(`a Redis engine: ${name}`, () => {
    sessions(prepare);
    listening(prepare);
    connections(prepare);
    logins(prepare);
    access(prepare);
    durability(prepare);
    administration(prepare);
    backups(prepare);
    sharing(prepare);
  });
}

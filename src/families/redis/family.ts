import * as validators from '../../../generated/redis/validators.js';
import type { operations } from '../../../generated/redis/types.ts';
import type { Family } from '../../contract/family.ts';
import type { RedisSessions } from '../../engines/redis/engine.ts';
import { authenticator, type RedisFamilyOptions } from './authenticate.ts';
import type { RedisCaller } from './caller.ts';
import type { RedisDatabases } from '../../directory/redis/databases.ts';
import { redisContract } from './contract.ts';
import { redisContractErrors } from './errors.ts';
import { redactCommands } from './redact-commands.ts';
import { redisOperations } from './operations/index.ts';
import { refuse } from './refuse.ts';

export type RedisFamily = Family<operations, RedisCaller>;

/** The Redis REST family on an engine. */
export function redisFamily(
  engine: RedisSessions,
  databases: RedisDatabases,
  options: RedisFamilyOptions = {},
): RedisFamily {
  return {
    name: 'redis',
    contract: redisContract,
    validators,
    errors: redisContractErrors,
    refuse,
    handlers: redisOperations,
    authenticate: authenticator(engine, databases, options),
    redactCommands,
    ownerOf: ({ admitted }) => admitted.id,
    bodyLimit: (caller) => caller.maxRequestSize,
  };
}

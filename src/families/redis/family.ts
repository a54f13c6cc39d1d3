import * as validators from '../../../generated/redis/validators.js';
import type { operations } from '../../../generated/redis/types.ts';
import type { Family } from '../../contract/family.ts';
import type { RedisSessions } from '../../engines/redis/engine.ts';
import { authenticator, type RedisFamilyOptions } from './authenticate.ts';
import type { RedisCaller } from './caller.ts';
import type { RedisDatabases } from '../../directory/redis/databases.ts';
import { redisContract } from './contract.ts';
import { redisContractErrors, refusal } from './errors.ts';
import { redactCommands } from './redact-commands.ts';
import { redisOperations } from './operations/index.ts';
import type { HttpError } from '../../http/http-error.ts';

/** The paths whose body is rows of commands. */
const BATCHES = ['/pipeline', '/multi-exec'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

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

/** Refuses methods that no path has, and requests without a body to paths whose commands are in it. */
function refuse(method: string, path: string): HttpError | undefined {
  if (!METHODS.includes(method)) return redisContractErrors.methodNotAllowed(method, METHODS);
  if (method === 'POST' || method === 'PUT') return undefined;
  if (path === '/') return refusal('emptyCommand');
  if (!BATCHES.includes(path)) return undefined;
  return refusal('unknownPathCommand', { name: path.slice(1) });
}

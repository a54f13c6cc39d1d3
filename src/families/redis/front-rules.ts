import { pathRules } from '../../../generated/redis/path-rules.ts';
import type { FrontRules } from '../../contract/family.ts';
import { redisContractErrors, refusal } from './errors.ts';
import { redisTails } from './tails.ts';

/** The paths whose body is rows of commands. */
const BATCHES = ['/pipeline', '/multi-exec'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** The rules of this family for the first stages of a request: most methods and paths are commands. */
export const redisFrontRules: FrontRules = {
  ...pathRules,
  tails: redisTails,
  errors: redisContractErrors,
  refuse: (method, path) => {
    if (!METHODS.includes(method)) return redisContractErrors.methodNotAllowed(method, METHODS);
    if (method === 'POST' || method === 'PUT') return undefined;
    if (path === '/') return refusal('emptyCommand');
    if (!BATCHES.includes(path)) return undefined;
    return refusal('unknownPathCommand', { name: path.slice(1) });
  },
};

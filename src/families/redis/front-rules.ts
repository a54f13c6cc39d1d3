import type { FamilyFrontRules } from '../../contract/family.ts';
import { redisContractErrors, refusal } from './errors.ts';
import { redisTails } from './tails.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** What the front refuses for this family, before the implementation and before the mock. */
export const redisFrontRules: FamilyFrontRules = {
  tails: redisTails,
  errors: redisContractErrors,
  refuse(method, path) {
    if (!METHODS.includes(method)) return redisContractErrors.methodNotAllowed(method, METHODS);
    if (method === 'POST' || method === 'PUT') return undefined;
    if (path === '/') return refusal('emptyCommand');
    return path === '/pipeline' ? refusal('unknownPipelineCommand') : undefined;
  },
};

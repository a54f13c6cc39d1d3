import { caselessPaths } from '../../../generated/queue/caseless-paths.ts';
import type { FamilyFrontRules } from '../../contract/family.ts';
import { queueContractErrors, refusal } from './errors.ts';
import { queueTails } from './tails.ts';

/** Paths that lack a destination. */
const WITHOUT_DESTINATION = /^\/(?:v[12]\/publish|v2\/enqueue\/[^/]+|v2\/schedules)\/$/;

/** The rules of this family for the front, of the implementation and of the mock. */
export const queueFrontRules: FamilyFrontRules = {
  tails: queueTails,
  errors: queueContractErrors,
  caseless: caselessPaths,
  // Pages of the hosted service create queues at `/v2/queues/`. No other path: without the id that is missing behind the
  // slash, a DELETE would mean everything.
  withSlash: ['/v2/queues'],
  refuse: (method, path) =>
    method === 'POST' && WITHOUT_DESTINATION.test(path) ? refusal('emptyDestination') : undefined,
};

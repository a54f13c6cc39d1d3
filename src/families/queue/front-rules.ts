import { pathRules } from '../../../generated/queue/path-rules.ts';
import type { FrontRules } from '../../contract/family.ts';
import { queueContractErrors, refusal } from './errors.ts';
import { queueTails } from './tails.ts';

/** Paths that lack a destination. */
const WITHOUT_DESTINATION = /^\/(?:v[12]\/publish|v2\/enqueue\/[^/]+|v2\/schedules)\/$/;

/** The rules of this family for the first stages of a request. */
export const queueFrontRules: FrontRules = {
  ...pathRules,
  tails: queueTails,
  errors: queueContractErrors,
  refuse: (method, path) =>
    method === 'POST' && WITHOUT_DESTINATION.test(path) ? refusal('emptyDestination') : undefined,
};

import type { FamilyFrontRules } from '../../contract/family.ts';
import { queueContract } from './contract.ts';
import { queueContractErrors, refusal } from './errors.ts';
import { queueTails } from './tails.ts';

/** Where a destination should stand. */
const WITHOUT_DESTINATION = /^\/(?:v[12]\/publish|v2\/enqueue\/[^/]+|v2\/schedules)\/$/;

/** What the front must know of this family, before the implementation and before the mock. */
export const queueFrontRules: FamilyFrontRules = {
  tails: queueTails,
  errors: queueContractErrors,
  // The hosted service finds them so, and its client in Go writes `/v2/Schedules`.
  caseless: Object.keys(queueContract.paths),
  refuse: (method, path) =>
    method === 'POST' && WITHOUT_DESTINATION.test(path) ? refusal('emptyDestination') : undefined,
};

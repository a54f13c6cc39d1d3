import type { FamilyFrontRules } from '../../contract/family.ts';
import { managementContractErrors } from './errors.ts';

/**
 * What the front must know of this family, before the implementation and before the mock: no path has
 * a tail, and which methods a path has is known to the contract alone.
 */
export const managementFrontRules: FamilyFrontRules = {
  tails: [],
  errors: managementContractErrors,
  // Some pages of the documentation of the service that this one stands for have a capital there.
  spellings: { '/v2/Kafka/': '/v2/kafka/' },
};

import type { FamilyFrontRules } from '../../contract/family.ts';
import { kafkaContractErrors } from './errors.ts';
import { kafkaTails } from './tails.ts';

/** What the front must know of this family, before the implementation and before the mock. */
export const kafkaFrontRules: FamilyFrontRules = {
  tails: kafkaTails,
  errors: kafkaContractErrors,
};

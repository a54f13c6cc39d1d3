import type { FrontRules } from '../../contract/family.ts';
import { kafkaContractErrors } from './errors.ts';
import { kafkaTails } from './tails.ts';

/** The rules of this family for the first stages of a request. */
export const kafkaFrontRules: FrontRules = {
  tails: kafkaTails,
  errors: kafkaContractErrors,
};

import type { FamilyFrontRules } from '../../contract/family.ts';
import { schemaRegistryContractErrors } from './errors.ts';

/** The rules of this family for the front, of the implementation and of the mock. */
export const schemaRegistryFrontRules: FamilyFrontRules = {
  tails: [],
  errors: schemaRegistryContractErrors,
};

import type { FamilyFrontRules } from '../../contract/family.ts';
import { schemaRegistryContractErrors } from './errors.ts';

/** What the front must know of this family, before the implementation and before the mock. */
export const schemaRegistryFrontRules: FamilyFrontRules = {
  tails: [],
  errors: schemaRegistryContractErrors,
};

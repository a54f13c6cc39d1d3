import { pathRules } from '../../../generated/management/path-rules.ts';
import type { FamilyFrontRules } from '../../contract/family.ts';
import { managementContractErrors } from './errors.ts';

/**
 * The rules of this family for the front, of the implementation and of the mock: no path has a multi-segment
 * parameter, and the contract alone decides which methods a path has.
 */
export const managementFrontRules: FamilyFrontRules = {
  ...pathRules,
  tails: [],
  errors: managementContractErrors,
};

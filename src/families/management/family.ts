import * as validators from '../../../generated/management/validators.js';
import type { operations } from '../../../generated/management/types.ts';
import type { Family, FamilyOptions } from '../../contract/family.ts';
import type { ControlPlane } from '../../control/control-plane.ts';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { authenticator } from './authenticate.ts';
import type { ManagementCaller } from './caller.ts';
import { managementContract } from './contract.ts';
import { managementFrontRules } from './front-rules.ts';
import { managementOperations } from './operations/index.ts';

export type ManagementFamily = Family<operations, ManagementCaller>;

/** Maximum bytes of a body; more than any operation needs. */
const BODY_LIMIT = 64 * 1024;

/** The management family on a control plane and its accounts. */
export function managementFamily(
  control: ControlPlane,
  accounts: Pick<Accounts, 'authenticate'>,
  options: FamilyOptions = {},
): ManagementFamily {
  return {
    ...managementFrontRules,
    name: 'management',
    contract: managementContract,
    validators,
    handlers: managementOperations(control),
    authenticate: authenticator(accounts, options),
    bodyLimit: () => BODY_LIMIT,
  };
}

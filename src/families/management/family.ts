import * as validators from '../../../generated/management/validators.js';
import type { operations } from '../../../generated/management/types.ts';
import type { Family, FamilyOptions } from '../../contract/family.ts';
import type { ControlPlane } from '../../control/control-plane.ts';
import type { Services } from '../../settings/services.ts';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { refuseAbsent } from './absent-services.ts';
import { authenticator } from './authenticate.ts';
import type { ManagementCaller } from './caller.ts';
import { managementContract } from './contract.ts';
import { managementContractErrors } from './errors.ts';
import { managementOperations } from './operations/index.ts';

export type ManagementFamily = Family<operations, ManagementCaller>;

/** Maximum bytes of a body; more than any operation needs. */
const BODY_LIMIT = 64 * 1024;

/** Options of the management family. */
export interface ManagementFamilyOptions extends FamilyOptions {
  /** The services that run; requests for others are refused. All of them by default. */
  readonly services?: Services;
}

/** The management family on a control plane and its accounts. */
export function managementFamily(
  control: ControlPlane,
  accounts: Pick<Accounts, 'authenticate'>,
  { services, ...options }: ManagementFamilyOptions = {},
): ManagementFamily {
  return {
    name: 'management',
    contract: managementContract,
    validators,
    errors: managementContractErrors,
    ...(services !== undefined && { refuse: refuseAbsent(services) }),
    handlers: managementOperations(control),
    authenticate: authenticator(accounts, options),
    hides: hiddenFrom,
    ownerOf: ({ customerId }) => customerId,
    bodyLimit: () => BODY_LIMIT,
  };
}

/** Members that give or may give write access: properties of connectors may contain passwords. */
const CHANGING = ['password', 'rest_token', 'token', 'properties'];

/** All credentials. */
const CREDENTIALS = ['password', 'rest_token', 'token', 'read_only_rest_token', 'read_only_token'];

/**
 * The members of answers that a caller may not see: those with write access if the key is read-only, and all
 * credentials with `?credentials=hide`.
 */
function hiddenFrom(
  { readOnly }: ManagementCaller,
  { credentials }: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const hidden = readOnly === true ? CHANGING : [];
  return new Set(credentials === 'hide' ? [...hidden, ...CREDENTIALS] : hidden);
}

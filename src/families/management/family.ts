import contract from '../../../generated/management/openapi.json' with { type: 'json' };
import * as validators from '../../../generated/management/validators.js';
import type { operations } from '../../../generated/management/types.ts';
import type { ContractDocument } from '../../contract/document.ts';
import type { Family } from '../../contract/family.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { Accounts } from '../../control/accounts/accounts.ts';
import { authenticator } from './authenticate.ts';
import type { ManagementCaller } from './caller.ts';
import { managementFrontRules } from './front-rules.ts';

export type ManagementFamily = Family<operations, ManagementCaller>;

/** More than any body that an operation could need. */
const BODY_LIMIT = 64 * 1024;

export const managementContract = contract as unknown as ContractDocument;

/**
 * The management family for these accounts, answered by these handlers.
 * @param wellKnown API keys that everybody knows
 */
export function managementFamily(
  accounts: Pick<Accounts, 'authenticate'>,
  handlers: Handlers<operations, ManagementCaller>,
  wellKnown?: ReadonlySet<string>,
): ManagementFamily {
  return {
    ...managementFrontRules,
    name: 'management',
    contract: managementContract,
    validators,
    responseValidators: () => import('../../../generated/management/response-validators.js'),
    handlers,
    authenticate: authenticator(accounts, wellKnown),
    bodyLimit: () => BODY_LIMIT,
  };
}

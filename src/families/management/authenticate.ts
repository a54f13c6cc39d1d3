import type { HttpRequest } from '../../http/exchange.ts';
import type { Accounts } from '../../control/accounts/accounts.ts';
import type { Operation } from '../../contract/model/operation.ts';
import type { FamilyOptions } from '../../contract/family.ts';
import { basicCredentials } from '../../http/basic-credentials.ts';
import { namesOwnHost } from '../../http/foreign-request.ts';
import type { ManagementCaller } from './caller.ts';
import { refusal } from './errors.ts';
import type { OperationObject } from '../../contract/model/document.ts';
import { type Actor, TEAM_ROLES, type TeamRole } from '../../control/actor.ts';

/**
 * The family's authentication: `Authorization: Basic` with the e-mail of an account and one of its API keys. Requests
 * without credentials are refused at once; the control plane slows guessing down. The caller has the roles in teams
 * that the contract demands for the operation; the control plane compares them with those of the account.
 */
export function authenticator(
  accounts: Pick<Accounts, 'authenticate'>,
  { wellKnown = new Set() }: FamilyOptions = {},
): (
  request: HttpRequest,
  query: string,
  operation: Pick<Operation, 'declared'>,
) => Promise<ManagementCaller> {
  return async (request, _, { declared }) => {
    const presented = basicCredentials(request.headers.authorization);
    if (presented === undefined) throw refusal('invalidCredentials');
    if (wellKnown.has(presented.password) && !namesOwnHost(request)) {
      throw refusal('developmentKey');
    }
    const sourceIp = request.socket.remoteAddress ?? '';
    const account = await accounts.authenticate(presented.username, presented.password, sourceIp);
    const { method = '' } = request;
    if (account.readOnly === true && method !== 'GET') throw refusal('readOnlyKey', { method });
    return { ...account, sourceIp, ...allowedRoles(declared) };
  };
}

/**
 * The roles in a team whose members may call an operation, as the contract declares them; none where it doesn't.
 * `x-roles` is about the team that owns what the operation concerns, `x-roles-of-target` about the one that receives it.
 */
export function allowedRoles(
  operation: Pick<OperationObject, 'x-roles' | 'x-roles-of-target'>,
): Required<Pick<Actor, 'roles' | 'rolesOfTarget'>> {
  return {
    roles: rolesIn(operation['x-roles']),
    rolesOfTarget: rolesIn(operation['x-roles-of-target']),
  };
}

function rolesIn(declared: readonly string[] = []): TeamRole[] {
  return TEAM_ROLES.filter((role) => declared.includes(role));
}

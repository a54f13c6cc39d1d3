import type { OperationObject } from '../../contract/model/document.ts';
import type { Actor } from '../../control/actor.ts';
import { TEAM_ROLES, type TeamRole } from '../../control/teams/team-role.ts';

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

/**
 * The role of a member of a team. What each may do is declared for every operation of the contract of the management
 * API (`x-roles`); the creator of a team owns it.
 */
export const TEAM_ROLES = ['owner', 'admin', 'dev', 'finance'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The caller of the control plane, after authentication. */
export interface Actor {
  /** The account on whose behalf it acts. */
  readonly customerId: string;
  readonly email: string;
  /** The address of the client; empty if there was no request. */
  readonly sourceIp: string;
  /** The roles in a team that allow what it does with what belongs to the team; none does if it is undefined. */
  readonly roles?: readonly TeamRole[];
  /** The same for the team that something is moved to. */
  readonly rolesOfTarget?: readonly TeamRole[];
}

/** What actors may do that stand for an account as a whole, as seeds do: all that any role allows. */
export const EVERY_ROLE = { roles: TEAM_ROLES, rolesOfTarget: TEAM_ROLES };

/** The platform itself as an actor, by its name in the audit log. */
export const SYSTEM = { email: 'system', sourceIp: '' };

/** The operator, from the shell of the machine, as an actor. */
export const OPERATOR = { email: 'operator', sourceIp: '' };

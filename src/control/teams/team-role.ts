/**
 * The role of a member of a team. What each may do is declared for every operation of the contract of the management
 * API (`x-roles`); the creator of a team owns it.
 */
export const TEAM_ROLES = ['owner', 'admin', 'dev', 'finance'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { normalizedEmail } from './accounts/email.ts';
import type { Actor, TeamRole } from './actor.ts';
import { ControlError } from './errors.ts';

/** Nobody has it; PostgreSQL has no empty lists. */
const NO_ROLE = '';

/** Who owns something: an account, or a team if there is one. */
export interface Owner {
  readonly customer_id: string;
  readonly team_id: string | null;
}

/**
 * The condition that a database or a cluster is the account's own, or that of a team in which the caller's role allows
 * the operation.
 */
export function isAccessible(actor: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'redis_database' | 'kafka_cluster'>();
  return eb.or([
    eb.and([eb('customer_id', '=', actor.customerId), eb('team_id', 'is', null)]),
    eb('team_id', 'in', allowingTeams(actor)),
  ]);
}

/** The condition that a queue user belongs to an account, or to a team that the account has made. */
export function isOfAccountOrItsTeams(customerId: string): Expression<SqlBool> {
  const eb = expressionBuilder<Schema, 'queue_user'>();
  const teams = eb.selectFrom('team').select('team_id').where('customer_id', '=', customerId);
  return eb.or([eb('customer_id', '=', customerId), eb('customer_id', 'in', teams)]);
}

/** The ids of the teams in which the caller's role allows the operation. */
export function allowingTeams({ email, roles = [] }: Actor) {
  return expressionBuilder<Schema>()
    .selectFrom('team_member')
    .select('team_member.team_id')
    .where('member_email', '=', normalizedEmail(email))
    .where('member_role', 'in', roles.length === 0 ? [NO_ROLE] : roles);
}

/**
 * Whether a caller knows what belongs to an owner: it is the account's own, or that of one of its teams.
 * @throws ControlError if it does, but its role in the team does not allow the operation
 */
export async function requireAccess(
  executor: Kysely<Schema>,
  actor: Actor,
  { customer_id: customerId, team_id: teamId }: Owner,
): Promise<boolean> {
  if (teamId === null) return customerId === actor.customerId;
  return requireRole(executor, actor.email, teamId, actor.roles);
}

/**
 * Whether an e-mail is that of a member of a team.
 * @param allowed the roles that allow the operation; none does if it is undefined
 * @throws ControlError if it is a member with another role
 */
export async function requireRole(
  executor: Kysely<Schema>,
  email: string,
  teamId: string,
  allowed: readonly TeamRole[] = [],
): Promise<boolean> {
  const row = await executor
    .selectFrom('team_member')
    .select('member_role')
    .where('team_id', '=', teamId)
    .where('member_email', '=', normalizedEmail(email))
    .executeTakeFirst();
  if (row === undefined) return false;
  const role = row.member_role;
  if (allowed.some((name) => name === role)) return true;
  throw new ControlError('roleForbids', { role, roles: allowed.join(', ') || 'nobody' });
}

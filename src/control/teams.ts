import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { requireActive } from './accounts/account-state.ts';
import { normalizedEmail } from './accounts/email.ts';
import type { Actor, TeamRole } from './actor.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { rejectDuplicate } from './conflicts.ts';
import { ControlError } from './errors.ts';
import type { Ids } from '../base/ids.ts';
import { requireRole } from './accessible.ts';

export interface Team {
  readonly teamId: string;
  readonly name: string;
  /** Whether the team is billed to its creator's card. */
  readonly copyCc: boolean;
}

export interface TeamMember {
  readonly team: Team;
  readonly email: string;
  readonly role: TeamRole;
}

/**
 * Teams: several accounts that share databases, clusters and queue users. What a member may do depends on its role and
 * is declared in the contract; for everybody else a team does not exist.
 */
export class Teams {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #audit: AuditLog;

  constructor(store: Store, clock: Clock, ids: Ids, audit: AuditLog) {
    this.#store = store;
    this.#clock = clock;
    this.#ids = ids;
    this.#audit = audit;
  }

  /** Creates a team that the caller owns. @throws ControlError if the caller has one of that name */
  async create(actor: Actor, name: string, copyCc: boolean): Promise<Team> {
    const change = this.#store.transaction().execute(async (transaction) => {
      await requireActive(transaction, actor.customerId);
      const team = { teamId: this.#ids.uuid(), name, copyCc };
      await transaction
        .insertInto('team')
        .values({
          team_id: team.teamId,
          team_name: name,
          customer_id: actor.customerId,
          copy_cc: copyCc ? 1 : 0,
          creation_time: Math.floor(this.#clock.now() / 1000),
        })
        .execute();
      await insertMember(transaction, team.teamId, actor.email, 'owner');
      await this.#audit.record(transaction, actor, {
        action: 'team.create',
        entity: team.teamId,
        details: { name, copyCc },
      });
      return team;
    });
    return rejectDuplicate(change, 'teamNameTaken', { name });
  }

  /** The teams that the caller is a member of, with the caller's role in each, by name. */
  async list(actor: Actor): Promise<TeamMember[]> {
    const rows = await members(this.#store)
      .where('team_member.member_email', '=', normalizedEmail(actor.email))
      .orderBy('team.team_name')
      .orderBy('team.team_id')
      .execute();
    return rows.map(memberOf);
  }

  /** The members of a team: its owner first, then by e-mail. @throws ControlError */
  async members(actor: Actor, teamId: string): Promise<TeamMember[]> {
    const isMember = await requireRole(this.#store, actor.email, teamId, actor.roles);
    if (!isMember) throw new ControlError('teamNotFound', { id: teamId });
    const rows = await members(this.#store)
      .where('team.team_id', '=', teamId)
      .orderBy('team_member.member_email')
      .execute();
    const all = rows.map(memberOf);
    return [
      ...all.filter(({ role }) => role === 'owner'),
      ...all.filter(({ role }) => role !== 'owner'),
    ];
  }

  /**
   * Adds a member to a team. An account with that e-mail may be created later.
   * @throws ControlError
   */
  async addMember(
    actor: Actor,
    teamId: string,
    memberEmail: string,
    role: Exclude<TeamRole, 'owner'>,
  ): Promise<TeamMember> {
    const email = normalizedEmail(memberEmail);
    return this.#store.transaction().execute(async (transaction) => {
      const { team, owner } = await reach(transaction, actor, teamId);
      if ((await this.roleOf(teamId, email, transaction)) !== undefined) {
        throw new ControlError('teamMemberExists', { email });
      }
      await insertMember(transaction, teamId, email, role);
      await this.#audit.record(transaction, owner, {
        action: 'team.add_member',
        entity: teamId,
        details: { email, role },
      });
      return { team, email, role };
    });
  }

  /**
   * Removes a member from a team, who loses access to what belongs to it. Removing somebody who is not a member
   * changes nothing: the infrastructure provider of the hosted service does so before it adds one.
   * @throws ControlError
   */
  async removeMember(actor: Actor, teamId: string, memberEmail: string): Promise<void> {
    const email = normalizedEmail(memberEmail);
    await this.#store.transaction().execute(async (transaction) => {
      const { owner } = await reach(transaction, actor, teamId);
      const role = await this.roleOf(teamId, email, transaction);
      if (role === undefined) return;
      if (role === 'owner') throw new ControlError('teamOwnerStays');
      await transaction
        .deleteFrom('team_member')
        .where('team_id', '=', teamId)
        .where('member_email', '=', email)
        .execute();
      await this.#audit.record(transaction, owner, {
        action: 'team.remove_member',
        entity: teamId,
        details: { email },
      });
    });
  }

  /** Deletes a team that owns no databases, clusters or queue user; only its owner can. @throws ControlError */
  async delete(actor: Actor, teamId: string): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      const { team, owner } = await reach(transaction, actor, teamId);
      const { count } = await transaction
        .selectFrom('redis_database')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('team_id', '=', teamId)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow();
      if (Number(count) > 0) {
        throw new ControlError('teamHasDatabases', { count: Number(count) });
      }
      const { clusters } = await transaction
        .selectFrom('kafka_cluster')
        .select((eb) => eb.fn.countAll<number | string>().as('clusters'))
        .where('team_id', '=', teamId)
        .where('state', '=', 'active')
        .executeTakeFirstOrThrow();
      if (Number(clusters) > 0) {
        throw new ControlError('teamHasClusters', { count: Number(clusters) });
      }
      const queueUser = await transaction
        .selectFrom('queue_user')
        .select('id')
        .where('customer_id', '=', teamId)
        .executeTakeFirst();
      if (queueUser !== undefined) throw new ControlError('teamHasQueueUser');
      await transaction.deleteFrom('team_member').where('team_id', '=', teamId).execute();
      await transaction.deleteFrom('team').where('team_id', '=', teamId).execute();
      await this.#audit.record(transaction, owner, {
        action: 'team.delete',
        entity: teamId,
        details: { name: team.name },
      });
    });
  }

  /**
   * The role of an e-mail in a team; undefined if it is not a member.
   * @param executor the caller's transaction: a query on the store itself would wait for that to end
   */
  async roleOf(
    teamId: string,
    email: string,
    executor: Kysely<Schema> = this.#store,
  ): Promise<TeamRole | undefined> {
    const row = await executor
      .selectFrom('team_member')
      .select('member_role')
      .where('team_id', '=', teamId)
      .where('member_email', '=', normalizedEmail(email))
      .executeTakeFirst();
    return row?.member_role as TeamRole | undefined;
  }

  /**
   * The account that owns a team to which the caller moves something.
   * @throws ControlError if the caller is no member, or may not do so with its role
   */
  async requireTarget(
    { email, rolesOfTarget }: Actor,
    teamId: string,
    transaction: Kysely<Schema>,
  ): Promise<{ customerId: string }> {
    const isMember = await requireRole(transaction, email, teamId, rolesOfTarget);
    const owner = isMember ? await this.ownerOf(teamId, transaction) : undefined;
    if (owner === undefined) throw new ControlError('teamNotFound', { id: teamId });
    await requireActive(transaction, owner);
    return { customerId: owner };
  }

  /** The account that owns a team; undefined if there is no such team. */
  async ownerOf(teamId: string, transaction: Kysely<Schema>): Promise<string | undefined> {
    const row = await transaction
      .selectFrom('team')
      .select('customer_id')
      .where('team_id', '=', teamId)
      .executeTakeFirst();
    return row?.customer_id;
  }
}

interface TeamRow {
  readonly team_id: string;
  readonly team_name: string;
  readonly copy_cc: number;
}

interface MemberRow extends TeamRow {
  readonly member_email: string;
  readonly member_role: string;
}

function members(executor: Kysely<Schema>) {
  return executor
    .selectFrom('team_member')
    .innerJoin('team', 'team.team_id', 'team_member.team_id')
    .select([
      'team.team_id',
      'team.team_name',
      'team.copy_cc',
      'team_member.member_email',
      'team_member.member_role',
    ]);
}

function memberOf(row: MemberRow): TeamMember {
  return {
    team: teamOf(row),
    email: row.member_email,
    role: row.member_role as TeamRole,
  };
}

function teamOf(row: TeamRow): Team {
  return { teamId: row.team_id, name: row.team_name, copyCc: row.copy_cc === 1 };
}

/**
 * A team in which the caller's role allows the operation, and the caller as an actor for the account that owns it.
 * @throws ControlError if the caller is no member, or has another role
 */
async function reach(
  transaction: Kysely<Schema>,
  actor: Actor,
  teamId: string,
): Promise<{ team: Team; owner: Actor }> {
  const isMember = await requireRole(transaction, actor.email, teamId, actor.roles);
  const row = isMember
    ? await transaction
        .selectFrom('team')
        .select(['team_id', 'team_name', 'copy_cc', 'customer_id'])
        .where('team_id', '=', teamId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new ControlError('teamNotFound', { id: teamId });
  return { team: teamOf(row), owner: { ...actor, customerId: row.customer_id } };
}

async function insertMember(
  transaction: Kysely<Schema>,
  teamId: string,
  email: string,
  role: TeamRole,
): Promise<void> {
  await transaction
    .insertInto('team_member')
    .values({ team_id: teamId, member_email: normalizedEmail(email), member_role: role })
    .execute();
}

import { expect, test } from 'vitest';
import { openTestStore } from '../../testing/store/store.ts';
import type { DatabaseState, RedisDatabaseTable } from '../store/schema.ts';
import { EVERY_ROLE, type Actor } from './actor.ts';
import { AuditLog } from './audit/audit-log.ts';
import type { ControlError, ControlErrorName } from './errors.ts';
import { countingIds, ManualClock, storeAccounts } from '../../testing/control/control.ts';
import { Teams } from './teams.ts';

const actor = (name: string): Actor => ({
  customerId: `id of ${name}`,
  email: `${name}@example.com`,
  sourceIp: '192.0.2.1',
  ...EVERY_ROLE,
});
const ann = actor('ann');
const bob = actor('bob');
const cyd = actor('cyd');

async function open() {
  const clock = new ManualClock();
  const store = await openTestStore();
  await storeAccounts(store, ann, bob, cyd);
  const audit = new AuditLog(store, clock);
  return { store, audit, teams: new Teams(store, clock, countingIds(), audit) };
}

function refusedAs(code: ControlErrorName) {
  return expect.objectContaining({ code }) as ControlError;
}

test('the creator of a team owns it', async () => {
  const { teams } = await open();
  const team = await teams.create(ann, 'blue', true);
  expect(team).toMatchObject({ name: 'blue', copyCc: true });
  expect(await teams.list(ann)).toEqual([{ team, email: ann.email, role: 'owner' }]);
  expect(await teams.members(ann, team.teamId)).toEqual(await teams.list(ann));
  expect(await teams.list(bob)).toEqual([]);
});

test('teams are listed by name', async () => {
  const { teams } = await open();
  await teams.create(ann, 'red', false);
  await teams.create(ann, 'blue', false);
  expect((await teams.list(ann)).map(({ team }) => team.name)).toEqual(['blue', 'red']);
});

test('names of teams are unique within an account', async () => {
  const { teams } = await open();
  await teams.create(ann, 'blue', false);
  await expect(teams.create(ann, 'blue', true)).rejects.toEqual(refusedAs('teamNameTaken'));
  await expect(teams.create(bob, 'blue', true)).resolves.toMatchObject({ name: 'blue' });
});

test('only one of ten concurrent teams with the same name is created', async () => {
  const { teams, audit } = await open();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => teams.create(ann, 'blue', false)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(9);
  expect(await teams.list(ann)).toHaveLength(1);
  expect(await audit.list(ann.customerId)).toHaveLength(1);
});

test('members have access from when they are added until they are removed', async () => {
  const { teams } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  expect(await teams.roleOf(teamId, bob.email)).toBeUndefined();
  expect(await teams.addMember(ann, teamId, bob.email, 'dev')).toMatchObject({
    team: { name: 'blue' },
    email: bob.email,
    role: 'dev',
  });
  expect(await teams.roleOf(teamId, bob.email)).toBe('dev');
  expect(await teams.roleOf(teamId, 'BOB@example.com')).toBe('dev');
  expect((await teams.list(bob)).map(({ role }) => role)).toEqual(['dev']);
  expect((await teams.members(bob, teamId)).map(({ email }) => email)).toEqual([
    ann.email,
    bob.email,
  ]);

  await teams.removeMember(ann, teamId, bob.email);
  expect(await teams.roleOf(teamId, bob.email)).toBeUndefined();
  await expect(teams.members(bob, teamId)).rejects.toEqual(refusedAs('teamNotFound'));
});

test('the owner is listed first', async () => {
  const { teams } = await open();
  const { teamId } = await teams.create(cyd, 'blue', false);
  await teams.addMember(cyd, teamId, bob.email, 'finance');
  await teams.addMember(cyd, teamId, ann.email, 'admin');
  expect((await teams.members(cyd, teamId)).map(({ role }) => role)).toEqual([
    'owner',
    'admin',
    'finance',
  ]);
});

test('an account that is already a member cannot be added again', async () => {
  const { teams } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  const results = await Promise.allSettled([
    teams.addMember(ann, teamId, bob.email, 'dev'),
    teams.addMember(ann, teamId, 'Bob@Example.com', 'admin'),
  ]);
  // Either may come first.
  const outcomes = results.map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(teams.addMember(ann, teamId, ann.email, 'dev')).rejects.toEqual(
    refusedAs('teamMemberExists'),
  );
  expect(await teams.roleOf(teamId, bob.email)).toBe(outcomes[0] === 'fulfilled' ? 'dev' : 'admin');
});

test('removing a non-member changes nothing, and the owner cannot be removed', async () => {
  const { teams } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.removeMember(ann, teamId, bob.email);
  expect(await teams.roleOf(teamId, bob.email)).toBeUndefined();
  await teams.addMember(ann, teamId, bob.email, 'admin');
  await expect(teams.removeMember(bob, teamId, ann.email)).rejects.toEqual(
    refusedAs('teamOwnerStays'),
  );
});

test('only the owner and admins change members; other accounts do not find the team', async () => {
  const { teams } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  const asAdmin = (who: Actor): Actor => ({ ...who, roles: ['owner', 'admin'] });
  const add = (who: Actor) => teams.addMember(asAdmin(who), teamId, 'new@example.com', 'dev');
  const remove = (who: Actor) => teams.removeMember(asAdmin(who), teamId, 'new@example.com');
  for (const change of [add, remove]) {
    await expect(change(bob)).rejects.toEqual(refusedAs('teamNotFound'));
  }
  await teams.addMember(ann, teamId, bob.email, 'dev');
  for (const change of [add, remove]) {
    await expect(change(bob)).rejects.toEqual(refusedAs('roleForbids'));
  }
  await teams.addMember(ann, teamId, cyd.email, 'admin');
  for (const change of [add, remove]) await change(cyd);
  expect(await teams.members(ann, teamId)).toHaveLength(3);
});

test('only the owner can delete a team', async () => {
  const { teams } = await open();
  const asOwner = (who: Actor): Actor => ({ ...who, roles: ['owner'] });
  const { teamId } = await teams.create(ann, 'blue', false);
  await expect(teams.delete(bob, teamId)).rejects.toEqual(refusedAs('teamNotFound'));
  await teams.addMember(ann, teamId, bob.email, 'admin');
  await expect(teams.delete(asOwner(bob), teamId)).rejects.toEqual(refusedAs('roleForbids'));
  await teams.delete(ann, teamId);
  expect(await teams.list(ann)).toEqual([]);
});

test('a role that is not known, and an operation without roles, allow nothing', async () => {
  const { teams, store } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.addMember(ann, teamId, bob.email, 'admin');
  const { roles: _, ...undeclared } = bob;
  await expect(teams.members(undeclared, teamId)).rejects.toEqual(refusedAs('roleForbids'));
  await store
    .updateTable('team_member')
    .set({ member_role: 'superuser' })
    .where('member_email', '=', bob.email)
    .execute();
  await expect(teams.members(bob, teamId)).rejects.toEqual(refusedAs('roleForbids'));
});

test('deleting a team removes its members', async () => {
  const { teams, store } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.addMember(ann, teamId, bob.email, 'dev');
  await teams.delete(ann, teamId);
  await expect(teams.members(ann, teamId)).rejects.toEqual(refusedAs('teamNotFound'));
  await expect(teams.delete(ann, teamId)).rejects.toEqual(refusedAs('teamNotFound'));
  expect(await store.selectFrom('team_member').selectAll().execute()).toEqual([]);
  await expect(teams.create(ann, 'blue', false)).resolves.toMatchObject({ name: 'blue' });
});

test('a team with databases cannot be deleted', async () => {
  const { teams, store } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  await store
    .insertInto('redis_database')
    .values(database(teamId, 'd1', 'deleted'))
    .execute();
  await store
    .insertInto('redis_database')
    .values(database(teamId, 'd2', 'active'))
    .execute();
  await expect(teams.delete(ann, teamId)).rejects.toMatchObject({
    code: 'teamHasDatabases',
    message: 'the team must have no databases: it has 1',
  });
  await store.updateTable('redis_database').set({ state: 'deleted' }).execute();
  await teams.delete(ann, teamId);
  expect(await teams.list(ann)).toEqual([]);
});

test('changes of a team are in the audit log of its owner, with their actors', async () => {
  const { teams, audit } = await open();
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.addMember(ann, teamId, bob.email, 'admin');
  await teams.removeMember(bob, teamId, bob.email);
  await teams.delete(ann, teamId);
  const entries = await audit.list(ann.customerId);
  expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'ann@example.com team.delete',
    'bob@example.com team.remove_member',
    'ann@example.com team.add_member',
    'ann@example.com team.create',
  ]);
  expect(entries.every(({ entity }) => entity === teamId)).toBe(true);
});

function database(teamId: string, id: string, state: DatabaseState): RedisDatabaseTable {
  return {
    database_id: id,
    database_name: id,
    database_type: 'Free',
    region: 'eu-west-1',
    primary_region: null,
    read_regions: '[]',
    port: 30_000,
    creation_time: 0,
    state,
    password: '',
    user_email: teamId,
    customer_id: ann.customerId,
    team_id: teamId,
    endpoint: '',
    tls: 0,
    rest_token: '',
    read_only_rest_token: '',
    consistent: 0,
    multizone: 0,
    prod_pack: 0,
    eviction: 0,
    auto_upgrade: 0,
    budget: 0,
    daily_backup: 0,
    allowed_ips: '[]',
    cluster_id: '',
    pool_id: '',
    secret: '',
    settings_digest: null,
    suspended: 0,
    revision: 1,
  };
}

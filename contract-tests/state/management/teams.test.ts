import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../generated/management/types.ts';
import {
  commandOn,
  createDatabase,
  getDatabase,
  resetAccount,
  resultOn,
} from '../../harness/databases.ts';
import { done, management, type Credentials } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { target } from '../../harness/target.ts';

type Team = components['schemas']['team'];

beforeEach(resetAccount);

const createTeam = (team_name: string, copy_cc = false) =>
  done<Team>('POST', '/v2/team', { team_name, copy_cc });

const addMember = (team_id: string, member_email: string, member_role = 'dev') =>
  done('POST', '/v2/teams/member', { team_id, member_email, member_role });

const moveToTeam = (team_id: string, database_id: string) =>
  management('POST', '/v2/redis/move-to-team', { body: { team_id, database_id } });

/** Another account, which is a member of the team. */
async function openMember(team: Team, role: string): Promise<Credentials> {
  const credentials = await openSecondAccount(`member-${randomUUID()}`);
  await addMember(team.team_id, credentials.email, role);
  return credentials;
}

describe('a team', () => {
  test('is created by its owner, and listed', async () => {
    const team = await createTeam('analysts', true);
    expect(team).toMatchObject({ team_name: 'analysts', copy_cc: true });
    expect(await done('GET', '/v2/teams')).toEqual([{ ...team, member_role: 'owner' }]);
    expect(await done('GET', `/v2/teams/${team.team_id}`)).toEqual([
      { ...team, member_email: target().email, member_role: 'owner' },
    ]);
  });

  test('has a unique name', async () => {
    await createTeam('analysts');
    const body = { team_name: 'analysts', copy_cc: false };
    expect((await management('POST', '/v2/team', { body })).json).toEqual({
      error: 'team_name must be unique: there is a team analysts already',
      status: 409,
    });
  });

  test.each(['', ' ', 'a '.repeat(32), 'x'.repeat(65), 'a\nb', '<b>'])(
    'can not be called %j',
    async (team_name) => {
      const body = { team_name, copy_cc: false };
      const { status, json } = await management('POST', '/v2/team', { body });
      expect(status).toBe(400);
      expect(json).toHaveProperty('error', expect.stringMatching(/^team_name must /));
    },
  );

  test('adds and removes members', async () => {
    const { team_id, ...team } = await createTeam('analysts');
    expect(await addMember(team_id, 'Ada@Example.com', 'admin')).toEqual({
      team_id,
      ...team,
      member_email: 'ada@example.com',
      member_role: 'admin',
    });
    const body = { team_id, member_email: 'ada@example.com' };
    const again = { body: { ...body, member_role: 'dev' } };
    expect(await management('POST', '/v2/teams/member', again)).toHaveProperty('status', 409);
    expect(await done('GET', `/v2/teams/${team_id}`)).toHaveLength(2);
    expect(await done('DELETE', '/v2/teams/member', body)).toBe('OK');
    // Removing somebody who is not a member succeeds, for programs that remove before they add.
    expect(await done('DELETE', '/v2/teams/member', body)).toBe('OK');
    expect(await done('GET', `/v2/teams/${team_id}`)).toHaveLength(1);
  });

  test('can not lose its owner', async () => {
    const { team_id } = await createTeam('analysts');
    const body = { team_id, member_email: target().email };
    expect((await management('DELETE', '/v2/teams/member', { body })).json).toEqual({
      error: 'member_email is the owner of the team and can not be changed',
      status: 403,
    });
  });

  test('can be deleted', async () => {
    const { team_id: id } = await createTeam('analysts');
    expect(await done('DELETE', `/v2/team/${id}`)).toBe('OK');
    expect(await management('GET', `/v2/teams/${id}`)).toHaveProperty('status', 404);
    expect(await management('DELETE', `/v2/team/${id}`)).toHaveProperty('status', 404);
    expect(await done('GET', '/v2/teams')).toEqual([]);
  });
});

describe('a database that is moved to a team', () => {
  test('belongs to it, and is served as before', async () => {
    const { team_id } = await createTeam('analysts');
    const database = await createDatabase({ name: 'shop' });
    await resultOn(database, 'SET', 'a', '1');
    expect((await moveToTeam(team_id, database.database_id)).json).toBe('OK');
    expect(await getDatabase(database)).toMatchObject({ user_email: team_id });
    expect(await resultOn(database, 'GET', 'a')).toBe('1');
    const again = await moveToTeam(team_id, database.database_id);
    expect(again.status).toBe(409);
    const { status, json } = await management('DELETE', `/v2/team/${team_id}`);
    expect(status).toBe(412);
    expect(json).toHaveProperty('error', 'the team must have no databases: it has 1');
  });

  test('leaves its name free for another one of the account', async () => {
    const { team_id } = await createTeam('analysts');
    const database = await createDatabase({ name: 'shop' });
    await moveToTeam(team_id, database.database_id);
    const next = await createDatabase({ name: 'shop' });
    expect(next.endpoint).not.toBe(database.endpoint);
    expect((await moveToTeam(team_id, next.database_id)).json).toEqual({
      error: 'name must be unique: there is a database shop already',
      status: 409,
    });
  });

  test('can not go to a team that does not exist', async () => {
    const database = await createDatabase({ name: 'shop' });
    expect(await moveToTeam('nobody', database.database_id)).toHaveProperty('status', 404);
    expect(await getDatabase(database)).toHaveProperty('user_email', target().email);
  });
});

describe('another account', () => {
  test('does not see the resources of others', async () => {
    const credentials = await openSecondAccount(`stranger-${randomUUID()}`);
    const { team_id } = await createTeam('analysts');
    const { database_id: id } = await createDatabase({ name: 'shop' });
    const statusOf = async (method: string, path: string) =>
      (await management(method, path, { credentials })).status;
    expect((await management('GET', '/v2/redis/databases', { credentials })).json).toEqual([]);
    expect((await management('GET', '/v2/auditlogs', { credentials })).json).toEqual([
      expect.objectContaining({ actor: 'operator', action_string: 'account.create', source: '' }),
    ]);
    expect(await statusOf('GET', `/v2/redis/database/${id}`)).toBe(404);
    expect(await statusOf('DELETE', `/v2/redis/database/${id}`)).toBe(404);
    expect(await statusOf('POST', `/v2/redis/reset-password/${id}`)).toBe(404);
    expect(await statusOf('GET', `/v2/redis/stats/${id}`)).toBe(404);
    expect(await statusOf('GET', `/v2/teams/${team_id}`)).toBe(404);
    expect(await statusOf('DELETE', `/v2/team/${team_id}`)).toBe(404);
    expect(await statusOf('DELETE', '/v2/apikey/settings')).toBe(404);
  });

  test('may use the same names for its databases', async () => {
    const credentials = await openSecondAccount(`stranger-${randomUUID()}`);
    const mine = await createDatabase({ name: 'shop' });
    const body = { name: 'shop', region: 'eu-west-1', tls: false };
    const { status, json } = await management('POST', '/v2/redis/database', { body, credentials });
    expect(status).toBe(200);
    const theirs = json as typeof mine;
    expect(theirs.endpoint).not.toBe(mine.endpoint);
    const withMine = { ...theirs, rest_token: mine.rest_token };
    expect(await commandOn(withMine, 'PING')).toHaveProperty('status', 401);
  });

  test('that is a member works with the databases of the team', async () => {
    const team = await createTeam('analysts');
    const credentials = await openMember(team, 'dev');
    const { database_id: id } = await createDatabase({ name: 'shop' });
    await moveToTeam(team.team_id, id);
    const listed = (await management('GET', '/v2/redis/databases', { credentials })).json;
    expect(listed).toEqual([expect.objectContaining({ database_id: id })]);
    const path = `/v2/redis/rename/${id}`;
    const renamed = await management('POST', path, { body: { name: 'store' }, credentials });
    expect(renamed.status).toBe(200);
    const logs = await done<{ actor: string; action_string: string }[]>('GET', '/v2/auditlogs');
    expect(logs[0]).toMatchObject({ actor: credentials.email, action_string: 'database.rename' });
    const body = { team_id: team.team_id, member_email: credentials.email };
    await done('DELETE', '/v2/teams/member', body);
    expect(await management('GET', `/v2/redis/database/${id}`, { credentials })).toHaveProperty(
      'status',
      404,
    );
  });

  test('that is a member may neither manage the team nor delete it', async () => {
    const team = await createTeam('analysts');
    const credentials = await openMember(team, 'dev');
    const member = { team_id: team.team_id, member_email: 'ada@example.com' };
    const forbidden = (error: string) => ({ status: 403, json: { error, status: 403 } });
    const refusal = async (method: string, path: string, body?: object) => {
      const { status, json } = await management(method, path, { body, credentials });
      return { status, json };
    };
    const adminsOnly = forbidden('your role in the team is dev: this needs one of owner, admin');
    const adding = { ...member, member_role: 'dev' };
    expect(await refusal('POST', '/v2/teams/member', adding)).toEqual(adminsOnly);
    expect(await refusal('DELETE', '/v2/teams/member', member)).toEqual(adminsOnly);
    expect(await refusal('DELETE', `/v2/team/${team.team_id}`)).toEqual(
      forbidden('your role in the team is dev: this needs one of owner'),
    );
  });
});

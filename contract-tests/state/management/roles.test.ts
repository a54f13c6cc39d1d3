import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../harness/families.ts';
import { done, management, type Credentials } from '../../harness/management.ts';
import { openSecondAccount } from '../../harness/second-account.ts';
import { target } from '../../harness/target.ts';
import {
  createTeamResources,
  deleteTeamResources,
  requestAbout,
  type TeamResources,
} from '../../harness/team-resources.ts';

const ROLES = ['owner', 'admin', 'dev', 'finance'] as const;
type Role = (typeof ROLES)[number];

const { contract } = families.management;
const requests = contract.requests();
const rolesOf = (id: string) => contract.extension(id, 'x-roles') as readonly Role[];

/** One account for each role, one that was a member, and one that never was. */
let accounts: Record<Role | 'removed' | 'stranger', Credentials>;
/** What belongs to the team of the tests of refusals, and to one team for each role. */
let refused: TeamResources;
let granted: Record<Role, TeamResources>;

const caller = (as: keyof typeof accounts) => ({ credentials: accounts[as] });
const addMember = (team_id: string, member: Credentials, member_role: string) =>
  done(
    'POST',
    '/v2/teams/member',
    { team_id, member_email: member.email, member_role },
    caller('owner'),
  );

beforeAll(async () => {
  const names = ['owner', 'admin', 'dev', 'finance', 'removed'] as const;
  const opened = await Promise.all(
    names.map((name) => openSecondAccount(`${name}-${randomUUID()}`)),
  );
  const [owner, admin, dev, finance, removed] = opened as [
    Credentials,
    Credentials,
    Credentials,
    Credentials,
    Credentials,
  ];
  accounts = { owner, admin, dev, finance, removed, stranger: target() };
  const open = async (name: string) => {
    const resources = await createTeamResources(owner, name);
    for (const role of ['admin', 'dev', 'finance'] as const) {
      await addMember(resources.team, accounts[role], role);
    }
    return resources;
  };
  refused = await open('refused');
  granted = {
    owner: await open('of-owner'),
    admin: await open('of-admin'),
    dev: await open('of-dev'),
    finance: await open('of-finance'),
  };
  await addMember(refused.team, removed, 'admin');
  const body = { team_id: refused.team, member_email: removed.email };
  await done('DELETE', '/v2/teams/member', body, caller('owner'));
});
afterAll(() => deleteTeamResources(accounts.owner));

/** Sorts what something is needed for before its end. */
const ENDS = [
  /ToTeam$/,
  /^delete(KafkaCredential|Connector)ByPost$/,
  /^delete(?!Database|KafkaCluster|Team)/,
  /^delete\w+ByPost$/,
  /^delete/,
];
const turnOf = ({ operationId: id }: { readonly operationId: string }) =>
  id === 'deleteTeam' ? ENDS.length : ENDS.findIndex((pattern) => pattern.test(id));
/** Groups that nobody made, and what the same operation in another form has deleted before. */
const MAY_BE_MISSING = /Group$|^delete(Database|KafkaCredential|Connector)$/;
const inOrder = requests.toSorted((one, other) => turnOf(one) - turnOf(other));

test('every operation declares the roles that it is open to', () => {
  for (const { operationId } of requests) {
    const roles = rolesOf(operationId);
    expect(roles, operationId).toEqual(ROLES.filter((role) => roles.includes(role)));
  }
});

describe.each(inOrder)('$operationId', (request) => {
  const { operationId } = request;
  const send = (as: keyof typeof accounts, resources: TeamResources) => {
    const { method, path, body } = requestAbout(request, resources)!;
    return management(method, path, { body, ...caller(as) });
  };

  test('is open to the roles of the contract only', async () => {
    if (requestAbout(request, refused) === undefined || rolesOf(operationId).length === 0) return;
    const open = rolesOf(operationId);
    for (const as of ['removed', 'stranger'] as const) {
      const { status, json } = await send(as, refused);
      expect(status, as).toBe(404);
      expect(json, as).toEqual({ error: expect.stringMatching(/ is not found$/), status: 404 });
    }
    for (const role of ROLES.filter((each) => !open.includes(each))) {
      const { status, json } = await send(role, refused);
      const error = `your role in the team is ${role}: this needs one of ${open.join(', ')}`;
      expect({ status, json }).toEqual({ status: 403, json: { error, status: 403 } });
    }
    for (const role of open) {
      const { status } = await send(role, granted[role]);
      expect(status, role).not.toBe(403);
      if (!MAY_BE_MISSING.test(operationId)) expect(status, role).not.toBe(404);
    }
  });
});

describe('lists contain what belongs to a team', () => {
  test.each([
    ['/v2/redis/databases', 'database_id', 'database'],
    ['/v2/kafka/clusters', 'cluster_id', 'cluster'],
    ['/v2/kafka/credentials', 'credential_id', 'credential'],
    ['/v2/qstash/users', 'id', 'queueUser'],
    ['/v2/teams', 'team_id', 'team'],
  ] as const)('%s, for the roles of the contract only', async (path, field, kind) => {
    const { operationId } = requests.find((each) => each.path === path)!;
    for (const as of [...ROLES, 'removed', 'stranger'] as const) {
      const listed = await done<Record<string, string>[]>('GET', path, undefined, caller(as));
      const isThere = listed.some((each) => each[field] === refused[kind]);
      expect(isThere, as).toBe(rolesOf(operationId).some((role) => role === as));
    }
  });
});

describe('a move to a team', () => {
  const createOwn = async (as: Role) => {
    const order = { name: `own-${randomUUID()}`, region: 'eu-west-1', tls: false };
    const made = await done<{ database_id: string }>(
      'POST',
      '/v2/redis/database',
      order,
      caller(as),
    );
    return made.database_id;
  };
  const move = async (as: keyof typeof accounts, database_id: string, team_id: string) =>
    (
      await management('POST', '/v2/redis/move-to-team', {
        body: { team_id, database_id },
        ...caller(as),
      })
    ).status;

  test('takes nothing of a team to another one of a member with a lower role', async () => {
    for (const as of ['dev', 'finance'] as const) {
      const body = { team_name: 'mine', copy_cc: false };
      const { team_id } = await done<{ team_id: string }>('POST', '/v2/team', body, caller(as));
      expect(await move(as, refused.database, team_id)).toBe(403);
      const options = caller(as);
      const cluster = { team_id, cluster_id: refused.cluster };
      expect(
        await management('POST', '/v2/kafka/move-to-team', { body: cluster, ...options }),
      ).toHaveProperty('status', 403);
      const user = { target_team_id: team_id, qstash_id: refused.queueUser };
      expect(
        await management('POST', '/v2/qstash/move-to-team', { body: user, ...options }),
      ).toHaveProperty('status', 403);
      await done('DELETE', `/v2/team/${team_id}`, undefined, options);
    }
    const kept = await done(
      'GET',
      `/v2/redis/database/${refused.database}`,
      undefined,
      caller('owner'),
    );
    expect(kept).toMatchObject({ user_email: refused.team });
  });

  test('needs a role in the team that receives it', async () => {
    const own = { dev: await createOwn('dev'), finance: await createOwn('finance') };
    expect(await move('dev', own.dev, refused.team)).toBe(200);
    expect(await move('finance', own.finance, refused.team)).toBe(403);
    expect(await move('finance', own.finance, 'nobody')).toBe(404);
    await done('DELETE', `/v2/redis/database/${own.finance}`, undefined, caller('finance'));
  });

  test('gives the audit log to the owner of the team, not to who has left it', async () => {
    const id = await createOwn('dev');
    expect(await move('dev', id, refused.team)).toBe(200);
    await done('POST', `/v2/redis/enable-eviction/${id}`, undefined, caller('admin'));
    const actionsOf = async (as: Role) =>
      (
        await done<{ action_string: string; entity: string }[]>(
          'GET',
          '/v2/auditlogs',
          undefined,
          caller(as),
        )
      )
        .filter(({ entity }) => entity === id)
        .map((entry) => entry.action_string);
    expect(await actionsOf('owner')).toEqual(['database.enable_eviction']);
    expect(await actionsOf('dev')).toEqual(['database.move_to_team', 'database.create']);
  });
});

test('a deleted key opens nothing of the team any more', async () => {
  const key = await done<{ key_id: string; key: string }>(
    'POST',
    '/v2/apikey',
    { name: 'laptop' },
    caller('dev'),
  );
  const credentials = { email: accounts.dev.email, apiKey: key.key };
  const path = `/v2/redis/database/${refused.database}`;
  expect(await management('GET', path, { credentials })).toHaveProperty('status', 200);
  await done('DELETE', `/v2/apikey/${key.key_id}`, undefined, caller('dev'));
  expect(await management('GET', path, { credentials })).toHaveProperty('status', 401);
});

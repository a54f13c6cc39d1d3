import { expect, test } from 'vitest';
import { Accounts } from '../../../control/accounts/accounts.ts';
import { AuditLog } from '../../../control/audit/audit-log.ts';
import { QueueUsers } from '../../../control/queue-users/queue-users.ts';
import { countingIds, ManualClock } from '../../../../testing/control/control.ts';
import { openTestStore } from '../../../../testing/store/store.ts';
import { Teams } from '../../../control/teams.ts';
import type { ManagementCaller } from '../caller.ts';
import { apiKeyOperations } from './api-keys.ts';
import { auditLogOperations } from './audit-logs.ts';
import { queueUserOperations } from './queue-user.ts';
import { teamOperations } from './teams.ts';
import { testOperations } from '../../../../testing/families/management/operations/operations.ts';

async function open() {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const ids = countingIds();
  const store = await openTestStore();
  const audit = new AuditLog(store, clock);
  const accounts = new Accounts(store, clock, ids, audit);
  const teams = new Teams(store, clock, ids, audit);
  const queueUsers = new QueueUsers({ store, clock, ids, audit, teams, plan: 'local' });
  const caller = (account: { customerId: string; email: string }): ManagementCaller => ({
    ...account,
    sourceIp: '192.0.2.1',
  });
  return {
    accounts,
    ann: caller(await accounts.ensureFirst('ann@example.com', 'key of ann')),
    bob: caller((await accounts.create('bob@example.com')).account),
    call: testOperations({
      ...apiKeyOperations({ accounts }),
      ...auditLogOperations({ audit }),
      ...queueUserOperations({ queueUsers }),
      ...teamOperations({ teams }),
    }),
  };
}

const error = (status: number, words: string) => ({ status, body: { error: words, status } });
const ok = { status: 200, body: 'OK' };
const created = Date.parse('2026-11-20T12:00:00Z') / 1000;

test('a team is created, changed and deleted', async () => {
  const { call, ann, bob } = await open();
  const made = await call('createTeam', ann, { body: { team_name: 'blue', copy_cc: true } });
  const { team_id } = made.body as { team_id: string };
  const team = { team_id, team_name: 'blue', copy_cc: true };
  expect(made).toEqual({ status: 200, body: team });

  const member = { team_id, member_email: bob.email, member_role: 'dev' };
  expect(await call('addTeamMember', ann, { body: member })).toEqual({
    status: 200,
    body: { ...team, member_email: bob.email, member_role: 'dev' },
  });
  expect(await call('getTeam', bob, { path: { team_id } })).toEqual({
    status: 200,
    body: [
      { ...team, member_email: ann.email, member_role: 'owner' },
      { ...team, member_email: bob.email, member_role: 'dev' },
    ],
  });
  expect(await call('listTeams', bob)).toEqual({
    status: 200,
    body: [{ ...team, member_role: 'dev' }],
  });

  const gone = { team_id, member_email: bob.email };
  expect(await call('removeTeamMember', ann, { body: gone })).toEqual(ok);
  // Removing somebody who is not a member succeeds.
  expect(await call('removeTeamMember', ann, { body: gone })).toEqual(ok);
  expect(await call('deleteTeam', ann, { path: { id: team_id } })).toEqual(ok);
  expect(await call('getTeam', ann, { path: { team_id } })).toEqual(
    error(404, `team ${team_id} is not found`),
  );
});

test.each([
  [{ copy_cc: true }, 'team_name is missing'],
  [{ team_name: '', copy_cc: true }, 'team_name must not be empty'],
  [{ team_name: 'a', copy_cc: 'yes' }, 'copy_cc must be a boolean'],
])('a team is not created from %j', async (body, words) => {
  const { call, ann } = await open();
  expect(await call('createTeam', ann, { body })).toEqual(error(400, words));
});

test('names of teams and API keys are unique', async () => {
  const { call, ann } = await open();
  const body = { team_name: 'blue', copy_cc: false };
  await call('createTeam', ann, { body });
  expect(await call('createTeam', ann, { body })).toEqual(
    error(409, 'team_name must be unique: there is a team blue already'),
  );
  await call('createApiKey', ann, { body: { name: 'ci' } });
  expect(await call('createApiKey', ann, { body: { name: 'ci' } })).toEqual(
    error(409, 'name must be unique: there is an API key ci already'),
  );
});

test('changes of a team are refused to anyone but its owner', async () => {
  const { call, ann, bob } = await open();
  const made = await call('createTeam', ann, { body: { team_name: 'blue', copy_cc: false } });
  const { team_id } = made.body as { team_id: string };
  const member = { team_id, member_email: bob.email, member_role: 'admin' };
  await call('addTeamMember', ann, { body: member });
  expect(await call('addTeamMember', ann, { body: member })).toEqual(
    error(409, 'member_email must be unique: there is a team member bob@example.com already'),
  );
  expect(await call('deleteTeam', bob, { path: { id: team_id } })).toEqual(
    error(403, 'your role in the team is admin: this needs one of owner'),
  );
  const owner = { team_id, member_email: ann.email };
  expect(await call('removeTeamMember', bob, { body: owner })).toEqual(
    error(403, 'member_email is the owner of the team and can not be changed'),
  );
});

test('an API key is shown once, authenticates, and is deleted', async () => {
  const { call, ann, accounts } = await open();
  const made = await call('createApiKey', ann, { body: { name: 'ci' } });
  const { key, ...listed } = made.body as { key: string; key_id: string };
  expect(listed).toMatchObject({ name: 'ci', creation_time: created });
  await accounts.authenticate(ann.email, key, ann.sourceIp);

  expect((await call('listApiKeys', ann)).body).toContainEqual(listed);
  expect(await call('deleteApiKey', ann, { path: { id: listed.key_id } })).toEqual(ok);
  expect(await call('deleteApiKey', ann, { path: { id: listed.key_id } })).toEqual(
    error(404, `API key ${listed.key_id} is not found`),
  );
  expect(await call('deleteApiKey', ann, { path: { id: 'settings' } })).toEqual(
    error(412, 'the key must not be the one of the settings, which is changed there'),
  );
});

test('the queue user is read, and its token is reset', async () => {
  const { call, ann } = await open();
  const old = await call('getQueueUser', ann);
  expect(old.body).toMatchObject({ customer_id: ann.customerId, active: true, state: 'active' });
  const fresh = await call('rotateQueueToken', ann);
  expect(fresh.body).not.toEqual(old.body);
  expect(await call('getQueueUser', ann)).toEqual(fresh);
});

test('the audit log lists changes, newest first, without secrets', async () => {
  const { call, ann, bob } = await open();
  const made = await call('createApiKey', ann, { body: { name: 'ci' } });
  const rotated = await call('rotateQueueToken', ann);
  const { body } = await call('listAuditLogs', ann);
  expect(body).toEqual([
    expect.objectContaining({ log_id: '3', action_string: 'queue_user.rotate_token' }),
    {
      log_id: '2',
      customer_id: ann.customerId,
      actor: ann.email,
      timestamp: created,
      action: 2,
      action_string: 'api_key.create',
      source: '192.0.2.1',
      ip: '192.0.2.1',
      entity: (made.body as { key_id: string }).key_id,
      readable_format: `ann@example.com: create api key ${(made.body as { key_id: string }).key_id}`,
    },
  ]);
  const text = JSON.stringify(body);
  expect(text).not.toContain((made.body as { key: string }).key);
  expect(text).not.toContain((rotated.body as { password: string }).password);
  expect((await call('listAuditLogs', bob)).body).toEqual([
    expect.objectContaining({ log_id: '1', actor: 'operator', action_string: 'account.create' }),
  ]);
});

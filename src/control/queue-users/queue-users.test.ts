import { expect, test } from 'vitest';
import { randomIds } from '../../base/ids.ts';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../../testing/store/store.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { countingIds, ManualClock, storeAccounts } from '../../../testing/control/control.ts';
import { Teams } from '../teams.ts';
import { queueLimits, queueServiceLimits, type QueuePlan } from './limits.ts';
import { QueueUsers } from './queue-users.ts';
import { queueToken, readOnlyQueueToken, readQueueToken } from './token.ts';

const ann: Actor = {
  customerId: 'c1',
  email: 'ann@example.com',
  sourceIp: '192.0.2.1',
  ...EVERY_ROLE,
};
const bob: Actor = { customerId: 'c2', email: 'bob@example.com', sourceIp: '', ...EVERY_ROLE };
const cyd: Actor = { ...bob, customerId: 'c3', email: 'cyd@example.com' };
/** The token that the official client has built in (`qstash-js` `src/dev-server/constants.ts`). */
const WELL_KNOWN_TOKEN = 'eyJVc2VySUQiOiJkZWZhdWx0VXNlciIsIlBhc3N3b3JkIjoiZGVmYXVsdFBhc3N3b3JkIn0=';

async function open(plan: QueuePlan = 'local', earlier?: Store, timeout?: number) {
  const clock = new ManualClock('2026-11-20T12:00:00Z');
  const store = earlier ?? (await openTestStore());
  await storeAccounts(store, ann, bob, cyd);
  const audit = new AuditLog(store, clock);
  const ids = earlier === undefined ? countingIds() : randomIds;
  const teams = new Teams(store, clock, ids, audit);
  const usersOn = (on: Store) =>
    new QueueUsers({ store: on, clock, ids, audit, teams, plan, timeout });
  return { store, audit, teams, users: usersOn(store), usersOn };
}

test('in development the first user has the token that the official client expects', async () => {
  const { users } = await open();
  const user = await users.ensureFirst('c1', true);
  expect(user).toMatchObject({
    customer_id: 'c1',
    id: 'defaultUser',
    password: 'defaultPassword',
    token: WELL_KNOWN_TOKEN,
    active: 1,
    state: 'active',
    creation_time: Date.parse('2026-11-20T12:00:00Z') / 1000,
  });
  expect(await users.of(ann)).toEqual(user);
  expect(await users.byToken(WELL_KNOWN_TOKEN)).toEqual(user);
});

test('outside of development no user has the well-known token', async () => {
  const { users } = await open();
  const user = await users.ensureFirst('c1', false);
  expect(user.token).not.toBe(WELL_KNOWN_TOKEN);
  expect(await users.byToken(WELL_KNOWN_TOKEN)).toBeUndefined();
});

test('a start outside of development replaces the well-known token', async () => {
  const { users, audit } = await open();
  await users.ensureFirst('c1', true);
  await users.ensureFirst('c1', false);
  expect(await users.byToken(WELL_KNOWN_TOKEN)).toBeUndefined();
  const [entry] = await audit.list('c1');
  expect(entry).toMatchObject({ actor: 'system', action: 'queue_user.rotate_token' });
});

test('a later start keeps a rotated token', async () => {
  const { users } = await open();
  await users.ensureFirst('c1', true);
  const rotated = await users.rotate(ann);
  expect(await users.ensureFirst('c1', true)).toEqual(rotated);
});

test('the well-known token stays with its user if the first account changes', async () => {
  const { users } = await open();
  const first = await users.ensureFirst('c1', true);
  const second = await users.ensureFirst('c2', true);
  expect(second.id).not.toBe(first.id);
  expect(await users.byToken(WELL_KNOWN_TOKEN)).toEqual(first);
});

test('an account gets one user at its first call, also under concurrent calls', async () => {
  const { users } = await open();
  const [one, other] = await Promise.all([users.of(bob), users.of(bob)]);
  expect(one).toEqual(other);
  expect(readQueueToken(one.token)).toEqual({ id: one.id, password: one.password });
});

test.each(Object.keys(queueLimits) as QueuePlan[])(
  'users of the plan %s have its limits',
  async (plan) => {
    const { users } = await open(plan);
    expect(await users.of(ann)).toMatchObject(queueLimits[plan]);
  },
);

test('a start with another plan applies its limits to all users', async () => {
  const { users, store } = await open('local');
  await users.ensureFirst('c1', true);
  const other = await users.of(bob);
  const { users: later } = await open('Free', store);
  expect(await later.ensureFirst('c1', true)).toMatchObject(queueLimits.Free);
  expect(await later.of(bob)).toEqual({ ...other, ...queueLimits.Free });
});

test('a timeout in the settings overrides that of the plan, and applies to all users at the next start', async () => {
  const { users, store } = await open('Free');
  await users.ensureFirst('c1', true);
  const other = await users.of(bob);
  const { users: later } = await open('Free', store, 60);
  expect(await later.ensureFirst('c1', true)).toMatchObject({ timeout: 60 });
  expect(await later.of(bob)).toEqual({ ...other, timeout: 60 });
  expect(await later.of(cyd)).toMatchObject({ timeout: 60 });
});

test('a rotation replaces the password and the token', async () => {
  const { users, audit } = await open();
  const old = await users.of(ann);
  const fresh = await users.rotate(ann);
  expect(fresh).toEqual({ ...old, password: fresh.password, token: fresh.token });
  expect(fresh.password).not.toBe(old.password);
  expect(fresh.token).not.toBe(old.token);
  expect(await users.byToken(old.token)).toBeUndefined();
  expect(await users.byToken(fresh.token)).toEqual(fresh);
  expect(await users.of(ann)).toEqual(fresh);
  const entries = await audit.list(ann.customerId);
  expect(entries).toMatchObject([{ action: 'queue_user.rotate_token', entity: old.id }]);
  expect(JSON.stringify(entries)).not.toContain(fresh.password);
});

test('of two concurrent rotations one token is valid', async () => {
  const { users } = await open();
  const [one, other] = await Promise.all([users.rotate(ann), users.rotate(ann)]);
  const alive = await Promise.all([one, other].map(({ token }) => users.byToken(token)));
  expect(alive.filter((user) => user !== undefined)).toEqual([await users.of(ann)]);
});

test.each(['', 'x', '=', 'bnVsbA==', 'e30=', 'W10=', 'eyJVc2VySUQiOjF9'])(
  '%j is no token',
  async (token) => {
    const { users } = await open();
    await users.ensureFirst('c1', true);
    expect(await users.byToken(token)).toBeUndefined();
  },
);

test('a token with another base64 spelling is not accepted', async () => {
  const { users } = await open();
  await users.ensureFirst('c1', true);
  expect(await users.byToken(WELL_KNOWN_TOKEN.replace('=', ''))).toBeUndefined();
});

test('a token identifies its user, with limits and access rights', async () => {
  const { users } = await open('Free');
  const user = await users.of(ann);
  const limits = queueServiceLimits.Free;
  expect(await users.access(user.token)).toEqual({ user, limits, readOnly: false });
  expect(await users.access(readOnlyQueueToken(user))).toEqual({ user, limits, readOnly: true });
  expect(await users.byToken(readOnlyQueueToken(user))).toBeUndefined();
});

test('the read-only token does not contain the password, and is revoked by a rotation', async () => {
  const { users } = await open();
  const old = await users.of(ann);
  const readOnly = readOnlyQueueToken(old);
  expect(Buffer.from(readOnly, 'base64').toString()).not.toContain(old.password);
  const { revision } = users;
  const fresh = await users.rotate(ann);
  expect(await users.access(readOnly)).toBeUndefined();
  expect(await users.access(readOnlyQueueToken(fresh))).toMatchObject({ readOnly: true });
  expect(users.revision).not.toBe(revision);
});

test('a plan assigned to a user survives restarts, and other users have that of the settings', async () => {
  const { store, users } = await open('Free');
  const { id, token } = await users.of(ann);
  await users.of(bob);
  await users.setPlan(ann, id, 'qstash_fixed_1m');
  expect(await users.get(ann, id)).toMatchObject({
    ...queueLimits.Enterprise,
    plan: 'qstash_fixed_1m',
  });
  const { users: later } = await open('local', store);
  await later.ensureFirst('c1', false);
  expect(await later.of(ann)).toMatchObject(queueLimits.Enterprise);
  expect((await later.access(token))?.limits).toEqual(queueServiceLimits.Enterprise);
  expect(await later.of(bob)).toMatchObject(queueLimits.local);
});

test('changing a user invalidates cached tokens', async () => {
  const { users } = await open();
  const { id } = await users.of(ann);
  const before = users.revision;
  await users.configure(ann, id, { budget: 20, prod_pack: 1 });
  expect(await users.get(ann, id)).toMatchObject({ budget: 20, prod_pack: 1 });
  expect(users.revision).toBeGreaterThan(before);
});

test('users of other accounts are not found', async () => {
  const { users } = await open();
  const { id } = await users.of(ann);
  const refused = `queue user ${id} is not found`;
  await expect(users.get(bob, id)).rejects.toThrow(refused);
  await expect(users.rotateById(bob, id)).rejects.toThrow(refused);
  await expect(users.setPlan(bob, id, 'paid')).rejects.toThrow(refused);
  await expect(users.statistics(bob, id, '1h')).rejects.toThrow(refused);
});

test('a user moved to a team keeps its token, and is accessible to the members', async () => {
  const { users, teams } = await open();
  const { id, token } = await users.of(ann);
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.addMember(ann, teamId, bob.email, 'dev');
  await users.moveToTeam(ann, id, teamId);
  expect(await users.get(bob, id)).toMatchObject({ id, customer_id: teamId, token });
  expect(await users.byToken(token)).toMatchObject({ id });
  const fresh = await users.of(ann);
  expect(fresh.id).not.toBe(id);
  expect((await users.list(ann)).map((user) => user.id)).toEqual([fresh.id, id]);
  await expect(users.moveToTeam(ann, fresh.id, teamId)).rejects.toThrow(
    `target_team_id must be a team without a queue user: ${teamId} has one`,
  );
  await expect(teams.delete(ann, teamId)).rejects.toThrow('the team must have no queue user');
});

test('a user can be moved only to a team of the caller', async () => {
  const { users, teams } = await open();
  const { id } = await users.of(ann);
  const { teamId } = await teams.create(bob, 'red', false);
  await expect(users.moveToTeam(ann, id, teamId)).rejects.toThrow(`team ${teamId} is not found`);
});

test('an unknown user of a token is no cheaper to refuse than a wrong password', async () => {
  const { store, usersOn } = await open();
  const read: number[] = [];
  const counting = store.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read.push(result.rows.length);
      return result;
    },
  });
  const users = usersOn(counting);
  const first = await users.ensureFirst('c1', false);
  const other = await users.of(bob);
  for (const id of [first.id, other.id, 'nobody']) {
    read.length = 0;
    expect(await users.access(queueToken({ id, password: 'guess' }))).toBeUndefined();
    // One row each, whose secrets are decrypted and compared.
    expect(read).toEqual([1]);
  }
});

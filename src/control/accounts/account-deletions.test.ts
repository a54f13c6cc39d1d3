import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openTestPlatform,
  REGIONAL,
  type TestPlatform,
} from '../../../testing/control/databases.ts';
import type { AccountState } from '../../store/schema.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';
import { AccountDeletions, type AccountDeletionsOptions } from './account-deletions.ts';

const CLUSTER = { name: 'events', region: 'us-east-1' };
let folder: string;
let platform: TestPlatform;
beforeEach(async () => {
  folder = mkdtempSync(`${tmpdir()}/plinth-deletions-`);
  platform = await openTestPlatform({ directory: folder });
});
afterEach(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

/** An account with something of everything. */
async function furnished(email: string): Promise<Actor> {
  const { accounts, databases, kafka, teams, queueUsers, backups } = platform.control;
  const { account } = await accounts.create(email);
  const actor: Actor = { ...account, sourceIp: '', ...EVERY_ROLE };
  const { database_id: id } = await databases.create(actor, REGIONAL);
  await backups.create(actor, id, 'kept');
  await kafka.clusters.create(actor, CLUSTER);
  const { teamId } = await teams.create(actor, 'blue', false);
  await teams.addMember(actor, teamId, platform.owner.email, 'dev');
  const ofTeam = await databases.create(actor, { ...REGIONAL, name: 'shared' });
  await databases.moveToTeam(actor, ofTeam.database_id, teamId);
  await queueUsers.of(actor);
  return actor;
}

/** The numbers of rows that are about an account, its teams, or what they own. */
async function leftOf({ customerId, email }: Actor): Promise<Record<string, number>> {
  const { store } = platform;
  const of = async (table: 'account' | 'api_key' | 'team' | 'audit_log') =>
    (await store.selectFrom(table).selectAll().where('customer_id', '=', customerId).execute())
      .length;
  const active = async (table: 'redis_database' | 'kafka_cluster' | 'queue_user') =>
    (
      await store
        .selectFrom(table)
        .select('customer_id')
        .where('customer_id', '=', customerId)
        .where('state', '=', 'active')
        .execute()
    ).length;
  const members = await store
    .selectFrom('team_member')
    .selectAll()
    .where('member_email', '=', email)
    .execute();
  return {
    accounts: await of('account'),
    keys: await of('api_key'),
    teams: await of('team'),
    queueUsers: await active('queue_user'),
    changes: await of('audit_log'),
    databases: await active('redis_database'),
    clusters: await active('kafka_cluster'),
    memberships: members.length,
  };
}

const NOTHING = {
  accounts: 0,
  keys: 0,
  teams: 0,
  queueUsers: 0,
  changes: 0,
  databases: 0,
  clusters: 0,
  memberships: 0,
};

function deletions(more: Partial<AccountDeletionsOptions> = {}): AccountDeletions {
  const { store, control } = platform;
  const { databases, kafka } = control;
  const { clusters } = kafka;
  const deleteQueueUser = async () => undefined;
  return new AccountDeletions({
    store,
    databases,
    clusters,
    deleteQueueUser,
    isOurs: () => true,
    ...more,
  });
}

const stateOf = async (email: string): Promise<AccountState | undefined> =>
  (await platform.control.accounts.list()).find((account) => account.email === email)?.state;

test.each([
  ['databases', { databases: undefined }],
  ['clusters', { clusters: undefined }],
  ['queueUsers', { deleteQueueUser: undefined }],
] as const)(
  'what an account owns in a service that does not run stays until it runs: %s',
  async (kept, without) => {
    const { accounts } = platform.control;
    const ann = await furnished('ann@example.com');
    const owned = (await leftOf(ann))[kept];
    await accounts.delete(ann.email);
    await deletions(without).run();
    expect(await stateOf(ann.email)).toBe('deleting');
    const left = await leftOf(ann);
    expect(left[kept]).toBe(owned);
    const others = ['databases', 'clusters'].filter((each) => each !== kept);
    expect(others.map((each) => left[each])).toEqual(others.map(() => 0));
    await deletions().run();
    expect(await leftOf(ann)).toEqual(NOTHING);
  },
);

test('an account is deleted with all that it and its teams own, and others keep theirs', async () => {
  const { accounts, teams } = platform.control;
  const ann = await furnished('ann@example.com');
  const bob = await furnished('bob@example.com');
  const before = await leftOf(bob);
  const [team] = await teams.list(bob);
  await teams.addMember(bob, team!.team.teamId, ann.email, 'admin');
  const queueUsers: string[] = [];
  await accounts.delete(ann.email);
  await deletions({ deleteQueueUser: async (id) => void queueUsers.push(id) }).run();
  expect(await leftOf(ann)).toEqual(NOTHING);
  expect(queueUsers).toHaveLength(1);
  const { changes: _, ...rest } = before;
  expect(await leftOf(bob)).toMatchObject(rest);
  const inactive = platform.store.selectFrom('queue_user').select('id').where('active', '=', 0);
  expect(await inactive.execute()).toEqual(queueUsers.map((id) => ({ id })));
  const again = await accounts.create(ann.email);
  expect(again.account.customerId).not.toBe(ann.customerId);
  expect(await teams.list({ ...again.account, sourceIp: '', ...EVERY_ROLE })).toEqual([]);
});

test.each(['databases', 'clusters', 'queue users'])(
  'a deletion that ends at the %s is completed by the next start',
  async (part) => {
    const { accounts } = platform.control;
    const ann = await furnished('ann@example.com');
    await accounts.delete(ann.email);
    const failing = async () => {
      throw new Error('killed');
    };
    await deletions({
      ...(part === 'databases' && { databases: { delete: failing } }),
      ...(part === 'clusters' && { clusters: { delete: failing } }),
      ...(part === 'queue users' && { deleteQueueUser: failing }),
    }).run();
    expect(await stateOf(ann.email)).toBe('deleting');
    await platform.close();
    platform = await openTestPlatform({ directory: folder });
    await expect.poll(() => leftOf(ann)).toEqual(NOTHING);
  },
);

test('only the process that has the role deletes accounts', async () => {
  const { accounts } = platform.control;
  const ann = await furnished('ann@example.com');
  await accounts.delete(ann.email);
  await deletions({ isOurs: () => false }).run();
  expect(await leftOf(ann)).toMatchObject({ accounts: 1, databases: 2 });
});

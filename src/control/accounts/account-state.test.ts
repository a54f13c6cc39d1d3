import { afterEach, beforeEach, expect, test } from 'vitest';
import { HERE, openAccounts, refusedAs } from '../../../testing/control/accounts.ts';
import {
  openTestPlatform,
  REGIONAL,
  type TestPlatform,
} from '../../../testing/control/databases.ts';
import { EVERY_ROLE, type Actor } from '../actor.ts';

let platform: TestPlatform;
let ann: Actor;
let key: string;
beforeEach(async () => {
  platform = await openTestPlatform();
  const created = await platform.control.accounts.create('ann@example.com');
  ann = { ...created.account, sourceIp: HERE, ...EVERY_ROLE };
  ({ key } = created.key);
});
afterEach(() => platform.close());

/** Makes what runs follow the rows, as it does when the operator has changed them. */
async function follow(): Promise<void> {
  const { databases, kafka, queueUsers } = platform.control;
  await databases.followAll();
  await kafka.clusters.followAll();
  await queueUsers.followAll();
}

test('a disabled account is refused as one with a wrong key, until it is enabled', async () => {
  const { accounts, audit } = platform.control;
  const authenticate = () => accounts.authenticate(ann.email, key, HERE);
  await authenticate();
  await accounts.disable('Ann@example.com');
  await accounts.disable('ann@example.com');
  await expect(authenticate()).rejects.toEqual(refusedAs('invalidCredentials'));
  expect(await accounts.list()).toMatchObject([{ state: 'disabled' }, { state: 'active' }]);
  await accounts.enable('ann@example.com');
  await authenticate();
  const actions = (await audit.list(ann.customerId)).map(({ action }) => action);
  expect(actions).toEqual(['account.enable', 'account.disable', 'account.create']);
});

test('what the teams of a disabled account own lets nobody in either, whoever is a member', async () => {
  const { accounts, teams, databases, queueUsers } = platform.control;
  const { owner } = platform;
  const { teamId } = await teams.create(ann, 'blue', false);
  await teams.addMember(ann, teamId, owner.email, 'admin');
  const { database_id: id } = await databases.create(owner, REGIONAL);
  await databases.moveToTeam(owner, id, teamId);
  const user = await queueUsers.of(owner);
  await queueUsers.moveToTeam(owner, user.id, teamId);
  await accounts.disable(ann.email);
  await follow();
  expect(platform.directory.get(id)).toBeUndefined();
  expect(await queueUsers.access(user.token)).toMatchObject({ user: { active: 0 } });
  const { database_id: own } = await databases.create(owner, { ...REGIONAL, name: 'own' });
  await expect(databases.moveToTeam(owner, own, teamId)).rejects.toEqual(
    refusedAs('invalidCredentials'),
  );
  // Changes that its members still make don't let anybody in.
  await databases.resetPassword(owner, id);
  expect(platform.directory.get(id)).toBeUndefined();
  await accounts.enable(ann.email);
  await follow();
  expect(platform.directory.get(id)).toMatchObject({ name: 'orders' });
  expect(await queueUsers.access(user.token)).toMatchObject({ user: { active: 1 } });
});

test('a database keeps its port and its content while its account is disabled', async () => {
  const { accounts, databases } = platform.control;
  const { database_id: id, port } = await databases.create(ann, REGIONAL);
  await accounts.disable(ann.email);
  await follow();
  expect([platform.ports.portOf(id), platform.engine.has(id)]).toEqual([port, true]);
});

test('a request that was let in before its account was disabled creates nothing more', async () => {
  const { accounts, databases, teams, kafka, queueUsers } = platform.control;
  await accounts.disable(ann.email);
  for (const late of [
    () => databases.create(ann, REGIONAL),
    () => kafka.clusters.create(ann, { name: 'events', region: 'us-east-1' }),
    () => teams.create(ann, 'blue', false),
    () => queueUsers.of(ann),
    () => accounts.keys.create(ann, 'another'),
  ]) {
    await expect(late()).rejects.toEqual(refusedAs('invalidCredentials'));
  }
});

test('the first account stays, and one that is being deleted is not enabled again', async () => {
  const { accounts } = platform.control;
  const { email } = platform.owner;
  await expect(accounts.disable(email)).rejects.toEqual(refusedAs('firstAccountStays'));
  await expect(accounts.delete(email)).rejects.toEqual(refusedAs('firstAccountStays'));
  await expect(accounts.disable('nobody@example.com')).rejects.toEqual(
    refusedAs('accountNotFound'),
  );
  await accounts.delete(ann.email);
  await expect(accounts.enable(ann.email)).rejects.toEqual(refusedAs('accountBeingDeleted'));
  await expect(accounts.disable(ann.email)).rejects.toEqual(refusedAs('accountBeingDeleted'));
});

test('settings can not name an account that is disabled', async () => {
  const { accounts } = await openAccounts();
  await accounts.create('ann@example.com');
  await accounts.disable('ann@example.com');
  await expect(accounts.ensureFirst('ann@example.com', 'key')).rejects.toThrow(
    'the account ann@example.com of the settings is disabled: enable it with plinth account enable',
  );
});

import { expect, onTestFinished, test } from 'vitest';
import { openTestPlatform } from '../../testing/control/databases.ts';
import { whole } from '../../testing/seed.ts';
import { EVERY_ROLE } from '../control/actor.ts';
import { checkSecrets, exportedDatabases, seedDatabases } from './databases.ts';

/** A platform with a second account, which has a database and a team that the first account is in. */
async function withNeighbor() {
  const platform = await openTestPlatform();
  onTestFinished(() => platform.close());
  const { control, engine, owner } = platform;
  const { account } = await control.accounts.create('bob@example.com');
  const bob = { ...account, sourceIp: '', ...EVERY_ROLE };
  const row = await control.databases.create(bob, { name: 'shop', region: 'us-east-1' });
  const team = await control.teams.create(bob, 'friends', false);
  await control.teams.addMember(bob, team.teamId, owner.email, 'dev');
  const parts = { control, actor: owner, redis: engine, done: () => {} };
  return { parts, control, bob, row, team };
}

test('a token of a database of another account is refused', async () => {
  const { parts, control, row } = await withNeighbor();
  const secrets = { password: 'p', restToken: 'new', readOnlyRestToken: row.rest_token };
  const checked = checkSecrets(parts, [{ name: 'first' }, { name: 'mine', secrets }]);
  await expect(checked).rejects.toThrow(
    "databases[1]: one of its tokens is one of the database 'shop'",
  );
  expect(control.databases.ownerOf(row.rest_token)).toBe('shop');
});

test('a token of an ACL user of a database of another account is refused', async () => {
  const { parts, row } = await withNeighbor();
  const session = parts.redis.openSession(row.database_id, 'default', '');
  await session.execute(['ACL', 'SETUSER', 'ann', 'on', '>correct-horse', '+get']);
  const token = await session.execute(['ACL', 'RESTTOKEN', 'ann', 'correct-horse']);
  if (typeof token !== 'string') throw new TypeError('not a token');
  const secrets = { password: 'p', restToken: token, readOnlyRestToken: 'new' };
  await expect(checkSecrets(parts, [{ name: 'mine', secrets }])).rejects.toThrow(
    "databases[0]: one of its tokens is one of the database 'shop'",
  );
});

test('a userTokenSecret of a database of another account or of a team is refused', async () => {
  const { parts, control, bob, row, team } = await withNeighbor();
  const secrets = { password: 'p', restToken: 'new', readOnlyRestToken: 'other' };
  const refused = "databases[0]: its userTokenSecret is that of 'shop'";
  const seed = [{ name: 'mine', secrets: { ...secrets, userTokenSecret: row.secret } }];
  await expect(checkSecrets(parts, seed)).rejects.toThrow(refused);
  await control.databases.moveToTeam(bob, row.database_id, team.teamId);
  await expect(checkSecrets(parts, seed)).rejects.toThrow(refused);
});

test('a database that is being created or deleted is not exported', async () => {
  const { parts } = await withNeighbor();
  const { control, actor, redis } = parts;
  const { database_id: id } = await control.databases.create(actor, {
    name: 'gone',
    region: 'us-east-1',
  });
  await redis.deleteDatabase(id);
  expect(await whole(await exportedDatabases(parts))).toMatchObject([{ name: 'default' }]);
});

test('databases of teams are neither exported nor seeded', async () => {
  const { parts, control, bob, row, team } = await withNeighbor();
  await control.databases.moveToTeam(bob, row.database_id, team.teamId);
  await seedDatabases(parts, [
    { name: 'shop', keys: [{ key: 'a', type: 'string', value: 'mine' }] },
  ]);
  const exported = (await whole(await exportedDatabases(parts))) as object[];
  expect(exported).toMatchObject([{ name: 'default' }, { name: 'shop' }]);
  expect(exported[1]).not.toHaveProperty('secrets.restToken', row.rest_token);
  expect(exported[1]).toHaveProperty('keys.0.value', 'mine');
});

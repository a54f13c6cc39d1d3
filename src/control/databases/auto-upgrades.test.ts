import { afterEach, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../testing/control/databases.ts';
import { meterOf } from '../../families/redis/limits.ts';
import type { NewDatabase } from './new-row.ts';

let platform: TestPlatform | undefined;
afterEach(() => platform?.close());

async function open() {
  platform = await openTestPlatform();
  const { control, owner, engine, directory } = platform;
  const { databases, autoUpgrades } = control;
  const create = (order: Partial<NewDatabase>) =>
    databases.create(owner, { name: 'orders', region: 'eu-west-1', ...order });
  const typeOf = async (id: string) => {
    await autoUpgrades.run();
    return (await databases.get(owner, id)).database_type;
  };
  /** Runs commands; by default one more than the free plan allows in a day. */
  const use = (id: string, rows = Array.from({ length: 10_001 }, () => ['PING'])) => {
    const usage = directory.get(id)?.usage;
    if (usage === undefined) throw new Error('a database has a meter');
    return engine.openSession(id, 'default', '192.0.2.1', meterOf(usage)).executeAll(rows);
  };
  return { ...platform, databases, autoUpgrades, create, typeOf, use };
}

test('a database that has reached its daily limit is upgraded if auto-upgrade is on', async () => {
  const { create, typeOf, use, clock } = await open();
  const { database_id: id } = await create({ type: 'Free', autoUpgrade: true });
  const { database_id: other } = await create({ type: 'Free', name: 'other' });
  expect(await typeOf(id)).toBe('Free');
  for (const used of [id, other]) expect((await use(used)).at(-1)).toBeInstanceOf(Error);
  clock.advance(1000);
  expect(await typeOf(id)).toBe('Pay as You Go');
  expect(await typeOf(other)).toBe('Free');
  expect(await use(id, [['ECHO', 'more']])).toEqual(['more']);
});

test('a full database is upgraded unless it evicts keys', async () => {
  const { create, typeOf, use } = await open();
  const { database_id: id } = await create({ type: 'Free', autoUpgrade: true });
  const { database_id: evicts } = await create({
    type: 'Free',
    name: 'evicts',
    autoUpgrade: true,
    eviction: true,
  });
  const large = 'x'.repeat(90 * 1024 ** 2);
  for (const filled of [id, evicts]) {
    await use(filled, [
      ['SET', 'a', large],
      ['SET', 'b', large],
      ['SET', 'c', large],
    ]);
  }
  expect(await typeOf(id)).toBe('Pay as You Go');
  expect(await typeOf(evicts)).toBe('Free');
});

test('auto-upgrade can be turned on and off, and the audit log has each upgrade', async () => {
  const { create, typeOf, use, databases, owner, control } = await open();
  const { database_id: id } = await create({ type: 'Free' });
  await use(id);
  expect(await typeOf(id)).toBe('Free');
  await databases.setSwitch(owner, id, 'autoupgrade', true);
  await databases.setSwitch(owner, id, 'autoupgrade', false);
  expect(await typeOf(id)).toBe('Free');
  await databases.changePlan(owner, id, 'Free', { autoUpgrade: true });
  expect(await typeOf(id)).toBe('Pay as You Go');
  const [last] = await control.audit.list(owner.customerId);
  expect(last).toMatchObject({ actor: 'system', action: 'database.auto_upgrade', entity: id });
});

test('databases of teams are upgraded, deleted ones are not', async () => {
  const { create, typeOf, use, databases, owner, control } = await open();
  const { teamId: team } = await control.teams.create(owner, 'team', false);
  const { database_id: id } = await create({ type: 'Free', autoUpgrade: true });
  await databases.moveToTeam(owner, id, team);
  const { database_id: deleted } = await create({ type: 'Free', name: 'b', autoUpgrade: true });
  await use(id);
  await use(deleted);
  await databases.delete(owner, deleted);
  expect(await typeOf(id)).toBe('Pay as You Go');
});

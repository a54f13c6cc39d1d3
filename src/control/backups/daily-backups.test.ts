import { afterEach, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../testing/control/databases.ts';
import { DAILY_RETENTION } from './daily-backups.ts';

const HOUR = 60 * 60_000;

let platform: TestPlatform | undefined;
afterEach(() => platform?.close());

/** A platform on 20 November 2026 at noon. */
async function open() {
  platform = await openTestPlatform();
  const { control, owner, clock } = platform;
  const { backups, databases, dailyBackups } = control;
  const names = async (id = 'default') =>
    (await backups.list(owner, id)).backups.map(({ name }) => name);
  const advance = async (hours: number) => {
    clock.advance(hours * HOUR);
    await dailyBackups.run();
  };
  return { ...platform, backups, databases, names, advance };
}

test('only databases with daily backups turned on are backed up, once a day', async () => {
  const { databases, owner, names, advance } = await open();
  const other = await databases.create(owner, { name: 'other', region: 'eu-west-1' });
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  await advance(0);
  expect(await names()).toEqual(['daily-2026-11-20']);
  await advance(11);
  expect(await names()).toEqual(['daily-2026-11-20']);
  await advance(1);
  expect(await names()).toEqual(['daily-2026-11-21', 'daily-2026-11-20']);
  expect(await names(other.database_id)).toEqual([]);

  await databases.setSwitch(owner, 'default', 'daily_backup', false);
  await advance(24);
  expect(await names()).toEqual(['daily-2026-11-21', 'daily-2026-11-20']);
});

test('the last seven daily backups are kept, and all manual ones', async () => {
  const { databases, backups, owner, names, advance } = await open();
  await backups.create(owner, 'default', 'mine');
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  for (let day = 0; day < 10; day++) await advance(24);
  const kept = await names();
  expect(kept).toHaveLength(DAILY_RETENTION + 1);
  expect(kept[0]).toBe('daily-2026-11-30');
  expect(kept.at(-2)).toBe('daily-2026-11-24');
  expect(kept.at(-1)).toBe('mine');
});

test('missed days are skipped, and the current day is backed up', async () => {
  const { databases, owner, names, advance } = await open();
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  await advance(100);
  expect(await names()).toEqual(['daily-2026-11-24']);
});

test('if the name is already used, a number is appended', async () => {
  const { databases, backups, owner, names, advance } = await open();
  await backups.create(owner, 'default', 'daily-2026-11-20');
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  await advance(1);
  expect(await names()).toEqual(['daily-2026-11-20-2', 'daily-2026-11-20']);
});

test('a failed backup does not affect other databases, and is retried later', async () => {
  const { databases, owner, names, advance, engine, store } = await open();
  const other = await databases.create(owner, { name: 'other', region: 'eu-west-1' });
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  await databases.setSwitch(owner, other.database_id, 'daily_backup', true);
  const found = engine.has.bind(engine);
  let refused = 0;
  engine.has = (id) => (id === other.database_id && ++refused > 0 ? false : found(id));
  await advance(0);
  expect(await names()).toEqual(['daily-2026-11-20']);
  expect(await store.selectFrom('backup').select('state').execute()).toHaveLength(1);
  engine.has = found;
  await advance(0.1);
  expect(await names(other.database_id)).toEqual([]);
  await advance(0.2);
  expect(await names(other.database_id)).toEqual(['daily-2026-11-20']);
  expect(refused).toBe(1);
});

test('daily backups are in the audit log with the actor system', async () => {
  const { databases, owner, advance, control } = await open();
  await databases.setSwitch(owner, 'default', 'daily_backup', true);
  await advance(0);
  const [newest] = await control.audit.list(owner.customerId);
  expect(newest).toMatchObject({ action: 'backup.create', actor: 'system', entity: 'default' });
});

import { cpSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../testing/control/databases.ts';
import type { Actor } from '../actor.ts';
import { KillBench } from '../../../testing/control/kill.ts';
import type { Databases } from './databases.ts';
import type { DatabaseRow } from './row.ts';
import type { Step } from './running-databases.ts';

/* The process is killed at every step of every change. */

interface Operation {
  readonly run: (databases: Databases, owner: Actor, row: DatabaseRow) => Promise<unknown>;
  /** The changed columns of the row afterwards. */
  readonly after: Partial<DatabaseRow>;
}

const CHANGED: readonly Step[] = [
  'row written',
  'stored',
  'engine opened',
  'port opened',
  'served',
];
const DELETED: readonly Step[] = [
  'row written',
  'stored',
  'no longer served',
  'port closed',
  'engine deleted',
];

const operations: Readonly<Record<string, Operation>> = {
  rename: {
    run: (databases, owner, row) => databases.rename(owner, row.database_id, 'renamed'),
    after: { database_name: 'renamed' },
  },
  'enable eviction': {
    run: (databases, owner, row) => databases.setSwitch(owner, row.database_id, 'eviction', true),
    after: { eviction: 1 },
  },
  'enable TLS': {
    run: (databases, owner, row) => databases.enableTls(owner, row.database_id),
    after: { tls: 1 },
  },
  'disable auto-upgrade': {
    run: (databases, owner, row) =>
      databases.setSwitch(owner, row.database_id, 'autoupgrade', false),
    after: { auto_upgrade: 0 },
  },
  'daily backup': {
    run: (databases, owner, row) =>
      databases.setSwitch(owner, row.database_id, 'daily_backup', true),
    after: { daily_backup: 1 },
  },
  'update regions': {
    run: (databases, owner, row) =>
      databases.updateRegions(owner, row.database_id, ['sa-east-1', 'us-west-1']),
    after: { read_regions: '["sa-east-1","us-west-1"]' },
  },
  'update budget': {
    run: (databases, owner, row) => databases.updateBudget(owner, row.database_id, 9),
    after: { budget: 9 },
  },
  'change plan': {
    run: (databases, owner, row) => databases.changePlan(owner, row.database_id, 'Free'),
    after: { database_type: 'Free' },
  },
};

const bench = new KillBench<Step, TestPlatform>((directory, onStep) =>
  openTestPlatform({ directory, onStep }),
);

/** A platform with a database that holds a key, and the directory it is in. */
async function prepare(): Promise<{ directory: string; row: DatabaseRow }> {
  const directory = bench.before;
  const platform = await openTestPlatform({ directory });
  const row = await platform.control.databases.create(platform.owner, {
    name: 'orders',
    region: 'global',
    primaryRegion: 'us-east-1',
    readRegions: ['eu-west-1'],
    autoUpgrade: true,
  });
  await platform.engine.openSession(row.database_id, 'default', '').execute(['SET', 'k', 'v']);
  await platform.close();
  return { directory, row };
}

/** Opens what was left, and checks that it is consistent. */
async function reopened(
  directory: string,
  check: (platform: TestPlatform) => Promise<void>,
): Promise<void> {
  const platform = await openTestPlatform({ directory });
  const rows = await platform.control.databases.list(platform.owner);
  const ids = rows.map((row) => row.database_id).toSorted();
  const directories = readdirSync(`${directory}/redis`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(directories.toSorted()).toEqual(ids);
  expect([...platform.directory.values()].map(({ id }) => id).toSorted()).toEqual(ids);
  for (const row of rows) {
    expect(platform.ports.portOf(row.database_id)).toBe(row.port);
    expect(platform.directory.byToken(row.rest_token)?.database.id).toBe(row.database_id);
    expect(platform.directory.byHost(row.endpoint)?.database.name).toBe(row.database_name);
    const { config, acl } = platform.engine.database(row.database_id)!;
    expect(config.get('maxmemory-policy') === 'optimistic-volatile').toBe(row.eviction === 1);
    expect(acl.logIn('default', row.password)?.name).toBe('default');
  }
  await check(platform);
  await platform.close();
}

const valueOf = (platform: TestPlatform, id: string) =>
  platform.engine.openSession(id, 'default', '').execute(['GET', 'k']);

const lastAction = async ({ control, owner }: TestPlatform) =>
  (await control.audit.list(owner.customerId))[0]?.action;

describe.each(Object.entries(operations))('%s', (_name, { run, after }) => {
  test.each(CHANGED)(
    'killed at "%s", leaves the old row or the new one, and the keys',
    async (step) => {
      const { directory, row } = await prepare();
      const left = await bench.killedAt(directory, step, ({ control, owner }) =>
        run(control.databases, owner, row),
      );
      await reopened(left, async (platform) => {
        const found = await platform.control.databases.get(platform.owner, row.database_id);
        const isNew = step !== 'row written';
        expect({ ...found, port: 0 }).toEqual({
          ...row,
          ...(isNew && { ...after, revision: row.revision + 1 }),
          port: 0,
        });
        expect((await lastAction(platform)) === 'database.create').toBe(!isNew);
        expect(await valueOf(platform, row.database_id)).toBe('v');
      });
    },
  );
});

describe('reset password', () => {
  test.each(CHANGED)('killed at "%s", leaves all old secrets or all new ones', async (step) => {
    const { directory, row } = await prepare();
    const left = await bench.killedAt(directory, step, ({ control, owner }) =>
      control.databases.resetPassword(owner, row.database_id),
    );
    await reopened(left, async (platform) => {
      const found = await platform.control.databases.get(platform.owner, row.database_id);
      const kept = [
        found.password === row.password,
        found.rest_token === row.rest_token,
        found.read_only_rest_token === row.read_only_rest_token,
      ];
      expect(new Set(kept)).toEqual(new Set([step === 'row written']));
      expect(await valueOf(platform, row.database_id)).toBe('v');
    });
  });
});

describe('move to a team', () => {
  test.each(CHANGED)(
    'killed at "%s", leaves the database with the account or with the team',
    async (step) => {
      const { directory, row } = await prepare();
      const left = await bench.killedAt(directory, step, async ({ control, owner }) => {
        const { teamId } = await control.teams.create(owner, 'team', false);
        return control.databases.moveToTeam(owner, row.database_id, teamId);
      });
      await reopened(left, async (platform) => {
        const found = await platform.control.databases.get(platform.owner, row.database_id);
        expect(found.team_id === null).toBe(step === 'row written');
        expect(found.user_email === platform.owner.email).toBe(step === 'row written');
      });
    },
  );
});

describe('create', () => {
  const steps: readonly Step[] = ['port taken', ...CHANGED];

  test.each(steps)('killed at "%s", leaves nothing or a complete database', async (step) => {
    const { directory } = await prepare();
    const left = await bench.killedAt(directory, step, ({ control, owner }) =>
      control.databases.create(owner, { name: 'new', region: 'us-east-1', eviction: true }),
    );
    await reopened(left, async (platform) => {
      const rows = await platform.control.databases.list(platform.owner);
      const made = rows.find((row) => row.database_name === 'new');
      if (step === 'port taken' || step === 'row written') expect(made).toBeUndefined();
      else expect(await valueOf(platform, made!.database_id)).toBeNull();
    });
  });
});

describe('delete', () => {
  test.each(DELETED)('killed at "%s", leaves the complete database or nothing', async (step) => {
    const { directory, row } = await prepare();
    const left = await bench.killedAt(directory, step, ({ control, owner }) =>
      control.databases.delete(owner, row.database_id),
    );
    await reopened(left, async (platform) => {
      const rows = await platform.control.databases.list(platform.owner);
      const isThere = rows.some((other) => other.database_id === row.database_id);
      expect(isThere).toBe(step === 'row written');
      if (isThere) expect(await valueOf(platform, row.database_id)).toBe('v');
    });
  });
});

test('a start leaves directories of unknown databases alone', async () => {
  const { directory } = await prepare();
  cpSync(`${directory}/redis/default`, `${directory}/redis/somebodys`, { recursive: true });
  const platform = await openTestPlatform({ directory });
  await platform.close();
  expect(readdirSync(`${directory}/redis`)).toContain('somebodys');
});

test('databases keep their ports over a restart, unless another process has taken one', async () => {
  const { directory, row } = await prepare();
  const ports = async () => {
    const platform = await openTestPlatform({ directory });
    const rows = await platform.control.databases.list(platform.owner);
    await platform.close();
    return rows.map(({ port }) => port);
  };
  const before = await ports();
  expect(await ports()).toEqual(before);

  const other = await openTestPlatform({ range: { first: row.port, last: row.port } });
  const moved = await ports();
  await other.close();
  expect(moved).not.toEqual(before);
  expect(await ports()).toEqual(moved);
});

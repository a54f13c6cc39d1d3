import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exported } from '../../../testing/seed.ts';
import { silentLogger } from '../../base/logger.ts';
import { catchInternalErrors } from '../../../testing/base/internal-errors.ts';
import type { CopiedItem, ReportProgress } from './report.ts';
import { completeSettings } from '../../settings/load.ts';
import type { Settings } from '../../settings/table.ts';
import { checkSeed } from '../../families/control/check-seed.ts';
import { startPlatform } from '../platform.ts';
import { runMigration } from './run-migration.ts';

const RECORDS = 2500;
const SEED = checkSeed({
  plinth: 1,
  databases: [
    {
      name: 'default',
      keys: Array.from({ length: 250 }, (_, n) => ({
        key: `k${n}`,
        type: 'string',
        value: `${n}`,
      })),
    },
  ],
  kafka: {
    topics: [
      {
        name: 'orders',
        records: Array.from({ length: RECORDS }, (_, n) => ({ value: `${n} ${'x'.repeat(900)}` })),
      },
    ],
    consumerGroups: [
      { name: 'billing', offsets: [{ topic: 'orders', partition: 0, offset: 1234 }] },
    ],
  },
  queue: { queues: [{ name: 'invoices', paused: true }] },
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-migrate-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function settingsOf(dataDir: string): Settings {
  const ports = ['redis', 'kafka', 'queue', 'management', 'console', 'resp'];
  const any = Object.fromEntries(ports.map((name) => [`${name}Port`, 0]));
  return completeSettings({ ...any, dataDir, logLevel: 'silent' });
}

test('a migration interrupted at any step resumes, and no platform starts on the target before its end', async () => {
  const [from, to] = [settingsOf(folder()), settingsOf(folder())];
  const platform = await startPlatform(from, silentLogger);
  await platform.state!.add(SEED);
  await platform.close();
  const names = { from: 'a', to: 'b' };
  const migrate = (onProgress: ReportProgress) =>
    runMigration({ from, to, names, log: silentLogger, onProgress, leaveOut: false });

  /** Each attempt gets one step further than the one before. */
  let steps = 0;
  let carried: readonly CopiedItem[] | undefined;
  while (carried === undefined) {
    let left = steps++;
    try {
      const report = await migrate(() => {
        if (left-- === 0) throw new Error('power cut');
      });
      carried = report.carried;
    } catch (error) {
      expect((error as Error).message).toBe('power cut');
      if (steps === 8) {
        await expect(startPlatform(to, silentLogger)).rejects.toThrow(
          'what a has is not all carried here yet: run plinth migrate again, with the same --from and --to',
        );
      }
    }
  }
  expect(steps).toBeGreaterThan(10);
  expect(carried).toContainEqual(expect.objectContaining({ what: 'database default', count: 250 }));
  expect(carried).toContainEqual(
    expect.objectContaining({ what: 'topic orders', count: RECORDS, notes: [] }),
  );
  const moved = await startPlatform(to, silentLogger);
  onTestFinished(() => moved.close());
  expect(await exported(moved)).toMatchObject({
    kafka: {
      topics: [{ name: 'orders', records: { length: RECORDS } }],
      consumerGroups: [{ name: 'billing', offsets: [{ offset: 1234 }] }],
    },
  });
});

test('an exception ends its own migration only, with its error, and leaves nothing locked', async () => {
  const escaped = catchInternalErrors();
  const small = checkSeed({ plinth: 1, queue: { queues: [{ name: 'invoices' }] } });
  const filled = async (): Promise<Settings> => {
    const settings = settingsOf(folder());
    const platform = await startPlatform(settings, silentLogger);
    await platform.state!.add(small);
    await platform.close();
    return settings;
  };
  const [one, other] = [await filled(), await filled()];
  const [toOne, toOther] = [settingsOf(folder()), settingsOf(folder())];
  const names = { from: 'a', to: 'b' };
  const migrate = (from: Settings, to: Settings, onProgress: ReportProgress) =>
    runMigration({ from, to, names, log: silentLogger, onProgress, leaveOut: false });
  const bug = new TypeError('a bug');
  const [failed, done] = await Promise.allSettled([
    migrate(one, toOne, () => {
      throw bug;
    }),
    migrate(other, toOther, () => undefined),
  ]);
  expect(failed).toEqual({ status: 'rejected', reason: bug });
  expect(done.status).toBe('fulfilled');
  // Whoever runs it has the error; a migration is no part of a process that serves, which would count it.
  expect(escaped).toEqual([]);
  const again = await migrate(one, toOne, () => undefined);
  expect(again.carried).toEqual(expect.arrayContaining([expect.objectContaining({ count: 1 })]));
  for (const settings of [one, toOne, toOther]) {
    const platform = await startPlatform(settings, silentLogger);
    await platform.close();
  }
});

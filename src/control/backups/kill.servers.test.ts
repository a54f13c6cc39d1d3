import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { tries } from '../../../testing/base/tries.ts';
import { test } from '../../../testing/cli/cli.ts';
import {
  answerOf,
  createManagementClient,
  type ManagementClient,
} from '../../client/management-client.ts';

const PORTS = ['redis', 'kafka', 'queue', 'management', 'console'].flatMap((name) => [
  `--${name}-port`,
  '0',
]);
const KEYS = 30_000;
const path = { id: 'default' };

interface Platform {
  readonly management: ManagementClient;
  /** Runs commands one after the other. @returns their results */
  readonly pipeline: (...rows: unknown[][]) => Promise<unknown[]>;
}

function reach(env: Record<string, string>): Platform {
  const management = createManagementClient({
    url: env['PLINTH_MANAGEMENT_URL']!,
    email: env['UPSTASH_EMAIL']!,
    apiKey: env['UPSTASH_API_KEY']!,
  });
  const pipeline = async (...rows: unknown[][]) => {
    const response = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/pipeline`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` },
      body: JSON.stringify(rows),
    });
    return ((await response.json()) as { result: unknown }[]).map(({ result }) => result);
  };
  return { management, pipeline };
}

const fill = (state: string) =>
  Array.from({ length: KEYS / 100 }, (_, i) => [
    'MSET',
    ...Array.from({ length: 100 }, (__, j) => [`key ${i * 100 + j}`, state]).flat(),
  ]);

async function backUp({ management }: Platform, name: string): Promise<string> {
  await answerOf(
    management.POST('/v2/redis/create-backup/{id}', { params: { path }, body: { name } }),
  );
  const backups = await listed(management);
  return backups.find((backup) => backup.name === name)!.backup_id;
}

function listed(management: ManagementClient) {
  return answerOf(management.GET('/v2/redis/list-backup/{id}', { params: { path } }));
}

test('kill -9 during a backup or a restore leaves the complete state before or after it', async ({
  cli,
}) => {
  const cwd = cli.folder();
  const start = () => cli.spawn(['start', '--fsync', 'always', ...PORTS], { cwd });
  let run = start();
  let platform = reach(await run.ready());
  await platform.pipeline(...fill('old'), ['SET', 'only old', 'old']);
  const oldBackup = await backUp(platform, 'old');
  await platform.pipeline(...fill('new'), ['DEL', 'only old']);
  const newBackup = await backUp(platform, 'new');

  const delays = [60, 150, 5, 250, 400, 20].slice(0, tries(6));
  for (const [delay, to] of delays.map((ms, i) => [ms, i % 2] as const)) {
    const body = { backup_id: to === 0 ? oldBackup : newBackup };
    const request = { params: { path }, body };
    const restoring = platform.management
      .POST('/v2/redis/restore-backup/{id}', request)
      .then(({ response }) => response.ok)
      .catch(() => false);
    const making = backUp(platform, `at ${delay}`).catch(() => undefined);
    await pause(delay);
    run.child.kill('SIGKILL');
    const [restored, made] = await Promise.all([restoring, making, run.ended]);

    run = start();
    platform = reach(await run.ready());
    const [size, onlyOld, ...values] = await platform.pipeline(
      ['DBSIZE'],
      ['EXISTS', 'only old'],
      ...Array.from({ length: KEYS / 1000 }, (_, i) => [
        'MGET',
        ...Array.from({ length: 1000 }, (__, j) => `key ${i * 1000 + j}`),
      ]),
    );
    const [state, ...others] = new Set(values.flat());
    expect(others).toEqual([]);
    expect([onlyOld, size]).toEqual(state === 'old' ? [1, KEYS + 1] : [0, KEYS]);
    if (restored) expect(state).toBe(to === 0 ? 'old' : 'new');

    const backups = await listed(platform.management);
    expect(backups.filter((backup) => backup.state !== 'completed')).toEqual([]);
    if (made !== undefined) expect(backups.map((backup) => backup.backup_id)).toContain(made);
    expect(readdirSync(`${cwd}/.plinth/backups/default`).toSorted()).toEqual(
      backups.map((backup) => `${backup.backup_id}.aof`).toSorted(),
    );
  }
});

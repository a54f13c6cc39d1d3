import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { command } from '../../harness/exchange.ts';
import { done } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-log-'));
});
afterEach(async () => {
  await platform?.stop('SIGTERM');
  platform = undefined;
  rmSync(folder, { recursive: true });
});

const flags = () => ['--data-dir', join(folder, 'data'), '--log-level', 'info'];

async function run(...argv: unknown[]): Promise<unknown> {
  const { UPSTASH_REDIS_REST_URL: origin, UPSTASH_REDIS_REST_TOKEN: token } = platform!.env;
  return (await command(argv, { origin: origin!, token: token! })).json;
}

/** Restores a backup, which writes a line to the log. */
async function restore(): Promise<void> {
  const here = { url: platform!.env['PLINTH_MANAGEMENT_URL']! };
  const body = { name: 'now' };
  await done('POST', '/v2/redis/create-backup/default', body, here);
  const [backup] = await done<{ backup_id: string }[]>(
    'GET',
    '/v2/redis/list-backup/default',
    undefined,
    here,
  );
  const { backup_id } = backup!;
  await done('POST', '/v2/redis/restore-backup/default', { backup_id }, here);
  await done('DELETE', `/v2/redis/delete-backup/default/${backup_id}`, undefined, here);
}

test('a platform keeps serving when its log output is closed', async () => {
  platform = await startPlatform('start', flags());
  await run('SET', 'greeting', 'hello');
  await restore();
  await expect.poll(() => platform?.logged.join()).toContain('wrote the log anew');
  platform.stopReading();
  await restore();
  await restore();
  expect(await run('GET', 'greeting')).toEqual({ result: 'hello' });
});

// Only Linux has a file that behaves like one on a full disk.
test.skipIf(!existsSync('/dev/full'))(
  'a platform keeps serving when the disk of its log is full',
  async () => {
    const full = openSync('/dev/full', 'w');
    platform = await startPlatform('start', flags(), ['ignore', full, full]);
    closeSync(full);
    await run('SET', 'greeting', 'hello');
    await restore();
    await restore();
    expect(await run('GET', 'greeting')).toEqual({ result: 'hello' });
  },
);

test('at the level debug, refused requests of each family are logged with a stable code', async () => {
  platform = await startPlatform('start', ['--memory', '--log-level', 'debug']);
  const { env, logged } = platform;
  const refused = [
    ['redis', 'UPSTASH_REDIS_REST_URL', '/get/a', 'invalidToken'],
    ['kafka', 'UPSTASH_KAFKA_REST_URL', '/topics', 'missingCredentials'],
    ['queue', 'QSTASH_URL', '/v2/keys', 'missingToken'],
    ['management', 'PLINTH_MANAGEMENT_URL', '/v2/redis/databases', 'invalidCredentials'],
    ['control', 'PLINTH_CONSOLE_URL', '/api/control/nothing', 'notFound'],
  ] as const;
  for (const [, address, path] of refused) await fetch(env[address]! + path);
  await run('LPUSH', 'list', 'a');
  await run('GET', 'list');
  const user = `${env['UPSTASH_KAFKA_REST_USERNAME']}:${env['UPSTASH_KAFKA_REST_PASSWORD']}`;
  await fetch(`${env['UPSTASH_KAFKA_REST_URL']}/schema-registry/subjects/none/versions`, {
    headers: { authorization: `Basic ${btoa(user)}` },
  });
  const codes = () =>
    logged
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(({ msg }) => msg === 'answered a request')
      .map(({ family, code }) => [family, code]);
  await expect
    .poll(codes)
    .toEqual([
      ...refused.map(([family, , , code]) => [family, code]),
      ['redis', undefined],
      ['redis', 'WRONGTYPE'],
      ['schema-registry', 'subjectNotFound'],
    ]);
});

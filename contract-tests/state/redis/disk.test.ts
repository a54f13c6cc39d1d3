import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, exchange } from '../../harness/exchange.ts';
import { management } from '../../harness/management.ts';
import {
  type PlatformProcess,
  setWritable,
  startPlatform,
} from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', [
    '--data-dir',
    join(folder, 'data'),
    '--check-responses',
    '--log-level',
    'silent',
  ]);
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-redis-'));
  await start();
});
afterAll(async () => {
  await platform.stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

const at = () => ({
  origin: platform.env['UPSTASH_REDIS_REST_URL']!,
  token: platform.env['UPSTASH_REDIS_REST_TOKEN']!,
});
const run = async (...argv: string[]) => (await command(argv, at())).json;
const manage = (method: string, path: string, body?: unknown) => {
  const {
    UPSTASH_EMAIL: email,
    UPSTASH_API_KEY: apiKey,
    PLINTH_MANAGEMENT_URL: url,
  } = platform.env;
  const credentials = { email: email!, apiKey: apiKey! };
  return management(method, path, { body, url: url!, credentials });
};

const MISCONF = { error: expect.stringMatching(/^MISCONF /) as string };

// Only Linux can change the limits of a process that runs.
describe.skipIf(process.platform !== 'linux')('on a full disk', () => {
  let backup: string;
  beforeAll(async () => {
    await run('SET', 'a', '1');
    await run('RPUSH', 'list', 'x');
    await manage('POST', '/v2/redis/create-backup/default', { name: 'one' });
    const { json } = await manage('GET', '/v2/redis/list-backup/default');
    backup = (json as { backup_id: string }[])[0]!.backup_id;
    setWritable(platform, false);
  });

  test('a write that can not be stored is refused, and so are later ones', async () => {
    expect(await run('SET', 'a', '2')).toEqual(MISCONF);
    expect(await run('DEL', 'list')).toEqual(MISCONF);
    expect(await run('FLUSHALL')).toEqual(MISCONF);
  });

  test('only the rows of a pipeline that write are refused', async () => {
    const body = [['LRANGE', 'list', '0', '-1'], ['RPUSH', 'list', 'y'], ['PING']];
    const { status, json } = await exchange({ method: 'POST', path: '/pipeline', body, ...at() });
    expect(status).toBe(200);
    expect(json).toEqual([{ result: ['x'] }, MISCONF, { result: 'PONG' }]);
  });

  test('backups are neither created nor restored, and the answer has the reason', async () => {
    for (const [path, body] of [
      ['create-backup', { name: 'two' }],
      ['restore-backup', { backup_id: backup }],
    ] as const) {
      const { status, json } = await manage('POST', `/v2/redis/${path}/default`, body);
      expect(status).toBe(503);
      expect(json).toEqual({
        error: expect.stringMatching(/^the disk does not take it at the moment: \w/) as string,
        status: 503,
      });
    }
    expect((await manage('GET', '/v2/redis/list-backup/default')).json).toMatchObject([
      { name: 'one', state: 'completed' },
    ]);
  });

  test('everything works when there is space again, without the refused writes', async () => {
    setWritable(platform, true);
    await expect.poll(() => run('SET', 'b', '3')).toEqual({ result: 'OK' });
    await platform.stop('SIGKILL');
    await start();
    expect(await run('GET', 'b')).toEqual({ result: '3' });
    expect(await run('LRANGE', 'list', '0', '-1')).toEqual({ result: ['x'] });
  });
});

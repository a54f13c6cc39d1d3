import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, exchange } from '../../harness/exchange.ts';
import { basic, management } from '../../harness/management.ts';
import { startPlatform, type PlatformProcess } from '../../harness/platform-process.ts';

let folder: string;
let platform: PlatformProcess;
const start = async () => {
  platform = await startPlatform('start', [
    ...['--data-dir', join(folder, 'data'), '--check-responses', '--log-level', 'silent'],
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

/** Makes the system refuse whatever the platform writes to files, or take it again. */
const letWrite = (may: boolean) =>
  execFileSync('prlimit', [
    ...['--pid', String(platform.pid), `--fsize=${may ? 'unlimited' : '0'}:unlimited`],
  ]);
const at = () => ({
  origin: platform.env['UPSTASH_REDIS_REST_URL']!,
  token: platform.env['UPSTASH_REDIS_REST_TOKEN']!,
});
const run = async (...argv: string[]) => (await command(argv, at())).json;
const managementUrl = () => platform.env['PLINTH_MANAGEMENT_URL']!;

const MISCONF = { error: expect.stringMatching(/^MISCONF /) as string };

// Only Linux can change the limits of a process that runs.
describe.skipIf(process.platform !== 'linux')('on a disk that takes no more', () => {
  beforeAll(async () => {
    await run('SET', 'a', '1');
    await run('RPUSH', 'list', 'x');
    letWrite(false);
  });

  test('the change that the disk refuses is refused, and so are those after it', async () => {
    expect(await run('SET', 'a', '2')).toEqual(MISCONF);
    expect(await run('DEL', 'list')).toEqual(MISCONF);
    expect(await run('FLUSHALL')).toEqual(MISCONF);
  });

  test('in a pipeline only the rows that write are', async () => {
    const body = [['LRANGE', 'list', '0', '-1'], ['RPUSH', 'list', 'y'], ['PING']];
    const { status, json } = await exchange({ method: 'POST', path: '/pipeline', body, ...at() });
    expect(status).toBe(200);
    expect(json).toEqual([{ result: ['x'] }, MISCONF, { result: 'PONG' }]);
  });

  test('there is no backup', async () => {
    // A failure of the platform itself, which no contract has.
    const { UPSTASH_EMAIL: email, UPSTASH_API_KEY: apiKey } = platform.env;
    const { status } = await fetch(`${managementUrl()}/v2/redis/create-backup/default`, {
      method: 'POST',
      headers: { authorization: basic({ email: email!, apiKey: apiKey! }) },
      body: JSON.stringify({ name: 'full' }),
    });
    expect(status).toBe(500);
    const listed = await management('GET', '/v2/redis/list-backup/default', {
      url: managementUrl(),
    });
    expect(listed.json).toEqual([]);
  });

  test('and all goes on when there is room again, with nothing of what was refused', async () => {
    letWrite(true);
    await expect.poll(() => run('SET', 'b', '3')).toEqual({ result: 'OK' });
    await platform.stop('SIGKILL');
    await start();
    expect(await run('GET', 'b')).toEqual({ result: '3' });
    expect(await run('LRANGE', 'list', '0', '-1')).toEqual({ result: ['x'] });
  });
});

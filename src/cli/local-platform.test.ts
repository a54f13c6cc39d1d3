import { existsSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { NOWHERE } from '../../testing/base/test-closed-port.ts';
import { PORTS, test as base, variablesIn, type Outcome, type Run } from '../../testing/cli/cli.ts';

interface Platform {
  readonly run: Run;
  readonly env: Record<string, string>;
  readonly folder: string;
  /** Runs a command that knows the data directory and nothing else. */
  readonly plinth: (args: string[], env?: Record<string, string>) => Promise<Outcome>;
}

/** Addresses and secrets that differ from every default. */
const OWN = { apiKey: 'my-key', redisToken: 'my-token', email: 'ann@example.com' };
const test = base.extend<{ platform: Platform }>({
  platform: async ({ cli }, use) => {
    const folder = cli.folder();
    const data = { PLINTH_DATA_DIR: folder };
    const file = `${cli.folder()}/env`;
    const run = cli.plinth(['start', ...PORTS, '--env-out', file], {
      env: { ...data, PLINTH_REDIS_TOKEN: OWN.redisToken, PLINTH_EMAIL: OWN.email },
    });
    await run.ready();
    const env = variablesIn(readFileSync(file, 'utf8'));
    const plinth = (args: string[], more = {}) =>
      cli.plinth(args, { env: { ...data, ...more } }).ended;
    await use({ run, env, folder, plinth });
  },
});

describe('the running platform of the data directory is found', () => {
  test('by env, which prints its current credentials', async ({ platform }) => {
    const { env, plinth } = platform;
    const printed = await plinth(['env']);
    expect(printed).toMatchObject({ code: 0, stderr: '' });
    expect(variablesIn(printed.stdout)).toEqual(env);
  });

  test('by every command', async ({ platform }) => {
    const { plinth } = platform;
    expect((await plinth(['db', 'list'])).stdout).toMatch(/^default +default /m);
    expect(await plinth(['produce', 'orders', 'a'])).toMatchObject({ code: 0 });
    expect(await plinth(['publish', 'http://127.0.0.1:9', 'a', '--delay', '1h'])).toMatchObject({
      code: 0,
    });
    expect(await plinth(['schema', 'list'])).toMatchObject({ code: 0 });
  });

  test('by status, which prints its start time and addresses', async ({ platform }) => {
    const { env, plinth, folder, run } = platform;
    const { code, stdout } = await plinth(['status']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(
        `^Plinth ${packageJson.version} runs since \\S+Z \\(pid \\d+, data in ${folder}\\)\\.$`,
        'm',
      ),
    );
    expect(stdout).toContain(`Queue        ${env['QSTASH_URL']}\n`);
    expect(JSON.parse((await plinth(['status', '--json'])).stdout)).toMatchObject({
      version: packageJson.version,
      pid: process.pid,
      data_dir: folder,
      addresses: { redis: env['UPSTASH_REDIS_REST_URL'], console: env['PLINTH_CONSOLE_URL'] },
    });
    run.kill('SIGTERM');
    await run.ended;
    expect(existsSync(`${folder}/runtime.json`)).toBe(false);
    const unused = NOWHERE;
    expect(await plinth(['status', '--console-port', new URL(unused).port])).toEqual({
      code: 6,
      stdout: '',
      stderr: `plinth: no platform runs on the data directory ${folder}, and none answers at ${unused}\n`,
    });
  });

  test('unless variables or flags name another one', async ({ platform }) => {
    const { plinth } = platform;
    const nowhere = NOWHERE;
    const { port } = new URL(nowhere);
    const asked = [
      plinth(['db', 'list', '--url', nowhere]),
      plinth(['db', 'list'], { PLINTH_MANAGEMENT_URL: nowhere }),
      plinth(['db', 'list'], { PLINTH_MANAGEMENT_PORT: port }),
    ];
    for (const outcome of await Promise.all(asked)) {
      expect(outcome).toMatchObject({ code: 6, stderr: expect.stringContaining(nowhere) });
    }
    const { stdout } = await plinth(['env', '--redis-port', port]);
    expect(variablesIn(stdout)).toMatchObject({
      UPSTASH_REDIS_REST_URL: nowhere,
      QSTASH_URL: platform.env['QSTASH_URL'],
    });
    expect(await plinth(['produce', 'orders', 'a', '--password', 'wrong'])).toMatchObject({
      code: 5,
    });
  });
});

test('an API key that is stored only as a hash must be given to commands', async ({ cli }) => {
  const data = { PLINTH_DATA_DIR: cli.folder() };
  const file = `${cli.folder()}/env`;
  const started = cli.plinth(['start', ...PORTS, '--env-out', file], {
    env: { ...data, PLINTH_API_KEY: OWN.apiKey },
  });
  const shown = await started.ready();
  expect(shown).not.toHaveProperty('UPSTASH_API_KEY');
  expect(shown).not.toHaveProperty('QSTASH_TOKEN');
  const { UPSTASH_API_KEY: key, ...others } = variablesIn(readFileSync(file, 'utf8'));
  expect(key).toBe(OWN.apiKey);
  const printed = await cli.plinth(['env'], { env: data }).ended;
  expect(variablesIn(printed.stdout)).toEqual(others);
  expect(printed.stderr).toBe(
    'plinth: UPSTASH_API_KEY is not known: the platform was given one of its own\n',
  );
  expect(await cli.plinth(['db', 'list'], { env: data }).ended).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('give --api-key or the variable UPSTASH_API_KEY'),
  });
  expect(
    await cli.plinth(['db', 'list', '--api-key', OWN.apiKey], { env: data }).ended,
  ).toMatchObject({ code: 0 });
});

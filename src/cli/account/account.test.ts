import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { PORTS, test as base, variablesIn, type Outcome } from '../../../testing/cli/cli.ts';

interface Platform {
  /** The credentials and addresses of its first account. */
  readonly env: Record<string, string>;
  /** Runs a command on its machine, as an account where one is given. */
  readonly plinth: (args: readonly string[], as?: Record<string, string>) => Promise<Outcome>;
  /** The same in a process of its own. */
  readonly spawn: (args: readonly string[]) => Promise<Outcome>;
  /** Stops it. */
  readonly stop: () => Promise<Outcome>;
  /** Starts it again. @returns its env block */
  readonly restart: () => Promise<Record<string, string>>;
}

const test = base.extend<{ platform: Platform }>({
  platform: async ({ cli }, use) => {
    const data = { PLINTH_DATA_DIR: cli.folder() };
    const start = () => cli.plinth(['start', ...PORTS], { env: data });
    const run = start();
    const env = await run.ready();
    await use({
      env,
      plinth: (args, as = {}) => cli.plinth(args, { env: { ...env, ...data, ...as } }).ended,
      spawn: (args) => cli.spawn(args, { env: { ...env, ...data } }).ended,
      stop: () => {
        run.kill('SIGTERM');
        return run.ended;
      },
      restart: () => start().ready(),
    });
  },
});

/** Calls the management API as an account. */
async function management(
  env: Record<string, string>,
  path: string,
  body?: object,
): Promise<{ status: number; json: unknown }> {
  const { UPSTASH_EMAIL: email, UPSTASH_API_KEY: key } = env;
  const response = await fetch(`${env['PLINTH_MANAGEMENT_URL']}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

const fine = (stdout: unknown) => ({ code: 0, stderr: '', stdout });
const wrong = (code: number, stderr: unknown) => ({ code, stdout: '', stderr });
const refused = (sentence: string) => wrong(5, `plinth: ${sentence}\n`);
const oneLine = (pattern: string) => expect.stringMatching(new RegExp(`^plinth: ${pattern}\n$`));

// Sequential: a command that waits for the store's lock blocks its whole process, and with it all
// other tests in it.
describe('plinth account, beside a running platform', () => {
  test('creates an account whose credentials work immediately', async ({ platform }) => {
    const { env, plinth } = platform;
    const created = await plinth(['account', 'create', 'Ann@Example.com']);
    expect(created).toEqual(
      fine(expect.stringMatching(/^UPSTASH_EMAIL=ann@example.com\nUPSTASH_API_KEY=[\w-]{43}\n$/)),
    );
    const ann = { ...env, ...variablesIn(created.stdout) };
    expect(await management(ann, '/v2/redis/databases')).toEqual({ status: 200, json: [] });
    const { json: changes } = await management(ann, '/v2/auditlogs');
    expect(changes).toMatchObject([
      { action_string: 'account.create', actor: 'operator', source: '' },
    ]);
    expect((await management(env, '/v2/auditlogs')).json).toEqual([]);
  });

  test('creates accounts that join teams and see their databases', async ({ platform }) => {
    const { env, plinth } = platform;
    const ann = variablesIn((await plinth(['account', 'create', 'ann@example.com'])).stdout);
    await plinth(['team', 'create', 'blue']);
    await plinth(['team', 'add-member', 'blue', 'ann@example.com']);
    const [{ team_id }] = (await management(env, '/v2/teams')).json as [{ team_id: string }];
    const body = { team_id, database_id: 'default' };
    expect(await management(env, '/v2/redis/move-to-team', body)).toHaveProperty('status', 200);

    const { stdout: listed } = await plinth(['db', 'list', '--json'], ann);
    expect(JSON.parse(listed)).toMatchObject([{ database_name: 'default' }]);
    expect((await plinth(['team', 'list'], ann)).stdout).toMatch(/^\S+ +blue +dev +no$/m);
    const renamed = await plinth(['db', 'rename', 'default', 'shared'], ann);
    expect(renamed).toMatchObject({ code: 0, stderr: '' });
    expect((await plinth(['db', 'list'])).stdout).toMatch(/^default +shared /m);
  });

  test('lists the accounts, for people and for scripts, without keys', async ({ platform }) => {
    const { plinth } = platform;
    const { stdout } = await plinth(['account', 'create', 'ann@example.com', '--json']);
    const ann = JSON.parse(stdout) as Record<string, string>;
    expect(ann).toEqual({
      customer_id: expect.any(String),
      email: 'ann@example.com',
      key_id: expect.any(String),
      name: 'first',
      read_only: false,
      api_key: expect.any(String),
    });
    const list = await plinth(['account', 'list']);
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['ID', 'EMAIL', 'CREATED', 'STATE', 'KEYS'],
      [ann['customer_id'], 'ann@example.com', expect.stringMatching(/^\S+Z$/), 'active', '1'],
      [
        expect.any(String),
        'developer@plinth.local',
        expect.stringMatching(/^\S+Z$/),
        'active',
        '1',
      ],
      [''],
    ]);
    const asJson = await plinth(['account', 'list', '--json']);
    expect(JSON.parse(asJson.stdout)).toMatchObject([
      { customer_id: ann['customer_id'], email: 'ann@example.com', state: 'active', keys: 1 },
      { email: 'developer@plinth.local', keys: 1 },
    ]);
    expect(asJson.stdout).not.toContain(ann['api_key']);
  });

  test('adds a read-only key to an account', async ({ platform }) => {
    const { env, plinth } = platform;
    const { email, api_key } = JSON.parse(
      (await plinth(['account', 'add-key', 'developer@plinth.local', '--read-only', '--json']))
        .stdout,
    ) as Record<string, string>;
    const reader = { ...env, UPSTASH_EMAIL: email!, UPSTASH_API_KEY: api_key! };
    expect(await management(reader, '/v2/teams')).toHaveProperty('status', 200);
    const team = { team_name: 'blue', copy_cc: false };
    expect(await management(reader, '/v2/team', team)).toHaveProperty('status', 403);
  });

  test('adds a further key to an account; the earlier one keeps working', async ({ platform }) => {
    const { env, plinth } = platform;
    const first = variablesIn((await plinth(['account', 'create', 'ann@example.com'])).stdout);
    const added = await plinth(['account', 'add-key', 'Ann@example.com']);
    const second = variablesIn(added.stdout);
    expect(second).toEqual({ ...first, UPSTASH_API_KEY: expect.any(String) });
    expect(second).not.toEqual(first);
    for (const key of [first, second]) {
      expect(await management({ ...env, ...key }, '/v2/teams')).toHaveProperty('status', 200);
    }
    expect(await plinth(['account', 'add-key', 'ann@example.com'])).toEqual(
      refused('name must be unique: there is an API key operator already'),
    );
    const named = await plinth(['account', 'add-key', 'ann@example.com', 'my laptop', '--json']);
    expect(JSON.parse(named.stdout)).toHaveProperty('name', 'my laptop');
    expect(await plinth(['account', 'add-key', 'bob@example.com'])).toEqual(
      refused('account bob@example.com is not found'),
    );
  });

  test('creates one account for an e-mail address, also under concurrent calls', async ({
    platform,
  }) => {
    const { env, plinth, spawn } = platform;
    const create = () => spawn(['account', 'create', 'ann@example.com']);
    const teams = ['blue', 'red', 'green'].map((team_name) =>
      management(env, '/v2/team', { team_name, copy_cc: false }),
    );
    const outcomes = await Promise.all([create(), create(), create()]);
    expect(outcomes.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 5)).toHaveLength(2);
    for (const { status } of await Promise.all(teams)) expect(status).toBe(200);
    expect(await plinth(['account', 'create', 'developer@plinth.local'])).toEqual(
      refused('email must be unique: there is an account developer@plinth.local already'),
    );
    expect(await plinth(['account', 'create', 'ann'])).toEqual(wrong(5, oneLine('email must .+')));
  });

  test('disables an account, and enables it again', async ({ platform }) => {
    const { env, plinth } = platform;
    const ann = {
      ...env,
      ...variablesIn((await plinth(['account', 'create', 'ann@example.com'])).stdout),
    };
    const status = async () => (await management(ann, '/v2/teams')).status;
    expect(await plinth(['account', 'disable', 'Ann@example.com'])).toEqual(
      fine('account ann@example.com is disabled\n'),
    );
    expect(await status()).toBe(401);
    const listed = JSON.parse((await plinth(['account', 'list', '--json'])).stdout) as unknown;
    expect(listed).toMatchObject([{ state: 'disabled' }, { state: 'active' }]);
    const { stdout } = await plinth(['account', 'enable', 'ann@example.com', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ email: 'ann@example.com', state: 'active' });
    expect(await status()).toBe(200);
    expect(await plinth(['account', 'disable', 'developer@plinth.local'])).toEqual(
      refused(
        'account developer@plinth.local is that of the settings, with which the platform itself is managed: it stays',
      ),
    );
  });

  test('deletes an account, when that is confirmed', async ({ platform }) => {
    const { env, plinth } = platform;
    const ann = {
      ...env,
      ...variablesIn((await plinth(['account', 'create', 'ann@example.com'])).stdout),
    };
    const database = { name: 'orders', region: 'eu-west-1', tls: false };
    expect(await management(ann, '/v2/redis/database', database)).toHaveProperty('status', 200);
    expect(await plinth(['account', 'delete', 'ann@example.com'])).toEqual(
      wrong(
        2,
        'plinth: to delete account ann@example.com with all that it owns, say --yes: there is no terminal to ask on\n',
      ),
    );
    expect(await plinth(['account', 'delete', 'ann@example.com', '--yes'])).toEqual(
      fine('account ann@example.com is deleted\n'),
    );
    expect((await management(ann, '/v2/teams')).status).toBe(401);
    expect(await plinth(['account', 'delete', 'ann@example.com', '--yes'])).toEqual(
      refused('account ann@example.com is not found'),
    );
  });

  test('deletes an account while the platform is stopped: the next start does the rest', async ({
    platform,
  }) => {
    const { plinth, stop, restart } = platform;
    await plinth(['account', 'create', 'ann@example.com']);
    await stop();
    expect(await plinth(['account', 'delete', 'ann@example.com', '--yes'])).toEqual(
      fine(expect.stringMatching(/^account ann@example.com lets nobody in any more; .+\n$/)),
    );
    const list = async () => (await plinth(['account', 'list'])).stdout;
    expect(await list()).toMatch(/^\S+ +ann@example.com +\S+ +deleting /m);
    await restart();
    await expect.poll(list).not.toContain('ann@example.com');
  });

  test('creates an account while the platform is stopped; it works after the next start', async ({
    platform,
  }) => {
    const { plinth, stop, restart } = platform;
    expect(await stop()).toMatchObject({ code: 0 });
    const ann = variablesIn((await plinth(['account', 'create', 'ann@example.com'])).stdout);
    const env = { ...(await restart()), ...ann };
    expect(await management(env, '/v2/teams')).toEqual({ status: 200, json: [] });
  });
});

describe.concurrent('plinth account fails when', () => {
  test('the platform keeps nothing (--memory)', async ({ cli }) => {
    const { ended } = cli.plinth(['account', 'create', 'ann@example.com', '--memory']);
    expect(await ended).toEqual(wrong(2, oneLine('with memory nothing is kept, .+')));
  });

  test('no platform has been started on the data directory, which is not created', async ({
    cli,
  }) => {
    const folder = `${cli.folder()}/none`;
    const { ended } = cli.plinth(['account', 'create', 'ann@example.com', '--data-dir', folder]);
    const message = oneLine(`no platform has been started on the data directory ${folder}: .+`);
    expect(await ended).toEqual(wrong(4, message));
    expect(existsSync(folder)).toBe(false);
  });

  test('the store is damaged', async ({ cli }) => {
    const folder = cli.folder();
    writeFileSync(`${folder}/control.db`, 'this is no database '.repeat(100));
    const { ended } = cli.plinth(['account', 'list', '--data-dir', folder]);
    expect(await ended).toEqual(wrong(4, oneLine(`${folder}/control.db is damaged: .+`)));
  });

  test('no e-mail address is given', async ({ cli }) => {
    expect(await cli.plinth(['account', 'create']).ended).toEqual(
      wrong(2, "plinth: missing required argument 'email'\n"),
    );
  });
});

import { describe, expect } from 'vitest';
import { NOWHERE } from '../../../testing/base/test-closed-port.ts';
import { PORTS, test as base, type Outcome } from '../../../testing/cli/cli.ts';

interface Platform {
  /** Runs a command against a platform of its own. */
  readonly plinth: (...args: string[]) => Promise<Outcome>;
  /** The same with `--json`. @returns what it prints, read as JSON */
  readonly json: (...args: string[]) => Promise<unknown>;
  /** Runs a Redis command with a token. @returns the status */
  readonly ping: (token: string) => Promise<number>;
}

const test = base.extend<{ platform: Platform }>({
  platform: async ({ cli }, use) => {
    const env = await cli.plinth(['start', '--memory', ...PORTS]).ready();
    const plinth = (...args: string[]) => cli.plinth(args, { env }).ended;
    await use({
      plinth,
      json: async (...args) => JSON.parse((await plinth(...args, '--json')).stdout) as unknown,
      ping: async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${env['UPSTASH_REDIS_REST_URL']}/ping`, { headers })).status;
      },
    });
  },
});

const fine = (stdout: unknown) => ({ code: 0, stderr: '', stdout });
const refused = (sentence: string) => ({ code: 5, stdout: '', stderr: `plinth: ${sentence}\n` });
const wrong = (sentence: string) => ({ code: 2, stdout: '', stderr: `plinth: ${sentence}\n` });

describe.concurrent('plinth db', () => {
  test('creates, lists, renames and deletes a database', async ({ platform }) => {
    const { plinth, json, ping } = platform;
    const created = await plinth('db', 'create', 'orders', '--region', 'eu-west-1');
    expect(created).toEqual(fine(expect.stringMatching(/^database_name +orders$/m)));
    const token = /^rest_token +(\S+)$/m.exec(created.stdout)?.[1] ?? '';
    expect(await ping(token)).toBe(200);

    const { stdout: listed } = await plinth('db', 'list');
    const lines = listed.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ID +NAME +TYPE +REGION +ENDPOINT +PORT +TLS$/);
    expect(lines.slice(1).map((line) => line.split(/ {2,}/)[1])).toEqual(['default', 'orders']);
    expect(listed).not.toContain(token);

    const renamed = await plinth('db', 'rename', 'orders', 'bills');
    expect(renamed).toEqual(fine(expect.stringMatching(/^database_name +bills$/m)));
    const found = await json('db', 'get', 'bills');
    expect(found).toMatchObject({ database_name: 'bills', rest_token: token, eviction: false });
    const { database_id: id } = found as { database_id: string };
    expect(await json('db', 'get', id)).toEqual(found);

    const reset = await json('db', 'reset-password', 'bills');
    const { rest_token: newToken } = reset as { rest_token: string };
    expect([await ping(token), await ping(newToken)]).toEqual([401, 200]);

    expect(await json('db', 'stats', 'bills')).toHaveProperty('dailyrequests');
    const stats = await plinth('db', 'stats', 'bills');
    expect(stats).toEqual(fine(expect.stringMatching(/^DAY +REQUESTS +BANDWIDTH +BILLING$/m)));

    expect(await plinth('db', 'delete', 'bills')).toEqual(
      wrong(
        'to delete database bills with all that it holds, say --yes: there is no terminal to ask on',
      ),
    );
    expect(await plinth('db', 'delete', 'bills', '--yes')).toEqual(
      fine(`deleted database ${id}\n`),
    );
    expect(await ping(newToken)).toBe(401);
    expect(await plinth('db', 'get', 'bills')).toEqual(refused('database bills is not found'));
  });

  test('deletes the database of the env block only with --force', async ({ platform }) => {
    const { plinth } = platform;
    expect(await plinth('db', 'delete', 'default', '--yes')).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/must not be deleted.+plinth db delete --force/) as unknown,
    });
    expect(await plinth('db', 'delete', 'default', '--yes', '--force')).toEqual(
      fine('deleted database default\n'),
    );
  });

  test('creates a global database with regions', async ({ platform }) => {
    const place = ['--primary-region', 'us-east-1', '--read-regions', 'eu-west-1', 'us-west-1'];
    const options = ['--tls', '--eviction', '--budget', '12', '--plan', 'free'];
    await platform.json('db', 'create', 'wide', ...place, ...options);
    expect(await platform.json('db', 'get', 'wide')).toMatchObject({
      region: 'global',
      primary_region: 'us-east-1',
      read_regions: ['eu-west-1', 'us-west-1'],
      database_type: 'Free',
      tls: true,
      eviction: true,
      budget: 12,
    });
    const { stdout } = await platform.plinth('db', 'get', 'wide');
    expect(stdout).toMatch(/^read_regions +eu-west-1, us-west-1$/m);
  });

  test('a refusal by the platform is one line and exit code 5', async ({ platform }) => {
    const { plinth } = platform;
    expect(await plinth('db', 'create', 'default')).toEqual(
      refused('name must be unique: there is a database default already'),
    );
    expect(await plinth('db', 'create', 'a', '--region', 'mars')).toEqual({
      code: 5,
      stdout: '',
      stderr: expect.stringMatching(/^plinth: region must be .*\n$/) as string,
    });
    expect(await plinth('db', 'list', '--api-key', 'wrong')).toEqual(
      refused('the e-mail or the API key is wrong'),
    );
    expect(await plinth('db', 'create')).toEqual(wrong("missing required argument 'name'"));
    expect(await plinth('db', 'list', '--url', 'nowhere')).toEqual(
      wrong('--url must be an http or https URL, not "nowhere"'),
    );
  });

  test('reports with exit code 6 that nothing listens at the address', async ({ cli }) => {
    expect(await cli.plinth(['db', 'list', '--url', NOWHERE]).ended).toEqual({
      code: 6,
      stdout: '',
      stderr: `plinth: cannot reach ${NOWHERE}: nothing listens there (is the platform running?)\n`,
    });
  });
});

describe.concurrent('plinth db backup', () => {
  test('backs up a database, and restores it or another one', async ({ platform }) => {
    const { plinth, json } = platform;
    const { database_id: id } = (await json('db', 'create', 'copy')) as { database_id: string };
    expect(await plinth('db', 'backup', 'create', 'default', 'one')).toEqual(
      fine('backed up database default as one\n'),
    );
    const listed = await plinth('db', 'backup', 'list', 'default');
    expect(listed).toEqual(fine(expect.stringMatching(/^\S+ +one +\S+Z +completed +0 +no$/m)));
    const [backup] = (await json('db', 'backup', 'list', 'default')) as { backup_id: string }[];
    expect(await plinth('db', 'backup', 'restore', 'copy', 'one', '--from', 'default')).toEqual(
      fine(`restored database ${id} from backup ${backup?.backup_id}\n`),
    );
    expect(await plinth('db', 'backup', 'restore', 'copy', 'one')).toEqual(
      refused('backup one is not found'),
    );
    expect(await plinth('db', 'backup', 'daily', 'copy')).toEqual(
      fine(`database ${id} is backed up every day\n`),
    );
    expect(await json('db', 'get', 'copy')).toHaveProperty('daily_backup_enabled', true);
    await plinth('db', 'backup', 'daily', 'copy', '--off');
    expect(await json('db', 'get', 'copy')).toHaveProperty('daily_backup_enabled', false);
    expect(await plinth('db', 'backup', 'delete', 'default', 'one')).toEqual(
      fine(`deleted backup ${backup?.backup_id}\n`),
    );
    expect(await json('db', 'backup', 'list', 'default')).toEqual([]);
  });
});

describe.concurrent('plinth team', () => {
  test('creates a team, adds and removes members, and deletes it', async ({ platform }) => {
    const { plinth, json } = platform;
    const team = await json('team', 'create', 'blue', '--copy-cc');
    expect(team).toMatchObject({ team_name: 'blue', copy_cc: true });
    const { team_id: id } = team as { team_id: string };
    const added = await plinth('team', 'add-member', 'blue', 'ann@example.com', '--role', 'admin');
    expect(added).toEqual(fine(expect.stringMatching(/^member_role +admin$/m)));
    const { stdout: members } = await plinth('team', 'get', id);
    expect(members.split('\n').map((line) => line.split(/ +/))).toEqual([
      ['MEMBER', 'ROLE'],
      ['developer@plinth.local', 'owner'],
      ['ann@example.com', 'admin'],
      [''],
    ]);
    expect(await plinth('team', 'remove-member', 'blue', 'ann@example.com')).toEqual(
      fine(`removed ann@example.com from team ${id}\n`),
    );
    expect((await plinth('team', 'list')).stdout).toMatch(/^\S+ +blue +owner +yes$/m);
    expect(await plinth('team', 'delete', 'blue')).toEqual(fine(`deleted team ${id}\n`));
    expect(await json('team', 'list')).toEqual([]);
    expect(await plinth('team', 'get', 'blue')).toEqual(refused('team blue is not found'));
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { describe, expect, type ExpectStatic } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { rawConnection } from '../http/testing.ts';
import { flagOf, settingTable } from '../settings/table.ts';
import { test, variablesIn, type Cli, type Run, type Spawned } from './testing.ts';

/** Any free port for everything that listens. */
const ANY_PORT = Object.keys(settingTable)
  .filter((name) => name.endsWith('Port'))
  .flatMap((name) => [`--${flagOf(name)}`, '0']);
const start = (cli: Cli, ...args: string[]) => cli.plinth(['start', ...ANY_PORT, ...args]);
const spawnStart = (cli: Cli, ...args: string[]) => cli.spawn(['start', ...ANY_PORT, ...args]);

/** Runs a command over HTTP on a platform. @returns its envelope */
async function command(env: Record<string, string>, ...argv: string[]): Promise<unknown> {
  const response = await fetch(env['UPSTASH_REDIS_REST_URL']!, {
    method: 'POST',
    headers: { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` },
    body: JSON.stringify(argv),
  });
  return response.json();
}

function isForOwnerOnly(file: string): boolean {
  return (statSync(file).mode & 0o077) === 0;
}

async function stop(run: Run, signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM') {
  run.kill(signal);
  return run.ended;
}

async function killed({ child, ended }: Spawned) {
  child.kill('SIGKILL');
  return ended;
}

/** Takes a port. */
async function takePort(): Promise<{ port: string; release: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), release: () => void server.close() };
}

describe.concurrent('plinth start', () => {
  test('says where everything is, and what the official clients need to know', async ({ cli }) => {
    const run = spawnStart(cli);
    const env = await run.ready();
    expect(await command(env, 'PING')).toEqual({ result: 'PONG' });
    const health = await fetch(`${env['PLINTH_CONSOLE_URL']}/health`);
    expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
    const { code, stdout, stderr } = await stop(run);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Plinth is ready (data in .plinth). Ctrl-C stops it.');
    expect(stdout).toContain(`Redis REST   ${env['UPSTASH_REDIS_REST_URL']}`);
    expect(stdout).toContain(`Console      ${env['PLINTH_CONSOLE_URL']}`);
  });

  test('writes the same into --env-file', async ({ cli }) => {
    const file = `${cli.folder()}/env`;
    const run = start(cli, '--memory', '--env-file', file);
    const env = await run.ready();
    expect(variablesIn(readFileSync(file, 'utf8'))).toEqual(env);
    expect(isForOwnerOnly(file)).toBe(true);
  });

  test('--validator express serves the same', async ({ cli }) => {
    const run = start(cli, '--memory', '--validator', 'express', '--check-responses');
    const env = await run.ready();
    expect(await command(env, 'SET', 'a', 'b')).toEqual({ result: 'OK' });
    expect(await command(env, 'NOPE')).toHaveProperty('error');
    const headers = { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` };
    const response = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/get/a`, { headers });
    expect(await response.json()).toEqual({ result: 'b' });
    expect(await stop(run)).toMatchObject({ code: 0, stderr: '' });
  });

  test('plinth mock serves at the same addresses', async ({ cli }) => {
    const run = cli.plinth(['mock', ...ANY_PORT]);
    const env = await run.ready();
    expect(await command(env, 'GET', 'greeting')).toEqual({ result: 'hello' });
    const { code, stdout, stderr } = await stop(run, 'SIGINT');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Plinth mock is ready (nothing is kept)');
  });
});

describe.concurrent('stopping', () => {
  /** A platform, and a request to it of which half has been sent. */
  async function halfARequest(cli: Cli, { poll }: ExpectStatic) {
    const run = spawnStart(cli);
    const env = await run.ready();
    const { port } = new URL(env['UPSTASH_REDIS_REST_URL']!);
    const connection = await rawConnection(Number(port));
    connection.write(
      `PUT /set/key HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}\r\n` +
        'Content-Length: 5\r\nExpect: 100-continue\r\n\r\n',
    );
    await connection.until((received) => received.includes('100 Continue'));
    connection.write('va');
    /** Until the platform takes no new connections. */
    const stopping = () =>
      poll(() =>
        rawConnection(Number(port)).then(
          ({ socket }) => socket.destroy(),
          () => 'refused',
        ),
      ).toBe('refused');
    return { run, connection, stopping };
  }

  test.for(['SIGINT', 'SIGTERM'] as const)(
    'after %s a request under way finishes',
    async (signal, { cli, expect }) => {
      const { run, connection, stopping } = await halfARequest(cli, expect);
      run.kill(signal);
      await stopping();
      connection.write('lue');
      expect(await connection.closed()).toContain('{"result":"OK"}');
      expect(await run.ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test('of npm start stops the platform', async ({ expect }) => {
    const npm = spawn('npm', ['start', '--', '--memory', ...ANY_PORT], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let stdout = '';
    npm.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    await expect.poll(() => stdout).toContain('PLINTH_CONSOLE_URL');
    npm.kill('SIGTERM');
    // The platform holds the other end of the pipe for as long as it runs.
    await once(npm, 'close');
  });
});

describe.concurrent('what is kept', () => {
  test('is for its owner only', async ({ cli }) => {
    const folder = cli.folder();
    const run = spawnStart(cli, '--data-dir', folder);
    const env = await run.ready();
    await command(env, 'SET', 'a', 'b');
    await command(env, 'ACL', 'SETUSER', 'ann', 'on');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(5);
    // That somebody has the directory is no secret.
    const secret = files.filter((file) => !/^(lock|pid)/.test(basename(file)));
    expect(secret.filter((file) => !isForOwnerOnly(file))).toEqual([]);
  });

  test('a restart finds everything', async ({ cli }) => {
    const data = ['--data-dir', cli.folder()];
    const first = start(cli, ...data);
    const env = await first.ready();
    await command(env, 'SET', 'greeting', 'hello');
    await command(env, 'HSET', 'hash', 'field', 'value');
    await command(env, 'ACL', 'SETUSER', 'ann', 'on', '>secret-of-ann', '~*', '+get');
    const { result: token } = (await command(env, 'ACL', 'RESTTOKEN', 'ann', 'secret-of-ann')) as {
      result: string;
    };
    expect(await stop(first)).toMatchObject({ code: 0 });
    const again = await start(cli, ...data).ready();
    expect(await command(again, 'GET', 'greeting')).toEqual({ result: 'hello' });
    expect(await command(again, 'HGETALL', 'hash')).toEqual({ result: ['field', 'value'] });
    const asAnn = { ...again, UPSTASH_REDIS_REST_TOKEN: token };
    expect(await command(asAnn, 'GET', 'greeting')).toEqual({ result: 'hello' });
  });

  test('kill -9 takes nothing that was acknowledged with --fsync always', async ({ cli }) => {
    const data = ['--data-dir', cli.folder(), '--fsync', 'always'];
    const first = spawnStart(cli, ...data);
    const env = await first.ready();
    const acknowledged: string[] = [];
    let next = 0;
    const writeUntilKilled = async () => {
      for (;;) {
        const item = String(next++);
        await command(env, 'RPUSH', 'list', item);
        acknowledged.push(item);
        if (acknowledged.length === 200) first.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, writeUntilKilled));
    await first.ended;
    const again = await start(cli, ...data).ready();
    const { result } = (await command(again, 'LRANGE', 'list', '0', '-1')) as { result: string[] };
    expect(new Set(result)).toEqual(new Set([...result, ...acknowledged]));
    expect(result).toHaveLength(new Set(result).size);
  });

  test('kill -9 takes nothing from the default either, as long as the machine stands', async ({
    cli,
  }) => {
    const data = ['--data-dir', cli.folder()];
    const first = spawnStart(cli, ...data);
    const env = await first.ready();
    await command(env, 'SET', 'a', '1');
    await command(env, 'INCR', 'a');
    await killed(first);
    const again = await start(cli, ...data).ready();
    expect(await command(again, 'GET', 'a')).toEqual({ result: '2' });
  });

  test('--memory keeps nothing', async ({ cli }) => {
    const folder = `${cli.folder()}/none`;
    const run = start(cli, '--memory', '--data-dir', folder);
    const env = await run.ready();
    await command(env, 'SET', 'a', '1');
    const { code, stdout } = await stop(run);
    expect(code).toBe(0);
    expect(stdout).toContain('(nothing is kept)');
    expect(existsSync(folder)).toBe(false);
  });

  test('two platforms do not share a data directory', async ({ cli }) => {
    const data = ['--data-dir', cli.folder()];
    const first = start(cli, ...data);
    await first.ready();
    const { code, stderr } = await spawnStart(cli, ...data).ended;
    expect(code).toBe(4);
    expect(stderr).toMatch(/^plinth: .+\n$/);
  });

  test('a data directory that is a file can not be used', async ({ cli }) => {
    const file = `${cli.folder()}/file`;
    writeFileSync(file, '');
    const { code, stderr } = await start(cli, '--data-dir', file).ended;
    expect(code).toBe(4);
    expect(stderr).toMatch(/^plinth: the data directory .+ can't be used: .+\n$/);
  });

  // Only Linux has a file system that takes no directories, and one that can only be read.
  test.runIf(existsSync('/proc/sys')).for(['/proc/nope', '/proc/sys/nope'])(
    'nor can %s, and that is said at once',
    async (folder, { cli, expect }) => {
      const { code, stderr } = await start(cli, '--data-dir', folder).ended;
      expect(code).toBe(4);
      expect(stderr).toMatch(
        new RegExp(`^plinth: the data directory ${folder} can't be used: E[A-Z]+: .+\\n$`),
      );
    },
  );

  test('data that is damaged is named, and left as it is', async ({ cli }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    await command(await first.ready(), 'SET', 'a', '1');
    await stop(first);
    for (const file of ['redis/default/appendonly.aof.manifest', 'control.db']) {
      const kept = readFileSync(`${folder}/${file}`);
      writeFileSync(`${folder}/${file}`, 'damaged'.repeat(1000));
      const { code, stderr } = await start(cli, '--data-dir', folder).ended;
      expect(code).toBe(4);
      expect(stderr).toMatch(new RegExp(`^plinth: ${folder}/${file} .+\\n$`));
      writeFileSync(`${folder}/${file}`, kept);
    }
    expect(await command(await start(cli, '--data-dir', folder).ready(), 'GET', 'a')).toEqual({
      result: '1',
    });
  });

  test('databases whose keys are gone begin empty, with a warning', async ({ cli }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    await command(await first.ready(), 'SET', 'a', '1');
    await stop(first);
    rmSync(`${folder}/redis/default`, { recursive: true });
    const again = spawnStart(cli, '--data-dir', folder);
    expect(await command(await again.ready(), 'GET', 'a')).toEqual({ result: null });
    expect((await stop(again)).stderr).toContain('nothing is kept of this database');
  });

  test('ports that are too few for the databases are an address that can not be had', async ({
    cli,
  }) => {
    const folder = cli.folder();
    const first = start(cli, '--data-dir', folder);
    const env = await first.ready();
    const created = await fetch(`${env['PLINTH_MANAGEMENT_URL']}/v2/redis/database`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${env['UPSTASH_EMAIL']}:${env['UPSTASH_API_KEY']}`)}`,
      },
      body: JSON.stringify({ name: 'another', region: 'eu-west-1' }),
    });
    const { port } = (await created.json()) as { port: number };
    await stop(first);
    const range = `${port}-${port}`;
    const { code, stderr } = await start(cli, '--data-dir', folder, '--database-ports', range)
      .ended;
    expect(code).toBe(3);
    expect(stderr).toMatch(/^plinth: all ports for databases are taken.+\n$/);
  });
});

describe.concurrent('what is wrong is said in one line, and ends with a code of its own:', () => {
  test.for<[string, string[], RegExp]>([
    [
      'a flag that does not exist',
      ['start', '--redis-prot', '1'],
      /^plinth: unknown option '--redis-prot' \(Did you mean --redis-port\?\)/,
    ],
    [
      'a flag without its value',
      ['start', '--redis-port'],
      /^plinth: option '--redis-port <port>'/,
    ],
    [
      'a value of the wrong kind',
      ['start', '--redis-port', 'x'],
      /^plinth: --redis-port must be an integer/,
    ],
    ['a command that does not exist', ['strat'], /^plinth: unknown command 'strat'/],
    ['an argument too many', ['start', 'now'], /^plinth: too many arguments/],
    [
      'a file that is not there',
      ['start', '--config', 'nowhere.json'],
      /^plinth: the configuration file nowhere.json/,
    ],
    [
      'a host for others with well-known tokens',
      ['start', '--host', '0.0.0.0'],
      /^plinth: .* \(plinth secrets makes them\)/,
    ],
    [
      'an env file that can not be written',
      ['start', '--memory', ...ANY_PORT, '--env-file', '/nowhere/env'],
      /^plinth: the env file can't be written: E[A-Z]+: /,
    ],
    [
      'the env block of a port that is not known',
      ['env', '--redis-port', '0'],
      /^plinth: --redis-port 0 is known only to .+: start it with --env-file$/m,
    ],
  ])('%s', async ([, args, message], { cli }) => {
    const { code, stdout, stderr } = await cli.plinth(args).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^.+\n$/);
  });

  test('a variable that does not exist', async ({ cli }) => {
    const env = { PLINTH_REDIS_PROT: '1' };
    const { code, stderr } = await cli.plinth(['start'], { env }).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/^plinth: unknown setting PLINTH_REDIS_PROT; .+\n$/);
  });

  test('a setting of plinth.config.json that does not exist', async ({ cli }) => {
    const cwd = cli.folder();
    writeFileSync(`${cwd}/plinth.config.json`, '{"redisProt": 1}');
    const { code, stderr } = await cli.spawn(['start'], { cwd }).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/^plinth: plinth.config.json: unknown setting "redisProt"; .+\n$/);
  });

  test.for(['start', 'mock'])('plinth %s on a port that is taken', async (name, { cli }) => {
    const { port, release } = await takePort();
    const ports = [
      [...ANY_PORT, '--redis-port', port],
      [...ANY_PORT, '--console-port', port],
    ];
    for (const args of ports) {
      const { code, stdout, stderr } = await cli.plinth([name, ...args]).ended;
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(
        /^plinth: (--\w+-port: )?listen EADDRINUSE.* \(choose another port, 0 takes any free one\)\n$/,
      );
    }
    release();
  });
});

describe.concurrent('plinth', () => {
  test.for(['--version', '-V'])('%s', async (flag, { cli }) => {
    const { code, stdout } = await cli.plinth([flag]).ended;
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${packageJson.version}\n` });
  });

  test('--help lists the commands and the exit codes, and start --help the settings', async ({
    cli,
  }) => {
    const [program, command] = await Promise.all([
      cli.plinth(['--help']).ended,
      cli.plinth(['start', '--help']).ended,
    ]);
    expect(program).toMatchObject({ code: 0, stderr: '' });
    for (const name of ['start', 'mock', 'env', 'secrets', 'docs', 'db', 'team', 'account']) {
      expect(program.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(program.stdout).toContain('3 address in use');
    expect(command).toMatchObject({ code: 0, stderr: '' });
    expect(command.stdout).toContain('--redis-port <port>');
    expect(command.stdout).toContain('--memory ');
  });

  test('without a command it shows what there is', async ({ cli }) => {
    const { code, stderr } = await cli.plinth([]).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: plinth');
  });

  test('env prints the block of a platform with these settings', async ({ cli }) => {
    const cwd = cli.folder();
    writeFileSync(`${cwd}/plinth.config.json`, '{"redisPort": 7001, "redisToken": "mine"}');
    const run = cli.spawn(['env', '--console-port', '7002'], { cwd });
    const { code, stdout, stderr } = await run.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(variablesIn(stdout)).toMatchObject({
      UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:7001',
      UPSTASH_REDIS_REST_TOKEN: 'mine',
      PLINTH_CONSOLE_URL: 'http://127.0.0.1:7002',
    });
  });

  test('secrets makes what a platform for others needs', async ({ cli }) => {
    const [first, second] = await Promise.all([
      cli.plinth(['secrets']).ended,
      cli.plinth(['secrets']).ended,
    ]);
    const env = variablesIn(first.stdout);
    const all = [...Object.values(env), ...Object.values(variablesIn(second.stdout))];
    expect(new Set(all).size).toBe(2 * Object.keys(env).length);
    for (const secret of all) expect(secret).toMatch(/^[\w-]{43}$/);
    const run = cli.plinth(['start', ...ANY_PORT, '--memory', '--host', '0.0.0.0'], { env });
    const block = await run.ready();
    expect(block['UPSTASH_REDIS_REST_TOKEN']).toBe(env['PLINTH_REDIS_TOKEN']);
    expect(await command(block, 'PING')).toEqual({ result: 'PONG' });
  });
});

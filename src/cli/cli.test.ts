import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ANY_PORT, command } from '../../testing/cli/start.ts';
import { test, variablesIn } from '../../testing/cli/cli.ts';

/** Takes a port. */
async function takePort(): Promise<{ port: string; release: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port: String(port), release: () => void server.close() };
}

describe.concurrent('an error is one line with its own exit code:', () => {
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
      'a value of the wrong type',
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
      'a public host with well-known tokens',
      ['start', '--host', '0.0.0.0'],
      /^plinth: .* \(plinth secrets makes them\)/,
    ],
    [
      'an env file that cannot be written',
      ['start', '--memory', ...ANY_PORT, '--env-out', '/nowhere/env'],
      /^plinth: the env file can't be written: E[A-Z]+: /,
    ],
    [
      'an env block with an unknown port',
      ['env', '--redis-port', '0'],
      /^plinth: --redis-port 0 is known only to .+: start it with --env-out$/m,
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
      const flag = args.at(-2)!;
      const { code, stdout, stderr } = await cli.plinth([name, ...args]).ended;
      expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
      expect(stderr).toMatch(
        new RegExp(
          `^plinth: ${flag}: listen EADDRINUSE.* \\(choose another port, 0 takes any free one\\)\n$`,
        ),
      );
    }
    release();
  });
});

describe.concurrent('plinth', () => {
  test.for(['--version', '-V'])('%s prints the version', async (flag, { cli }) => {
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

  test('without a command it prints its usage', async ({ cli }) => {
    const { code, stderr } = await cli.plinth([]).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: plinth');
  });

  test('env prints the env block of a platform with the current settings', async ({ cli }) => {
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

  test('secrets generates all secrets that a platform on 0.0.0.0 requires', async ({ cli }) => {
    const [first, second] = await Promise.all([
      cli.plinth(['secrets']).ended,
      cli.plinth(['secrets']).ended,
    ]);
    const env = variablesIn(first.stdout);
    const all = [...Object.values(env), ...Object.values(variablesIn(second.stdout))];
    expect(new Set(all).size).toBe(2 * Object.keys(env).length);
    for (const secret of all) expect(secret).toMatch(/^[\w-]{43}$/);
    const run = cli.plinth(['start', ...ANY_PORT, '--memory', '--host', '0.0.0.0'], { env });
    const printed = await run.ready();
    const { PLINTH_KAFKA_USERNAME: _name, ...secret } = env;
    for (const value of Object.values(secret)) expect(run.stdout()).not.toContain(value);
    const block = { ...printed, UPSTASH_REDIS_REST_TOKEN: env['PLINTH_REDIS_TOKEN']! };
    expect(await command(block, 'PING')).toEqual({ result: 'PONG' });
  });
});

import { describe, expect } from 'vitest';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { PORTS, test, type Cli } from '../../../testing/cli/cli.ts';

describe('plinth check', () => {
  const answers = (total: string | undefined) =>
    serving((incoming, response) => {
      const isKnown = incoming.headers.authorization === 'Bearer s3cr3t';
      const isRight = /^\/pets(?:\?(?:&?tag=[^&]+)*)?$/.test(incoming.url ?? '');
      const status = !isKnown ? 401 : isRight ? 200 : 400;
      const header = total === undefined ? {} : { 'x-total': total };
      response.writeHead(status, { 'content-type': 'application/json', ...header });
      response.end(status === 200 ? '[]' : '{"error":"no"}');
    });
  const check = (cli: Cli, target: string, ...more: string[]) => {
    const file = filesIn(cli, { 'pets.yaml': PETS });
    const args = ['check', '--contract', file('pets.yaml'), '--operation', 'listPets', ...more];
    return cli.plinth([...args, '--target', target], { env: { CHECK_KEY: 's3cr3t' } }).ended;
  };

  test('reports a service that breaks its contract with exit code 7 and a curl command', async ({
    cli,
  }) => {
    const { code, stdout } = await check(cli, await answers(undefined));
    expect(stdout).toContain('error  missing-header  header x-total is missing');
    expect(stdout).toContain(`-H "Authorization: $AUTHORIZATION"`);
    expect(stdout).not.toContain('s3cr3t');
    expect(code).toBe(7);
  });

  test('ends with one summary', async ({ cli }) => {
    const { stdout, stderr } = await check(cli, await answers(undefined));
    expect(`${stdout}${stderr}`.match(/\d+ errors?, \d+ warnings? in /g)).toHaveLength(1);
    const inFile = await check(cli, await answers(undefined), '--output', `${cli.folder()}/report`);
    expect(inFile.stderr).toMatch(/^plinth: \d+ errors?, /);
  });

  test('says once that no credentials were sent, for all operations that need them', async ({
    cli,
  }) => {
    const target = await answers('1');
    const file = filesIn(cli, { 'pets.yaml': PETS });
    const args = ['check', '--contract', file('pets.yaml'), '--allow-writes', '--target', target];
    const { stdout, stderr } = await cli.plinth(args).ended;
    expect(stderr).toContain('no credentials for ');
    const told = stdout.match(/was answered with 401, as no credentials were sent/g);
    expect(told).toHaveLength(1);
    expect(stdout).toMatch(/^4 operations {2}\(.*pets\.yaml\)$/m);
    expect(stdout).toMatch(/^ {4}of {8}addPet, listPets, getPet and 1 more$/m);
    expect(stdout).not.toContain('credentials that were given');
  });

  test('finds the platform that runs on the data directory, with its credentials', async ({
    cli,
  }) => {
    const dataDir = cli.folder();
    const run = cli.plinth(['start', '--data-dir', dataDir, ...PORTS]);
    const env = await run.ready();
    const args = ['check', '--data-dir', dataDir, '--family', 'queue', '--operation', 'listQueues'];
    const { code, stdout, stderr } = await cli.plinth(args).ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`${env['QSTASH_URL']}/: 0 errors, 0 warnings in`);
  });

  test('asks the first server of a contract if no other address is given', async ({ cli }) => {
    const { port } = new URL(await answers(undefined));
    const servers = `servers:
  - url: /v1
  - { url: 'http://127.0.0.1:{port}', variables: { port: { default: '${port}' } } }`;
    const contract = PETS.replace(/^servers: .*$/m, servers);
    const file = filesIn(cli, { 'pets.yaml': contract });
    const args = ['check', '--contract', file('pets.yaml'), '--operation', 'listPets'];
    const env = { CHECK_KEY: 's3cr3t' };
    const { code, stdout } = await cli.plinth(args, { env }).ended;
    expect(stdout).toContain('error  missing-header  header x-total is missing');
    expect(code).toBe(7);
  });

  test.for<[string[], number, RegExp]>([
    [['check'], 2, /--target is missing/],
    [
      ['check', '--target', 'http://127.0.0.1:1'],
      2,
      /can't be told by its address: write redis=http:\/\/127\.0\.0\.1:1/,
    ],
    [
      ['check', '--target', 'shop=http://127.0.0.1:1'],
      2,
      /shop is no family: control, console, schema-registry, /,
    ],
    [
      ['check', '--target', 'redis=http://ada:secret@127.0.0.1:1'],
      2,
      /^plinth: --target: the URL must not have a user or password in it\n$/,
    ],
    [
      ['check', '--target', 'redis=http://127.0.0.1:1'],
      6,
      /cannot reach http:\/\/127\.0\.0\.1:1: /,
    ],
    [
      ['check', '--target', 'redis=http://127.0.0.1:1', '--operation', 'fly'],
      2,
      /no contract has fly/,
    ],
    [
      ['check', '--target', 'redis=http://127.0.0.1:1', '--rounds', 'x'],
      2,
      /--rounds: x is no whole number/,
    ],
    [
      ['check', '--target', 'redis=http://127.0.0.1:1', '--read-only', '--allow-writes'],
      2,
      /it is one or the other/,
    ],
  ])('%j ends with %i', async ([args, expected, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
  });
});

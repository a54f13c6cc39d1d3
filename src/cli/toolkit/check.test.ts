import { describe, expect } from 'vitest';
import { PETS } from '../../toolkit/testing.ts';
import { test, type Cli } from '../testing.ts';
import { filesIn, serving } from './testing.ts';

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

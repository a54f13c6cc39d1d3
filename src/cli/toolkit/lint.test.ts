import { dirname } from 'node:path';
import { describe, expect } from 'vitest';
import { filesIn } from '../../../testing/cli/toolkit.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';

const CONFIG = `
apis: { pets: { root: pets.yaml, rules: { operation-summary: off } } }
extends: [minimal, plinth/recommended]
rules: { struct: error, operation-summary: error }
`;

/** @param files besides the contract */
function lint(cli: Cli, args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const file = filesIn(cli, { 'pets.yaml': PETS, 'redocly.yaml': CONFIG, ...files });
  const named = args.map((arg) => (arg.endsWith('.yaml') ? file(arg) : arg));
  return cli.plinth(['lint', ...named]).ended;
}

describe('plinth lint', () => {
  test('tells each finding with file, line, column and rule, and ends with exit code 7', async ({
    cli,
  }) => {
    const { code, stdout } = await lint(cli, ['pets.yaml', '--rules', 'redocly.yaml'], {
      'pets.yaml': PETS.replace('openapi: 3.1.0', 'openapi: 3.1.0\nx: 1'),
    });
    expect(stdout).toMatch(/pets\.yaml:3:1 {2}error {2}struct\n {4}Property `x` is not expected/);
    expect(stdout).toMatch(
      /pets\.yaml:\d+:\d+ {2}warning {2}plinth\/response-has-example\n {4}A response needs an example/,
    );
    expect(stdout).toMatch(/1 error, \d+ warnings in 1 contract\n$/);
    expect(code).toBe(7);
  });

  test('warnings alone are no failure, unless they are to be one', async ({ cli }) => {
    const args = ['pets.yaml', '--rules', 'redocly.yaml'];
    expect(await lint(cli, args)).toMatchObject({ code: 0 });
    expect(await lint(cli, [...args, '--fail-on', 'warning'])).toMatchObject({ code: 7 });
  });

  test('a rule that there is not is a mistake in the configuration', async ({ cli }) => {
    const { code, stderr } = await lint(cli, ['pets.yaml', '--rules', 'redocly.yaml'], {
      'redocly.yaml': 'rules:\n  no-such-rule: error\n',
    });
    expect(stderr).toMatch(/redocly\.yaml:2#\/rules\/no-such-rule: .*is not expected here/);
    expect(code).toBe(2);
  });

  test('what the configuration has for other programs is theirs', async ({ cli }) => {
    const { code, stderr } = await lint(
      cli,
      ['pets.yaml', '--rules', 'redocly.yaml', '--fail-on', 'none'],
      { 'redocly.yaml': 'extends: [minimal]\nx-of-ours: 1\nof-a-portal: { theme: dark }\n' },
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('lints the contracts of the settings, where no configuration names any', async ({ cli }) => {
    const file = filesIn(cli, { 'pets.yaml': PETS, 'rules.yaml': 'extends: [minimal]\n' });
    const args = ['--rules', file('rules.yaml'), '--contracts', `pets=${file('pets.yaml')}`];
    const { code, stdout } = await cli.plinth(['lint', ...args, '--fail-on', 'none']).ended;
    expect(stdout).toMatch(/in 1 contract\n$/);
    expect(code).toBe(0);
  });

  test('lints what the configuration names, each by its own rules', async ({ cli }) => {
    const { stdout } = await lint(cli, ['pets', '--rules', 'redocly.yaml']);
    expect(stdout).not.toContain('operation-summary');
    expect(stdout).toMatch(/in 1 contract\n$/);
  });

  test.for([
    ['json', /"rule": "struct"/],
    ['junit', /<testcase classname="[^"]*pets\.yaml" name="syntax">|name="struct"/],
    ['sarif', /"startColumn": 1/],
    [
      'codequality',
      /"check_name": "struct",\n {4}"fingerprint": "[\da-f]{64}",\n {4}"severity": "major"/,
    ],
    ['github', /^::error file=[^,]*pets\.yaml,line=3,col=1,title=struct::/m],
  ] as const)('reports as %s', async ([format, expected], { cli }) => {
    const broken = { 'pets.yaml': PETS.replace('openapi: 3.1.0', 'openapi: 3.1.0\nx: 1') };
    const args = ['pets.yaml', '--rules', 'redocly.yaml', '--format', format];
    const { stdout, code } = await lint(cli, args, broken);
    expect(stdout).toMatch(expected);
    expect(code).toBe(7);
  });

  test.for([
    ['what is no YAML', 'openapi: [', /pets\.yaml:1:\d+ {2}error {2}syntax/],
    [
      'what is no contract',
      'hello: world',
      /pets\.yaml:1:1 {2}error {2}document\n {4}is not an OpenAPI 3 document: 'openapi' is missing/,
    ],
    [
      'what is of OpenAPI 2',
      "swagger: '2.0'\ninfo: { title: Old, version: '1' }\npaths: {}",
      /pets\.yaml:1:1 {2}error {2}document\n {4}is not an OpenAPI 3 document: it says swagger: "2\.0"; convert it/,
    ],
    [
      'what no rule was made for',
      "openapi: 3.1.0\npaths: { /a: { $ref: '#/paths/~1a' } }",
      /pets\.yaml:2:1 {2}error {2}document\n {4}leads into a circle: /,
    ],
    [
      'a reference to another host',
      PETS.replace('#/components/schemas/Pet', 'http://127.0.0.1:1/pet.yaml'),
      /127\.0\.0\.1:1 is another host, which is only asked with --allow-remote/,
    ],
  ] as const)('%s is a finding', async ([, text, expected], { cli }) => {
    const { stdout, code } = await lint(cli, ['pets.yaml', '--rules', 'redocly.yaml'], {
      'pets.yaml': text,
    });
    expect(stdout).toMatch(expected);
    expect(code).toBe(7);
  });

  test('lints a contract with the changes of an overlay, at their places', async ({ cli }) => {
    const overlay = 'overlay: 1.0.0\nactions:\n  - target: $.info\n    update: { x: 1 }\n';
    const args = ['pets.yaml', '--rules', 'redocly.yaml', '--overlay', 'more.yaml'];
    const { stdout, code } = await lint(cli, args, { 'more.yaml': overlay });
    expect(stdout).toMatch(/more\.yaml:4:1 {2}error {2}struct\n {4}Property `x` is not expected/);
    expect(code).toBe(7);
  });

  test('finds a contract by its folder, and by its name among --contracts', async ({ cli }) => {
    const file = filesIn(cli, { 'pets.yaml': PETS });
    const config = filesIn(cli, { 'redocly.yaml': `apis: { a: { root: ${file('pets.yaml')} } }` });
    const byFolder = cli.plinth(['lint', dirname(config('redocly.yaml'))]).ended;
    const byName = cli.plinth(['lint', 'shop', '--contracts', `shop=${file('pets.yaml')}`]).ended;
    for (const { stdout } of await Promise.all([byFolder, byName])) {
      expect(stdout).toMatch(/pets\.yaml:\d+:\d+ .*\n[^]*in 1 contract\n$/);
    }
  });

  test.for([
    [['missing.yaml'], /missing\.yaml can't be read \(ENOENT\)\n$/],
    [['pets.yaml', '--rules', 'missing.yaml'], /missing\.yaml/],
  ] as const)('%j is a wrong use', async ([args, expected], { cli }) => {
    const { stderr, code } = await lint(cli, args);
    expect(stderr).toMatch(expected);
    expect(code).toBe(2);
  });
});

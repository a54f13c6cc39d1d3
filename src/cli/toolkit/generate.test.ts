import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { filesIn } from '../../../testing/cli/toolkit.ts';
import { projectWith } from '../../../testing/toolkit/generated-code.ts';
import { PETS } from '../../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';

const GUIDE = readFileSync(
  new URL('../../../docs-site/guides/generated-code.md', import.meta.url),
  'utf8',
);
const samples = [...GUIDE.matchAll(/^```(?:ts|yaml) (\S+)\n(.*?)^```$/gms)].map(
  ([, name = '', text = '']) => [name, text] as const,
);

async function generated(cli: Cli, contract: string, ...options: readonly string[]) {
  const file = filesIn(cli, { 'api.yaml': contract });
  const out = join(cli.folder(), 'src', 'api');
  const args = ['generate', file('api.yaml'), '--out', out, ...options];
  return { args, out, ended: await cli.plinth(args).ended };
}

describe('plinth generate', () => {
  test('writes its files, names them, and then nothing more', async ({ cli }) => {
    const { args, out, ended } = await generated(cli, PETS);
    const names = ['client.ts', 'handlers.ts', 'types.ts', 'validators.ts', 'violations.ts'];
    expect(readdirSync(out).toSorted()).toEqual(names);
    expect(ended.stdout.trim().split('\n').toSorted()).toEqual(
      names.map((name) => join(out, name)),
    );
    expect(await cli.plinth(args).ended).toMatchObject({ code: 0, stdout: '' });
  });

  test('without a contract, writes code of those of the settings', async ({ cli }) => {
    const file = filesIn(cli, { 'a.yaml': PETS, 'b.yaml': PETS });
    const out = join(cli.folder(), 'api');
    const generate = (...more: string[]) =>
      cli.plinth(['generate', '--out', out, '--no-handlers', ...more]).ended;
    const named = `shop=${file('a.yaml')},zoo=${file('b.yaml')}`;
    expect(await generate('--contracts', named)).toMatchObject({ code: 0 });
    expect(readdirSync(out).toSorted()).toEqual(['shop', 'zoo']);
    expect(await generate()).toMatchObject({
      code: 2,
      stderr: 'plinth: name a contract: --contracts has none\n',
    });
  });

  test('--check names the files that are not current, and ends with exit code 7', async ({
    cli,
  }) => {
    const { args, out } = await generated(cli, PETS);
    const check = () => cli.plinth([...args, '--check']).ended;
    expect(await check()).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(join(out, 'types.ts'), 'changed');
    expect(await check()).toMatchObject({
      code: 7,
      stderr: `plinth: not current: ${join(out, 'types.ts')}\n`,
    });
    expect(readFileSync(join(out, 'types.ts'), 'utf8')).toBe('changed');
  });

  test('leaves a file of the same name alone that somebody wrote', async ({ cli }) => {
    const { args, out } = await generated(cli, PETS);
    writeFileSync(join(out, 'client.ts'), 'export const mine = 1;\n');
    const { code, stderr } = await cli.plinth(args).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('client.ts was not made by plinth generate');
    expect(readFileSync(join(out, 'client.ts'), 'utf8')).toBe('export const mine = 1;\n');
  });

  test('leaves out what needs Plinth, for those who only send requests', async ({ cli }) => {
    const { args, out } = await generated(cli, PETS, '--no-handlers');
    expect(readdirSync(out).toSorted()).toEqual([
      'client.ts',
      'types.ts',
      'validators.ts',
      'violations.ts',
    ]);
    expect(await cli.plinth([...args, '--check']).ended).toMatchObject({ code: 0 });
  });

  test('names the place of what is no contract', async ({ cli }) => {
    const { ended } = await generated(cli, 'openapi: 3.1.0\npaths: { pets: {} }\n');
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/api\.yaml:2#\/paths\/pets: is not a path/);
  });

  test('takes a name of --contracts, and the changes of an overlay', async ({ cli }) => {
    const file = filesIn(cli, {
      'pets.yaml': PETS,
      'more.yaml':
        'overlay: 1.0.0\nactions: [{ target: "$.paths.*.post", update: { operationId: takeIn } }]\n',
    });
    const out = join(cli.folder(), 'out');
    const args = ['generate', 'shop', '--contracts', `shop=${file('pets.yaml')}`, '--out', out];
    const { code } = await cli.plinth([...args, '--overlay', file('more.yaml')]).ended;
    expect(code).toBe(0);
    expect(readFileSync(join(out, 'handlers.ts'), 'utf8')).toContain('readonly "takeIn"');
  });

  test('makes what the guide shows', async ({ cli }) => {
    const { 'api.yaml': contract = '', ...code } = Object.fromEntries(samples);
    const { out } = await generated(cli, contract);
    const files = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]);
    const project = projectWith({ ...(Object.fromEntries(files) as object), ...code });
    expect(Object.keys(code)).toHaveLength(3);
    expect(await project.typeErrors()).toBe('');
  });
});

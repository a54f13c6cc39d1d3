import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';
import { BROKEN } from '../../../testing/contracts/corpus.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';
import { entryOf, PETS } from '../../../testing/toolkit/toolkit.ts';

const PET = { id: 1, name: 'Ada' };
const TOYS = PETS.replaceAll('/pets', '/toys').replaceAll('pets.example', 'toys.example');

/** A folder with a recording of one answer, which is right, beside other files. */
function recordingIn(cli: Cli, files: Readonly<Record<string, string>>) {
  const entry = entryOf({ url: 'https://pets.example/v1/pets/1', answer: PET });
  const har = JSON.stringify({ log: { version: '1.2', entries: [entry] } });
  return filesIn(cli, { 'a.har': har, ...files });
}

describe('a contract is given', () => {
  test('as a folder with a redocly.yaml', async ({ cli }) => {
    const file = recordingIn(cli, {});
    mkdirSync(file('api'));
    writeFileSync(join(file('api'), 'redocly.yaml'), 'apis: { pets@v1: { root: pets.yaml } }\n');
    writeFileSync(
      join(file('api'), 'pets.yaml'),
      PETS.replace('name: { type: string', 'name: { type: integer'),
    );
    const { code, stdout } = await cli.plinth(['verify', file('a.har'), '--contract', file('api')])
      .ended;
    expect(code).toBe(7);
    expect(stdout).toMatch(/name must be an integer/);
  });

  test('as a URL', async ({ cli }) => {
    const origin = await serving((_request, response) => void response.end(PETS));
    const file = recordingIn(cli, {});
    const verify = ['verify', file('a.har'), '--contract', `${origin}/pets.yaml`];
    expect(await cli.plinth(verify).ended).toMatchObject({ code: 0 });
  });

  test('by its name in the configuration file, or as one of all of them', async ({ cli }) => {
    const file = recordingIn(cli, { 'pets.yaml': PETS, 'toys.yaml': TOYS });
    const contracts = { pets: file('pets.yaml'), toys: file('toys.yaml') };
    writeFileSync(file('plinth.config.json'), JSON.stringify({ contracts }));
    const verify = (...args: string[]) =>
      cli.plinth(['verify', file('a.har'), '--config', file('plinth.config.json'), ...args]).ended;
    expect(await verify()).toMatchObject({ code: 0 });
    expect(await verify('--contract', 'pets')).toMatchObject({ code: 0 });
    const other = await verify('--contract', 'toys', '--base', 'https://pets.example');
    expect(other.code).toBe(7);
    expect(await verify('--contract', 'cats')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("cats: can't be read (ENOENT)") as string,
    });
  });

  test('with overlays', async ({ cli }) => {
    const overlay = `overlay: 1.1.0
info: { title: Stricter, version: 1.0.0 }
actions:
  - target: $.components.schemas.Pet.properties.name.minLength
    update: 7
`;
    const file = recordingIn(cli, { 'pets.yaml': PETS, 'strict.yaml': overlay });
    const { code, stdout } = await cli.plinth([
      ...['verify', file('a.har'), '--contract', file('pets.yaml')],
      ...['--overlay', file('strict.yaml')],
    ]).ended;
    expect(code).toBe(7);
    expect(stdout).toContain('name must not have fewer than 7 characters');
    const ours = await cli.plinth(['verify', file('a.har'), '--overlay', file('strict.yaml')])
      .ended;
    expect(ours).toMatchObject({ code: 2, stderr: 'plinth: --overlay needs a --contract\n' });
  });
});

test('everything that is wrong with a contract is told at once', async ({ cli }) => {
  const file = recordingIn(cli, {});
  const { code, stderr } = await cli.plinth(['verify', file('a.har'), '--contract', BROKEN]).ended;
  expect(code).toBe(2);
  expect(stderr.trim().split('\n').length).toBeGreaterThan(10);
  expect(stderr).toMatch(/^plinth: \S*broken\.yaml:\d+#\/paths\/things: is not a path/m);
});

test('what is odd in a contract is told, and the contract used', async ({ cli }) => {
  const odd = PETS.replace('operationId: addPet', 'operationId: listPets');
  const file = recordingIn(cli, { 'odd.yaml': odd });
  const { code, stderr } = await cli.plinth([
    ...['verify', file('a.har'), '--contract', file('odd.yaml')],
  ]).ended;
  expect(stderr).toMatch(
    /^plinth: warning: \S*odd\.yaml:\d+#\S*: GET \/pets is called 'listPets' too/,
  );
  expect(code).toBe(0);
});

test('references to other hosts are followed only if that is allowed', async ({ cli }) => {
  const remote = PETS.replaceAll('#/components/schemas/Pet', 'http://127.0.0.1:9/pet.yaml');
  const file = recordingIn(cli, { 'remote.yaml': remote });
  const verify = ['verify', file('a.har'), '--contract', file('remote.yaml')];
  const refused = await cli.plinth(verify).ended;
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('is at another host, which is only asked with --allow-remote');
  const allowed = await cli.plinth([...verify, '--allow-remote']).ended;
  expect(allowed.code).toBe(2);
  expect(allowed.stderr).toContain('127.0.0.1 is not allowed (loopback)');
});

describe('plinth check', () => {
  test('takes the contract as an argument', async ({ cli }) => {
    const target = await serving((_request, response) => void response.writeHead(500).end());
    const file = filesIn(cli, { 'pets.yaml': PETS });
    const check = ['check', file('pets.yaml'), '--target', target, '--operation', 'getPet'];
    const { code, stdout } = await cli.plinth(check).ended;
    expect(code).toBe(7);
    expect(stdout).toContain('getPet');
    const both = await cli.plinth([...check, '--contract', file('pets.yaml')]).ended;
    expect(both.code).toBe(2);
  });

  test('is told by name which of several contracts is where', async ({ cli }) => {
    const target = await serving((_request, response) => void response.writeHead(500).end());
    const file = filesIn(cli, { 'pets.yaml': PETS, 'toys.yaml': TOYS });
    const named = ['--contracts', `pets=${file('pets.yaml')},toys=${file('toys.yaml')}`];
    const check = (to: string) =>
      cli.plinth(['check', ...named, '--target', to, '--operation', 'getPet']).ended;
    expect(await check(`toys=${target}`)).toMatchObject({ code: 7 });
    expect(await check(target)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('with one of pets, toys') as string,
    });
    expect(await check(`cats=${target}`)).toMatchObject({
      code: 2,
      stderr: 'plinth: --target: no contract is called cats: there is pets, toys\n',
    });
  });
});

test('plinth proxy reads a contract again when it changes, and survives what is wrong', async ({
  cli,
}) => {
  const upstream = await serving((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(PET));
  });
  const file = filesIn(cli, { 'pets.yaml': PETS });
  const run = cli.plinth(['proxy', file('pets.yaml'), '--upstream', upstream, '--port', '0']);
  await expect.poll(() => run.stderr()).toContain('Passing ');
  const url = /Passing (\S+) on to/.exec(run.stderr())![1]!;
  const ask = () => fetch(`${url}/pets/1`, { headers: { authorization: 'Bearer secret' } });
  writeFileSync(file('pets.yaml'), PETS.replace('name: { type: string', 'name: { type: text'));
  await expect.poll(() => run.stderr()).toContain('it counts as it was before');
  expect(run.stderr()).toMatch(/pets\.yaml:\d+#\S+\/type: this schema is wrong/);
  await ask();
  expect(run.stderr()).not.toContain('must be an integer');
  writeFileSync(file('pets.yaml'), PETS.replace('name: { type: string', 'name: { type: integer'));
  await expect.poll(() => run.stderr()).toContain('has been read again');
  await ask();
  await expect.poll(() => run.stderr()).toContain('name must be an integer');
  run.kill('SIGTERM');
  expect(await run.ended).toMatchObject({ code: 7 });
});

describe('plinth diff', () => {
  test('compares the contracts of two folders by their names', async ({ cli }) => {
    const folder = (pets: string) => {
      const file = filesIn(cli, {
        'redocly.yaml': 'apis: { pets: { root: pets.yaml }, toys: { root: toys.yaml } }\n',
        'pets.yaml': pets,
        'toys.yaml': TOYS,
      });
      return file('.');
    };
    const later = folder(PETS.replace('maximum: 100', 'maximum: 50'));
    const { code, stdout } = await cli.plinth(['diff', folder(PETS), later]).ended;
    expect(code).toBe(7);
    expect(stdout).toMatch(
      /^pets 1\.0\.0 → 1\.0\.0\n[^]*1 breaking, 0 new\ntoys [^]*nothing has changed\n$/,
    );
  });

  test('compares what overlays make of both', async ({ cli }) => {
    const overlay = `overlay: 1.0.0
info: { title: Without deletions, version: 1.0.0 }
actions: [{ target: '$.paths.*.delete', remove: true }]
`;
    const file = filesIn(cli, {
      'old.yaml': PETS,
      'new.yaml': PETS.replace(
        'operationId: deletePet',
        'operationId: deletePet\n      deprecated: true',
      ),
      'overlay.yaml': overlay,
    });
    const { code, stdout } = await cli.plinth([
      ...['diff', file('old.yaml'), file('new.yaml'), '--overlay', file('overlay.yaml')],
    ]).ended;
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('nothing has changed') as string,
    });
  });
});

import { writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { test, type Cli, type InProcessRun } from '../../../testing/cli/cli.ts';
import { filesIn, serving } from '../../../testing/cli/toolkit.ts';

const api = (title: string, { path = '/pets', pet = 'Rex' } = {}) => `openapi: 3.1.0
info: { title: ${title}, version: '1' }
paths:
  ${path}:
    get:
      summary: List the pets
      responses:
        '200':
          description: All pets.
          content:
            application/json:
              schema: { type: array, items: { type: string } }
              example: [${pet}]
`;

async function developing(cli: Cli, args: readonly string[]) {
  const run = cli.plinth(['dev', ...args, '--port', '0']);
  await run.until('Console');
  const [, url = ''] = /Mock +(\S+)/.exec(run.stdout()) ?? [];
  return { run, url, ask: askerOf(url), told: await toldIn(url) };
}

function askerOf(url: string) {
  return async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
}

/** The events that an open page of the docs gets. */
async function toldIn(url: string) {
  const { body } = await fetch(`${url}/_plinth/docs/live`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`has only been told ${text}`);
      text += value;
    }
    text = text.replace(pattern, '');
  };
}

const stopped = async (run: InProcessRun) => {
  run.kill('SIGINT');
  return (await run.ended).code;
};

describe.concurrent('plinth dev', () => {
  test('serves the mock, the docs and the console of a contract at one address', async ({
    cli,
  }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const { run, url, ask } = await developing(cli, [file('api.yaml')]);
    expect(await ask('/pets')).toEqual({ status: 200, text: '["Rex"]' });
    expect((await ask('/_plinth/docs/operations/get-pets.html')).text).toContain('List the pets');
    expect(JSON.parse((await ask('/_plinth/docs/try-it.json')).text)).toEqual({
      pets: { port: Number(new URL(url).port) },
    });
    expect((await ask('/_plinth/console/')).text).toContain('<title>Plinth console</title>');
    const platform = JSON.parse((await ask('/_plinth/platform')).text) as object;
    expect(platform).toMatchObject({ kind: 'mock', contracts: [file('api.yaml')] });
    // The console has probes at this path: here the contract could have one.
    expect((await ask('/healthz')).status).toBe(404);
    for (const path of ['', '/', '/docs']) {
      const { headers } = await fetch(`${url}/_plinth${path}`, { redirect: 'manual' });
      expect(headers.get('location')).toBe('/_plinth/docs/');
    }
    expect(await stopped(run)).toBe(0);
  });

  test('generates answers from a seed', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const { ask } = await developing(cli, [file('api.yaml'), '--dynamic', '--seed', '7']);
    const { text } = await ask('/pets');
    expect(await ask('/pets')).not.toEqual({ status: 200, text });
    const { url } = await developing(cli, [file('api.yaml')]);
    const same = await fetch(`${url}/pets`, { headers: { prefer: 'seed=7' } });
    expect(await same.text()).toBe(text);
  });

  test('gives pages of the mock no origin, so that they can not use the console', async ({
    cli,
  }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const { url } = await developing(cli, [file('api.yaml')]);
    const policyFor = async (headers: Record<string, string>) => {
      return (await fetch(`${url}/pets`, { headers })).headers.get('content-security-policy');
    };
    expect(await policyFor({ 'sec-fetch-dest': 'document' })).toMatch(/^sandbox /);
    expect(await policyFor({ 'sec-fetch-dest': 'empty' })).toBe(null);
  });

  test('serves each change of a file, and tells what is wrong with it until it is mended', async ({
    cli,
  }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const { run, ask, told } = await developing(cli, [file('api.yaml')]);
    const write = (text: string) => writeFileSync(file('api.yaml'), text);

    write(api('Pets', { pet: 'Bello' }));
    await told(/event: version\ndata: 2/);
    expect((await ask('/pets')).text).toBe('["Bello"]');

    write(api('Pets', { path: 'pets' }));
    await told(/event: problem\ndata: \S*api\.yaml:4\S*: is not a path/);
    expect(run.stderr()).toMatch(/api\.yaml:4\S*: is not a path/);
    expect((await ask('/pets')).text).toBe('["Bello"]');

    write(api('Animals', { path: '/animals', pet: '1' }));
    await told(/event: version\ndata: 3/);
    expect((await ask('/animals')).text).toBe('[1]');
    expect((await ask('/pets')).status).toBe(404);
    expect((await ask('/_plinth/docs/')).text).toContain('Animals');
    // An example that breaks its schema is used, and told.
    await told(/event: warning\ndata: \S*api\.yaml:13\S*: the example breaks its schema/);
    expect(run.stderr()).toMatch(/api\.yaml:13\S*: the example breaks its schema/);
    expect(await stopped(run)).toBe(0);
  });

  test('begins with a contract that has a fault, and answers that it has', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets', { path: 'pets' }) });
    const { ask, told } = await developing(cli, [file('api.yaml')]);
    await told(/event: problem\ndata: \S*api\.yaml:4/);
    const { status, text } = await ask('/pets');
    expect([status, text]).toEqual([503, expect.stringMatching(/api\.yaml:4\S*: is not a path/)]);

    writeFileSync(file('api.yaml'), api('Pets'));
    await told(/event: version\ndata: 2/);
    expect((await ask('/pets')).status).toBe(200);
  });

  test('serves several contracts, those of plinth.config.json by default', async ({ cli }) => {
    const file = filesIn(cli, {
      'a.yaml': api('Pets'),
      'b.yaml': api('Animals', { path: '/animals' }),
    });
    const config = JSON.stringify({ contracts: `a=${file('a.yaml')}, b=${file('b.yaml')}` });
    writeFileSync(file('plinth.config.json'), config);
    const { ask } = await developing(cli, ['--config', file('plinth.config.json')]);
    for (const path of ['/pets', '/animals']) expect((await ask(path)).status).toBe(200);
    for (const folder of ['pets', 'animals']) {
      expect((await ask(`/_plinth/docs/${folder}/`)).status).toBe(200);
    }
  });

  test.for([
    [[], 2, 'which contract is it?'],
    [['not-there.yaml'], 2, "not-there.yaml: can't be read (ENOENT)"],
    [['api.yaml', '--port', 'x'], 2, 'it must be a port, 0 to 65535'],
  ] as const)('%j is refused', async ([args, code, words], { cli }) => {
    const ended = await cli.plinth(['dev', ...args]).ended;
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(words)]);
  });

  test('says that its port is taken', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const taken = new URL(await serving(() => {})).port;
    expect((await cli.plinth(['dev', file('api.yaml'), '--port', taken]).ended).code).toBe(3);
  });
});

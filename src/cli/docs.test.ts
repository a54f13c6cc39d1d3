import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '../../testing/cli/cli.ts';
import { filesIn, serving } from '../../testing/cli/toolkit.ts';

const api = (title: string, summary = 'List the pets') => `openapi: 3.1.0
info: { title: ${title}, version: '1' }
servers: [{ url: https://pets.example.com }]
paths:
  /pets:
    get:
      summary: ${summary}
      responses: { '200': { description: All pets. } }
`;

describe.concurrent('plinth docs', () => {
  test('builds the site of a document into a folder', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const { code, stdout } = await cli.plinth(['docs', file('api.yaml'), '--out', file('site')])
      .ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/site: \d+ pages, \d\.\d MB\n$/)]);
    expect(readFileSync(file('site/index.html'), 'utf8')).toContain('<h1><bdi>Pets</bdi></h1>');
    expect(readFileSync(file('site/operations/get-pets.html'), 'utf8')).toContain('List the pets');
  });

  test('gives each of several documents a folder', async ({ cli }) => {
    const file = filesIn(cli, { 'a.yaml': api('Pets'), 'b.yaml': api('Pets') });
    const { code } = await cli.plinth([
      'docs',
      file('a.yaml'),
      file('b.yaml'),
      '--out',
      file('site'),
    ]).ended;
    expect(code).toBe(0);
    for (const name of ['pets', 'pets-2'])
      expect(existsSync(file(`site/${name}/index.html`))).toBe(true);
  });

  test('replaces a site that it has built, and never other files', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const build = (out: string) => cli.plinth(['docs', file('api.yaml'), '--out', out]).ended;
    expect((await build(file('site'))).code).toBe(0);
    writeFileSync(file('site/old.html'), 'old');
    expect((await build(file('site'))).code).toBe(0);
    expect(existsSync(file('site/old.html'))).toBe(false);
    const { code, stderr } = await build(file('.'));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('has other files, which would be removed'),
    ]);
    expect(existsSync(file('api.yaml'))).toBe(true);
    writeFileSync(file('site/.gitignore'), '');
    expect((await build(file('site'))).stderr).toContain('has other files');
  });

  test('says why a folder can not be written to', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const build = (out: string) => cli.plinth(['docs', file('api.yaml'), '--out', out]).ended;
    for (const out of ['api.yaml', 'api.yaml/site']) {
      expect(await build(file(out))).toMatchObject({
        code: 2,
        stderr: `plinth: --out: ${file(out)} can't be written to (ENOTDIR)\n`,
      });
    }
    expect((await build('')).stderr).toContain('it must be the name of a folder');
  });

  test.for([
    [['--out', 'site'], 'which document is to be described?'],
    [['api.yaml'], 'name a folder for the site with --out, or serve it with --serve'],
    [['not-there.yaml', '--out', 'site'], "not-there.yaml: can't be read (ENOENT)"],
    [['api.yaml', '--out', 'site', '--target', 'http://127.0.0.1:1'], '--target is for --serve'],
    [['api.yaml', '--serve', '--port', '70000'], 'it must be a port, 0 to 65535'],
  ] as const)('%j is refused', async ([args, words], { cli }) => {
    const { code, stderr } = await cli.plinth(['docs', ...args]).ended;
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe.concurrent('plinth docs --serve', () => {
  /** The address that a run prints. */
  async function served(run: { until: (text: string) => Promise<void>; stdout: () => string }) {
    await run.until('Ctrl-C stops it');
    return / at (http:\S+)/.exec(run.stdout())![1]!;
  }

  test('shows each change of a file at once, and what is wrong with it', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const run = cli.plinth(['docs', file('api.yaml'), '--serve', '--port', '0']);
    const url = await served(run);
    const page = (path: string) => fetch(url + path).then((answer) => answer.text());
    expect(await page('operations/get-pets.html')).toContain('List the pets');
    const events = (await fetch(`${url}live`))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
    expect((await events.read()).value).toBe('event: version\ndata: 1\n\n');

    writeFileSync(file('api.yaml'), api('Pets', 'List all pets'));
    expect((await events.read()).value).toBe('event: version\ndata: 2\n\n');
    expect(await page('operations/get-pets.html')).toContain('List all pets');

    writeFileSync(file('api.yaml'), api('Pets').replace('/pets:', 'pets:'));
    const { value } = await events.read();
    expect(value).toMatch(/^event: problem\ndata: .*api\.yaml:5.*is not a path/);
    expect(run.stderr()).toContain('is not a path: it must begin with a slash');
    expect(await page('operations/get-pets.html')).toContain('List all pets');

    writeFileSync(file('api.yaml'), api('Animals'));
    expect((await events.read()).value).toBe('event: version\ndata: 3\n\n');
    expect(await page('')).toContain('Animals');
    run.kill('SIGINT');
    expect((await run.ended).code).toBe(0);
  });

  test('passes the requests of its forms on to a mock or a service', async ({ cli }) => {
    const seen: string[] = [];
    const service = await serving(({ method, url, headers }, response) => {
      seen.push(`${method} ${url} ${headers.authorization} ${headers.origin} ${headers.host}`);
      response.setHeader('set-cookie', 'a=b').end('[]');
    });
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const args = ['docs', file('api.yaml'), '--serve', '--port', '0', '--target', `${service}/v1`];
    const run = cli.plinth(args);
    const url = await served(run);
    expect(await fetch(`${url}try-it.json`).then((answer) => answer.json())).toEqual({
      pets: { address: `${service}/v1` },
    });
    const origin = url.replace(/\/$/, '');
    const headers = { authorization: 'Bearer t', origin };
    const answer = await fetch(`${url}service/pets?a=b`, { headers });
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([
      200,
      '[]',
      null,
    ]);
    expect(seen).toEqual([`GET /v1/pets?a=b Bearer t undefined ${new URL(service).host}`]);

    const foreign = await fetch(`${url}service/pets`, {
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, seen.length]).toEqual([403, 1]);
  });

  test('goes on whatever the service answers', async ({ cli }) => {
    const lines = ['HTTP/1.1 000 OK', 'HTTP/1.1 200 Fi\x01ne'];
    const service = createServer((socket) => {
      socket.once('data', () => socket.end(`${lines.shift()}\r\nContent-Length: 2\r\n\r\n{}`));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const target = `http://127.0.0.1:${port}`;
    const args = ['docs', file('api.yaml'), '--serve', '--port', '0', '--target', target];
    const url = await served(cli.plinth(args));
    const asked = async () => (await fetch(`${url}service/pets`)).status;
    expect([await asked(), await asked()]).toEqual([502, 200]);
    service.close();
  });

  test('says when the service does not answer, and what it does not have', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const args = [
      'docs',
      file('api.yaml'),
      '--serve',
      '--port',
      '0',
      '--target',
      'http://127.0.0.1:1',
    ];
    const url = await served(cli.plinth(args));
    const refused = await fetch(`${url}service/pets`);
    expect([refused.status, await refused.text()]).toEqual([
      502,
      expect.stringContaining("can't be reached"),
    ]);
    const missing = await fetch(`${url}nothing/here.html`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('There is nothing here'),
    ]);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    const [style = ''] = /assets\/site-\w+\.css/.exec(await (await fetch(url)).text()) ?? [];
    const { headers } = await fetch(url + style);
    expect(headers.get('content-type')).toContain('text/css');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('cache-control')).toContain('immutable');
  });

  test('does not begin with a document that can not be read', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': 'openapi: 3.1.0' });
    const { code, stderr } = await cli.plinth(['docs', file('api.yaml'), '--serve', '--port', '0'])
      .ended;
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('has no paths, webhooks or components'),
    ]);
  });

  test('says that its host is none of this machine', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const args = ['docs', file('api.yaml'), '--serve', '--port', '0', '--host', 'none.invalid'];
    expect(await cli.plinth(args).ended).toMatchObject({
      code: 3,
      stderr: 'plinth: none.invalid is no address of this machine\n',
    });
  });

  test('says that its port is taken', async ({ cli }) => {
    const file = filesIn(cli, { 'api.yaml': api('Pets') });
    const taken = new URL(await serving(() => {})).port;
    const { code } = await cli.plinth(['docs', file('api.yaml'), '--serve', '--port', taken]).ended;
    expect(code).toBe(3);
  });
});

test('a folder that is named relative to the working directory is made there', async ({ cli }) => {
  const folder = cli.folder();
  writeFileSync(join(folder, 'api.yaml'), api('Pets'));
  const { code } = await cli.spawn(['docs', 'api.yaml', '--out', 'a/b'], { cwd: folder }).ended;
  expect([code, existsSync(join(folder, 'a/b/index.html'))]).toEqual([0, true]);
});

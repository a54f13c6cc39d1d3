import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKAGES } from '../../bin/pinned-node.js';
import {
  installedIn,
  packed,
  sizeOf,
  startIn,
  type Project,
} from '../harness/installed-package.ts';

/** The package as users get it from npm: packed, installed in an empty folder, and used there. */
const folder = mkdtempSync(join(tmpdir(), 'plinth-package-'));
/** The files of the guides about tests, by their names. */
const samples = ['testing-applications', 'workflows-testing'].flatMap((guide) => {
  const text = readFileSync(new URL(`../../docs-site/guides/${guide}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)].map(
    ([, file, code]) => [file!, code!] as const,
  );
});
/** What the samples need besides Plinth and Express, which it depends on. */
const OF_SAMPLES = ['@upstash/redis', '@upstash/qstash', '@upstash/workflow', 'zod'];

/** The files that a guide shows, by their names. */
function samplesOf(guide: string): Readonly<Record<string, string>> {
  const file = new URL(`../../docs-site/guides/${guide}.md`, import.meta.url);
  const found = readFileSync(file, 'utf8').matchAll(/^```(?:ts|yaml) (\S+)\n(.*?)^```$/gms);
  return Object.fromEntries([...found].map(([, name, text]) => [name!, text!]));
}

let project: Project;
let tarballBytes: number;
beforeAll(async () => {
  const { tarball, bytes } = await packed();
  tarballBytes = bytes;
  project = await installedIn(join(folder, 'project'), tarball);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One checker shares all that it has found out of types. */
const ALONE = ['--checkers', '1'];

/** Runs a program whose failure is what is looked at. */
const RUN_ANYWAY = `
const { spawnSync } = require('node:child_process');
const { stdout, stderr } = spawnSync(process.execPath, process.argv.slice(1), { encoding: 'utf8' });
console.log(stdout + stderr);
`;

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

test('no development dependencies are installed', () => {
  expect(project.has('undici')).toBe(true);
  const names = ['typescript', 'vitest', 'oxlint', '@redocly/openapi-core', 'rolldown', 'kysely'];
  expect(names.filter((name) => project.has(name))).toEqual([]);
});

test('an application on the oldest Node that is supported can import it', async () => {
  const name = PACKAGES[`${process.platform} ${process.arch}`]!;
  const oldest = await installedIn(join(folder, 'oldest'), `${name}@20`);
  const node = join(oldest.folder, 'node_modules', name, 'bin/node');
  // Vitest itself needs a newer one.
  const entries = ['plinth', 'plinth/client', 'plinth/contract', 'plinth/express'];
  const code = `for (const entry of ${JSON.stringify(entries)}) await import(entry); console.log(process.version)`;
  expect(await project.run(node, '--input-type=module', '--eval', code)).toMatch(/^v20\./);
});

test('nothing that reports installations is installed', async () => {
  const tree = await project.run('npm', 'ls', '--omit=dev', '--all', '--parseable');
  const packages = tree.split('\n').map((path) => path.split('node_modules/').at(-1));
  expect(packages).toContain('undici');
  expect(packages.filter((name) => /scarf|stoplight/.test(name ?? ''))).toEqual([]);
});

test('the mock answers from the tarball, with examples and with generated values', async () => {
  const started = await startIn(project, 'mock');
  const { env } = started;
  const headers = { authorization: `Bearer ${env['UPSTASH_REDIS_REST_TOKEN']}` };
  const answer = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/get/greeting`, { headers });
  expect(await answer.json()).toEqual({ result: 'hello' });
  const generated = await fetch(`${env['UPSTASH_REDIS_REST_URL']}/get/greeting`, {
    headers: { ...headers, prefer: 'dynamic=true' },
  });
  expect(generated.status).toBe(200);
  expect(await started.stop()).toBe(0);
});

test('the docs of any contract are built from the tarball', async () => {
  project.write(
    'api.json',
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: { '/pets': { get: { description: '*All* pets.', responses: {} } } },
    }),
  );
  expect(await project.run('npx', 'plinth', 'docs', 'api.json', '--out', 'site')).toContain(
    'site: 7 pages',
  );
  const read = (path: string) => readFileSync(join(project.folder, 'site', path), 'utf8');
  expect(read('operations/get-pets.html')).toContain('<em>All</em> pets.');
  const [style = ''] = /assets\/site-\w+\.css/.exec(read('index.html')) ?? [];
  expect(read(style)).toContain('--paper');
  expect(read('assets/search-index.js')).toContain('operations/get-pets.html');
});

test('a platform starts from the tarball and answers an official client', async () => {
  const started = await startIn(project);
  project.link('@upstash/redis');
  project.write(
    'first.js',
    `import { Redis } from '@upstash/redis';
const redis = new Redis(${JSON.stringify({
      url: started.env['UPSTASH_REDIS_REST_URL'],
      token: started.env['UPSTASH_REDIS_REST_TOKEN'],
    })});
await redis.set('user', { name: 'Ada' });
console.log((await redis.get('user')).name);
`,
  );
  expect(await project.run('node', 'first.js')).toContain('Ada\n');
  expect(await fetch(started.env['PLINTH_CONSOLE_URL']!).then((page) => page.text())).toContain(
    '<title>',
  );
  expect(await started.stop()).toBe(0);
  const { packages, bytes, ofNode } = sizeOf(project);
  console.log(
    `package: ${mb(tarballBytes)} packed; installed ${packages} packages with ${mb(bytes)}, in ${seconds(project.installed)}; plinth start, with ${mb(ofNode)} of Node fetched, in ${seconds(started.ready)}`,
  );
});

test('generates code from a contract, lints it and runs a journey', async () => {
  project.link('@typescript/native');
  const { 'api.yaml': contract, ...code } = samplesOf('generated-code');
  project.write('api.yaml', contract!);
  await project.run('npx', 'plinth', 'generate', 'api.yaml', '--out', 'api');
  await project.run('npx', 'plinth', 'generate', 'api.yaml', '--out', 'api', '--check');
  for (const [file, text] of Object.entries(code)) project.write(`api/${file}`, text);
  const args = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', ...ALONE];
  const tsc = 'node_modules/@typescript/native/bin/tsc';
  const compile = (files: readonly string[], ...more: string[]) =>
    project.run('node', tsc, ...args, '--lib', 'es2023,dom,dom.iterable', ...more, ...files);
  const files = Object.keys(code).map((file) => `api/${file}`);
  const ofHandlers = files.filter((file) => file.includes('handlers'));
  await compile(files.filter((file) => !ofHandlers.includes(file)));
  // Handlers are part of a program of Node that depends on Plinth.
  project.link('@types/node');
  await compile(ofHandlers, '--types', 'node');

  const linted = await project.run('npx', 'plinth', 'lint', 'api.yaml', '--fail-on', 'none');
  expect(linted).toMatch(/^api\.yaml:\d+:\d+ {2}warning {2}plinth\/response-has-example$/m);

  for (const [file, text] of Object.entries(samplesOf('journeys'))) project.write(file, text);
  const service = createServer((request, response) => {
    const isList = request.method === 'GET';
    response.writeHead(isList ? 200 : 201, { 'content-type': 'application/json' });
    response.end(isList ? '[{"name":"Ada"}]' : '{"name":"Ada"}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const inputs = ['--target', target, '--input', 'name=Ada'];
  const journey = await project.run('npx', 'plinth', 'run', 'pet-life.arazzo.yaml', ...inputs);
  service.close().closeAllConnections();
  expect(journey).toContain('2 steps passed, in 1 workflow');
});

test('the `node` of a project that installs it does not change', async () => {
  const own = await project.run('node', '--version');
  expect(await project.run('npm', 'exec', '--', 'node', '--version')).toContain(own.trim());
});

test('`npx` takes the file for the env block, with a Node that has a flag for such files itself', async () => {
  const printed = await project.run('npx', 'plinth', 'env', '--env-out', 'not-there');
  expect(printed).toMatch(/^UPSTASH_REDIS_REST_URL=/m);
});

test('a platform starts from a program on any version of Node', async () => {
  project.write(
    'start.js',
    `import { startPlinth } from 'plinth';
const plinth = await startPlinth({ memory: true });
const { ok } = await fetch(plinth.urls.redis + '/ping', {
  headers: { authorization: 'Bearer ' + plinth.env.UPSTASH_REDIS_REST_TOKEN },
});
await plinth.close();
console.log(process.version, ok);
`,
  );
  const own = await project.run('node', '--version');
  expect(await project.run('node', 'start.js')).toBe(`${own.trim()} true\n`);
});

test('a contract is a part of an Express application, on any version of Node', async () => {
  project.write(
    'app.js',
    `import express from 'express';
import { contract, validate } from 'plinth/express';
const ok = { 200: { description: 'It.', content: { 'application/json': { schema: { type: 'object' } } } } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const api = {
  openapi: '3.0.3',
  info: { title: 'Things', version: '1' },
  paths: { '/things/{id}': { get: { operationId: 'getThing', parameters: [id], responses: ok } } },
};
const handlers = { getThing: ({ path }) => ({ status: 200, body: path }) };
const app = express().use('/made', contract(api, { handlers }), validate(api));
const server = app.listen(0, '127.0.0.1', async () => {
  for (const path of ['/made/things/7', '/made/things/seven']) {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + path);
    console.log(answer.status, (await answer.json()).id);
  }
  server.close();
});
`,
  );
  expect(await project.run('node', 'app.js')).toBe('200 7\n400 undefined\n');
});

test('the types of the package pass strict checks with every module resolution', async () => {
  project.link('@typescript/native', 'vitest', '@types/node', '@types/express', ...OF_SAMPLES);
  for (const [file, code] of samples) project.write(file, code);
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'];
  const args = [...strict, '--noEmit', '--target', 'es2022', '--types', 'node', ...ALONE];
  const files = samples.map(([file]) => file);
  for (const modules of [
    ['--module', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]) {
    await project.run(
      'node',
      'node_modules/@typescript/native/bin/tsc',
      ...args,
      ...modules,
      ...files,
    );
  }
});

test('the samples of the guides work, with Vitest and with the test runner of Node', async () => {
  project.link('vitest', ...OF_SAMPLES);
  for (const [file, code] of samples) project.write(file, code);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    'cart.test.ts',
    'contract.test.ts',
    'trial.test.ts',
    '--test-timeout=60000',
  ];
  const report = await project.run(process.execPath, ...vitest);
  // Colored if the environment says so.
  expect(stripVTControlCharacters(report)).toMatch(/Tests +6 passed/);
  const withNode = ['--experimental-strip-types', '--test', 'queue.test.ts'];
  expect(await project.run(process.execPath, ...withNode)).toMatch(/pass 1\b/);
});

test("a team's contract is mocked, and exchanges are held against it, with Vitest", async () => {
  project.link('vitest');
  project.write(
    'api.yaml',
    `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getPet
      responses:
        '200':
          description: It.
          content:
            application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } }
`,
  );
  project.write(
    'api.test.js',
    `import { createServer } from 'node:http';
import { expect } from 'vitest';
import { conformsTest, mockTest } from 'plinth/vitest';
mockTest({ contract: 'api.yaml' })('a mock answers', async ({ mock }) => {
  expect(await (await fetch(mock.url + '/pets/1')).json()).toEqual({ name: expect.any(String) });
});
const test = conformsTest({ contract: 'api.yaml' });
async function ask(conformance, body) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  conformance.watch(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  await fetch('http://127.0.0.1:' + server.address().port + '/pets/1');
  server.close();
}
test('what conforms', ({ conformance }) => ask(conformance, { name: 'Ada' }));
test('what does not', ({ conformance }) => ask(conformance, { title: 'Ada' }));
`,
  );
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'api.test.js', '--test-timeout=60000'];
  const report = await project.run(process.execPath, '-e', RUN_ANYWAY, ...vitest);
  const told = stripVTControlCharacters(report);
  expect(told).toMatch(/Tests +1 failed \| 2 passed/);
  expect(told).toMatch(/getPet, response\.body\/name: name is missing \(api\.yaml:\d+/);
});

test('both forms of each contract are in it', async () => {
  project.write(
    'contracts.js',
    `for (const family of ['redis', 'kafka', 'schema-registry', 'queue', 'management']) {
  for (const path of [family, 'for-generators/' + family]) {
    const contract = await import('plinth/contract/' + path + '.json', { with: { type: 'json' } });
    console.log(contract.default.openapi);
  }
}
`,
  );
  expect(await project.run('node', 'contracts.js')).toBe('3.1.1\n3.0.3\n'.repeat(5));
});

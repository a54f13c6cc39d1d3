import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { entryOf, PETS } from '../../toolkit/testing.ts';
import { test, type Cli } from '../testing.ts';

const URL_OF_PETS = 'https://pets.example/v1/pets';
const right = entryOf({ url: URL_OF_PETS, answer: [], answerHeaders: { 'x-total': '0' } });
const wrong = entryOf({
  url: URL_OF_PETS,
  answer: [{ id: 1, name: 5 }],
  answerHeaders: { 'x-total': '1' },
});
const odd = entryOf({
  url: URL_OF_PETS,
  answer: [],
  answerHeaders: { 'x-total': '0', 'x-odd': '1' },
});
const elsewhere = entryOf({ url: 'https://cdn.example/logo.png' });

/** Writes files into a new folder. */
function filesIn(cli: Cli, files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = cli.folder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return (name) => join(folder, name);
}

function har(...entries: object[]): string {
  return JSON.stringify({ log: { version: '1.2', entries } });
}

/** Runs `plinth verify` on the pets' contract and a recording. */
async function verify(cli: Cli, entries: readonly object[], ...options: string[]) {
  const file = filesIn(cli, { 'pets.yaml': PETS, 'a.har': har(...entries) });
  const run = cli.plinth(['verify', file('a.har'), '--contract', file('pets.yaml'), ...options]);
  return run.ended;
}

/** Starts a service. @returns its URL */
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('plinth verify', () => {
  test('tells of what does not fit, by operation, with both places', async ({ cli }) => {
    const { code, stdout } = await verify(cli, [right, wrong, wrong, elsewhere]);
    expect(code).toBe(7);
    expect(stdout).toMatch(/^listPets {2}\(/);
    expect(stdout).toContain('error  response-body  body[0].name must be a string');
    expect(stdout).toContain('at        response.body/0/name');
    expect(stdout).toMatch(/contract .*pets\.yaml:63#\/components\/schemas\/Pet\/properties\/name/);
    expect(stdout).toContain('in        entries[1]  GET /v1/pets → 200');
    expect(stdout).toContain('passed over 1 exchange: https://cdn.example is not in a contract');
    expect(stdout).toMatch(/a\.har: 2 errors, 0 warnings in 3 exchanges of 1 operation\n$/);
  });

  test.for([
    { entry: right, failOn: 'error', ends: 0 },
    { entry: odd, failOn: 'error', ends: 0 },
    { entry: odd, failOn: 'warning', ends: 7 },
    { entry: wrong, failOn: 'none', ends: 0 },
  ])('ends as --fail-on $failOn says', async ({ entry, failOn, ends }, { cli }) => {
    const { code } = await verify(cli, [entry], '--fail-on', failOn);
    expect(code).toBe(ends);
  });

  test('shows a recording without terminal control sequences', async ({ cli }) => {
    const entry = entryOf({ url: `${URL_OF_PETS}?%1b%5b2J=1`, answer: [] });
    const { stdout } = await verify(cli, [entry]);
    expect(stdout).toContain(String.raw`\x1b[2J`);
    expect(stdout).not.toContain('\u{1b}');
  });

  test('says that a contract of a later version is read as 3.1', async ({ cli }) => {
    const later = PETS.replace('openapi: 3.1.0', 'openapi: 3.2.0');
    const file = filesIn(cli, { 'pets.yaml': later, 'a.har': har(right) });
    const { code, stderr } = await cli.plinth([
      'verify',
      file('a.har'),
      '--contract',
      file('pets.yaml'),
    ]).ended;
    expect(code).toBe(0);
    expect(stderr).toMatch(/^plinth: .*pets\.yaml says openapi: 3\.2\.0 and is read as 3\.1: /);
  });

  test('says that a contract without operations has nothing to check', async ({ cli }) => {
    const events = 'openapi: 3.1.0\ninfo: { title: Events, version: 1.0.0 }\nwebhooks: {}\n';
    const file = filesIn(cli, { 'events.yaml': events, 'a.har': har(elsewhere) });
    const run = cli.plinth(['verify', file('a.har'), '--contract', file('events.yaml')]);
    const { code, stderr } = await run.ended;
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /events\.yaml has no operations in its paths: there is nothing to check/,
    );
  });

  test('--format json is for programs', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong], '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      errors: 1,
      warnings: 0,
      operations: [{ operation: 'listPets', exchanges: 1 }],
      findings: [{ kind: 'response-body', place: 'entries[0]', contractLine: 63 }],
    });
  });

  test('--format junit has a case for each operation', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong, odd], '--format', 'junit');
    expect(stdout).toMatch(/<testsuite name="[^"]*a\.har" tests="1" failures="1" errors="0">/);
    expect(stdout).toContain(
      '<failure message="body[0].name must be a string" type="response-body">',
    );
    expect(stdout).toContain('GET /v1/pets → 200: response.headers.x-odd');
  });

  test('--format sarif is for code scanning', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong], '--format', 'sarif');
    expect(JSON.parse(stdout)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'response-body', level: 'error' }] }],
    });
  });

  test('--format github annotates, --output writes into a file', async ({ cli }) => {
    const output = join(cli.folder(), 'report.txt');
    const { stdout } = await verify(cli, [wrong], '--format', 'github', '--output', output);
    expect(stdout).toBe('');
    expect(readFileSync(output, 'utf8')).toMatch(
      /^::error file=.*a\.har,line=1,title=listPets%3A response-body::GET \/v1\/pets → 200: /,
    );
  });

  test('a file that is cut is read up to there', async ({ cli }) => {
    const text = har(wrong, right);
    const file = filesIn(cli, { 'pets.yaml': PETS, 'a.har': text.slice(0, -9) });
    const args = ['verify', file('a.har'), '--contract', file('pets.yaml')];
    const { code, stdout } = await cli.plinth(args).ended;
    expect(code).toBe(7);
    expect(stdout).toMatch(/cut off at byte \d+, in the middle of an entry/);
    expect(stdout).toMatch(/ operations?; 1 problem with the recording\n$/);
    expect(stdout).toContain('1 error, 0 warnings in 1 exchange');
  });

  test.for<[string[], RegExp]>([
    [['verify', 'nowhere.har'], /^plinth: nowhere\.har can't be read \(ENOENT\)\n$/],
    [['verify', '.'], /^plinth: \. is a folder\n$/],
    [
      ['verify', 'package.json'],
      /^plinth: package\.json: not a HAR file: it has no log\.entries\n$/,
    ],
    [
      ['verify', 'package.json', '--contract', 'package.json'],
      /^plinth: package\.json:1#: is not an OpenAPI 3\.1 document: 'openapi' is missing\n$/,
    ],
    [['verify', 'package.json', '--base', 'here'], /^plinth: --base: here is no URL of HTTP/],
    [
      ['check', '--target', 'redis=http://ada:secret@127.0.0.1:1'],
      /^plinth: --target: the URL must not have a user or password in it\n$/,
    ],
    [['proxy', '--upstream', 'http://127.0.0.1:1'], /name it with --family or --contract\n$/],
    [
      ['proxy', '--upstream', 'http://127.0.0.1:8079', '--port', '99999'],
      /^plinth: --port: 99999 is no port, 0 to 65535\n$/,
    ],
  ])('%j is wrong usage', async ([args, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

describe('plinth proxy', () => {
  const passing = (cli: Cli, upstream: string, ...more: string[]) => {
    const file = filesIn(cli, { 'pets.yaml': PETS });
    return cli.plinth([
      'proxy',
      '--upstream',
      upstream,
      '--port',
      '0',
      '--contract',
      file('pets.yaml'),
      ...more,
    ]);
  };

  test('tells of what does not fit at once, and of all of it at the end', async ({ cli }) => {
    const upstream = await serving((_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-total': '1' });
      response.end('[{"id":1,"name":5}]');
    });
    const recording = join(cli.folder(), 'a.har');
    const run = passing(cli, upstream, '--record', recording);
    const url = await proxyOf(run);
    const answer = await fetch(`${url}/pets?key=1`, {
      headers: { authorization: 'Bearer s3cr3t-token' },
    });
    expect(await answer.json()).toEqual([{ id: 1, name: 5 }]);
    await expect
      .poll(() => run.stderr())
      .toContain('response.body/0/name: body[0].name must be a string');
    run.kill('SIGTERM');
    const { code, stdout } = await run.ended;
    expect(code).toBe(7);
    expect(stdout).toContain('1 error, 1 warning in 1 exchange of 1 operation');
    expect(readFileSync(recording, 'utf8')).not.toContain('s3cr3t-token');
    const again = await verifyFile(cli, recording);
    expect(again.stdout).toContain('1 error, 1 warning in 1 exchange of 1 operation');
  });

  test('says below which path of the service it asks', async ({ cli }) => {
    const asked: (string | undefined)[] = [];
    const upstream = await serving(({ url }, answer) => (asked.push(url), answer.end()));
    const run = passing(cli, `${upstream}/v1/`);
    await fetch(`${await proxyOf(run)}/pets`);
    expect(asked).toEqual(['/v1/pets']);
    expect(run.stderr()).toContain(` on to ${upstream}/v1 (`);
  });

  test('says so where nothing is behind it, and where its port is in use', async ({ cli }) => {
    const upstream = await serving((incoming) => incoming.socket.destroy());
    const run = passing(cli, upstream);
    const url = await proxyOf(run);
    expect((await fetch(`${url}/pets`)).status).toBe(502);
    expect(run.stderr()).toContain(`plinth: cannot reach ${upstream}: `);
    const { port } = new URL(url);
    const second = await passing(cli, upstream, '--port', port).ended;
    expect(second).toMatchObject({ code: 3 });
    expect(second.stderr).toContain('EADDRINUSE');
  });
});

async function proxyOf(run: ReturnType<Cli['plinth']>): Promise<string> {
  await expect.poll(() => run.stderr()).toContain('Passing ');
  return /Passing (\S+) on to/.exec(run.stderr())![1]!;
}

function verifyFile(cli: Cli, recording: string) {
  const file = filesIn(cli, { 'pets.yaml': PETS });
  return cli.plinth(['verify', recording, '--contract', file('pets.yaml')]).ended;
}

describe('plinth diff', () => {
  test.for([
    { becomes: 'maximum: 100', code: 0, says: 'nothing has changed' },
    { becomes: 'maximum: 200', code: 0, says: '0 breaking, 1 new' },
    { becomes: 'maximum: 50', code: 7, says: 'breaks clients that send it' },
  ])('$becomes ends with $code', async ({ becomes, code, says }, { cli }) => {
    const after = PETS.replace('maximum: 100', becomes);
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const ended = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(ended.stdout).toContain(says);
    expect(ended.code).toBe(code);
  });

  test('says which of the two is of a later version', async ({ cli }) => {
    const after = PETS.replace('openapi: 3.1.0', 'openapi: 3.2.0');
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const { stderr } = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(stderr).toMatch(
      /^plinth: \S*new\.yaml says openapi: 3\.2\.0 and is read as 3\.1: .+\n$/,
    );
  });

  test('says nothing that a terminal obeys', async ({ cli }) => {
    const after = PETS.replace('openapi: 3.1.0', String.raw`openapi: "3.2.0\e[2J\nplinth: fine"`);
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const { stderr } = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(stderr).toMatch(
      /^plinth: \S*new\.yaml says openapi: 3\.2\.0\\x1b\[2J\\nplinth: fine and is read as 3\.1: .+\n$/,
    );
  });

  test('shows a contract without terminal control sequences', async ({ cli }) => {
    const after = PETS.replace('version: 1.0.0', String.raw`version: "9\e[2J"`);
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const { stdout } = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(stdout).toContain(String.raw`→ 9\x1b[2J`);
    expect(stdout).not.toContain('\u{1b}');
  });

  test('a new major version may break what it likes', async ({ cli }) => {
    const after = PETS.replace('maximum: 100', 'maximum: 50').replace('version: 1.', 'version: 2.');
    const file = filesIn(cli, { 'old.yaml': PETS, 'new.yaml': after });
    const ended = await cli.plinth(['diff', file('old.yaml'), file('new.yaml')]).ended;
    expect(ended).toMatchObject({ code: 0 });
    expect(ended.stdout).toContain('1 breaking, which its major version allows, 0 new');
  });

  test.for<[string[], RegExp]>([
    [
      ['diff', 'package.json'],
      /^plinth: package\.json is a file: what is it to be compared with\?\n$/,
    ],
    [
      ['diff', 'nowhere.yaml', 'package.json'],
      /^plinth: contract nowhere\.yaml: can't be read \(ENOENT\)\n$/,
    ],
    [['diff', 'no-such-revision:'], /^plinth: no-such-revision:generated\/\S+: .+\n$/],
  ])('%j is wrong usage', async ([args, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

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

  test('a service that does not keep its contract ends with 7, and how to ask it again', async ({
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

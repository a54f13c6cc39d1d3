import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { filesIn } from '../../../testing/cli/toolkit.ts';
import { entryOf, PETS } from '../../../testing/toolkit/toolkit.ts';
import { test, type Cli } from '../../../testing/cli/cli.ts';

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

function har(...entries: object[]): string {
  return JSON.stringify({ log: { version: '1.2', entries } });
}

/** Runs `plinth verify` on the pets' contract and a recording. */
async function verify(cli: Cli, entries: readonly object[], ...options: string[]) {
  const file = filesIn(cli, { 'pets.yaml': PETS, 'a.har': har(...entries) });
  const run = cli.plinth(['verify', file('a.har'), '--contract', file('pets.yaml'), ...options]);
  return run.ended;
}

describe('plinth verify', () => {
  test('reports mismatches by operation, with their places in the recording and in the contract', async ({
    cli,
  }) => {
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

  test.for(['pretty', 'github', 'junit', 'json', 'sarif'])(
    'as %s, prints nothing of a recording that a terminal would obey',
    async (format, { cli }) => {
      const hostile = entryOf({
        url: `${URL_OF_PETS}?\x9bcolor`,
        answer: [{ id: 1, name: 5, '\x1b[2J\x9b31m': 1 }],
        answerHeaders: { 'x-total': '1', 'x-odd\x1b[2J': '1' },
      });
      const { stdout } = await verify(cli, [hostile], '--format', format);
      expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
    },
  );

  test.for([
    { what: 'no finding', entry: right, failOn: 'error', ends: 0 },
    { what: 'a warning', entry: odd, failOn: 'error', ends: 0 },
    { what: 'a warning', entry: odd, failOn: 'warning', ends: 7 },
    { what: 'an error', entry: wrong, failOn: 'none', ends: 0 },
  ])(
    'with $what and --fail-on $failOn, ends with exit code $ends',
    async ({ entry, failOn, ends }, { cli }) => {
      const { code } = await verify(cli, [entry], '--fail-on', failOn);
      expect(code).toBe(ends);
    },
  );

  test('escapes terminal control sequences of a recording', async ({ cli }) => {
    const entry = entryOf({ url: `${URL_OF_PETS}?%1b%5b2J=1`, answer: [] });
    const { stdout } = await verify(cli, [entry]);
    expect(stdout).toContain(String.raw`\x1b[2J`);
    expect(stdout).not.toContain('\u{1b}');
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

  test('--format json prints the counts, operations and findings', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong], '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      errors: 1,
      warnings: 0,
      operations: [{ operation: 'listPets', exchanges: 1 }],
      findings: [{ kind: 'response-body', place: 'entries[0]', contractLine: 63 }],
    });
  });

  test('--format junit prints a test case for each operation', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong, odd], '--format', 'junit');
    expect(stdout).toMatch(/<testsuite name="[^"]*a\.har" tests="1" failures="1" errors="0">/);
    expect(stdout).toContain(
      '<failure message="body[0].name must be a string" type="response-body">',
    );
    expect(stdout).toContain('GET /v1/pets → 200: response.headers.x-odd');
  });

  test('--format markdown prints a table for summaries and comments', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong, odd], '--format', 'markdown');
    expect(stdout).toMatch(
      /\n\n1 error, 1 warning in 2 exchanges of 1 operation\n\n\| \| What \| Where \|\n\|---\|---\|---\|\n\| error \| listPets: response-body: .* \| .*pets.yaml:\d+ \|\n\| warning /,
    );
  });

  test('--format sarif prints results for code scanning', async ({ cli }) => {
    const { stdout } = await verify(cli, [wrong], '--format', 'sarif');
    expect(JSON.parse(stdout)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'response-body', level: 'error' }] }],
    });
  });

  test('--format github prints annotations, and --output writes them into a file', async ({
    cli,
  }) => {
    const output = join(cli.folder(), 'report.txt');
    const { stdout } = await verify(cli, [wrong], '--format', 'github', '--output', output);
    expect(stdout).toBe('');
    expect(readFileSync(output, 'utf8')).toMatch(
      /^::error file=.*pets\.yaml,line=\d+,title=listPets%3A response-body::GET \/v1\/pets → 200: .*\(entries\[0\]; /,
    );
  });

  test('reads a truncated recording up to its end', async ({ cli }) => {
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
      /^plinth: package\.json:1#: is not an OpenAPI 3 document: 'openapi' is missing\n$/,
    ],
    [['verify', 'package.json', '--base', 'here'], /^plinth: --base: here is no URL of HTTP/],
  ])('%j is wrong usage', async ([args, message], { cli }) => {
    const { code, stderr } = await cli.plinth(args).ended;
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  });
});

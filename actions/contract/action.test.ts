import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PETS } from '../../testing/toolkit/toolkit.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

interface Step {
  readonly name: string;
  readonly if?: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

const action = parse(readFileSync(join(HERE, 'action.yml'), 'utf8')) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
};

/** The comments of a pull request, as GitHub has them. */
let comments: { url: string; body: string; mayChange: boolean }[];
let api: string;
let folder: string;
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { body } = text === '' ? { body: '' } : (JSON.parse(text) as { body: string });
  const url = new URL(request.url!, api);
  const [, index] = /comments\/(\d+)$/.exec(url.pathname) ?? [];
  const known = comments[Number(index)];
  if (request.headers.authorization !== 'Bearer token') response.statusCode = 403;
  else if (request.method === 'POST') {
    const place = `${api}/repos/team/shop/issues/comments/${comments.length}`;
    comments.push({ url: place, body, mayChange: true });
  } else if (request.method === 'PATCH') {
    if (known?.mayChange === true) known.body = body;
    else response.statusCode = 403;
  }
  response.end(JSON.stringify(request.method === 'GET' ? comments : {}));
});

beforeEach(async () => {
  comments = [];
  folder = mkdtempSync(join(tmpdir(), 'plinth-action-'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mkdirSync(join(folder, 'bin'));
  // What npx does with --yes and --package is to find the program.
  const npx = `#!/bin/sh\nshift 4\nexec '${process.execPath}' -- '${PROGRAM}' "$@"\n`;
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 });
  writeFileSync(join(folder, 'old.yaml'), PETS);
  writeFileSync(join(folder, 'new.yaml'), PETS.replace('maximum: 100', 'maximum: 50'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Runs the steps in bash, as a runner does in the job of a pull request. */
async function runAction(inputs: Readonly<Record<string, string>>) {
  const files = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  let [code, printed] = [0, ''];
  for (const step of action.runs.steps) {
    if (step.if !== undefined && inputs['comment'] === 'false') continue;
    const outputs = readFileSync(files.GITHUB_OUTPUT, 'utf8');
    const value = (expression: string): string => {
      const [name = '', otherwise] = expression.split(' || ');
      const [, input] = /^inputs\.(.+)$/.exec(name) ?? [];
      const [, output] = /^steps\.run\.outputs\.(.+)$/.exec(name) ?? [];
      if (output !== undefined) return new RegExp(`^${output}=(.*)$`, 'm').exec(outputs)?.[1] ?? '';
      if (input === undefined) return '7';
      const given = inputs[input] ?? action.inputs[input]!.default ?? '';
      return given === '' && otherwise !== undefined ? value(otherwise) : given;
    };
    const given = Object.entries(step.env).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => value(expression)),
    ]);
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', step.run], {
      cwd: folder,
      env: {
        PATH: `${join(folder, 'bin')}:${join(process.execPath, '..')}:${process.env['PATH']}`,
        ...(Object.fromEntries(given) as Record<string, string>),
        ...files,
        ...{ RUNNER_TEMP: folder, GITHUB_ACTION_PATH: HERE, GITHUB_API_URL: api },
        GITHUB_REPOSITORY: 'team/shop',
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    [code] = (await once(child, 'close')) as [number];
    if (code !== 0) break;
  }
  return { code, printed, summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8') };
}

const DIFF = { command: 'diff', token: 'token' };

test('a breaking change is an annotation, in the summary and in one comment, and ends the job', async () => {
  const broken = await runAction({ ...DIFF, arguments: 'old.yaml new.yaml' });
  expect(broken.code).toBe(7);
  expect(broken.printed).toContain(
    '::error file=new.yaml,line=11,title=parameter-limit-changed::GET /pets',
  );
  expect(broken.summary).toContain('1 breaking, 0 new');
  expect(comments.map(({ body }) => body)).toEqual([
    expect.stringContaining(broken.summary.trim()),
  ]);

  const fixed = await runAction({ ...DIFF, arguments: 'old.yaml\nold.yaml\n' });
  expect(fixed.code).toBe(0);
  expect(comments).toHaveLength(1);
  expect(comments[0]!.body).toContain('nothing has changed');
  expect(comments[0]!.body).not.toContain('breaking');
});

test('several commands share the comment, and what strangers have written stays as it is', async () => {
  comments.push({
    url: `${api}/repos/team/shop/issues/comments/0`,
    body: '<!-- plinth --> hi',
    mayChange: false,
  });
  await runAction({ ...DIFF, arguments: 'old.yaml new.yaml' });
  await runAction({ ...DIFF, name: 'other', arguments: 'old.yaml old.yaml' });
  await runAction({ ...DIFF, arguments: 'new.yaml new.yaml' });
  const [first, second, ...others] = comments.map(({ body }) => body);
  expect([first, others]).toEqual(['<!-- plinth --> hi', []]);
  expect(second!.match(/nothing has changed/g)).toHaveLength(2);
});

test('without a report, or the right to comment, the job says why', async () => {
  const wrong = await runAction({ ...DIFF, token: 'of a fork', arguments: 'old.yaml none.yaml' });
  expect(wrong.code).toBe(2);
  expect(wrong.printed).toContain("none.yaml: can't be read (ENOENT)");
  expect(wrong.summary).toContain('ended with exit code 2');
  expect(wrong.printed).toContain('::warning::The report could not be put into a comment: GET');
  expect(await runAction({ command: 'rm -rf', arguments: '/' })).toMatchObject({ code: 2 });
});

const hasActionlint = spawnSync('actionlint', ['--version']).error === undefined;

test.skipIf(!hasActionlint)('actionlint finds nothing in a workflow that uses the action', () => {
  const workflow = join(folder, '.github/workflows');
  mkdirSync(workflow, { recursive: true });
  spawnSync('git', ['init', '-q'], { cwd: folder });
  mkdirSync(join(folder, 'actions'));
  spawnSync('cp', ['-r', HERE, join(folder, 'actions/contract')]);
  const job = { 'runs-on': 'ubuntu-latest', steps: [{ uses: './actions/contract', with: DIFF }] };
  writeFileSync(join(workflow, 'ci.yml'), JSON.stringify({ on: 'push', jobs: { a: job } }));
  const { stdout, status } = spawnSync('actionlint', { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

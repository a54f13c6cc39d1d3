import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from './highlight.ts';
import { readGuides } from './pages/guides.ts';

/** The shell sessions of the guides, each run on a platform, or on the mock where its fence says so. */
const PROGRAM = fileURLToPath(new URL('../bin/plinth.js', import.meta.url));
const FENCE = /^```console(?: (mock))?\n([\s\S]*?)\n```$/gm;

const sessions = readGuides().flatMap(({ title, markdown }) =>
  [...markdown.matchAll(FENCE)].map(([, target = 'start', code = '']) => ({ title, target, code })),
);

/** The one tool that readers bring themselves; not every small container has it. */
const hasCurl = spawnSync('curl', ['--version']).error === undefined;

describe.skipIf(!hasCurl).each(['start', 'mock'])('plinth %s, asked by curl', (target) => {
  let running: { env: NodeJS.Dict<string>; child: ChildProcess; folder: string };

  beforeAll(async () => {
    running = await startPlatform(target);
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => running.child.once('exit', resolve));
    running.child.kill('SIGTERM');
    await ended;
    rmSync(running.folder, { recursive: true, force: true });
  });

  // In their order: what one guide sets, its next session may read.
  test.each(sessions.filter((session) => session.target === target))('$title', async ({ code }) => {
    for (const { command, output } of readSession(code)) {
      const { stdout } = await promisify(execFile)(
        'sh',
        ['-c', command.replace('curl ', 'curl -s ')],
        {
          env: { PATH: process.env['PATH'], ...running.env },
        },
      );
      expect(stdout, command).toMatch(printedAs(output));
    }
  });
});

/** What a session shows; `…` stands for what is another each time. */
function printedAs(output: string): RegExp {
  return new RegExp(
    `^${output
      .split('…')
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
  );
}

async function startPlatform(target: string) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-guides-'));
  const envFile = join(folder, 'env');
  const ports = ['redis', 'management', 'queue', 'kafka', 'console'].flatMap((family) => [
    `--${family}-port`,
    '0',
  ]);
  const child = spawn(
    process.execPath,
    ['--', PROGRAM, target, '--memory', '--data-dir', folder, ...ports, '--env-file', envFile],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  while (!existsSync(envFile) || !readFileSync(envFile, 'utf8').endsWith('\n')) {
    if (child.exitCode !== null) throw new Error(`the platform ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { folder, child, env: parseEnv(readFileSync(envFile, 'utf8')) };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { PORTS, PROGRAM, test } from '../../testing/cli/cli.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A system Node that is too old for Plinth, if there is one. */
const OLD = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path));

/** Starts a platform through another program. @returns the launcher, and the address of the console */
async function launched(command: string, args: readonly string[], cwd: string) {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(child.stdout!)) {
    const url = /PLINTH_CONSOLE_URL=(\S+)/.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error('it ended without having started a platform');
}

function health(url: string): Promise<unknown> {
  return fetch(`${url}/health`).then(
    ({ status }) => status,
    () => 'gone',
  );
}

describe.concurrent('the platform ends when its launcher is killed:', () => {
  test.runIf(OLD !== undefined)('an older Node', async ({ cli, expect }) => {
    const args = ['--', PROGRAM, 'start', '--memory', ...PORTS];
    const { child, url } = await launched(OLD!, args, cli.folder());
    expect(await health(url)).toBe(200);
    child.kill('SIGKILL');
    await expect.poll(() => health(url)).toBe('gone');
  });

  test('npm start', async ({ expect }) => {
    const args = ['start', '--', '--memory', ...PORTS];
    const { child, url } = await launched('npm', args, ROOT);
    child.kill('SIGKILL');
    await expect.poll(() => health(url)).toBe('gone');
  });
});

test('a clone whose packages are not installed says so', async ({ cli, expect }) => {
  const clone = cli.folder();
  cpSync(join(ROOT, 'bin'), join(clone, 'bin'), { recursive: true });
  mkdirSync(join(clone, 'src/cli'), { recursive: true });
  writeFileSync(join(clone, 'src/cli/main.ts'), '');
  const child = spawn(process.execPath, ['--', join(clone, 'bin/plinth.js'), 'start']);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(stderr).toBe('The packages that Plinth needs are not installed: run `npm ci` first\n');
  expect(code).toBe(1);
});

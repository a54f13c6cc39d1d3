import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';
import { PORTS, PROGRAM, test } from './testing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A system Node that is too old for Plinth, if there is one. */
const OLD = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => existsSync(path));

/** Starts a platform through another program. @returns its output, and the launcher */
function launched(command: string, args: readonly string[], cwd: string) {
  const child: ChildProcess = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout!.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const url = () => /PLINTH_CONSOLE_URL=(\S+)/.exec(stdout)?.[1];
  return { child, url };
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
    const { child, url } = launched(OLD!, args, cli.folder());
    await expect.poll(url).toBeDefined();
    expect(await health(url()!)).toBe(200);
    child.kill('SIGKILL');
    await expect.poll(() => health(url()!)).toBe('gone');
  });

  test('npm start', async ({ expect }) => {
    const args = ['start', '--', '--memory', ...PORTS];
    const { child, url } = launched('npm', args, ROOT);
    await expect.poll(url).toBeDefined();
    child.kill('SIGKILL');
    await expect.poll(() => health(url()!)).toBe('gone');
  });
});

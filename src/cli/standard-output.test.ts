import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));

/** Runs the program with its standard output replaced. */
async function run(stdout: 'pipe' | number, ...args: string[]) {
  const child = spawn(process.execPath, ['--', PROGRAM, ...args], {
    stdio: ['ignore', stdout, 'pipe'],
  });
  child.stdout?.destroy();
  const stderr = text(child.stderr!);
  const [code] = (await once(child, 'close')) as [number];
  return { code, stderr: await stderr };
}

const COMMANDS = [['start', '--help'], ['secrets']];

describe.concurrent('a closed pipe is no failure:', () => {
  test.for(COMMANDS)('plinth %s', async (args) => {
    expect(await run('pipe', ...args)).toEqual({ code: 0, stderr: '' });
  });
});

// Only Linux has a device that behaves like a full disk.
describe.skipIf(!existsSync('/dev/full'))(
  'a full disk under the standard output is reported:',
  () => {
    test.for(COMMANDS)('plinth %s', async (args) => {
      const full = openSync('/dev/full', 'w');
      expect(await run(full, ...args)).toEqual({
        code: 1,
        stderr: "plinth: the standard output can't be written (ENOSPC)\n",
      });
      closeSync(full);
    });
  },
);

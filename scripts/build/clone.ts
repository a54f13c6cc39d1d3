import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { makeCloneBundle } from './clone-bundle.ts';

await makeCloneBundle();
// A start stores the code that it has compiled, for the next ones.
const ports = ['redis', 'kafka', 'queue', 'management', 'console'];
const program = fileURLToPath(new URL('../../bin/plinth.js', import.meta.url));
const started = spawn(
  process.execPath,
  ['--', program, 'start', '--memory', ...ports.flatMap((name) => [`--${name}-port`, '0'])],
  { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 },
);
started.stdout.once('data', () => started.kill());
await once(started, 'exit');

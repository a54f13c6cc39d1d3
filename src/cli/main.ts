import { endWithLauncher } from './launcher.ts';
import { runProgram } from './run.ts';
import { handleOutputErrors } from './standard-output.ts';

// All new files are for their owner only: data, and the files that SQLite creates beside it.
process.umask(process.umask() | 0o077);
endWithLauncher();
handleOutputErrors();
// A command may only wait for timers that don't keep the process alive, as those of a platform's engines.
const running = setInterval(() => undefined, 60_000);
const code = await runProgram(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signals: process,
  exit: (ended) => process.exit(ended),
});
clearInterval(running);
if (code !== 0) process.exitCode = code;

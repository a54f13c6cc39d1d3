import { endWithLauncher } from './launcher.ts';
import { runProgram } from './run.ts';
import { handleOutputErrors } from './standard-output.ts';

// All new files are for their owner only: data, and the files that SQLite creates beside it.
process.umask(process.umask() | 0o077);
endWithLauncher();
handleOutputErrors();
const code = await runProgram(process.argv.slice(2), {
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signals: process,
  exit: (ended) => process.exit(ended),
});
if (code !== 0) process.exitCode = code;

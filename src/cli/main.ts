import { runProgram } from './run.ts';
import { handleOutputErrors } from './standard-output.ts';

/** Milliseconds between checks whether npm still runs. */
const LOOK = 1000;

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

/**
 * Ends the program gracefully when its launcher has ended, even if that was killed: the Node of `bin/plinth.js` that
 * handed over to the pinned one, or npm with `npm start`. The program may outlive any other parent.
 */
function endWithLauncher(): void {
  if (process.channel !== undefined) {
    process.once('disconnect', end);
    // The open channel must not keep the program running.
    process.channel.unref();
  }
  if (isOfNpmStart(process.env)) {
    const launcher = process.ppid;
    setInterval(() => {
      if (process.ppid !== launcher) end();
    }, LOOK).unref();
  }
}

function end(): void {
  process.kill(process.pid, 'SIGTERM');
}

/** Whether npm runs one of our long-running scripts. */
function isOfNpmStart(env: NodeJS.ProcessEnv): boolean {
  const isOurs = env['npm_package_name'] === 'plinth';
  return isOurs && ['start', 'mock'].includes(env['npm_lifecycle_event'] ?? '');
}

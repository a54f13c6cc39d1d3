/** Milliseconds between checks whether npm still runs. */
const LOOK = 1000;

/**
 * Ends the program gracefully when its launcher has ended, even if that was killed: the Node of `bin/plinth.js` that
 * handed over to the pinned one, or npm with `npm start`. The program may outlive any other parent.
 */
export function endWithLauncher(): void {
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

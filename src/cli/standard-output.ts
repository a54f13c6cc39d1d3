import { EXIT_CODES } from './exit-codes.ts';

let isNeeded = true;

/**
 * Ends the program with its own exit code if the reader of its output is gone (`plinth db list | head -1`), and
 * with a message and an exit code if the output can't be written, as on a full disk. Without this, either would end
 * in a stack trace.
 */
export function handleOutputErrors(): void {
  let failure: NodeJS.ErrnoException | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') failure = error;
  });
  // There is nowhere left to report it.
  process.stderr.on('error', () => undefined);
  process.on('exit', (code) => {
    if (failure === undefined || !isNeeded) return;
    console.error(`plinth: the standard output can't be written (${failure.code})`);
    if (code === 0) process.exitCode = EXIT_CODES.failure;
  });
}

/** Makes failures to print harmless, for a running platform. */
export function ignoreOutputErrors(): void {
  isNeeded = false;
}

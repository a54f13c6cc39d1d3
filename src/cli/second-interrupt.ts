import { EXIT_CODES } from './exit-codes.ts';
import type { Shell } from './shell.ts';

/**
 * Milliseconds after the first SIGINT within which further ones count as the same Ctrl-C: the
 * terminal sends one to npm and one to its script, and npm forwards its own to the script too.
 */
const SAME_CTRL_C = 300;

/**
 * Called at the first stop signal: from now on, a second Ctrl-C ends the program at once.
 * @param now milliseconds of a monotonic clock
 */
export function endAtSecondInterrupt(
  { signals, exit }: Pick<Shell, 'signals' | 'exit'>,
  now: () => number,
): void {
  const since = now();
  signals.on('SIGINT', () => {
    if (now() - since > SAME_CTRL_C) exit(EXIT_CODES.interrupted);
  });
}

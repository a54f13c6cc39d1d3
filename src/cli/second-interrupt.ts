import { EXIT_CODES } from './exit-codes.ts';
import type { Shell } from './shell.ts';

/**
 * How long after the first SIGINT others are the same Ctrl-C, in milliseconds: a terminal sends it to
 * npm and to its script, and npm passes its own on to the script too.
 */
const SAME_CTRL_C = 300;

/**
 * From now on, which is when the first signal to stop came, a second Ctrl-C ends the program at once.
 * @param now milliseconds of a clock that only goes forward
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

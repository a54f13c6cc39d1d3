import type { Shell } from './shell.ts';

const ENDING = ['SIGINT', 'SIGTERM'];
/** Milliseconds that work in progress may take to end after Ctrl-C. */
const PATIENCE = 1500;

/**
 * Lets the first Ctrl-C end the work cleanly and without an error. Work that can't end, such as printing into a pipe
 * that nobody reads, is abandoned. A second Ctrl-C ends the program as usual.
 */
export async function untilInterrupted(
  { signals, exit }: Pick<Shell, 'signals' | 'exit'>,
  work: (interrupted: AbortSignal) => Promise<void>,
): Promise<void> {
  const enough = new AbortController();
  const stop = () => {
    enough.abort();
    // The timer does not keep a program running that has already ended.
    setTimeout(() => exit(), PATIENCE).unref();
  };
  for (const signal of ENDING) signals.once(signal, stop);
  try {
    await work(enough.signal);
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  } finally {
    for (const signal of ENDING) signals.off(signal, stop);
  }
}

/** Milliseconds that what is under way may take to end after Ctrl-C. */
const PATIENCE = 1500;

/**
 * Has the first Ctrl-C end the work cleanly: what it has broken off has not failed. Work that can't end, such as printing
 * into a pipe that nobody empties, is left. A second one ends the program as it does any other.
 */
export async function untilInterrupted(
  work: (interrupted: AbortSignal) => Promise<void>,
): Promise<void> {
  const enough = new AbortController();
  const stop = () => {
    enough.abort();
    // Does not keep a program waiting that has ended before.
    setTimeout(() => process.exit(), PATIENCE).unref();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work(enough.signal);
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

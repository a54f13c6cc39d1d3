/**
 * Has the first Ctrl-C end the work cleanly: what it has broken off has not failed. A second one ends the
 * program as it does any other.
 */
export async function untilInterrupted(
  work: (interrupted: AbortSignal) => Promise<void>,
): Promise<void> {
  const enough = new AbortController();
  const stop = () => enough.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work(enough.signal);
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

import { setTimeout } from 'node:timers/promises';

const TRIES = 100;
/** Milliseconds between retries. */
const BETWEEN_TRIES = 100;

/**
 * Opens a server on ports that it had before. While it was closed, the system may have given its port to an outgoing
 * connection of another program, which usually ends soon: so opening is retried for ten seconds.
 * @throws the last error
 */
export async function reopen<Opened>(
  open: () => Promise<Opened>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Opened> {
  for (let left = TRIES; ; left--) {
    try {
      return await open();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || left === 0) throw error;
      await wait(BETWEEN_TRIES);
    }
  }
}

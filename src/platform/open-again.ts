import { setTimeout } from 'node:timers/promises';

const TRIES = 100;
/** Milliseconds. */
const BETWEEN_TRIES = 100;

/**
 * Opens what listens on ports that it has had before. While nobody listens on one the system may give it to a connection
 * of another program, which is soon done with it: so it is tried again for ten seconds.
 * @throws what opening throws
 */
export async function openAgain<Opened>(
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

import { diskTrouble } from '../control/disk-trouble.ts';
import { DataError } from '../base/data-error.ts';
import { RedisError } from '../engines/redis/reply.ts';

/**
 * Closes what is open. Where the disk takes no more, that is as far as it comes.
 * @throws DataError saying so, or what nobody foresaw
 */
export async function closeAll(opened: AsyncDisposableStack, dataDir: string): Promise<void> {
  try {
    await opened.disposeAsync();
  } catch (error) {
    const errors = errorsIn(error);
    if (!errors.every(isOfDisk)) throw error;
    const reasons = new Set(errors.map(({ message }) => message));
    throw new DataError(
      `${dataDir} took no more at the end (${[...reasons].join('; ')}): nothing that was acknowledged is lost`,
      { cause: error },
    );
  }
}

/** What else failed hangs on what failed last. */
function errorsIn(error: unknown): Error[] {
  if (error instanceof SuppressedError) {
    return [...errorsIn(error.suppressed), ...errorsIn(error.error)];
  }
  return [error as Error];
}

/** A log of commands that can't be written is refused in the words of Redis. */
function isOfDisk(error: Error): boolean {
  return error instanceof RedisError || diskTrouble(error) !== undefined;
}

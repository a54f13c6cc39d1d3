import { diskErrorOf } from '../control/storage-errors.ts';
import { DataError } from '../base/data-error.ts';
import { RedisError } from '../engines/redis/reply.ts';

/**
 * Closes everything that is open. On a full disk, closing fails.
 * @throws DataError saying so, or an unexpected error
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

/** The errors of closing several things, in order: each SuppressedError wraps those before it. */
function errorsIn(error: unknown): Error[] {
  if (error instanceof SuppressedError) {
    return [...errorsIn(error.suppressed), ...errorsIn(error.error)];
  }
  return [error as Error];
}

/** Redis reports an append-only log that can't be written by an error of its own. */
function isOfDisk(error: Error): boolean {
  return error instanceof RedisError || diskErrorOf(error) !== undefined;
}

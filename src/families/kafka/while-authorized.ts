import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';

/**
 * Waits on behalf of a caller, and stops waiting if the caller loses access.
 * @param signal of the request
 * @throws HttpError if the caller has lost access, else what `wait` throws
 */
export function whileAuthorized<T>(
  { revoked }: Pick<KafkaCaller, 'revoked'>,
  signal: AbortSignal,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // The request's signal may also abort after the answer, which the client then did not receive.
  if (signal.aborted || revoked.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
  revoked.addEventListener('abort', giveUp);
  return wait(waiting.signal).finally(() => {
    revoked.removeEventListener('abort', giveUp);
    requireAuthorized({ revoked });
  });
}

/** @throws HttpError if the caller has lost access since the request arrived */
export function requireAuthorized({ revoked }: Pick<KafkaCaller, 'revoked'>): void {
  if (revoked.aborted) throw refusal('wrongCredentials');
}

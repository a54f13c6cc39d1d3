import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';

/**
 * Waits for something as a caller who may be shut out meanwhile: then it is given up.
 * @param signal of the request
 * @throws HttpError where the caller is not let in any more, else what `wait` throws
 */
export function whileLetIn<T>(
  { revoked }: Pick<KafkaCaller, 'revoked'>,
  signal: AbortSignal,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // That of the request may abort after the answer too, which then has not been received.
  if (signal.aborted || revoked.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
  revoked.addEventListener('abort', giveUp);
  return wait(waiting.signal).finally(() => {
    revoked.removeEventListener('abort', giveUp);
    demandLetIn({ revoked });
  });
}

/** @throws HttpError where the caller has been shut out since the request came */
export function demandLetIn({ revoked }: Pick<KafkaCaller, 'revoked'>): void {
  if (revoked.aborted) throw refusal('wrongCredentials');
}

import type { KafkaCaller } from './caller.ts';
import { refusal } from './errors.ts';

/**
 * Waits for something on behalf of a caller, and gives up when the caller loses access meanwhile.
 * @param signal of the request
 * @throws HttpError where the caller has lost access, else what `wait` throws
 */
export function whileLetIn<T>(
  { revoked }: Pick<KafkaCaller, 'revoked'>,
  signal: AbortSignal,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  // The request's signal may abort after the answer too, which then was not received.
  if (signal.aborted || revoked.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
  revoked.addEventListener('abort', giveUp);
  return wait(waiting.signal).finally(() => {
    revoked.removeEventListener('abort', giveUp);
    demandLetIn({ revoked });
  });
}

/** @throws HttpError where the caller has lost access since the request came */
export function demandLetIn({ revoked }: Pick<KafkaCaller, 'revoked'>): void {
  if (revoked.aborted) throw refusal('wrongCredentials');
}

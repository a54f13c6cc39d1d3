import type { Outcome } from '../../delivery.ts';
import { retryAfterDelay } from './retry-after.ts';
import { defaultDelay, LONGEST_DELAY, retryDelay } from '../../retry-delay.ts';

export interface Attempt {
  readonly outcome: Outcome;
  /** Retries so far: 0 after the first attempt. */
  readonly retried: number;
  readonly maxRetries: number;
  /** A retry-delay expression, already validated. */
  readonly expression?: string | undefined;
  /** Unix milliseconds. */
  readonly now: number;
}

/** What follows an attempt. */
export type NextStep =
  | { readonly kind: 'delivered' }
  /** `at` is in Unix milliseconds, never before now. */
  | { readonly kind: 'retry'; readonly at: number }
  | { readonly kind: 'giveUp'; readonly why: 'exhausted' | 'nonRetryable' };

/**
 * With {@link NON_RETRYABLE_HEADER}, the status by which a destination says that a retry is
 * useless.
 */
const NON_RETRYABLE_STATUS = 489;
const NON_RETRYABLE_HEADER = 'upstash-nonretryable-error';

/**
 * Decides what follows an attempt: nothing after a 2xx, or a 489 that forbids retries; otherwise a retry, while some
 * are left. For its delay, the response takes precedence over the message, and the message over the default; a
 * response that requests more than a day is ignored.
 */
export function nextAttempt(attempt: Attempt): NextStep {
  const { outcome, retried, maxRetries, now } = attempt;
  if (outcome.kind === 'response') {
    if (outcome.status >= 200 && outcome.status < 300) return { kind: 'delivered' };
    if (isNonRetryable(outcome)) return { kind: 'giveUp', why: 'nonRetryable' };
  }
  if (retried >= maxRetries) return { kind: 'giveUp', why: 'exhausted' };
  return { kind: 'retry', at: now + delayAfter(attempt) };
}

function delayAfter({ outcome, retried, expression, now }: Attempt): number {
  const asked = outcome.kind === 'response' ? retryAfterDelay(outcome.headers, now) : undefined;
  if (asked !== undefined && asked <= LONGEST_DELAY) return asked;
  const own = expression === undefined ? undefined : retryDelay(expression, retried);
  return own ?? defaultDelay(retried);
}

function isNonRetryable({
  status,
  headers,
}: Extract<Outcome, { readonly kind: 'response' }>): boolean {
  if (status !== NON_RETRYABLE_STATUS) return false;
  return headers[NON_RETRYABLE_HEADER]?.[0]?.trim().toLowerCase() === 'true';
}

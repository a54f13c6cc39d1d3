import type { Outcome } from '../delivery.ts';
import { defaultDelay, LONGEST_DELAY, retryDelay } from '../retry-delay.ts';

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

/**
 * Headers in which a destination may request a delay before the retry. The first one that can be parsed is
 * used.
 */
const HEADERS = [
  'retry-after',
  'x-ratelimit-reset',
  'x-ratelimit-reset-requests',
  'x-ratelimit-reset-tokens',
] as const;

const SECONDS = /^\d{1,15}(?:\.\d{1,15})?$/;

/** RFC 1123, section 5.2.14, as HTTP has it (RFC 9110, IMF-fixdate). */
const DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) (?:GMT|UTC)$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Go `time.ParseDuration`, without a sign. */
const GO_DURATION = /^(?:(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:ns|us|µs|μs|ms|s|m|h)){1,16}$/;
const GO_PART = /([\d.]+)([a-zµμ]+)/g;
const GO_UNITS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

/**
 * The delay that a response requests: in seconds, until a date, or as a Go duration (`6m5s`). A past date means no
 * delay.
 * @param headers names in lower case
 * @param now Unix milliseconds
 * @returns milliseconds; undefined if the response has no such header that can be parsed
 */
export function retryAfterDelay(
  headers: Readonly<Record<string, readonly string[]>>,
  now: number,
): number | undefined {
  for (const name of HEADERS) {
    const [value] = headers[name] ?? [];
    const delay = value === undefined ? undefined : delayOf(value.trim(), now);
    if (delay !== undefined) return delay;
  }
  return undefined;
}

function delayOf(value: string, now: number): number | undefined {
  if (SECONDS.test(value)) return Math.ceil(Number(value) * 1000);
  if (GO_DURATION.test(value)) return goDuration(value);
  const date = dateOf(value);
  return date === undefined ? undefined : Math.max(0, date - now);
}

function goDuration(value: string): number {
  let milliseconds = 0;
  for (const [, amount, unit] of value.matchAll(GO_PART)) {
    milliseconds += Number(amount) * GO_UNITS[unit!]!;
  }
  return Math.ceil(milliseconds);
}

function dateOf(value: string): number | undefined {
  const [, day, month, year, hour, minute, second] = DATE.exec(value) ?? [];
  const index = MONTHS.indexOf(month ?? '');
  if (index === -1) return undefined;
  const date = Date.UTC(
    Number(year),
    index,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  // `Date.UTC` would accept February 31 as a day in March.
  return new Date(date).getUTCDate() === Number(day) && Number(hour) < 24 ? date : undefined;
}

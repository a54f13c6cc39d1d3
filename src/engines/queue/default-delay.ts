/** Milliseconds. No retry is put off for longer ("Each delay is capped at 1 day", retry page of the public service). */
export const LONGEST_DELAY = 86_400_000;

/**
 * The default delay of a retry: `min(86400, e^(2.5 n))` seconds before retry n, in whole seconds as in the hosted
 * service's table: 12 s, 2 m 28 s, 30 m 8 s, 6 h 7 m 6 s, and then 24 h.
 * @param retried retries that have been made
 * @returns milliseconds
 */
export function defaultDelay(retried: number): number {
  return Math.min(LONGEST_DELAY, Math.floor(Math.exp(2.5 * (retried + 1))) * 1000);
}

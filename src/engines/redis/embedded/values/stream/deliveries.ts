/**
 * The highest number of deliveries, with which XNACK FATAL marks an entry: 2^63 - 1, which is 2^63 as a floating-point number.
 * Numbers from 2^53 on are kept as this one.
 */
export const MOST_DELIVERIES = 2 ** 63;

const HIGHEST = 2n ** 63n - 1n;

/** The number of deliveries that a command or a file names. */
export function deliveriesOf(count: bigint): number {
  return count > BigInt(Number.MAX_SAFE_INTEGER) ? MOST_DELIVERIES : Number(count);
}

/** The exact number, for replies, commands and files. */
export function exactDeliveries(deliveries: number): number | bigint {
  return deliveries >= MOST_DELIVERIES ? HIGHEST : deliveries;
}

/** The number after one more delivery. */
export function oneMore(deliveries: number): number {
  return deliveries >= MOST_DELIVERIES ? MOST_DELIVERIES : deliveries + 1;
}

import type { Random } from '../../base/random.ts';
import type { Latency } from './fault.ts';

/** The longest latency of a fault, in milliseconds. */
export const LONGEST_LATENCY = 600_000;

/** Draws a latency from a distribution, in milliseconds. */
export function drawLatency(latency: Latency, random: Random): number {
  return Math.min(Math.max(drawn(latency, random), 0), LONGEST_LATENCY);
}

function drawn(latency: Latency, random: Random): number {
  switch (latency.distribution) {
    case 'fixed':
      return latency.milliseconds;
    case 'uniform':
      return latency.from + (latency.to - latency.from) * random.next();
    case 'normal':
      return latency.mean + latency.deviation * normal(random);
    case 'log-normal':
      return latency.median * Math.exp(latency.sigma * normal(random));
  }
}

/** A number of the standard normal distribution, by the Box-Muller transform. */
function normal(random: Random): number {
  // The logarithm needs a number above 0.
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** How near two vectors are to each other. The order is that of the numbers in payloads of DUMP. */
export const METRICS = ['COSINE', 'EUCLIDEAN', 'DOT'] as const;

export type Metric = (typeof METRICS)[number];

/**
 * The score of a vector, from 0 to 1, as the hosted service's vector database calculates it.
 * @param nearness the cosine of the angle, the square of the distance below zero, or the inner product
 */
export function scoreOf(metric: Metric, nearness: number): number {
  const score = metric === 'EUCLIDEAN' ? 1 / (1 - nearness) : (1 + nearness) / 2;
  return Math.min(Math.max(Math.fround(score), 0), 1);
}

import type { components } from '../../../../generated/queue/types.ts';

export type FlowKey = components['schemas']['flow-control'];

/** What was counted of a key at a moment. */
export interface Sample {
  /** Unix milliseconds. */
  readonly at: number;
  readonly count: number;
  /** When the period began in which it was counted, in Unix seconds. */
  readonly periodStart: number;
}

/** So many samples of each key are kept. */
const MOST = 60;

/** The samples of keys with the newest ones, by key; keys that are gone are left out. */
export function withSamples(
  before: ReadonlyMap<string, readonly Sample[]>,
  keys: readonly FlowKey[],
  at: number,
): ReadonlyMap<string, readonly Sample[]> {
  return new Map(
    keys.map(({ flowControlKey: key, rateCount: count, ratePeriodStart: periodStart }) => {
      const kept = before.get(key) ?? [];
      return [key, [...kept, { at, count, periodStart }].slice(-MOST)];
    }),
  );
}

/**
 * Deliveries a second between each two samples. A new period begins to count anew: what was sent at the end of the one
 * before it is not known.
 */
export function ratesOf(samples: readonly Sample[]): number[] {
  return samples.slice(1).map((sample, index) => {
    const before = samples[index]!;
    const isSame = before.periodStart === sample.periodStart && sample.count >= before.count;
    const sent = isSame ? sample.count - before.count : sample.count;
    return sent / Math.max(0.001, (sample.at - before.at) / 1000);
  });
}

/** Limits to be pinned, from the fields of a form. A field that is empty is not pinned. */
export function limitsOf({
  parallelism = '',
  rate = '',
  period = '',
}: Readonly<Record<string, string>>): { parallelism?: number; rate?: number; period?: number } {
  return {
    ...(parallelism !== '' && { parallelism: Number(parallelism) }),
    ...(rate !== '' && { rate: Number(rate), ...(period !== '' && { period: Number(period) }) }),
  };
}

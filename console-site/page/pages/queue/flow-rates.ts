import type { components } from '../../../../generated/queue/types.ts';

export type FlowKey = components['schemas']['flow-control'];

/** Rates of keys, one for each look at them, by key. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** So many of each key are kept: a minute of looks. */
const MOST = 60;

/** Deliveries a second, over the period of the key, which slides. */
export function rateOf({ rateCount, ratePeriod }: FlowKey): number {
  return rateCount / Math.max(1, ratePeriod);
}

/** The rates with the newest ones; keys that are gone are left out. */
export function withRates(before: Rates, keys: readonly FlowKey[]): Rates {
  return new Map(
    keys.map((key) => {
      const kept = before.get(key.flowControlKey) ?? [];
      return [key.flowControlKey, [...kept, rateOf(key)].slice(-MOST)];
    }),
  );
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

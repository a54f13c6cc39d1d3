import type { ByteString } from '../../../bytes.ts';
import type { Reply } from '../../../reply.ts';
import type { Steps } from '../../steps.ts';
import type { Percentiles } from './aggregation.ts';
import { LIMITS, type AggregationCost } from './limits.ts';
import type { Options } from './options.ts';
import { numberReply } from './reply.ts';
import { sortNumbers, valuesOf } from './sorted-numbers.ts';
import type { ValueSource } from './value-reader.ts';

const USUAL = [1, 5, 25, 50, 75, 95, 99];

export function parsePercentiles(options: Options): Percentiles {
  return {
    kind: 'percentiles',
    field: options.field(['U64', 'I64', 'F64', 'DATE']).path,
    missing: options.number('missing'),
    percents: percentsOf(options),
    isKeyed: options.boolean('keyed') ?? true,
  };
}

function percentsOf(options: Options): readonly number[] {
  const percents = options.value('percents') ?? USUAL;
  const isValid = Array.isArray(percents) && percents.length <= LIMITS.percents;
  if (!isValid || !percents.every(isPercent)) {
    throw options.error(
      `option 'percents' must be an array of up to ${LIMITS.percents} numbers from 0 to 100`,
    );
  }
  return percents;
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

/**
 * The percentiles of values, exactly: between two values in proportion, so that the 95th of 0, 10, ..., 80 is 76, as the
 * examples of the hosted service have it. Its engine estimates them.
 * @returns one for each percent; all null if there are no values
 */
export function* percentilesOf(
  source: ValueSource,
  percents: readonly number[],
  cost: AggregationCost,
): Steps<(number | null)[]> {
  const values = yield* valuesOf(source, cost);
  yield* sortNumbers(values, cost);
  const found = percents.map((percent) => percentile(values, percent));
  cost.release(values.byteLength);
  return found;
}

function percentile(sorted: Float64Array, percent: number): number | null {
  if (sorted.length === 0) return null;
  const place = (percent * (sorted.length - 1)) / 100;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below === above ? below : below + (above - below) * (place % 1);
}

/** Percents and values alternate, with `50.0` for 50; or a list of keys and values if not keyed. */
export function percentilesReply(
  { percents, isKeyed }: Percentiles,
  values: readonly (number | null)[],
): Reply[] {
  const replies = values.map(numberReply);
  if (!isKeyed) {
    const entries = percents.map((percent, i) => [
      'key',
      numberReply(percent),
      'value',
      replies[i]!,
    ]);
    return ['values', entries];
  }
  return ['values', percents.flatMap((percent, i) => [nameOf(percent), replies[i]!])];
}

function nameOf(percent: number): ByteString {
  return Number.isInteger(percent) ? `${percent}.0` : String(percent);
}

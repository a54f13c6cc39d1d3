import type { Steps } from '../../steps.ts';
import type { Reply } from '../../../reply.ts';
import type { Single, Stats } from './aggregation.ts';
import type { AggregationCost } from './limits.ts';
import type { Options } from './options.ts';
import { numberReply } from './reply.ts';
import { ValueReader, type ValueSource } from './value-reader.ts';

const NUMERIC = ['U64', 'I64', 'F64', 'DATE', 'BOOL'] as const;

/** `$avg`, `$sum`, `$min`, `$max`: the options `field` and `missing`. */
export function parseSingle(kind: Exclude<Single['kind'], 'count'>, options: Options): Single {
  return { kind, field: options.field(NUMERIC).path, missing: options.number('missing') };
}

/** `$count`, which counts keywords too. */
export function parseCount(options: Options): Single {
  const field = options.field([...NUMERIC, 'KEYWORD']).path;
  return { kind: 'count', field, missing: options.number('missing') };
}

export function parseStats(options: Options): Stats {
  const field = options.field(NUMERIC).path;
  return { kind: 'stats', field, missing: options.number('missing'), sigma: 0 };
}

export function parseExtendedStats(options: Options): Stats {
  const field = options.field(['U64', 'I64', 'F64', 'DATE']).path;
  const sigma = options.number('sigma') ?? 2;
  if (sigma < 0) throw options.error("option 'sigma' must not be negative");
  return { kind: 'extendedStats', field, missing: options.number('missing'), sigma };
}

/** What is known of numbers without keeping them. Of none, the sums are 0. */
export interface Statistics {
  readonly count: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly sumOfSquares: number;
  /** The sum of the squared distances from the average. */
  readonly squaredDistances: number;
}

/** Reads values once. Of terms, only their number has a meaning. */
export function* statisticsOf(source: ValueSource, cost: AggregationCost): Steps<Statistics> {
  const reader = new ValueReader(source, cost);
  let [count, min, max, sumOfSquares] = [0, Infinity, -Infinity, 0];
  // Neumaier's compensated sum, so that the order of the documents hardly changes the last digits.
  let [sum, compensation] = [0, 0];
  // Welford's method, which does not subtract two large sums.
  let [mean, squaredDistances] = [0, 0];
  while (reader.hasMore) {
    const read = reader.next();
    for (let i = 0; i < read; i++) {
      const value = reader.values[i]!;
      count++;
      if (value < min) min = value;
      if (value > max) max = value;
      const next = sum + value;
      compensation += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
      sum = next;
      sumOfSquares += value * value;
      const distance = value - mean;
      mean += distance / count;
      squaredDistances += distance * (value - mean);
    }
    yield;
  }
  // A sum that has become infinite has no compensation.
  if (Number.isFinite(sum)) sum += compensation;
  return { count, sum, min, max, sumOfSquares, squaredDistances };
}

/** The number of a single metric; null if there are no values, unless they are counted or added. */
export function single(kind: Single['kind'], statistics: Statistics): number | null {
  const { count, sum } = statistics;
  if (kind === 'count') return count;
  if (kind === 'sum') return sum;
  if (count === 0) return null;
  return kind === 'avg' ? sum / count : statistics[kind];
}

/** The numbers of `$stats` and `$extendedStats` by the names that they have in the reply. */
export function statsNumbers(
  { kind, sigma }: Stats,
  statistics: Statistics,
): ReadonlyMap<string, number | null> {
  const numbers = new Map<string, number | null>();
  for (const each of ['count', 'min', 'max', 'sum', 'avg'] as const) {
    numbers.set(each, single(each, statistics));
  }
  if (kind === 'stats') return numbers;
  const { count, squaredDistances } = statistics;
  numbers.set('sumOfSquares', count === 0 ? null : statistics.sumOfSquares);
  // Tantivy has no variance of a single value, not even of the population (`extended_stats.rs` `finalize`).
  const population = count < 2 ? null : squaredDistances / count;
  const sampling = count < 2 ? null : squaredDistances / (count - 1);
  for (const [name, variance] of [
    ['', population],
    ['Population', population],
    ['Sampling', sampling],
  ] as const) {
    numbers.set(`variance${name}`, variance);
  }
  for (const [name, variance] of [
    ['', population],
    ['Population', population],
    ['Sampling', sampling],
  ] as const) {
    const deviation = variance === null ? null : Math.sqrt(variance);
    numbers.set(`stdDeviation${name}`, deviation);
    const distance = deviation === null ? null : deviation * sigma;
    const average = statistics.sum / count;
    numbers.set(`stdDeviationBounds.upper${name}`, distance === null ? null : average + distance);
    numbers.set(`stdDeviationBounds.lower${name}`, distance === null ? null : average - distance);
  }
  return numbers;
}

const BOUNDS = 'stdDeviationBounds.';

/** Names and numbers alternate; the bounds are a map of their own, or null. */
export function statsReply(stats: Stats, statistics: Statistics): Reply[] {
  const reply: Reply[] = [];
  const bounds: Reply[] = [];
  for (const [name, number] of statsNumbers(stats, statistics)) {
    if (name.startsWith(BOUNDS)) bounds.push(name.slice(BOUNDS.length), numberReply(number));
    else reply.push(name, numberReply(number));
  }
  if (stats.kind === 'stats') return reply;
  return [...reply, 'stdDeviationBounds', statistics.count < 2 ? null : bounds];
}

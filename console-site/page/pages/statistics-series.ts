import { bytesText, durationText, numberText } from '../parts/format.ts';

/** A point as the management API gives it. */
interface Point {
  /** `2026-11-20 10:59:00.000 +0000 UTC` */
  readonly x: string;
  readonly y: number;
}

/** A series of a chart. */
export interface Series {
  readonly name: string;
  /** Unix seconds, ascending. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** All series in the statistics, without single numbers and empty series. */
export function seriesOf(statistics: Readonly<Record<string, unknown>>): Series[] {
  return Object.entries(statistics).flatMap(([name, value]) => {
    // It is there by two names.
    if (name === 'latency99') return [];
    if (!Array.isArray(value) || value.length === 0 || !value.every(isPoint)) return [];
    const points = value
      .map(({ x, y }) => ({ time: timeOf(x), y }))
      .toSorted((one, other) => one.time - other.time);
    return [{ name, times: points.map(({ time }) => time), values: points.map(({ y }) => y) }];
  });
}

/** The single numbers of statistics. */
export function numbersOf(statistics: Readonly<Record<string, unknown>>): [string, number][] {
  return Object.entries(statistics).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' ? [[name, value]] : [],
  );
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

function timeOf(x: string): number {
  return Date.parse(x.replace(' +0000 UTC', 'Z').replace(' ', 'T')) / 1000;
}

/** Prefixes in names of statistics that are not separated by an underscore: `diskusage`. */
const JOINED = /^(daily|disk|latency)(?=[a-z])/;

/** Names that are no words for what is counted. */
const COUNTED: Readonly<Record<string, string>> = {
  keyspace: 'keys',
  connection_count: 'connections',
  daily_used: 'messages created',
  dlq_message_count: 'dead letters',
};

/** `total_monthly_storage` and `diskusage` in words. */
export function titleOf(name: string): string {
  const words = (COUNTED[name] ?? name)
    .replace(JOINED, '$1 ')
    .replaceAll('_', ' ')
    .replace(/ 99$/, ', 99th percentile')
    .replace(/ max$/, ', maximum')
    .replace(/ (min|mean)$/, ', $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The unit of a statistic by words in its name; what has none of them is counted. */
const UNITS: readonly (readonly [RegExp, (value: number) => string])[] = [
  [/disk|bandwidth|storage/, bytesText],
  [/latency/, durationText],
  [/throughput/, (value) => `${counted(value)}/s`],
  [/billing/, (value) => `$${numberText(value, { maximumSignificantDigits: 2 })}`],
];

/** Writes a value of a statistic with its unit. */
export function unitOf(name: string): (value: number) => string {
  return UNITS.find(([words]) => words.test(name))?.[1] ?? counted;
}

/** Whether a statistic counts what there are no parts of, such as keys and bytes. */
export function isWhole(name: string): boolean {
  return [counted, bytesText].includes(unitOf(name));
}

function counted(value: number): string {
  return numberText(value, { maximumSignificantDigits: 4, notation: 'compact' });
}

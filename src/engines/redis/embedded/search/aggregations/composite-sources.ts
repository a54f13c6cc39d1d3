import { NameSet } from '../../../../../base/name-set.ts';
import type { Column } from '../columns.ts';
import {
  CALENDAR_UNITS,
  type CalendarUnit,
  type Composite,
  type CompositeSource,
  type CompositeValue,
} from './aggregation.ts';
import { parseAfter } from './composite-cursor.ts';
import { fixedInterval } from './duration.ts';
import type { Keyed } from './exact-values.ts';
import { LIMITS } from './limits.ts';
import { isJsonObject, shown } from '../filter/parse-field.ts';
import type { Options } from './options.ts';

const DEFAULT_SIZE = 10;

export function parseComposite(options: Options): Composite {
  const value = options.value('sources');
  const isList = Array.isArray(value) && value.length > 0 && value.length <= LIMITS.sources;
  if (!isList) {
    throw options.error(`option 'sources' must be a non-empty array of up to ${LIMITS.sources}`);
  }
  const sources = value.map((source) => parseSource(source, options));
  const names = new NameSet(sources.map(({ source }) => source.name));
  if (names.size < sources.length) throw options.error("option 'sources' has a name twice");
  const size = options.integer('size', 1, LIMITS.buckets) ?? DEFAULT_SIZE;
  const after = parseAfter(options, sources);
  return { kind: 'composite', sources: sources.map(({ source }) => source), size, after };
}

/** A source, and whether its values are texts. */
interface Parsed {
  readonly source: CompositeSource;
  readonly isText: boolean;
}

/** `{ name: { operator: { field, ... } } }` */
function parseSource(value: unknown, options: Options): Parsed {
  const [named, ...otherNames] = isJsonObject(value) ? Object.entries(value) : [];
  const [operation, ...others] = isJsonObject(named?.[1]) ? Object.entries(named[1]) : [];
  if (named === undefined || operation === undefined || otherNames.length + others.length > 0) {
    throw options.error(
      "option 'sources' must have objects with one name each, and below it one operator",
    );
  }
  const [name] = named;
  const [operator] = operation;
  if (operator !== '$terms' && operator !== '$histogram' && operator !== '$dateHistogram') {
    throw options.error(`does not support '${shown(operator)}' as a source`);
  }
  const within = options.within(`source '${name}' ${operator}`, operation[1]);
  const { path, type } = within.field(
    operator === '$terms'
      ? ['U64', 'I64', 'F64', 'BOOL', 'DATE', 'KEYWORD']
      : operator === '$histogram'
        ? ['U64', 'I64', 'F64', 'DATE']
        : ['DATE'],
  );
  const source: CompositeSource = {
    name,
    field: path,
    grouping: parseGrouping(operator, within),
    isDescending: within.choice('order', ['asc', 'desc']) === 'desc',
    hasMissingBucket: within.boolean('missingBucket') ?? false,
    missingOrder: within.choice('missingOrder', ['default', 'first', 'last']) ?? 'default',
  };
  within.end();
  return { source, isText: type === 'KEYWORD' };
}

function parseGrouping(
  operator: '$terms' | '$histogram' | '$dateHistogram',
  options: Options,
): CompositeSource['grouping'] {
  if (operator === '$terms') return { by: 'value' };
  if (operator === '$histogram') {
    const interval = options.number('interval');
    if (interval !== undefined && interval > 0) return { by: 'interval', interval };
    throw options.error("option 'interval' must be a positive number");
  }
  const interval = fixedInterval(options);
  const unit = options.choice('calendarInterval', CALENDAR_UNITS);
  if (interval !== undefined && unit === undefined) return { by: 'interval', interval };
  if (interval === undefined && unit !== undefined) return { by: 'calendar', unit };
  throw options.error("requires either 'fixedInterval' or 'calendarInterval'");
}

/** Computes and compares the parts of keys that come from one source. */
export interface SourceKeys {
  /** What stands for the key of a value: an ordinal, or the key itself. NaN stands for a missing value. */
  readonly code: (value: number) => number;
  /** A part of a key by its code. */
  readonly value: (code: number) => CompositeValue;
  /** The order of the parts of keys. */
  readonly compare: (one: CompositeValue, other: CompositeValue) => number;
}

/** @param exact what a value of the column stands for */
export function sourceKeys(
  source: CompositeSource,
  column: Column,
  exact: Keyed['exact'] = (value) => value,
): SourceKeys {
  const { grouping, isDescending, missingOrder } = source;
  const missingFirst = missingOrder === 'first' || (missingOrder === 'default' && !isDescending);
  const sign = isDescending ? -1 : 1;
  return {
    code: (value) => {
      if (grouping.by === 'calendar') return calendarBegin(value, grouping.unit);
      if (grouping.by === 'value') return value;
      return Math.floor(value / grouping.interval) * grouping.interval;
    },
    value: (code) => {
      if (Number.isNaN(code)) return null;
      if (column.kind === 'terms') return column.term(code);
      return exact(code);
    },
    compare: (one, other) => {
      if (one === other) return 0;
      if (one === null) return missingFirst ? -1 : 1;
      if (other === null) return missingFirst ? 1 : -1;
      return one < other ? -sign : sign;
    },
  };
}

const DAY = 86_400_000;

/**
 * When the year, month or week (from Monday) begins that a time is in, in UTC.
 * @param time and what is returned are milliseconds since 1970
 */
function calendarBegin(time: number, unit: CalendarUnit): number {
  if (unit === 'week') {
    // The first of January 1970 was a Thursday.
    const days = Math.floor(time / DAY);
    return (days - ((((days + 3) % 7) + 7) % 7)) * DAY;
  }
  const date = new Date(time);
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  const begin = new Date(0);
  begin.setUTCFullYear(date.getUTCFullYear(), unit === 'year' ? 0 : date.getUTCMonth(), 1);
  return begin.getTime();
}

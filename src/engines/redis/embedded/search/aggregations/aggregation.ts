import type { ByteString, Text } from '../../../bytes.ts';
import type { ExactNumber } from '../exact-number.ts';

/** A checked aggregation: what is computed over a set of documents, and over those of each of its buckets. */
export interface Aggregation {
  readonly name: Text;
  /** The name as it is in the reply. */
  readonly alias: ByteString;
  readonly operator: Operator;
  /** What is computed for each bucket; none for metrics and facets. */
  readonly inner: readonly Aggregation[];
}

export type Aggregations = readonly Aggregation[];

export type Operator = Metric | Buckets | Facet;

/** Computes one number, or several, of the values of a field. */
export type Metric = Single | Stats | Percentiles | Cardinality;

/** Groups documents. */
export type Buckets = Terms | Range | Histogram | Composite;

export interface Single {
  readonly kind: 'avg' | 'sum' | 'min' | 'max' | 'count';
  readonly field: Text;
  /** Stands for the value of documents without one; otherwise they are left out. */
  readonly missing: number | undefined;
}

export interface Stats {
  readonly kind: 'stats' | 'extendedStats';
  readonly field: Text;
  readonly missing: number | undefined;
  /** How many standard deviations the bounds are away from the average; for `extendedStats`. */
  readonly sigma: number;
}

export interface Percentiles {
  readonly kind: 'percentiles';
  readonly field: Text;
  readonly missing: number | undefined;
  /** 0 to 100. */
  readonly percents: readonly number[];
  readonly isKeyed: boolean;
}

export interface Cardinality {
  readonly kind: 'cardinality';
  readonly field: Text;
  readonly missing: ExactNumber | Text | undefined;
}

export interface Terms {
  readonly kind: 'terms';
  readonly field: Text;
  readonly size: number;
  readonly minDocCount: number;
  readonly order: TermsOrder;
  readonly missing: ExactNumber | Text | undefined;
  readonly include: TermsMatcher | undefined;
  readonly exclude: TermsMatcher | undefined;
  readonly showsError: boolean;
}

/** Whether a term is meant by `include` or `exclude`. @throws RedisError if matching it would take too long */
export type TermsMatcher = (term: Text) => boolean;

export type TermsOrder =
  | { readonly by: 'count' | 'key'; readonly isDescending: boolean }
  | {
      readonly by: 'metric';
      readonly metric: Metric;
      /** Of a metric with several numbers, which one: `max` of `$stats`, `95` of `$percentiles`. */
      readonly property: Text | undefined;
      readonly isDescending: boolean;
    };

export interface Range {
  readonly kind: 'range';
  readonly field: Text;
  /** Ascending, without gaps or overlaps, from -Infinity to Infinity. */
  readonly ranges: readonly NumberRange[];
  readonly isKeyed: boolean;
}

export interface NumberRange {
  /** Generated from the ends if undefined. */
  readonly key: ByteString | undefined;
  /** Included. */
  readonly from: number;
  /** Excluded. */
  readonly to: number;
}

/** `$dateHistogram` too, whose interval and offset are milliseconds. */
export interface Histogram {
  readonly kind: 'histogram';
  readonly field: Text;
  readonly interval: number;
  readonly offset: number;
  readonly minDocCount: number;
  readonly hardBounds: Bounds | undefined;
  readonly extendedBounds: Bounds | undefined;
  readonly isKeyed: boolean;
}

/** Both are included. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export interface Composite {
  readonly kind: 'composite';
  readonly sources: readonly CompositeSource[];
  readonly size: number;
  /** The key after which the page begins: a value for each source. */
  readonly after: readonly CompositeValue[] | undefined;
}

export interface CompositeSource {
  readonly name: Text;
  readonly field: Text;
  readonly grouping:
    | { readonly by: 'value' }
    | { readonly by: 'interval'; readonly interval: number }
    | { readonly by: 'calendar'; readonly unit: CalendarUnit };
  readonly isDescending: boolean;
  readonly hasMissingBucket: boolean;
  /** `default`: first if ascending, last if descending. */
  readonly missingOrder: 'default' | 'first' | 'last';
}

export const CALENDAR_UNITS = ['year', 'month', 'week'] as const;

export type CalendarUnit = (typeof CALENDAR_UNITS)[number];

/** A part of a composite key; null where a value is missing. */
export type CompositeValue = ExactNumber | Text | null;

export interface Facet {
  readonly kind: 'facet';
  readonly field: Text;
  /** Begins with `/`, and does not end with it, unless it is the root. */
  readonly path: Text;
  readonly depth: number;
  readonly size: number;
  readonly minDocCount: number;
  readonly order: { readonly by: 'count' | 'path'; readonly isDescending: boolean };
}

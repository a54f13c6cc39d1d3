import type { ByteString } from '../../../../bytes.ts';
import type { JsonValue } from '../json-value.ts';

/** A path of RFC 9535 as a list of segments. */
export type Segments = readonly Segment[];

/** A segment: selectors for the children of a value or, with `..`, of all its descendants too. */
export interface Segment {
  readonly descendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | { readonly kind: 'name'; readonly name: ByteString }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | {
      readonly kind: 'slice';
      readonly start: number | undefined;
      readonly end: number | undefined;
      readonly step: number;
    }
  | { readonly kind: 'filter'; readonly test: Test };

/** A path within a filter: from the tested value (`@`), or from the document (`$`). */
export interface Query {
  readonly from: 'current' | 'root';
  readonly segments: Segments;
  /** Whether it has at most one match in every document. */
  readonly isSingular: boolean;
}

/** The test of a filter. */
export type Test =
  | { readonly kind: 'or' | 'and'; readonly tests: readonly Test[] }
  | { readonly kind: 'not'; readonly test: Test }
  | { readonly kind: 'exists'; readonly query: Query }
  | {
      readonly kind: 'compare';
      readonly operator: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    }
  | {
      readonly kind: 'pattern';
      /** Whether the whole text must match, or a part of it. */
      readonly whole: boolean;
      readonly text: Operand;
      readonly pattern: Operand;
    };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An operand of a comparison, which has one value or none. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: JsonValue }
  /** A path with at most one match; `value()` takes any path, and has a value if there is exactly one match. */
  | { readonly kind: 'value' | 'count'; readonly query: Query }
  | { readonly kind: 'length'; readonly of: Operand };

/** Whether a path has at most one match in every document. */
export function isSingular(segments: Segments): boolean {
  return segments.every(isStep);
}

/** Whether a segment leads to at most one child: by its name or its index. */
export function isStep({ descendant, selectors }: Segment): boolean {
  const { kind } = selectors[0]!;
  return !descendant && selectors.length === 1 && (kind === 'name' || kind === 'index');
}

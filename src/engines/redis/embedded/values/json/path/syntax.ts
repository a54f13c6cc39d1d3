import type { ByteString } from '../../../../bytes.ts';
import type { JsonValue } from '../json-value.ts';

/** A path of RFC 9535: what leads from a value to others, step by step. */
export type Segments = readonly Segment[];

/** One step: what is selected of a value or, with `..`, of it and of all that is in it. */
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

/** A path within a filter: from the value that is tested (`@`), or from the document (`$`). */
export interface Query {
  readonly from: 'current' | 'root';
  readonly segments: Segments;
}

/** What a filter asks. */
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
      /** Whether the whole of the text must match, or a part of it. */
      readonly whole: boolean;
      readonly text: Operand;
      readonly pattern: Operand;
    };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What has one value in a filter, or none. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: JsonValue }
  /** A path that leads to one value at most; of `value()` any, which has a value where there is just one. */
  | { readonly kind: 'value' | 'count'; readonly query: Query }
  | { readonly kind: 'length'; readonly of: Operand };

/** Whether a path leads to one value at most, whatever the document is. */
export function isSingular(segments: Segments): boolean {
  return segments.every(({ descendant, selectors: [selector, ...more] }) => {
    const isStep = selector!.kind === 'name' || selector!.kind === 'index';
    return isStep && !descendant && more.length === 0;
  });
}

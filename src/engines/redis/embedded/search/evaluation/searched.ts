import type { SchemaField } from '../configuration.ts';
import type { FieldLengths } from '../storage/field-lengths.ts';
import type { InvertedField } from '../storage/inverted-field.ts';
import type { NumberValues } from '../storage/number-values.ts';
import type { TermValues } from '../storage/term-values.ts';

/** What is known of the documents by one field. */
export interface SearchedField {
  readonly field: SchemaField;
  /** Of TEXT, KEYWORD and FACET. */
  readonly inverted?: InvertedField;
  /** Of TEXT that is split into words. */
  readonly lengths?: FieldLengths;
  readonly numbers?: NumberValues;
  readonly terms?: TermValues;
}

/** What a filter is evaluated on. It does not change meanwhile. */
export interface Searched {
  /** All document numbers are below. */
  readonly size: number;
  isLive(document: number): boolean;
  field(path: string): SearchedField;
}

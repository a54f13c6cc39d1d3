import type { ByteString, Text } from '../../bytes.ts';

/** What an index follows: keys of one type by their prefixes, or the entries of one stream. */
export type IndexKind = 'JSON' | 'HASH' | 'STRING' | 'STREAM';

export const FIELD_TYPES = [
  'TEXT',
  'U64',
  'I64',
  'F64',
  'BOOL',
  'DATE',
  'KEYWORD',
  'FACET',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** The types whose values are held as numbers: a boolean as 0 or 1, a date in milliseconds since 1970. */
export type NumericType = Exclude<FieldType, 'TEXT' | 'KEYWORD' | 'FACET'>;

export function isNumeric(type: FieldType): type is NumericType {
  return type !== 'TEXT' && type !== 'KEYWORD' && type !== 'FACET';
}

/** The languages that have a stemmer, which are those of Tantivy. */
export const LANGUAGES = [
  'arabic',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hungarian',
  'italian',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
] as const;

export type Language = (typeof LANGUAGES)[number];

export interface SchemaField {
  /** The name in filters, aggregations and highlights: a path with dots, or the alias of one. */
  readonly path: Text;
  /** Where the value is in a document: after FROM, otherwise the path itself. */
  readonly source: Text;
  readonly type: FieldType;
  /** Whether ORDERBY, SCOREFUNC and aggregations may read the field: KEYWORD and FACET always, TEXT never. */
  readonly isFast: boolean;
  /** TEXT only: false with NOTOKENIZE, when each value is one term. */
  readonly isTokenized: boolean;
  /** TEXT only: false with NOSTEM. */
  readonly isStemmed: boolean;
}

export interface IndexConfiguration {
  readonly kind: IndexKind;
  /** What the followed keys begin with; none for a stream. No prefix covers another. */
  readonly prefixes: readonly ByteString[];
  /** The key of the stream whose entries are indexed; only with the kind STREAM. */
  readonly stream?: ByteString;
  readonly language: Language;
  readonly fields: readonly SchemaField[];
}

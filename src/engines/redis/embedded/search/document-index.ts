import type { ByteString, Text } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import type { Column } from './columns.ts';
import type { IndexConfiguration } from './configuration.ts';
import type { Filter } from './filter/filter.ts';
import type { SourceDocument } from './source-document.ts';

/** The numbers of documents, ascending. Valid until the index changes. */
export type DocumentSet = Uint32Array;

/** How the documents that match are ranked: by relevance, by a field, or by relevance and fields. */
export type Ranking =
  | { readonly kind: 'relevance' }
  | { readonly kind: 'field'; readonly path: Text; readonly isDescending: boolean }
  | { readonly kind: 'function'; readonly score: ScoreFunction };

export type ScoreModifier =
  | 'NONE'
  | 'LOG'
  | 'LOG1P'
  | 'LOG2P'
  | 'LN'
  | 'LN1P'
  | 'LN2P'
  | 'SQUARE'
  | 'SQRT'
  | 'RECIPROCAL';

export interface FieldScore {
  readonly path: Text;
  readonly modifier: ScoreModifier;
  readonly factor: number;
  /** Stands for the value where a document has none, or one that the modifier can't take. */
  readonly missing: number;
}

/** What SCOREFUNC asks for. */
export interface ScoreFunction {
  readonly fields: readonly FieldScore[];
  /** How the values of several fields become one. */
  readonly combineMode: 'MULTIPLY' | 'SUM';
  /** How that changes the relevance. */
  readonly scoreMode: 'MULTIPLY' | 'SUM' | 'REPLACE';
}

export interface Query {
  readonly filter: Filter;
  readonly ranking: Ranking;
  readonly limit: number;
  readonly offset: number;
}

export interface Hit {
  readonly document: number;
  readonly id: ByteString;
  /** The relevance; with the ranking `field` its value, which is a text for KEYWORD, and null if it is missing. */
  readonly score: number | Text | null;
}

/**
 * An index over documents that have ids: keys, or ids of the entries of a stream.
 *
 * Work that may take long is {@link Steps}. Changes may come between the steps of a change or of
 * {@link DocumentIndex.compact}, except for the document that is being put; but none between those of a query.
 */
export declare class DocumentIndex {
  readonly configuration: IndexConfiguration;

  constructor(configuration: IndexConfiguration);

  /** The number of documents. */
  get count(): number;

  /** The memory that is used, in bytes. */
  get bytes(): number;

  has(id: ByteString): boolean;

  /**
   * Indexes a document, in place of an earlier one with the same id, which is found until the last step. One that has
   * no value for any field is kept as well. If the steps are not run to their end, nothing has changed.
   */
  put(id: ByteString, document: SourceDocument): Steps<void>;

  /** @returns whether there was such a document */
  remove(id: ByteString): boolean;

  /** Removes all documents. */
  clear(): void;

  /** Whether so much has been removed that {@link compact} should be run soon. */
  get needsCompaction(): boolean;

  /** Gives back the memory of documents that were removed. May be left at any step, and begun again. */
  compact(): Steps<void>;

  /** @throws RedisError if the ranking needs a field that is not FAST, or the filter costs too much */
  query(query: Query): Steps<Hit[]>;

  countMatches(filter: Filter): Steps<number>;

  matches(filter: Filter): Steps<DocumentSet>;

  id(document: number): ByteString;

  /** The values of a field; undefined if there is none or it is not FAST. */
  column(path: Text): Column | undefined;
}

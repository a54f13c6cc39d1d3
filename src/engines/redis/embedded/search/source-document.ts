import type { Text } from '../../bytes.ts';
import type { ExactNumber } from './exact-number.ts';

/** A single value of a document, as it was stored. */
export type SourceValue = Text | ExactNumber | boolean;

/** What an index reads of a key, or of an entry of a stream. */
export interface SourceDocument {
  /** Whether all values are strings, as in hashes and streams, so that numbers, booleans and dates are parsed. */
  readonly isTextual: boolean;
  /**
   * The values at a path with dots: none if it is missing, null or an object; those of an array if it is one (what is
   * nested in it is left out). They are those that the document has when this is called, however it changes while they are
   * iterated. Each is made when it is reached, which may take a millisecond.
   */
  values(source: Text): Iterable<SourceValue>;
}

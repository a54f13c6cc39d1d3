import { fromText, type ByteString } from '../../../bytes.ts';
import type { SourceDocument, SourceValue } from '../source-document.ts';
import { textValues } from './text-values.ts';

/**
 * An entry of a stream as a document. Of a field that it has several times, all values count.
 * @param words fields and values in turn
 * @param withArrays the fields whose values may be arrays
 */
export function entryDocument(
  words: readonly ByteString[],
  withArrays: ReadonlySet<ByteString>,
): SourceDocument {
  return {
    isTextual: true,
    values: (source) => {
      const field = fromText(source);
      return fieldValues(words, field, withArrays.has(field));
    },
  };
}

function* fieldValues(
  words: readonly ByteString[],
  field: ByteString,
  mayBeArrays: boolean,
): Iterable<SourceValue> {
  for (let i = 0; i + 1 < words.length; i += 2) {
    if (words[i] === field) yield* textValues(words[i + 1]!, mayBeArrays);
  }
}

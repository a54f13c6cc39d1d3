import { toText, type ByteString } from '../../../bytes.ts';
import type { SourceDocument, SourceValue } from '../source-document.ts';
import { textOf } from './value-text.ts';

/** An entry of a stream as a document. Of a field that it has several times, all values count. @param words fields and values in turn */
export function entryDocument(words: readonly ByteString[]): SourceDocument {
  const values = new Map<string, SourceValue[]>();
  for (let i = 0; i + 1 < words.length; i += 2) {
    const field = toText(words[i]!);
    const value = textOf(words[i + 1]!);
    const known = values.get(field);
    if (known === undefined) values.set(field, [value]);
    else known.push(value);
  }
  return { isTextual: true, values: (source) => values.get(source) ?? [] };
}

import type { Text } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import { type Analyzer, termsOf } from './analysis/analyzer.ts';
import { isNumeric, type SchemaField } from './configuration.ts';
import { facetPaths, numbersOf, textsOf } from './field-values.ts';
import type { SourceDocument } from './source-document.ts';

/** The most characters of a TEXT field of a document that are indexed, all values together. */
const MOST_CHARACTERS = 1024 * 1024;
/** A text is analyzed in steps of this many words. */
const WORDS_AT_ONCE = 256;
/** No phrase goes from one value of an array to the next. */
const GAP = 1;

/** What a document has of one field. */
export interface AnalyzedField {
  readonly numbers: readonly number[];
  /** The terms, with the place of each among the words. Those above a facet are among them. */
  readonly terms: readonly Text[];
  readonly positions: readonly number[];
  /** The whole values of a KEYWORD or FACET, each once. */
  readonly values: readonly Text[];
}

const NOTHING: AnalyzedField = { numbers: [], terms: [], positions: [], values: [] };

/** Reads all that a document has at once, because it may change between the steps of its analysis. */
export function readField(field: SchemaField, document: SourceDocument): FieldContent {
  return isNumeric(field.type)
    ? { numbers: numbersOf(field, document), texts: [] }
    : { numbers: [], texts: textsOf(field, document) };
}

/** The values of a field. */
export interface FieldContent {
  readonly numbers: readonly number[];
  readonly texts: readonly Text[];
}

export function* analyzeField(
  field: SchemaField,
  analyzer: Analyzer,
  { numbers, texts }: FieldContent,
): Steps<AnalyzedField> {
  if (isNumeric(field.type)) return { ...NOTHING, numbers };
  if (field.type === 'TEXT') return yield* analyzeTexts(texts, analyzer);
  const values = [...new Set(texts.flatMap((text) => termsOf(analyzer, text, 1)))];
  const terms = field.type === 'FACET' ? values.flatMap(facetPaths) : values;
  return { ...NOTHING, terms, values };
}

function* analyzeTexts(texts: readonly Text[], analyzer: Analyzer): Steps<AnalyzedField> {
  const terms: Text[] = [];
  const positions: number[] = [];
  let position = 0;
  let characters = MOST_CHARACTERS;
  for (const each of texts) {
    const text = each.slice(0, characters);
    characters -= text.length;
    for (let at = 0; at < text.length;) {
      let words = 0;
      at = analyzer.eachTerm(text, at, (term) => {
        terms.push(term);
        positions.push(position++);
        return ++words < WORDS_AT_ONCE;
      });
      if (words >= WORDS_AT_ONCE) yield;
    }
    position += GAP;
  }
  return { ...NOTHING, terms, positions };
}

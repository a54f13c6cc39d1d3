import { NameSet } from '../../../../base/name-set.ts';
import type { Text } from '../../bytes.ts';
import type { Steps } from '../steps.ts';
import { type Analyzer, termsOf } from './analysis/analyzer.ts';
import { isNumeric, type SchemaField } from './configuration.ts';
import type { ExactNumber } from './exact-number.ts';
import { facetPaths, MOST_CHARACTERS, numbersOf, textsOf } from './field-values.ts';
import type { SourceValue } from './source-document.ts';

/** A text is analyzed in steps of this many words. */
const WORDS_AT_ONCE = 256;
/** No phrase goes from one value of an array to the next. */
const GAP = 1;

/** What a document has of one field. */
export interface AnalyzedField {
  readonly numbers: readonly ExactNumber[];
  /** The terms, with the place of each among the words. Those above a facet are among them. */
  readonly terms: readonly Text[];
  readonly positions: readonly number[];
  /** The whole values of a KEYWORD or FACET, each once. */
  readonly values: readonly Text[];
}

const NOTHING: AnalyzedField = { numbers: [], terms: [], positions: [], values: [] };

/** @param values those that a document has of the field @param isTextual whether texts of numbers stand for them */
export function* analyzeField(
  field: SchemaField,
  analyzer: Analyzer,
  values: Iterable<SourceValue>,
  isTextual: boolean,
): Steps<AnalyzedField> {
  if (isNumeric(field.type)) {
    return { ...NOTHING, numbers: yield* numbersOf(field.type, values, isTextual) };
  }
  const texts = yield* textsOf(field, values);
  if (field.type === 'TEXT') return yield* analyzeTexts(texts, analyzer);
  return yield* analyzeValues(texts, analyzer, field.type === 'FACET');
}

/** Whole values, and what is above each if they are facets. */
function* analyzeValues(
  texts: readonly Text[],
  analyzer: Analyzer,
  areFacets: boolean,
): Steps<AnalyzedField> {
  const values = new NameSet<Text>();
  const terms: Text[] = [];
  let stepped = 0;
  for (const text of texts) {
    const [value] = termsOf(analyzer, text, 1);
    if (value === undefined || values.has(value)) continue;
    values.add(value);
    if (areFacets) terms.push(...facetPaths(value));
    else terms.push(value);
    if (terms.length - stepped < WORDS_AT_ONCE) continue;
    stepped = terms.length;
    yield;
  }
  return { ...NOTHING, terms, values: [...values] };
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

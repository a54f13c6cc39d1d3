import { NameMap } from '../../../../../base/name-map.ts';
import type { Text } from '../../../bytes.ts';
import type { Language, SchemaField } from '../configuration.ts';
import { stemmerOf } from './stemmers.ts';
import { eachWord } from './words.ts';

/**
 * The longest value that is a term as a whole. Longer ones are left out, as in Tantivy, where they may be 65,530 bytes
 * long; but V8 gives all strings of the same length above 16,383 the same hash, so that a map of them takes quadratic time.
 */
export const LONGEST_VALUE = 4096;
/** The terms of this many words are remembered, and of those that have been seen after the last as many. */
const REMEMBERED = 16_384;
/** Stemmers are not made for longer words, which are not of a language. */
const LONGEST_STEMMED = 40;

/** Gets each term of a text and where its word is, in characters; may return false to stop. */
export type TermVisitor = (term: Text, start: number, end: number) => boolean;

/** Turns texts into terms. Equal terms share their memory, and none that of a text. */
export interface Analyzer {
  /** Whether terms are in lower case. */
  readonly isLowerCase: boolean;
  /** @param from where to begin @returns where it stopped */
  eachTerm(text: Text, from: number, visit: TermVisitor): number;
}

/** One for all indexes of a language, because of what it remembers. */
const shared = new Map<Language | 'words', Analyzer>();

export function analyzerOf(field: SchemaField, language: Language): Analyzer {
  if (field.type !== 'TEXT' || !field.isTokenized) return WHOLE;
  const of = field.isStemmed ? language : 'words';
  let analyzer = shared.get(of);
  if (analyzer === undefined) {
    analyzer = new WordAnalyzer(field.isStemmed ? stemmerOf(language) : undefined);
    shared.set(of, analyzer);
  }
  return analyzer;
}

/** Finds the same words in a field, without their stems. */
export function unstemmed(field: SchemaField): Analyzer {
  return analyzerOf({ ...field, isStemmed: false }, 'english');
}

/** The terms of a text in order, up to this number. */
export function termsOf(analyzer: Analyzer, text: Text, most: number): Text[] {
  const terms: Text[] = [];
  if (most > 0) analyzer.eachTerm(text, 0, (term) => terms.push(term) < most);
  return terms;
}

/** A value is one term, as it is. */
const WHOLE: Analyzer = {
  isLowerCase: false,
  eachTerm(text, _from, visit) {
    if (text.length <= LONGEST_VALUE) visit(detached(text), 0, text.length);
    return text.length;
  },
};

/** Words in lower case, or their stems. */
class WordAnalyzer implements Analyzer {
  readonly isLowerCase = true;
  readonly #stem: ((word: Text) => Text) | undefined;
  #remembered = new NameMap<Text, Text>();
  #older = new NameMap<Text, Text>();

  constructor(stem: ((word: Text) => Text) | undefined) {
    this.#stem = stem;
  }

  eachTerm(text: Text, from: number, visit: TermVisitor): number {
    return eachWord(text, from, (start, end) =>
      visit(this.#term(text.slice(start, end)), start, end),
    );
  }

  #term(word: Text): Text {
    const known = this.#remembered.get(word);
    if (known !== undefined) return known;
    const own = detached(word);
    const term = this.#older.get(own) ?? this.#analyzed(own);
    if (this.#remembered.size >= REMEMBERED) {
      this.#older = this.#remembered;
      this.#remembered = new NameMap();
    }
    this.#remembered.set(own, term);
    return term;
  }

  #analyzed(word: Text): Text {
    const lower = word.toLowerCase();
    const isStemmed = this.#stem !== undefined && lower.length <= LONGEST_STEMMED;
    return isStemmed ? detached(this.#stem(lower)) : lower;
  }
}

/** V8 keeps the whole of a string alive of which 13 characters or more were cut out. */
function detached(text: Text): Text {
  return text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}

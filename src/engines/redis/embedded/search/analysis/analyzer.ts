import { NameMap } from '../../../../../base/name-map.ts';
import type { Text } from '../../../bytes.ts';
import type { Language, SchemaField } from '../configuration.ts';
import { stemmerOf } from './stemmers.ts';

/** The longest word that is indexed. */
const LONGEST_WORD = 255;

const IN_WORDS = /[\p{Alphabetic}\p{N}]/u;
const IN_WORD = 1;
const BETWEEN = 2;
/** By code point, of those that have been seen: the expression takes many times as long. */
const seen = new Uint8Array(0x110000);

function isInWord(point: number): boolean {
  let kind = seen[point];
  if (kind === 0) {
    kind = IN_WORDS.test(String.fromCodePoint(point)) ? IN_WORD : BETWEEN;
    seen[point] = kind;
  }
  return kind === IN_WORD;
}

/**
 * Splits a text at everything that is neither a letter nor a digit, as the default tokenizer of Tantivy does.
 *
 * @param from where to begin
 * @param visit gets the place of each word, in characters; may return false to stop
 * @returns where it stopped, which is the end of the last word or of the text
 */
function eachWord(
  text: Text,
  from: number,
  visit: (start: number, end: number) => boolean,
): number {
  let start = -1;
  for (let at = from; at < text.length;) {
    const point = text.codePointAt(at)!;
    const isWord = isInWord(point);
    if (isWord) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      if (at - start <= LONGEST_WORD && !visit(start, at)) return at;
      start = -1;
    }
    at += point > 0xffff ? 2 : 1;
  }
  if (start >= 0 && text.length - start <= LONGEST_WORD) visit(start, text.length);
  return text.length;
}

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

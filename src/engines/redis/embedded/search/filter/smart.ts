import type { Text } from '../../../bytes.ts';
import type { SchemaField } from '../configuration.ts';
import { boosted, contains, fuzzyTerm, phrase, term } from './clauses.ts';
import type { Filter } from './filter.ts';

/**
 * How much each way of matching counts. The service documents their order ("highest", "medium", none) and no figures
 * (`redis/search/query-operators/field-operators/smart-matching`).
 */
const EXACT_TERM = 5;
const EXACT_PHRASE = 8;
const LOOSE_PHRASE = 4;
const EACH_TERM = 2;
/** The words that may come between those of a loose phrase. */
const SLOP = 2;
/** A shorter word is not matched fuzzily: one edit makes it nearly any other. */
const LEAST_FUZZY = 3;

/**
 * `$smart` on a TEXT field, which is also a value without an operator.
 *
 * @param value the text, which means a phrase in double quotes
 * @param words its words, each as its term and other forms
 */
export function smart(
  field: SchemaField,
  value: Text,
  words: readonly (readonly Text[])[],
): Filter {
  const terms = words.map(([term]) => term!);
  if (/^\s*"[^]*"\s*$/.test(value)) return phrase(field, terms, 0);
  const last = terms.at(-1);
  if (last === undefined) return { kind: 'none' };
  const should: Filter[] = [];
  if (terms.length === 1) {
    should.push(boosted(term(field, last), EXACT_TERM));
  } else {
    const exactBoost = EXACT_PHRASE / LOOSE_PHRASE;
    should.push(boosted(phrase(field, terms, SLOP, exactBoost), LOOSE_PHRASE));
    for (const each of terms) should.push(boosted(term(field, each), EACH_TERM));
  }
  for (const [i, each] of terms.entries()) {
    if (isLong(each)) should.push(fuzzyTerm(field, words[i]!, {}));
  }
  const forms = words.at(-1)!;
  should.push(isLong(last) ? fuzzyTerm(field, forms, { prefix: true }) : contains(field, [last]));
  return { kind: 'boolean', must: [], should, mustNot: [] };
}

function isLong(word: Text): boolean {
  return word.length >= LEAST_FUZZY;
}
